import java.util.*;

/** A* with a PriorityQueue, as in a first course. */
public class Puzzle {
    static int cols;
    static int[] goal;

    static class Node {
        int[] board;
        int g;
        int h;
        Node parent;

        Node(int[] board, int g, Node parent) {
            this.board = board;
            this.g = g;
            this.parent = parent;
            this.h = manhattan(board);
        }

        int f() {
            return g + h;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Node && Arrays.equals(board, ((Node) o).board);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(board);
        }
    }

    static int manhattan(int[] board) {
        int sum = 0;
        for (int i = 0; i < board.length; i++) {
            if (board[i] == 0) continue;
            for (int j = 0; j < goal.length; j++)
                if (goal[j] == board[i]) sum += Math.abs(i / cols - j / cols) + Math.abs(i % cols - j % cols);
        }
        return sum;
    }

    static List<int[]> successors(int[] board) {
        List<int[]> list = new ArrayList<>();
        int b = 0;
        while (board[b] != 0) b++;
        int[] delta = {-cols, cols, -1, 1};
        for (int d : delta) {
            int t = b + d;
            if (t < 0 || t >= board.length) continue;
            if (Math.abs(d) == 1 && t / cols != b / cols) continue;
            int[] next = board.clone();
            next[b] = next[t];
            next[t] = 0;
            list.add(next);
        }
        return list;
    }

    static int[] read(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) {
        goal = read(args[1]);
        cols = Integer.parseInt(args[2]);
        PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingInt(Node::f));
        Set<Node> closed = new HashSet<>();
        open.add(new Node(read(args[0]), 0, null));
        int steps = 0;
        while (!open.isEmpty() && steps < 800) {
            Node n = open.poll();
            if (closed.contains(n)) continue;
            closed.add(n);
            steps++;
            System.out.println("{\"expand\": " + Arrays.toString(n.board) + ", \"g\": " + n.g + ", \"h\": " + n.h + "}");
            if (Arrays.equals(n.board, goal)) break;
            for (int[] s : successors(n.board)) {
                Node m = new Node(s, n.g + 1, n);
                if (!closed.contains(m)) open.add(m);
            }
        }
    }
}
