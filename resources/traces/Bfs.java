import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Bfs {
  // Paste these lines, and call expand(board, g, h) for each state that your search takes from the frontier.

  /** board: the cells, row by row; 0 is the blank. Leave out g and h, or h, if your search has none. */
  static void expand(int[] board, int... gAndH) {
    String numbers = "";
    if (gAndH.length > 0) numbers += ", \"g\": " + gAndH[0];
    if (gAndH.length > 1) numbers += ", \"h\": " + gAndH[1];
    System.out.println("{\"expand\": " + Arrays.toString(board) + numbers + "}");
  }

  // An example: breadth-first search.
  static final int[] START = {1, 2, 3, 7, 4, 5, 6, 8, 0};
  static final int[] GOAL = {1, 2, 3, 8, 6, 4, 7, 5, 0};

  record Node(int[] board, int g) {}

  static List<int[]> successors(int[] board) {
    int blank = 0;
    while (board[blank] != 0) blank++;
    int row = blank / 3, col = blank % 3;
    List<int[]> children = new ArrayList<>();
    for (int[] near : new int[][] {{row - 1, col}, {row + 1, col}, {row, col - 1}, {row, col + 1}}) {
      if (near[0] < 0 || near[0] > 2 || near[1] < 0 || near[1] > 2) continue;
      int[] child = board.clone();
      child[blank] = child[3 * near[0] + near[1]];
      child[3 * near[0] + near[1]] = 0;
      children.add(child);
    }
    return children;
  }

  public static void main(String[] arguments) {
    ArrayDeque<Node> frontier = new ArrayDeque<>(List.of(new Node(START, 0)));
    Set<String> reached = new HashSet<>(Set.of(Arrays.toString(START)));
    while (!frontier.isEmpty()) {
      Node node = frontier.remove();
      expand(node.board(), node.g());
      if (Arrays.equals(node.board(), GOAL)) break;
      for (int[] child : successors(node.board()))
        if (reached.add(Arrays.toString(child))) frontier.add(new Node(child, node.g() + 1));
    }
  }
}
