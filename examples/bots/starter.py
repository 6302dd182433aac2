"""A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody."""

import sys


def say(line):
    print(line, flush=True)


role, at, legal = "", {}, []
for line in sys.stdin:
    word, *words = line.split() or [""]
    if word == "arena":
        say("name Starter")
        say("ready")
    elif word == "game":
        role = words[words.index("role") + 1]
    elif word == "turn":
        at = {}
    elif word == "at":
        at[words[0]] = (int(words[1]), int(words[2]))
    elif word == "legal":
        legal = words
    elif word == "go":
        choice = legal[0]
        if "foe" in at and "," in choice:

            def distance(cell):
                row, col = map(int, cell.split(","))
                return max(abs(row - at["foe"][0]), abs(col - at["foe"][1]))

            hunts = role in ("monster", "minotaur")
            choice = min(legal, key=distance) if hunts else max(legal, key=distance)
        say("move " + choice.replace(",", " "))
    elif word == "quit":
        break
