/**
 * Programs as students write them, in `cases/programs`: right ones, and the same with one change of a line or two. What is
 * expected of each was found by hand and by `oracle.fixture.ts`, not by the referee.
 */
import type { Claim } from '../../../shared/referee/verdict/claimed.ts';

export interface StudentProgram {
  /** What the program is, or what is wrong with it. */
  readonly name: string;
  readonly file: string;
  readonly claim: Claim;
  /** Text of the file, and what stands there instead. */
  readonly change?: readonly (readonly [string, string])[];
  readonly start?: string;
  readonly goal?: string;
  readonly cols?: number;
  /** More arguments of the program. */
  readonly more?: readonly string[];
  readonly costs?: 'number';
}

export interface WrongProgram extends StudentProgram {
  /** The bug that should be among those named; missing where it is none of the table. */
  readonly bug?: string;
  /** The first wrong step (0: the last one) and the rule, where the oracle cannot tell: numbers, paths, rounds. */
  readonly at?: readonly [step: number, rule: string];
}

const BFS: Claim = { algorithm: 'bfs' };
const DFS: Claim = { algorithm: 'dfs' };
const UCS: Claim = { algorithm: 'ucs' };
const GREEDY: Claim = { algorithm: 'greedy' };
const ASTAR: Claim = { algorithm: 'astar' };
const MISPLACED: Claim = { algorithm: 'astar', heuristic: 'misplaced' };
const IDDFS: Claim = { algorithm: 'iddfs' };
const IDA: Claim = { algorithm: 'idastar' };
const WEIGHTED: Claim = { algorithm: 'weighted-astar', weight: 2, heuristic: 'misplaced' };

export const NEAR = '1 2 3 4 0 6 7 5 8';
export const MIDDLE = '4 1 3 0 2 6 7 5 8';
const FAR = '8 1 3 4 0 2 7 6 5';
const HARD = '8 6 7 2 5 4 3 0 1';
const RING = '1 2 3 8 0 4 7 6 5';
const BLANK_FIRST = '0 1 2 3 4 5 6 7 8';
const TO_RING = { start: '2 8 3 1 6 4 7 0 5', goal: RING };
const TO_FIRST = { start: '3 1 2 6 4 5 0 7 8', goal: BLANK_FIRST };
const FROM_FAR_TO_FIRST = { start: '7 2 4 5 0 6 8 3 1', goal: BLANK_FIRST };
const TALL = { start: '1 5 0 2 3 4', goal: '1 2 3 4 5 0', cols: 2 };
const WIDE = { start: '0 1 3 4 2 5', goal: '1 2 3 4 5 0', cols: 3 };
const FOUR = {
  start: '5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12',
  goal: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0',
  cols: 4,
};

