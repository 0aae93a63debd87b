# A* with a dictionary as the open list: the least is looked for, a key is decreased in place. Numbers are floats.
import sys, json

start = tuple(sys.argv[1].split())
goal = tuple(sys.argv[2].split())
cols = int(sys.argv[3])
W = float(sys.argv[4]) if len(sys.argv) > 4 else 1.0


def heuristic(s):
    return float(sum(1 for a, b in zip(s, goal) if a != b and a != "0"))


def neighbours(s):
    z = s.index("0")
    x, y = z % cols, z // cols
    for dx, dy in [(1, 0), (0, 1), (-1, 0), (0, -1)]:
        if 0 <= x + dx < cols and 0 <= y + dy < len(s) // cols:
            k = (y + dy) * cols + x + dx
            l = list(s)
            l[z], l[k] = l[k], l[z]
            yield tuple(l)


open_list = {start: 0.0}
closed = {}
steps = 0
while open_list:
    current = min(open_list, key=lambda s: open_list[s] + W * heuristic(s))
    g = open_list.pop(current)
    closed[current] = g
    steps += 1
    print("step", steps)
    print(json.dumps({"expand": ",".join(current), "g": g, "h": heuristic(current), "f": g + W * heuristic(current)}))
    if current == goal or steps >= 1000:
        break
    for n in neighbours(current):
        ng = g + 1
        if n in closed and closed[n] <= ng:
            continue
        if n in open_list and open_list[n] <= ng:
            continue
        if n in closed:
            del closed[n]
        open_list[n] = ng
    print(json.dumps({"frontier": [",".join(s) for s in open_list]}))
