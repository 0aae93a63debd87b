# Greedy best-first search with a list that is sorted; g is printed as an int, h beside it.
import sys, json

A = sys.argv[1].split()
B = sys.argv[2].split()
K = int(sys.argv[3])


def h(s):
    return sum(abs(i // K - B.index(t) // K) + abs(i % K - B.index(t) % K) for i, t in enumerate(s) if t != "0")


def nexts(s):
    p = s.index("0")
    r = []
    if p - K >= 0: r.append(p - K)
    if p + K < len(s): r.append(p + K)
    if p % K > 0: r.append(p - 1)
    if p % K < K - 1: r.append(p + 1)
    return [swap(s, p, q) for q in r]


def swap(s, p, q):
    t = s[:]
    t[p], t[q] = t[q], t[p]
    return t


frontier = [(A, 0)]
visited = []
while frontier:
    frontier.sort(key=lambda e: h(e[0]))
    s, g = frontier.pop(0)
    if s in visited:
        continue
    visited.append(s)
    print(json.dumps({"expand": s, "g": g, "h": h(s)}))
    if s == B or len(visited) == 600:
        break
    for t in nexts(s):
        if t not in visited:
            frontier.append((t, g + 1))
