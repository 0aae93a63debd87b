# Breadth-first search as in the lecture: OPEN and CLOSED; duplicates wait in OPEN and are skipped when taken.
import sys, json, random

random.seed(7)
board = [int(x) for x in sys.argv[1].split()]
final = [int(x) for x in sys.argv[2].split()]
width = int(sys.argv[3])


class State:
    def __init__(self, cells, parent=None, depth=0):
        self.cells = cells
        self.parent = parent
        self.depth = depth

    def __eq__(self, other):
        return self.cells == other.cells

    def __hash__(self):
        return hash(tuple(self.cells))

    def children(self):
        zero = self.cells.index(0)
        places = []
        if zero // width > 0:
            places.append(zero - width)
        if zero // width < len(self.cells) // width - 1:
            places.append(zero + width)
        if zero % width > 0:
            places.append(zero - 1)
        if zero % width < width - 1:
            places.append(zero + 1)
        random.shuffle(places)
        for p in places:
            new = self.cells[:]
            new[zero], new[p] = new[p], 0
            yield State(new, self, self.depth + 1)

    def grid(self):
        return [self.cells[i:i + width] for i in range(0, len(self.cells), width)]


OPEN = [State(board)]
CLOSED = set()
while OPEN and len(CLOSED) < 700:
    node = OPEN.pop(0)
    if node in CLOSED:
        continue
    CLOSED.add(node)
    print(json.dumps({"expand": node.grid(), "g": node.depth}))
    if node.cells == final:
        break
    for child in node.children():
        print(json.dumps({"generate": child.grid(), "g": child.depth}))
        if child not in CLOSED:
            OPEN.append(child)
