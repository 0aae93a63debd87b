# Depth-first search with a stack.
import sys, json

start = tuple(map(int, sys.argv[1].split()))
goal = tuple(map(int, sys.argv[2].split()))
cols = int(sys.argv[3])


def result(s, di):
    i = s.index(0)
    j = i + di
    l = list(s)
    l[i], l[j] = l[j], l[i]
    return tuple(l)


def legal(s):
    i = s.index(0)
    if i % cols > 0: yield -1
    if i % cols < cols - 1: yield 1
    if i >= cols: yield -cols
    if i + cols < len(s): yield cols


stack = [start]
visited = set()
while stack and len(visited) < 900:
    s = stack.pop()
    if s in visited:
        continue
    visited.add(s)
    print(json.dumps({"expand": s}))
    if s == goal:
        break
    for d in legal(s):
        t = result(s, d)
        if t not in visited:
            stack.append(t)
