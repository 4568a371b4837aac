"""A client that openapi-python-client made from openapi.json, against a server that runs."""

import sys

from tiebreak_client import AuthenticatedClient, Client
from tiebreak_client.api.conducting import add_note, answer_question, preview_answer
from tiebreak_client.api.events import get_event, get_ruling, list_events
from tiebreak_client.api.regulations import list_own_regulations, list_regulations
from tiebreak_client.api.schemas import get_schema, list_schemas
from tiebreak_client.models import EventState, NewAnswer, NewNote, Problem

url, token = sys.argv[1:]
anybody = Client(base_url=url)
arbiter = AuthenticatedClient(base_url=url, token=token)
SLUG = "tata-steel-masters-2024"

# Lists, part by part.
part = list_events.sync(client=anybody, limit=1)
assert len(part.events) == 1 and part.next_, part
second = list_events.sync(client=anybody, limit=1, after=part.next_)
assert second.events[0].slug != part.events[0].slug, second
assert any(one.id == "tata-steel-masters-2023" for one in list_regulations.sync(client=anybody, limit=500).regulations)
assert "ruling" in list_schemas.sync(client=anybody).schemas
assert get_schema.sync_detailed("ruling", client=anybody).status_code == 200

# An event, its ruling, and the state that the client has already.
state = get_event.sync_detailed(SLUG, client=anybody)
assert state.status_code == 200 and isinstance(state.parsed, EventState), state
assert state.parsed.slug == SLUG and state.parsed.entries == 0, state.parsed
tag = state.headers["etag"]
assert get_event.sync_detailed(SLUG, client=anybody, if_none_match=tag).status_code == 304
assert get_ruling.sync_detailed(SLUG, client=anybody, workings=True).status_code == 200

# An answer, looked at and then given; a second one is refused, with a problem document.
answer = NewAnswer(question="semi-final-1/first-white", value=["Wei Yi", "Nodirbek Abdusattorov"], witnesses=["Carl"])
assert preview_answer.sync_detailed(SLUG, client=arbiter, body=answer).status_code == 200
given = answer_question.sync(SLUG, client=arbiter, body=answer, if_match=tag)
assert isinstance(given, EventState) and given.entries == 1, given
again = answer_question.sync_detailed(SLUG, client=arbiter, body=answer)
assert again.status_code == 409 and isinstance(again.parsed, Problem) and again.parsed.status == 409, again
late = add_note.sync_detailed(SLUG, client=arbiter, body=NewNote(why="late"), if_match=tag)
assert late.status_code == 412 and late.parsed.status == 412, late

# What needs a token.
assert list_own_regulations.sync_detailed(client=arbiter).status_code == 200
nobody = AuthenticatedClient(base_url=url, token="wrong")
refused = list_own_regulations.sync_detailed(client=nobody)
assert refused.status_code == 401 and isinstance(refused.parsed, Problem), refused
print("all is as the document says")