export const RIGHT: readonly StudentProgram[] = [
  { name: 'deque', file: 'bfs_deque.py', claim: BFS },
  { name: 'deque, ring', file: 'bfs_deque.py', claim: BFS, ...TO_RING },
  { name: 'deque, 4 × 4', file: 'bfs_deque.py', claim: BFS, ...FOUR },
  {
    name: 'the goal is tested early, and not printed',
    file: 'bfs_deque.py',
    claim: BFS,
    start: FAR,
    change: [
      [
        '            if n not in parent:\n',
        '            if n == goal:\n                return\n            if n not in parent:\n',
      ],
    ],
  },
  {
    name: 'the goal is tested early, and printed last',
    file: 'bfs_deque.py',
    claim: BFS,
    start: MIDDLE,
    change: [
      [
        '            if n not in parent:\n',
        '            if n == goal:\n                print(json.dumps({"expand": n}))\n                return\n            if n not in parent:\n',
      ],
    ],
  },
  {
    name: 'the path without the start',
    file: 'bfs_deque.py',
    claim: BFS,
    change: [['{"path": path}', '{"path": path[1:]}']],
  },
  {
    name: 'the path as a list of words',
    file: 'bfs_deque.py',
    claim: BFS,
    change: [
      [
        '{"path": path}',
        '{"path": [{-cols: "up", cols: "down", -1: "left"}.get(b.index(0) - a.index(0), "right") for a, b in zip(path, path[1:])]}',
      ],
    ],
  },
  { name: 'sets of states by level', file: 'bfs_levels.py', claim: BFS, start: FAR },
  { name: 'sets of states by level, ring', file: 'bfs_levels.py', claim: BFS, ...TO_RING },
  { name: 'OPEN and CLOSED, moves in a random order', file: 'bfs_late.py', claim: BFS },
  { name: 'OPEN and CLOSED, tall', file: 'bfs_late.py', claim: BFS, ...TALL },
  { name: 'OPEN and CLOSED, wide', file: 'bfs_late.py', claim: BFS, ...WIDE },
  {
    name: 'duplicates are printed as they are taken',
    file: 'bfs_late.py',
    claim: BFS,
    change: [
      [
        '    if node in CLOSED:\n',
        '    if node in CLOSED:\n        print(json.dumps({"expand": node.grid(), "g": node.depth}))\n',
      ],
    ],
  },
  {
    name: 'new states are printed before the goal test',
    file: 'bfs_late.py',
    claim: BFS,
    change: [
      ['    if node.cells == final:\n        break\n', ''],
      [
        '    for child in',
        '    for child in list(node.children()):\n        print(json.dumps({"generate": child.grid()}))\n    if node.cells == final:\n        break\n    for child in',
      ],
      ['        print(json.dumps({"generate": child.grid(), "g": child.depth}))\n', ''],
    ],
  },
  { name: 'arrays of arrays', file: 'bfs_array.mjs', claim: BFS },
  { name: 'arrays of arrays, wide', file: 'bfs_array.mjs', claim: BFS, ...WIDE },
  {
    name: 'marked as they are taken, arrays',
    file: 'bfs_array.mjs',
    claim: BFS,
    change: [
      ['const visited = [grid(from)];', 'const visited = [];'],
      [
        '  const board = queue.shift();\n',
        '  const board = queue.shift();\n  if (visited.some((other) => same(other, board))) continue;\n  visited.push(board);\n',
      ],
      ['    visited.push(next);\n', ''],
    ],
  },
  { name: 'heap, first in first out', file: 'astar_heapq.py', claim: ASTAR },
  { name: 'heap, far', file: 'astar_heapq.py', claim: ASTAR, start: HARD },
  { name: 'heap, to the blank first', file: 'astar_heapq.py', claim: ASTAR, ...FROM_FAR_TO_FIRST },
  { name: 'heap, ring', file: 'astar_heapq.py', claim: ASTAR, ...TO_RING, more: ['states'] },
  { name: 'heap, 4 × 4', file: 'astar_heapq.py', claim: ASTAR, ...FOUR },
  {
    name: 'heap, last in first out',
    file: 'astar_heapq.py',
    claim: ASTAR,
    start: FAR,
    change: [['next(tick), ng, t', '-next(tick), ng, t']],
  },
  {
    name: 'heap, least h first',
    file: 'astar_heapq.py',
    claim: ASTAR,
    start: HARD,
    more: ['states'],
    change: [['next(tick), ng, t', '(nh << 20) + next(tick), ng, t']],
  },
  {
    name: 'heap, ties by the tuple',
    file: 'astar_heapq.py',
    claim: ASTAR,
    start: HARD,
    change: [['(ng + nh, next(tick), ng, t)', '(ng + nh, 0, ng, t)']],
  },
  {
    name: 'heap, another random tie each time',
    file: 'astar_heapq.py',
    claim: ASTAR,
    start: HARD,
    change: [['(ng + nh, next(tick), ng, t)', '(ng + nh, __import__("random").random(), ng, t)']],
  },
  {
    name: 'misplaced, a dictionary, floats, the frontier after each step',
    file: 'astar_decrease.py',
    claim: MISPLACED,
    start: FAR,
  },
  { name: 'misplaced, blank first', file: 'astar_decrease.py', claim: MISPLACED, ...TO_FIRST },
  { name: 'weighted', file: 'astar_decrease.py', claim: WEIGHTED, start: HARD, more: ['2'] },
  {
    name: 'weighted, f printed as g + h',
    file: 'astar_decrease.py',
    claim: WEIGHTED,
    start: FAR,
    more: ['2'],
    change: [['"f": g + W * heuristic(current)', '"f": g + heuristic(current)']],
  },
  {
    name: 'weighted, closed states stay closed',
    file: 'astar_decrease.py',
    claim: WEIGHTED,
    start: HARD,
    more: ['2'],
    change: [['if n in closed and closed[n] <= ng:', 'if n in closed:']],
  },
  { name: 'a class of nodes, boards on several lines', file: 'astar_class.py', claim: ASTAR, start: HARD },
  { name: 'a class of nodes, tall', file: 'astar_class.py', claim: ASTAR, ...TALL },
  { name: 'an array that is sorted', file: 'astar_sort.mjs', claim: ASTAR, start: HARD },
  { name: 'PriorityQueue of Java', file: 'Puzzle.java', claim: ASTAR, start: HARD },
  { name: 'uniform cost, heap', file: 'ucs_costs.py', claim: UCS, start: FAR, more: ['one'] },
  {
    name: 'uniform cost, tiles that weigh',
    file: 'ucs_costs.py',
    claim: UCS,
    start: FAR,
    more: ['number'],
    costs: 'number',
  },
  { name: 'greedy, sorted list', file: 'greedy_list.py', claim: GREEDY, start: HARD },
  { name: 'greedy, ring', file: 'greedy_list.py', claim: GREEDY, ...TO_RING },
  {
    name: 'greedy, f printed as g + h',
    file: 'greedy_list.py',
    claim: GREEDY,
    start: HARD,
    change: [['"h": h(s)}', '"h": h(s), "f": g + h(s)}']],
  },
  { name: 'stack, marked as they are taken', file: 'dfs_stack.py', claim: DFS },
  {
    name: 'stack, marked as they are pushed',
    file: 'dfs_stack.py',
    claim: DFS,
    start: FAR,
    change: [
      ['    if s in visited:\n        continue\n    visited.add(s)\n', ''],
      ['visited = set()', 'visited = {start}'],
      ['            stack.append(t)', '            visited.add(t)\n            stack.append(t)'],
    ],
  },
  { name: 'recursion', file: 'dfs_recursive.py', claim: DFS },
  { name: 'deepening', file: 'iddfs.py', claim: IDDFS, start: MIDDLE },
  {
    name: 'deepening from 1, nothing pruned, states at the limit not printed',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [
      [
        '    print(json.dumps({"expand": s, "g": len(path)}))\n',
        '    if limit > 0: print(json.dumps({"expand": s, "g": len(path)}))\n',
      ],
      ['limit = 0\nwhile', 'limit = 1\nwhile'],
      ['if n not in path:', 'if True:'],
    ],
  },
  {
    name: 'deepening, the goal printed at the limit, other states not',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [
      [
        '    print(json.dumps({"expand": s, "g": len(path)}))\n',
        '    if limit > 0 or s == goal: print(json.dumps({"expand": s, "g": len(path)}))\n',
      ],
    ],
  },
  {
    name: 'deepening, states seen at a lesser depth are left out',
    file: 'iddfs.py',
    claim: IDDFS,
    start: FAR,
    change: [
      [
        '        if n not in path:\n',
        '        if len(path) + 1 <= best.get(n, 999):\n            best[n] = len(path) + 1\n',
      ],
      ['    print("limit", limit)\n', '    best = {start: 0}\n'],
    ],
  },
  {
    name: 'deepening with a stack, marked as states are pushed',
    file: 'iddfs.py',
    claim: IDDFS,
    start: FAR,
    change: [
      [
        '    if dls(start, limit, []):\n        break\n',
        '    stack = [(start, 0)]\n    best = {start: 0}\n    found = False\n    while stack and calls < 2000:\n        s, d = stack.pop()\n        if best[s] < d: continue\n        calls += 1\n        print(json.dumps({"expand": s, "g": d}))\n        if s == goal:\n            found = True\n            break\n        if d < limit:\n            for n in moves(s):\n                if d + 1 < best.get(n, 999):\n                    best[n] = d + 1\n                    stack.append((n, d + 1))\n    if found or calls >= 2000:\n        break\n',
      ],
    ],
  },
  {
    name: 'recursion, successors printed just before their turn',
    file: 'dfs_recursive.py',
    claim: DFS,
    start: FAR,
    change: [
      [
        '        if n not in seen:\n',
        '        print(json.dumps({"generate": n, "g": depth + 1}))\n        if n not in seen:\n',
      ],
    ],
  },
  {
    name: 'stack, states that wait are not pushed again',
    file: 'dfs_stack.py',
    claim: DFS,
    start: FAR,
    change: [['if t not in visited:', 'if t not in visited and t not in stack:']],
  },
  { name: 'IDA*, the bounds are printed', file: 'ida.py', claim: IDA, start: FAR },
  { name: 'IDA*, far', file: 'ida.py', claim: IDA, start: HARD },
  { name: 'IDA*, by one', file: 'ida.py', claim: IDA, start: FAR, change: [['    bound = t\n', '    bound += 1\n']] },
];

