# A* with a Node class that is compared by f, nested lists, boards printed on several lines.
import sys, heapq, copy

N = int(sys.argv[3])


def nested(text):
    l = [int(x) for x in text.split()]
    return [l[i:i + N] for i in range(0, len(l), N)]


TARGET = nested(sys.argv[2])
ORDER = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class Node:
    def __init__(self, grid, g, parent):
        self.grid = grid
        self.g = g
        self.parent = parent
        self.h = self.manhattan()
        self.f = self.g + self.h

    def __lt__(self, other):
        return (self.f, self.h) < (other.f, other.h)

    def manhattan(self):
        d = 0
        for r, row in enumerate(self.grid):
            for c, v in enumerate(row):
                if v != 0:
                    for rr, trow in enumerate(TARGET):
                        for cc, t in enumerate(trow):
                            if t == v:
                                d += abs(r - rr) + abs(c - cc)
        return d

    def find_blank(self):
        for r, row in enumerate(self.grid):
            for c, v in enumerate(row):
                if v == 0:
                    return r, c

    def expand(self):
        r, c = self.find_blank()
        children = []
        for dr, dc in ORDER:
            r2, c2 = r + dr, c + dc
            if 0 <= r2 < len(self.grid) and 0 <= c2 < N:
                grid = copy.deepcopy(self.grid)
                grid[r][c], grid[r2][c2] = grid[r2][c2], grid[r][c]
                children.append(Node(grid, self.g + 1, self))
        return children

    def key(self):
        return str(self.grid)


frontier = [Node(nested(sys.argv[1]), 0, None)]
explored = set()
taken = 0
while frontier:
    node = heapq.heappop(frontier)
    if node.key() in explored:
        continue
    for row in node.grid:
        print(*row)
    print()
    taken += 1
    if node.grid == TARGET or taken == 800:
        break
    explored.add(node.key())
    for child in node.expand():
        if child.key() not in explored:
            heapq.heappush(frontier, child)
