# IDA* as in Wikipedia: a path that is a stack, a bound that rises to the least f beyond; prints each bound as a number.
import sys, json

start = tuple(map(int, sys.argv[1].split()))
goal = tuple(map(int, sys.argv[2].split()))
cols = int(sys.argv[3])
pos = {t: i for i, t in enumerate(goal)}
nodes = 0


def h(s):
    d = 0
    for i, t in enumerate(s):
        if t:
            d += abs(i // cols - pos[t] // cols) + abs(i % cols - pos[t] % cols)
    return d


def succ(s):
    z = s.index(0)
    out = []
    for d, ok in ((-cols, z >= cols), (-1, z % cols), (1, z % cols < cols - 1), (cols, z + cols < len(s))):
        if ok:
            l = list(s)
            l[z], l[z + d] = l[z + d], l[z]
            out.append(tuple(l))
    return sorted(out, key=h)


def search(path, g, bound):
    global nodes
    node = path[-1]
    f = g + h(node)
    if f > bound:
        return f
    nodes += 1
    print(json.dumps({"expand": node, "g": g, "h": h(node), "f": f}))
    if node == goal or nodes > 2500:
        return True
    least = float("inf")
    for n in succ(node):
        if n not in path:
            path.append(n)
            t = search(path, g + 1, bound)
            if t is True:
                return True
            least = min(least, t)
            path.pop()
    return least


bound = h(start)
while True:
    print(bound)
    t = search([start], 0, bound)
    if t is True:
        break
    bound = t