const HEAP = { file: 'astar_heapq.py', claim: ASTAR, start: HARD } as const;
const STATES = { ...HEAP, more: ['states'] } as const;
const DEQUE = { file: 'bfs_deque.py', claim: BFS, start: FAR } as const;
const LATE = { file: 'bfs_late.py', claim: BFS, start: FAR } as const;
const JAVA = { file: 'Puzzle.java', claim: ASTAR, start: HARD } as const;

export const WRONG: readonly WrongProgram[] = [
  { name: 'pop in place of popleft', ...DEQUE, change: [['queue.popleft()', 'queue.pop()']], bug: 'stack-for-queue' },
  {
    name: 'slides around the edge',
    ...DEQUE,
    change: [['if 0 <= rr < rows and 0 <= cc < cols:', 'if 0 <= rr * cols + cc < len(s):']],
    bug: 'around-the-edge',
  },
  {
    name: 'slides around the right edge only',
    ...DEQUE,
    start: '1 2 0 3 4 5 6 7 8',
    change: [['if 0 <= rr < rows and 0 <= cc < cols:', 'if 0 <= rr < rows and 0 <= cc and rr * cols + cc < len(s):']],
    bug: 'around-the-edge',
  },
  {
    name: 'slides around the edge in A*',
    ...HEAP,
    change: [
      ['if c > 0: out', 'if b > 0: out'],
      ['if c < COLS - 1: out', 'if b < len(s) - 1: out'],
    ],
    bug: 'around-the-edge',
    at: [2, 'generated-not-successor'],
  },
  {
    name: 'one move is forgotten',
    ...DEQUE,
    change: [['(-1, 0), (1, 0), (0, -1), (0, 1)', '(-1, 0), (1, 0), (0, -1)']],
    bug: 'forgets-a-move',
  },
  {
    name: 'one move is forgotten, with its successors',
    ...HEAP,
    change: [['    if c > 0: out.append(b - 1)\n', '']],
    bug: 'forgets-a-move',
    at: [1, 'generated-missing'],
  },
  {
    name: 'one board is shared',
    ...LATE,
    change: [
      ['new = self.cells[:]', 'new = self.cells'],
      ['new[zero], new[p] = new[p], 0', 'new[zero], new[p] = new[p], new[zero]'],
    ],
    bug: 'shared-board',
    at: [1, 'generated-not-successor'],
  },
  {
    name: 'one board is shared, states alone',
    ...LATE,
    change: [
      ['new = self.cells[:]', 'new = self.cells'],
      ['new[zero], new[p] = new[p], 0', 'new[zero], new[p] = new[p], new[zero]'],
      ['        print(json.dumps({"generate": child.grid(), "g": child.depth}))\n', ''],
    ],
    bug: 'shared-board',
  },
  {
    name: 'one board is changed and changed back',
    ...LATE,
    change: [
      ['new = self.cells[:]', 'new = self.cells'],
      [
        '            yield State(new, self, self.depth + 1)',
        '            out.append(State(new, self, self.depth + 1))\n            new[p], new[zero] = new[zero], 0\n        return out',
      ],
      ['        random.shuffle(places)', '        out = []'],
      ['    if node in CLOSED:\n        continue\n', ''],
      ['        if child not in CLOSED:\n            OPEN.append(child)', '        OPEN.append(child)'],
      ['while OPEN and len(CLOSED) < 700:', 'for _ in range(40):'],
      ['        print(json.dumps({"generate": child.grid(), "g": child.depth}))\n', ''],
      [', "g": node.depth', ''],
    ],
    bug: 'shared-board',
  },
  {
    name: 'the goal is compared by identity',
    ...LATE,
    start: MIDDLE,
    change: [['node.cells == final', 'node.cells is final']],
    bug: 'misses-goal',
  },
  {
    name: 'no return at the goal',
    ...DEQUE,
    start: MIDDLE,
    change: [
      ['            return\n', '            pass\n'],
      ['            while s is not None:\n                path.append(s)\n                s = parent[s]\n', ''],
    ],
    bug: 'misses-goal',
  },
  {
    name: 'another goal',
    ...LATE,
    start: MIDDLE,
    change: [['[int(x) for x in sys.argv[2].split()]', '[0, 1, 2, 3, 4, 5, 6, 7, 8]']],
    bug: 'misses-goal',
  },
  {
    name: 'no closed list',
    ...LATE,
    start: MIDDLE,
    change: [
      ['    if node in CLOSED:\n        continue\n', ''],
      ['        if child not in CLOSED:\n            OPEN.append(child)', '        OPEN.append(child)'],
    ],
    bug: 'no-closed-list',
  },
  {
    name: 'closed states are asked for on push only',
    ...LATE,
    change: [['    if node in CLOSED:\n        continue\n', '']],
    bug: 'closed-unasked',
  },
  {
    name: 'nodes are compared by identity',
    ...LATE,
    start: MIDDLE,
    change: [['return self.cells == other.cells', 'return self is other']],
    bug: 'no-closed-list',
  },
  {
    name: 'levels without the states seen before',
    file: 'bfs_levels.py',
    claim: BFS,
    start: FAR,
    change: [['level = following - seen', 'level = following']],
    bug: 'no-closed-list',
  },
  {
    name: 'the path is not turned around',
    ...DEQUE,
    start: MIDDLE,
    change: [['            path.reverse()\n', '']],
    at: [0, 'path-reversed'],
  },
  {
    name: 'the path lacks the goal',
    ...DEQUE,
    start: MIDDLE,
    change: [['{"path": path}', '{"path": path[:-1]}']],
    at: [0, 'path-goal'],
  },
  {
    name: 'the last parent overwrites the first',
    ...DEQUE,
    start: MIDDLE,
    change: [
      [
        '            if n not in parent:\n                parent[n] = s\n                queue.append(n)',
        '            if n not in parent:\n                queue.append(n)\n            if n != start:\n                parent[n] = s',
      ],
      ['            while s is not None:', '            while s is not None and len(path) < 30:'],
    ],
    at: [0, 'path-broken'],
  },
  {
    name: 'depth counts states',
    ...LATE,
    change: [['parent=None, depth=0', 'parent=None, depth=1']],
    bug: 'counts-states',
    at: [1, 'g'],
  },
  {
    name: 'g counts the steps',
    ...LATE,
    change: [['"expand": node.grid(), "g": node.depth', '"expand": node.grid(), "g": len(CLOSED) - 1']],
    at: [3, 'g'],
  },
  {
    name: 'insert at the front',
    file: 'bfs_array.mjs',
    claim: BFS,
    start: FAR,
    change: [['queue.push(next);', 'queue.unshift(next);']],
    bug: 'stack-for-queue',
  },
  {
    name: 'arrays are looked up by identity',
    file: 'bfs_array.mjs',
    claim: BFS,
    start: FAR,
    change: [['visited.some((other) => same(other, next))', 'visited.includes(next)']],
    bug: 'no-closed-list',
  },
  {
    name: 'A* marks states as it generates them',
    ...HEAP,
    change: [['if ng < best.get(t, 10 ** 9):', 'if t not in best:']],
    bug: 'marked-when-generated',
  },
  {
    name: 'A* marks states as it generates them, states alone',
    ...STATES,
    change: [['if ng < best.get(t, 10 ** 9):', 'if t not in best:']],
    bug: 'marked-when-generated',
  },
  {
    name: 'h of the parent',
    ...HEAP,
    change: [['nh = h(t)', 'nh = h(s)']],
    bug: 'h-of-parent',
    at: [1, 'generated-h'],
  },
  { name: 'h of the parent, states alone', ...STATES, change: [['nh = h(t)', 'nh = h(s)']], bug: 'h-of-parent' },
  {
    name: 'h of the start for ever',
    ...HEAP,
    change: [['nh = h(t)', 'nh = h(START)']],
    bug: 'h-of-start',
    at: [1, 'generated-h'],
  },
  {
    name: 'h is counted with the blank',
    ...HEAP,
    change: [['        if t == 0:\n            continue\n', '']],
    bug: 'counts-blank',
    at: [1, 'h'],
  },
  {
    name: 'h is counted with the blank, states alone',
    ...STATES,
    change: [['        if t == 0:\n            continue\n', '']],
    bug: 'counts-blank',
  },
  { name: 'f without g', ...HEAP, change: [['(ng + nh, next', '(nh, next']], bug: 'forgets-g', at: [2, 'f'] },
  { name: 'f without g, states alone', ...STATES, change: [['(ng + nh, next', '(nh, next']], bug: 'forgets-g' },
  { name: 'f without h', ...HEAP, change: [['(ng + nh, next', '(ng, next']], bug: 'forgets-h' },
  { name: 'f without h, states alone', ...STATES, change: [['(ng + nh, next', '(ng, next']], bug: 'forgets-h' },
  { name: 'h returns 0', ...STATES, change: [['    return total', '    return 0']], bug: 'forgets-h' },
  { name: 'g is never added up', ...STATES, change: [['ng = g + 1', 'ng = 1']], bug: 'g-of-last-move' },
  { name: 'f is passed for g', ...STATES, change: [['ng = g + 1', 'ng = f + 1']], bug: 'adds-up-f' },
  {
    name: 'A* without a closed list',
    ...HEAP,
    start: FAR,
    change: [
      ['        closed.add(s)\n', ''],
      ['if ng < best.get(t, 10 ** 9):', 'if True:'],
      ['            while s in came:', '            while s in came and len(path) < 5:'],
      ['print(json.dumps({"path"', 'str(json.dumps({"path"'],
    ],
    bug: 'no-closed-list',
  },
  { name: 'the greatest f first', ...STATES, change: [['(ng + nh, next', '(-ng - nh, next']], bug: 'greatest-first' },
  {
    name: 'misplaced in place of Manhattan',
    ...HEAP,
    change: [['total += abs(r - gr) + abs(c - gc)', 'total += (r, c) != (gr, gc)']],
    bug: 'counts-tiles',
    at: [1, 'h'],
  },
  {
    name: 'misplaced in place of Manhattan, states alone',
    ...STATES,
    change: [['total += abs(r - gr) + abs(c - gc)', 'total += (r, c) != (gr, gc)']],
    bug: 'counts-tiles',
  },
  {
    name: 'rows only',
    ...STATES,
    change: [['total += abs(r - gr) + abs(c - gc)', 'total += abs(r - gr)']],
    bug: 'rows-only',
  },
  {
    name: 'squares',
    ...STATES,
    change: [['total += abs(r - gr) + abs(c - gc)', 'total += (r - gr) ** 2 + (c - gc) ** 2']],
    bug: 'squared',
  },
  {
    name: 'goal cells with rows and columns exchanged',
    ...STATES,
    ...FROM_FAR_TO_FIRST,
    change: [['gr, gc = WHERE[t]', 'gc, gr = WHERE[t]']],
    bug: 'goal-turned',
  },
  {
    name: 'goal cells of the usual goal',
    ...STATES,
    ...FROM_FAR_TO_FIRST,
    change: [['gr, gc = WHERE[t]', 'gr, gc = divmod(t - 1, COLS)']],
    bug: 'goal-blank-last',
  },
  {
    name: 'distances in the list',
    ...HEAP,
    change: [['total += abs(r - gr) + abs(c - gc)', 'total += abs(i - gr * COLS - gc)']],
    bug: 'places-in-list',
    at: [1, 'h'],
  },
  {
    name: 'Manhattan in place of misplaced',
    file: 'astar_decrease.py',
    claim: MISPLACED,
    start: FAR,
    change: [
      [
        'sum(1 for a, b in zip(s, goal) if a != b and a != "0")',
        'sum(abs(i // cols - goal.index(t) // cols) + abs(i % cols - goal.index(t) % cols) for i, t in enumerate(s) if t != "0")',
      ],
    ],
    bug: 'adds-distances',
    at: [1, 'h'],
  },
  {
    name: 'the weight is forgotten',
    file: 'astar_decrease.py',
    claim: WEIGHTED,
    start: HARD,
    more: ['1'],
    bug: 'forgets-weight',
  },
  {
    name: 'the weight is on g',
    file: 'astar_decrease.py',
    claim: WEIGHTED,
    start: HARD,
    more: ['2'],
    change: [['open_list[s] + W * heuristic(s)', 'W * open_list[s] + heuristic(s)']],
  },
  {
    name: 'a wrong f is printed',
    file: 'astar_decrease.py',
    claim: MISPLACED,
    start: FAR,
    change: [['"f": g + W * heuristic(current)', '"f": heuristic(current)']],
    at: [2, 'f'],
  },
  {
    name: 'states are never brought back',
    file: 'astar_heapq.py',
    claim: { algorithm: 'astar', heuristic: 'manhattan-times' },
    start: HARD,
    change: [['    return total', '    return 2 * total']],
    bug: 'never-reopens',
  },
  {
    name: 'identity in Java',
    ...JAVA,
    change: [['o instanceof Node && Arrays.equals(board, ((Node) o).board)', 'this == o']],
    bug: 'no-closed-list',
  },
  {
    name: 'a comparator the wrong way round in Java',
    ...JAVA,
    change: [['Comparator.comparingInt(Node::f)', 'Comparator.comparingInt(Node::f).reversed()']],
    bug: 'greatest-first',
  },
  {
    name: 'moves around the edge in Java',
    ...JAVA,
    change: [['            if (Math.abs(d) == 1 && t / cols != b / cols) continue;\n', '']],
    bug: 'around-the-edge',
  },
  {
    name: 'one g for all nodes in Java',
    ...JAVA,
    change: [['        int g;\n', '        static int g;\n']],
    at: [2, 'g'],
  },
  {
    name: 'f is compared as text',
    file: 'astar_sort.mjs',
    claim: ASTAR,
    start: '1 2 3 4 5 6 8 7 0',
    goal: '1 2 3 4 6 5 7 8 0',
    change: [
      [
        'open.sort((a, b) => a.f - b.f)',
        'open.sort((a, b) => (String(a.f) < String(b.f) ? -1 : String(a.f) > String(b.f) ? 1 : 0))',
      ],
    ],
    bug: 'compares-text',
  },
  {
    name: 'the array is not sorted',
    file: 'astar_sort.mjs',
    claim: ASTAR,
    start: HARD,
    change: [['  open.sort((a, b) => a.f - b.f);\n', '']],
    bug: 'forgets-h',
  },
  {
    name: 'pop in place of shift',
    file: 'astar_sort.mjs',
    claim: ASTAR,
    start: HARD,
    change: [['open.shift()', 'open.pop()']],
    bug: 'greatest-first',
  },
  {
    name: 'all moves cost 1',
    file: 'ucs_costs.py',
    claim: UCS,
    start: FAR,
    more: ['one'],
    costs: 'number',
    bug: 'counts-moves',
  },
  {
    name: 'a cheaper path is thrown away',
    file: 'ucs_costs.py',
    claim: UCS,
    start: FAR,
    more: ['number'],
    costs: 'number',
    change: [['if g + cost < dist.get(t, float("inf")):', 'if t not in dist:']],
    bug: 'marked-when-generated',
  },
  {
    name: 'uniform cost ends early',
    file: 'ucs_costs.py',
    claim: UCS,
    start: MIDDLE,
    more: ['number'],
    costs: 'number',
    change: [['        if g + cost < dist', '        if t == last: sys.exit()\n        if g + cost < dist']],
    bug: 'goal-on-generation',
  },
  {
    name: 'greedy adds g',
    file: 'greedy_list.py',
    claim: GREEDY,
    start: HARD,
    change: [['h(e[0]))', 'e[1] + h(e[0]))']],
    bug: 'adds-g',
  },
  {
    name: 'greedy takes the last',
    file: 'greedy_list.py',
    claim: GREEDY,
    start: HARD,
    change: [['frontier.pop(0)', 'frontier.pop()']],
    bug: 'greatest-first',
  },
  {
    name: 'greedy without a list of visited states',
    file: 'greedy_list.py',
    claim: GREEDY,
    start: HARD,
    change: [
      ['    if s in visited:\n        continue\n', ''],
      ['        if t not in visited:\n            frontier', '        frontier'],
    ],
    bug: 'no-closed-list',
  },
  {
    name: 'a queue for a stack',
    file: 'dfs_stack.py',
    claim: DFS,
    start: FAR,
    change: [['stack.pop()', 'stack.pop(0)']],
    bug: 'queue-for-stack',
  },
  {
    name: 'a stack without visited states',
    file: 'dfs_stack.py',
    claim: DFS,
    start: FAR,
    change: [
      ['    if s in visited:\n        continue\n', ''],
      ['        if t not in visited:\n            stack.append(t)', '        stack.append(t)'],
      ['while stack and len(visited) < 900:', 'for _ in range(300):'],
    ],
    bug: 'no-closed-list',
  },
  {
    name: 'recursion goes on after the goal',
    file: 'dfs_recursive.py',
    claim: DFS,
    start: '1 2 3 4 5 6 7 0 8',
    change: [['if s == goal:', 'if s is goal:']],
    bug: 'misses-goal',
  },
  {
    name: 'the limit rises by 2',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [['limit += 1', 'limit += 2']],
    bug: 'bound-by-two',
    at: [4, 'beyond-bound'],
  },
  {
    name: 'the first limit is 2',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [['limit = 0\nwhile', 'limit = 2\nwhile']],
    bug: 'starts-too-deep',
    at: [3, 'beyond-bound'],
  },
  {
    name: 'visited states for all rounds',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [
      ['        if n not in path:\n', '        if n not in seen:\n            seen.add(n)\n'],
      ['limit = 0\nwhile', 'seen = {start}\nlimit = 0\nwhile'],
      ['    if limit == 0 or', '    if limit <= 0 and path or'],
    ],
    bug: 'seen-in-other-rounds',
    at: [6, 'round-early'],
  },
  {
    name: 'the goal is not tested at the limit',
    file: 'iddfs.py',
    claim: IDDFS,
    start: MIDDLE,
    change: [
      [
        '    if s == goal:\n        return True\n    if limit == 0 or calls > 3000:\n        return calls > 3000\n',
        '    if limit == 0 or calls > 3000:\n        return calls > 3000\n    if s == goal:\n        return True\n',
      ],
    ],
    bug: 'bound-off-by-one',
    at: [74, 'after-goal'],
  },
  {
    name: 'IDA* raises to the greatest',
    file: 'ida.py',
    claim: { algorithm: 'idastar', heuristic: 'misplaced' },
    start: FAR,
    change: [
      ['abs(i // cols - pos[t] // cols) + abs(i % cols - pos[t] % cols)', '(i != pos[t])'],
      ['least = float("inf")', 'least = 0'],
      ['min(least, t)', 'max(least, t)'],
    ],
    bug: 'bound-to-greatest',
    at: [4, 'beyond-bound'],
  },
  {
    name: 'IDA* without g',
    file: 'ida.py',
    claim: IDA,
    start: HARD,
    change: [
      ['    f = g + h(node)', '    f = h(node)'],
      [', "f": f', ''],
      ['if t is True:\n        break', 'if t is True or bound > 40:\n        break'],
    ],
    bug: 'forgets-g',
    at: [4, 'beyond-bound'],
  },
];
