# Depth-first search by recursion, states as strings of digits.
import sys, json

sys.setrecursionlimit(20000)
start = sys.argv[1].replace(" ", "")
goal = sys.argv[2].replace(" ", "")
cols = int(sys.argv[3])
seen = set()


def swap(s, a, b):
    l = list(s)
    l[a], l[b] = l[b], l[a]
    return "".join(l)


def moves(s):
    z = s.index("0")
    if z % cols < cols - 1: yield swap(s, z, z + 1)
    if z + cols < len(s): yield swap(s, z, z + cols)
    if z % cols > 0: yield swap(s, z, z - 1)
    if z >= cols: yield swap(s, z, z - cols)


def dfs(s, depth):
    seen.add(s)
    print(json.dumps({"expand": s, "g": depth}))
    if s == goal:
        return [s]
    if len(seen) > 900:
        return []
    for n in moves(s):
        if n not in seen:
            found = dfs(n, depth + 1)
            if found is not None:
                return [s] + found
    return None


path = dfs(start, 0)
if path and path[-1] == goal:
    print(json.dumps({"path": path}))
