# Paste these lines, and call expand(board, g) for each state that your search takes from the frontier.
import json


def expand(board, g=None, h=None):
    """board: a list, a tuple or a list of rows; 0 is the blank. g and h may be left out."""
    said = {"expand": board, "g": g, "h": h}
    print(json.dumps({name: value for name, value in said.items() if value is not None}))


# An example: breadth-first search.
from collections import deque

START = (1, 2, 3, 7, 4, 5, 6, 8, 0)
GOAL = (1, 2, 3, 8, 6, 4, 7, 5, 0)


def successors(board):
    blank = board.index(0)
    row, col = divmod(blank, 3)
    for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
        if 0 <= r < 3 and 0 <= c < 3:
            cells = list(board)
            cells[blank], cells[3 * r + c] = cells[3 * r + c], 0
            yield tuple(cells)


frontier = deque([(START, 0)])
reached = {START}
while frontier:
    board, g = frontier.popleft()
    expand(board, g)
    if board == GOAL:
        break
    for child in successors(board):
        if child not in reached:
            reached.add(child)
            frontier.append((child, g + 1))
