"""Runs a notebook without Jupyter: every cell in order, the last expression of each shown as a notebook shows it."""

import ast
import contextlib
import io
from typing import Any

Notebook = dict[str, Any]


def run(notebook: Notebook) -> Notebook:
    """The same notebook with what its cells show now."""
    names: dict[str, Any] = {}
    count = 0
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell = {**cell, "execution_count": count, "outputs": _outputs("".join(cell["source"]), names, count)}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    code = ast.parse(source)
    end = code.body[-1] if code.body else None
    last = ast.Expression(end.value) if isinstance(end, ast.Expr) else None
    if last is not None:
        code.body.pop()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, "notebook", "exec"), names)
        value = None if last is None else eval(compile(last, "notebook", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if said.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(said.getvalue())})
    if value is not None:
        result = {"data": _shown(value), "execution_count": count, "metadata": {}, "output_type": "execute_result"}
        outputs.append(result)
    return outputs


def _shown(value: Any) -> dict[str, list[str]]:
    kinds = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}
    shown = {kind: _lines(getattr(value, method)()) for kind, method in kinds.items() if hasattr(value, method)}
    return {**shown, "text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
