# Breadth-first search with a deque; states are tuples, marked when they are queued.
import sys, json
from collections import deque

start = tuple(map(int, sys.argv[1].split()))
goal = tuple(map(int, sys.argv[2].split()))
cols = int(sys.argv[3])
rows = len(start) // cols


def neighbors(s):
    i = s.index(0)
    r, c = divmod(i, cols)
    for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        rr, cc = r + dr, c + dc
        if 0 <= rr < rows and 0 <= cc < cols:
            j = rr * cols + cc
            l = list(s)
            l[i], l[j] = l[j], l[i]
            yield tuple(l)


def bfs():
    queue = deque([start])
    parent = {start: None}
    expanded = 0
    while queue and expanded < 1500:
        s = queue.popleft()
        print(json.dumps({"expand": s}))
        expanded += 1
        if s == goal:
            path = []
            while s is not None:
                path.append(s)
                s = parent[s]
            path.reverse()
            print(json.dumps({"path": path}))
            return
        for n in neighbors(s):
            if n not in parent:
                parent[n] = s
                queue.append(n)
    print("no solution")


bfs()
