using System;
using System.Collections.Generic;
using System.Linq;

static class Bfs
{
    // Paste these lines, and call Expand(board, g) for each state that your search takes from the frontier.

    /// board: the cells, row by row; 0 is the blank. g and h may be left out.
    static void Expand(IEnumerable<int> board, int? g = null, int? h = null)
    {
        var numbers = (g == null ? "" : ", \"g\": " + g) + (h == null ? "" : ", \"h\": " + h);
        Console.WriteLine("{\"expand\": [" + string.Join(", ", board) + "]" + numbers + "}");
    }

    // An example: breadth-first search.
    static readonly int[] Start = { 1, 2, 3, 7, 4, 5, 6, 8, 0 };
    static readonly int[] Goal = { 1, 2, 3, 8, 6, 4, 7, 5, 0 };

    static IEnumerable<int[]> Successors(int[] board)
    {
        int blank = Array.IndexOf(board, 0), row = blank / 3, col = blank % 3;
        var near = new[] { new[] { row - 1, col }, new[] { row + 1, col }, new[] { row, col - 1 }, new[] { row, col + 1 } };
        foreach (var place in near)
        {
            if (place.Min() < 0 || place.Max() > 2) continue;
            var child = (int[])board.Clone();
            child[blank] = child[3 * place[0] + place[1]];
            child[3 * place[0] + place[1]] = 0;
            yield return child;
        }
    }

    static void Main()
    {
        var frontier = new Queue<KeyValuePair<int[], int>>();
        frontier.Enqueue(new KeyValuePair<int[], int>(Start, 0));
        var reached = new HashSet<string> { string.Join(" ", Start) };
        while (frontier.Count > 0)
        {
            var node = frontier.Dequeue();
            Expand(node.Key, node.Value);
            if (node.Key.SequenceEqual(Goal)) break;
            foreach (var child in Successors(node.Key))
                if (reached.Add(string.Join(" ", child)))
                    frontier.Enqueue(new KeyValuePair<int[], int>(child, node.Value + 1));
        }
    }
}
