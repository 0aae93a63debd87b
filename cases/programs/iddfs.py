# Iterative deepening: depth-limited search by recursion; a line for each limit.
import sys, json

start = tuple(map(int, sys.argv[1].split()))
goal = tuple(map(int, sys.argv[2].split()))
cols = int(sys.argv[3])
calls = 0


def moves(s):
    z = s.index(0)
    for d in (-cols, cols, -1, 1):
        if d == -1 and z % cols == 0: continue
        if d == 1 and z % cols == cols - 1: continue
        if not 0 <= z + d < len(s): continue
        l = list(s)
        l[z], l[z + d] = l[z + d], 0
        yield tuple(l)


def dls(s, limit, path):
    global calls
    calls += 1
    print(json.dumps({"expand": s, "g": len(path)}))
    if s == goal:
        return True
    if limit == 0 or calls > 3000:
        return calls > 3000
    for n in moves(s):
        if n not in path:
            if dls(n, limit - 1, path + [s]):
                return True
    return False


limit = 0
while True:
    print("limit", limit)
    if dls(start, limit, []):
        break
    limit += 1
