# Uniform-cost search; a tile costs its number (given by the third argument).
import sys, json, heapq

first = tuple(map(int, sys.argv[1].split()))
last = tuple(map(int, sys.argv[2].split()))
cols = int(sys.argv[3])
costs = sys.argv[4] == "number"


def actions(s):
    e = s.index(0)
    if e >= cols:
        yield e - cols
    if e < len(s) - cols:
        yield e + cols
    if e % cols:
        yield e - 1
    if (e + 1) % cols:
        yield e + 1


queue = [(0, first)]
dist = {first: 0}
finished = set()
while queue:
    g, s = heapq.heappop(queue)
    if g > dist[s]:
        continue
    finished.add(s)
    print(json.dumps({"expand": s, "g": g}))
    if s == last or len(finished) > 1500:
        break
    e = s.index(0)
    for a in actions(s):
        t = list(s)
        t[e], t[a] = t[a], t[e]
        t = tuple(t)
        cost = s[a] if costs else 1
        if g + cost < dist.get(t, float("inf")):
            dist[t] = g + cost
            heapq.heappush(queue, (g + cost, t))
