# Breadth-first search, a set of states for each level: the order inside a level is that of a set.
import sys

start, goal, w = sys.argv[1], sys.argv[2], int(sys.argv[3])


def key(text):
    return "".join(chr(48 + int(t)) for t in text.split())


def show(s):
    out = " ".join(str(ord(t) - 48) if t != "0" else "_" for t in s)
    print(out)


def moves(s):
    b = s.index("0")
    options = []
    if b >= w: options.append(b - w)
    if b + w < len(s): options.append(b + w)
    if b % w != 0: options.append(b - 1)
    if b % w != w - 1: options.append(b + 1)
    res = set()
    for o in options:
        x, y = min(b, o), max(b, o)
        res.add(s[:x] + s[y] + s[x + 1:y] + s[x] + s[y + 1:])
    return res


level = {key(start)}
seen = set(level)
target = key(goal)
n = 0
done = False
while level and not done and n < 1500:
    following = set()
    for s in level:
        show(s)
        n += 1
        if s == target:
            print("found after", n, "states")
            done = True
            break
        following |= moves(s)
    level = following - seen
    seen |= level
