#include <algorithm>
#include <array>
#include <deque>
#include <iostream>
#include <set>
#include <utility>

// Paste these lines, and call expand(board, g) for each state that your search takes from the frontier.

// board: the cells, row by row; 0 is the blank. g and h may be left out.
template <typename Board>
void expand(const Board& board, int g = -1, int h = -1) {
  std::cout << "{\"expand\": \"";
  for (int cell : board) std::cout << cell << ' ';
  std::cout << '"';
  if (g >= 0) std::cout << ", \"g\": " << g;
  if (h >= 0) std::cout << ", \"h\": " << h;
  std::cout << "}\n";
}

// An example: breadth-first search.
using Board = std::array<int, 9>;
const Board START = {1, 2, 3, 7, 4, 5, 6, 8, 0};
const Board GOAL = {1, 2, 3, 8, 6, 4, 7, 5, 0};

std::deque<Board> successors(const Board& board) {
  const int blank = std::find(board.begin(), board.end(), 0) - board.begin();
  const int row = blank / 3, col = blank % 3;
  std::deque<Board> children;
  for (auto [r, c] : {std::pair{row - 1, col}, {row + 1, col}, {row, col - 1}, {row, col + 1}}) {
    if (r < 0 || r > 2 || c < 0 || c > 2) continue;
    Board child = board;
    std::swap(child[blank], child[3 * r + c]);
    children.push_back(child);
  }
  return children;
}

int main() {
  std::deque<std::pair<Board, int>> frontier = {{START, 0}};
  std::set<Board> reached = {START};
  while (!frontier.empty()) {
    const auto [board, g] = frontier.front();
    frontier.pop_front();
    expand(board, g);
    if (board == GOAL) break;
    for (const Board& child : successors(board))
      if (reached.insert(child).second) frontier.push_back({child, g + 1});
  }
}
