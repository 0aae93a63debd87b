# A* with heapq and lazy deletion.
import heapq, json, sys
from itertools import count

START = tuple(int(n) for n in sys.argv[1].split())
GOAL = tuple(int(n) for n in sys.argv[2].split())
COLS = int(sys.argv[3])
WHERE = {t: divmod(i, COLS) for i, t in enumerate(GOAL)}
PRINT = sys.argv[4] if len(sys.argv) > 4 else "all"


def h(s):
    total = 0
    for i, t in enumerate(s):
        if t == 0:
            continue
        r, c = divmod(i, COLS)
        gr, gc = WHERE[t]
        total += abs(r - gr) + abs(c - gc)
    return total


def successors(s):
    b = s.index(0)
    r, c = divmod(b, COLS)
    out = []
    if r > 0: out.append(b - COLS)
    if c > 0: out.append(b - 1)
    if r < len(s) // COLS - 1: out.append(b + COLS)
    if c < COLS - 1: out.append(b + 1)
    for t in out:
        l = list(s)
        l[b] = l[t]
        l[t] = 0
        yield tuple(l)


def show(kind, s, g, hh, f):
    line = {kind: " ".join(map(str, s))}
    if PRINT != "states":
        line.update(g=g, h=hh, f=f)
    if kind == "expand" or PRINT == "all":
        print(json.dumps(line))


def search():
    tick = count()
    best = {START: 0}
    came = {}
    closed = set()
    heap = [(h(START), next(tick), 0, START)]
    n = 0
    while heap:
        f, _, g, s = heapq.heappop(heap)
        if s in closed:
            continue
        if n == 1200:
            return
        n += 1
        show("expand", s, g, h(s), f)
        if s == GOAL:
            path = [s]
            while s in came:
                s = came[s]
                path.append(s)
            path.reverse()
            print(json.dumps({"path": [" ".join(map(str, p)) for p in path]}))
            return
        closed.add(s)
        for t in successors(s):
            ng = g + 1
            if t in closed:
                continue
            if ng < best.get(t, 10 ** 9):
                best[t] = ng
                came[t] = s
                nh = h(t)
                show("generate", t, ng, nh, ng + nh)
                heapq.heappush(heap, (ng + nh, next(tick), ng, t))


search()
