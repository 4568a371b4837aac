"""The straightforward way, for comparison: walk through every outcome of the open games and add points.

Reads from standard input: a line of scores in half points, then one line "white black" for each open game (positions in the first
line). Prints the seconds that the walk took and, for each player, in how many outcomes the player is first alone and first together.
"""

import itertools
import sys
import time


def main():
    lines = sys.stdin.read().splitlines()
    scores = [int(word) for word in lines[0].split()]
    games = [tuple(map(int, line.split())) for line in lines[1:]]
    alone = [0] * len(scores)
    together = [0] * len(scores)
    begin = time.perf_counter()
    for outcome in itertools.product(((2, 0), (1, 1), (0, 2)), repeat=len(games)):
        final = scores[:]
        for (white, black), (for_white, for_black) in zip(games, outcome):
            final[white] += for_white
            final[black] += for_black
        best = max(final)
        first = [player for player, score in enumerate(final) if score == best]
        if len(first) == 1:
            alone[first[0]] += 1
        else:
            for player in first:
                together[player] += 1
    print(time.perf_counter() - begin)
    for player in range(len(scores)):
        print(alone[player], together[player])


if __name__ == "__main__":
    main()
