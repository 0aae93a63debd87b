import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StrategyId } from '../../engine/strategy.ts';
import type { NamedHeuristic } from '../../puzzle/heuristics/heuristics.ts';
import { Task, type Assignment } from '../rules/assignment.ts';
import { KnownStates } from '../output/knownStates.ts';
import {
  deepeningProgram,
  idaProgram,
  manhattan,
  misplaced,
  movesOf,
  pathProgram,
  queueProgram,
  recursiveProgram,
  stackProgram,
  type DeepeningByF,
  type QueueProgram,
  type StudentBoard,
  type StudentHabits,
} from '../bugs/programs.fixture.ts';
import { TraceLines } from '../output/traceReader.ts';
import { referee, type RefereeVerdict } from './verdict.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

function walked(moves: readonly number[], rows = 3, cols = 3): StudentBoard {
  const goal = Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols));
  const start = moves.reduce<readonly number[]>((board, move) => {
    const next = movesOf(board, cols);
    return next[move % next.length];
  }, goal);
  return { rows, cols, start, goal };
}

const anyBoard = fc.array(fc.nat(11), { minLength: 1, maxLength: 24 }).map((moves) => walked(moves));
/** A search comes back from a dead end soon. */
const anySmallBoard = fc.array(fc.nat(11), { minLength: 1, maxLength: 24 }).map((moves) => walked(moves, 2, 2));
const anyHabits = (limit = 400): fc.Arbitrary<StudentHabits> =>
  fc.record({ seed: fc.nat(), prints: fc.constantFrom('states', 'numbers', 'generated') }).map(({ seed, prints }) => ({
    ...{ prints, limit },
    draw: drawFrom(seed),
  }));

/** A linear congruential generator: D. Knuth, TAOCP vol. 2, 3.3.4, line 25 of table 1. */
function drawFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function verdictOf(
  { rows, cols, start, goal }: StudentBoard,
  lines: readonly string[],
  algorithm: StrategyId,
  heuristic: NamedHeuristic = 'manhattan',
  more: Partial<Assignment> = {},
): RefereeVerdict {
  const reader = new TraceLines();
  reader.push(lines.map((line) => `${line}\n`).join(''));
  const { run, boards, fault } = reader.end();
  expect(fault).toBeNull();
  const puzzle = { rows, cols, start, goal };
  return referee(new Task({ puzzle, algorithm, heuristic, ...more }, boards.states ?? new KnownStates(puzzle)), run);
}

const RIGHT_QUEUE = { h: manhattan, waiting: 'twice', closed: 'on expansion', testsGoal: 'on expansion' } as const;
const BY: Partial<Record<StrategyId, Partial<QueueProgram>>> = {
  bfs: { key: (g) => g, h: null },
  ucs: { key: (g) => g, h: null },
  greedy: { key: (_g, h) => h },
  astar: { key: (g, h) => g + h },
  'weighted-astar': { key: (g, h) => g + 1.5 * h },
};

function programOf(algorithm: StrategyId, more: Partial<QueueProgram> = {}): QueueProgram {
  return { ...RIGHT_QUEUE, ...BY[algorithm], ...more } as QueueProgram;
}

describe('no right program is blamed', () => {
  test.each(Object.keys(BY) as StrategyId[])('%s with a queue of any kind, and any ties', (algorithm) => {
    const kinds = fc.record({
      waiting: fc.constantFrom('replaced', 'twice'),
      printsSkipped: fc.boolean(),
      pathToo: fc.boolean(),
    });
    fc.assert(
      fc.property(anyBoard, kinds, anyHabits(), (board, kind, habits) => {
        const lines = queueProgram(board, programOf(algorithm, kind as Partial<QueueProgram>), habits);
        expect(['right', 'cut']).toContain(verdictOf(board, lines, algorithm).verdict);
      }),
    );
  });

  test('weighted A* need not re-open', () => {
    const board = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: GOAL };
    const program = { ...RIGHT_QUEUE, key: (g: number, h: number) => g + 3 * h };
    const lines = queueProgram(board, program, { draw: () => 0, prints: 'states', limit: 2000 });
    const greedier = { weight: 3 };
    expect(verdictOf(board, lines, 'weighted-astar', 'manhattan', greedier)).toEqual({ verdict: 'right' });
  });

  test('breadth-first search may test the goal early, and mark states when they are queued', () => {
    fc.assert(
      fc.property(anyBoard, anyHabits(), (board, habits) => {
        const early = programOf('bfs', { testsGoal: 'on generation', waiting: 'first stays' });
        expect(['right', 'cut']).toContain(verdictOf(board, queueProgram(board, early, habits), 'bfs').verdict);
      }),
    );
  });

  test.each(['on pop', 'on push'] as const)('depth-first search with a stack, marked %s', (marks) => {
    fc.assert(
      fc.property(anyBoard, anyHabits(), (board, habits) => {
        expect(['right', 'cut']).toContain(verdictOf(board, stackProgram(board, marks, habits), 'dfs').verdict);
      }),
    );
  });

  test('depth-first search by recursion', () => {
    fc.assert(
      fc.property(anyBoard, anyHabits(), (board, habits) => {
        expect(['right', 'cut']).toContain(verdictOf(board, recursiveProgram(board, habits), 'dfs').verdict);
      }),
    );
  });

  test.each([false, true])('depth-first search that looks at its path alone, with a stack: %s', (hasStack) => {
    const kept = fc.constantFrom({}, { duplicates: 'kept' } as const);
    fc.assert(
      fc.property(anySmallBoard, anyHabits(), kept, (board, habits, more) => {
        const lines = pathProgram(board, hasStack, habits);
        expect(['right', 'cut']).toContain(verdictOf(board, lines, 'dfs', 'manhattan', more).verdict);
      }),
    );
  });

  test('depth-first search with a limit on depth, marked on pop, on push, or by its path', () => {
    const kinds = [
      (board: StudentBoard, habits: StudentHabits, limit: number) => stackProgram(board, 'on pop', habits, limit),
      (board: StudentBoard, habits: StudentHabits, limit: number) => stackProgram(board, 'on push', habits, limit),
      (board: StudentBoard, habits: StudentHabits, limit: number) => pathProgram(board, false, habits, limit),
      (board: StudentBoard, habits: StudentHabits, limit: number) => pathProgram(board, true, habits, limit),
    ];
    fc.assert(
      fc.property(
        anyBoard,
        fc.constantFrom(...kinds),
        fc.integer({ min: 2, max: 12 }),
        anyHabits(),
        (board, kind, limit, habits) => {
          expect(['right', 'cut']).toContain(verdictOf(board, kind(board, habits, limit), 'dfs').verdict);
        },
      ),
    );
  });

  test('a limit on depth excuses neither a search without a closed list, nor a queue', () => {
    for (const board of HARD) {
      expect(verdictOf(board, stackProgram(board, 'never', HABITS), 'dfs').verdict).toBe('wrong');
      expect(verdictOf(board, queueProgram(board, programOf('bfs'), HABITS), 'dfs').verdict).toBe('wrong');
    }
  });

  test('iterative deepening, whatever it prunes, from the bound 0 or 1, with the states at the bound or without', () => {
    const kinds = fc.record({
      first: fc.constantFrom(0, 1),
      by: fc.constant(1),
      prunes: fc.constantFrom('nothing', 'back', 'path', 'seen at no greater depth'),
      printsLimit: fc.boolean(),
      notesExpanded: fc.boolean(),
    });
    fc.assert(
      fc.property(anyBoard, kinds, anyHabits(2_000), (board, kind, { draw, limit }) => {
        const lines = deepeningProgram(board, kind as never, { draw, limit, prints: 'numbers' });
        expect(['right', 'cut', 'empty']).toContain(verdictOf(board, lines, 'iddfs').verdict);
      }),
    );
  });

  test('iterative deepening that prints a state before it compares its depth with the limit', () => {
    const program = { first: 0, by: 1, prunes: 'back', printsLimit: true, printsBeyond: true } as const;
    fc.assert(
      fc.property(anyBoard, anyHabits(2_000), (board, habits) => {
        const lines = deepeningProgram(board, program, habits);
        expect(['right', 'cut']).toContain(verdictOf(board, lines, 'iddfs').verdict);
      }),
    );
  });

  test('IDA* that raises its bound to the least beyond or by one, with the states beyond or without', () => {
    const kinds = fc.record({
      h: fc.constant(manhattan),
      rises: fc.constantFrom('least', 'one'),
      prunes: fc.constantFrom('back', 'path'),
      printsBeyond: fc.boolean(),
    });
    fc.assert(
      fc.property(anyBoard, kinds, anyHabits(2_000), (board, kind, { draw, limit }) => {
        const lines = idaProgram(board, kind as never, { draw, limit, prints: 'numbers' });
        expect(['right', 'cut']).toContain(verdictOf(board, lines, 'idastar').verdict);
      }),
    );
  });
});

/** Boards on which bugs show. */
const HARD: readonly StudentBoard[] = [
  { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: GOAL },
  { rows: 3, cols: 3, start: [7, 2, 4, 5, 0, 6, 8, 3, 1], goal: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
  { rows: 3, cols: 3, start: [5, 1, 2, 4, 0, 3, 7, 8, 6], goal: [1, 2, 3, 8, 0, 4, 7, 6, 5] },
];
const firstIn = (): number => 0;
const HABITS: StudentHabits = { draw: firstIn, prints: 'states', limit: 300 };
const BY_F: DeepeningByF = { h: manhattan, rises: 'least', prunes: 'back', printsBeyond: false };

interface WrongProgram {
  readonly bug: string;
  readonly of: StrategyId;
  readonly change: Partial<QueueProgram>;
}

const signed: QueueProgram['h'] = (board, goal) =>
  board.reduce((sum, tile, cell) => {
    const home = goal.indexOf(tile);
    return tile === 0 ? sum : sum + (Math.floor(cell / 3) - Math.floor(home / 3)) + ((cell % 3) - (home % 3));
  }, 0);

const straight: NonNullable<QueueProgram['h']> = (board, goal) =>
  board.reduce((sum, tile, cell) => {
    const home = goal.indexOf(tile);
    return tile === 0 ? sum : sum + Math.hypot(Math.floor(cell / 3) - Math.floor(home / 3), (cell % 3) - (home % 3));
  }, 0);

/** In a list of rows of 3×3, the index -1 is the last. */
const around: QueueProgram['moves'] = (board, cols) => {
  const blank = board.indexOf(0);
  const places = [blank < 3 ? [blank + 6] : [], blank % 3 === 0 ? [blank + 2] : []].flat();
  return [...movesOf(board, cols), ...places.map((place) => board.with(blank, board[place]!).with(place, 0))];
};

function without(left: number): QueueProgram['h'] {
  return (board, goal, cols) =>
    manhattan(
      board.map((tile) => (tile === left ? 0 : tile)),
      goal,
      cols,
    );
}

function inside(isInside: (row: number, col: number) => boolean): QueueProgram['moves'] {
  return (board, cols) =>
    movesOf(board, cols).filter((next) => isInside(Math.floor(next.indexOf(0) / cols), next.indexOf(0) % cols));
}

/** Of 3×3. */
function diagonal(board: readonly number[]): number[][] {
  const blank = board.indexOf(0);
  const isBeside = (cell: number): boolean =>
    Math.abs((cell % 3) - (blank % 3)) === 1 && Math.abs(Math.floor(cell / 3) - Math.floor(blank / 3)) === 1;
  return board.flatMap((tile, cell) => (isBeside(cell) ? [board.with(blank, tile).with(cell, 0)] : []));
}

/** Rounded down for each tile. */
const halved: QueueProgram['h'] = (board, goal) =>
  board.reduce((sum, tile, cell) => {
    const home = goal.indexOf(tile);
    const [rows, cols] = [Math.floor(cell / 3) - Math.floor(home / 3), (cell % 3) - (home % 3)];
    return tile === 0 ? sum : sum + Math.floor((Math.abs(rows) + Math.abs(cols)) / 2);
  }, 0);

const inversions: QueueProgram['h'] = (board) => {
  const tiles = board.filter((tile) => tile !== 0);
  return tiles.reduce((sum, tile, at) => sum + tiles.slice(at).filter((other) => other < tile).length, 0);
};

/** From one cell, the blank does not go to another, or goes there too, or goes there in place of the first. */
function withEntry(from: number, misses: number, adds: number): QueueProgram['moves'] {
  return (board, cols) => {
    const blank = board.indexOf(0);
    const right = movesOf(board, cols);
    if (blank !== from) return right;
    const added = adds === -1 ? [] : [board.with(blank, board[adds]!).with(adds, 0)];
    return [...right.filter((next) => next.indexOf(0) !== misses), ...added];
  };
}

const WRONG: readonly WrongProgram[] = [
  { bug: 'no-closed-list', of: 'bfs', change: { closed: 'never' } },
  { bug: 'closed-unasked', of: 'bfs', change: { closed: 'asked on push only' } },
  { bug: 'no-closed-list', of: 'astar', change: { closed: 'never' } },
  { bug: 'closed-unasked', of: 'astar', change: { closed: 'asked on push only' } },
  { bug: 'marked-when-generated', of: 'astar', change: { waiting: 'first stays' } },
  { bug: 'h-of-parent', of: 'astar', change: { hOfParent: true } },
  { bug: 'forgets-g', of: 'astar', change: { key: (_g, h) => h } },
  { bug: 'forgets-h', of: 'astar', change: { key: (g) => g } },
  { bug: 'forgets-weight', of: 'weighted-astar', change: { key: (g, h) => g + h } },
  { bug: 'adds-up-f', of: 'astar', change: { sums: (g, h) => g + h + 1 } },
  { bug: 'g-of-last-move', of: 'astar', change: { sums: () => 1 } },
  { bug: 'greatest-first', of: 'greedy', change: { key: (_g, h) => -h } },
  { bug: 'counts-tiles', of: 'astar', change: { h: misplaced } },
  { bug: 'adds-twice', of: 'astar', change: { sums: (g) => g + 2 } },
  { bug: 'weighs-g', of: 'weighted-astar', change: { key: (g, h) => 1.5 * g + h } },
  { bug: 'doubles-h', of: 'astar', change: { h: (...board) => 2 * manhattan(...board) } },
  { bug: 'forgets-abs', of: 'astar', change: { h: signed } },
  { bug: 'leaves-out-tile', of: 'astar', change: { h: without(8) } },
  { bug: 'leaves-out-tile', of: 'astar', change: { h: without(1) } },
  {
    bug: 'leaves-out-tile',
    of: 'astar',
    change: { h: (board, ...goal) => manhattan([0, ...board.slice(1)], ...goal) },
  },
  { bug: 'leaves-out-tile', of: 'astar', change: { h: (board, ...goal) => manhattan(board.with(-1, 0), ...goal) } },
  { bug: 'straight-line', of: 'astar', change: { h: straight } },
  { bug: 'straight-line', of: 'greedy', change: { h: (...board) => Math.round(straight(...board)) } },
  { bug: 'doubles-h', of: 'astar', change: { key: (g, h) => g + 2 * h } },
  { bug: 'subtracts-h', of: 'astar', change: { key: (g, h) => g - h } },
  { bug: 'counts-expanded', of: 'astar', change: { sums: (_g, _h, expanded) => expanded } },
  { bug: 'looks-at-h', of: 'bfs', change: { h: manhattan, key: (_g, h) => h } },
  { bug: 'looks-at-h', of: 'ucs', change: { h: misplaced, key: (g, h) => g + h } },
  { bug: 'stops-at-known', of: 'bfs', change: { stopsAtClosed: true } },
  { bug: 'stops-at-known', of: 'astar', change: { stopsAtClosed: true } },
  { bug: 'leaves-in-frontier', of: 'astar', change: { keepsTaken: true, closed: 'never', waiting: 'first stays' } },
  { bug: 'around-the-edge', of: 'bfs', change: { moves: around } },
  { bug: 'no-closed-list', of: 'bfs', change: { closed: 'never', skips: (next, start) => next === start } },
  { bug: 'no-closed-list', of: 'bfs', change: { closed: 'never', skips: (next, _start, parent) => next === parent } },
  { bug: 'loses-an-edge', of: 'bfs', change: { moves: inside((row) => row < 2) } },
  { bug: 'loses-an-edge', of: 'bfs', change: { moves: inside((row, col) => row > 0 && col > 0) } },
  { bug: 'halves-h', of: 'astar', change: { h: halved } },
  { bug: 'halves-h', of: 'astar', change: { key: (g, h) => g + h / 2 } },
  { bug: 'halves-h', of: 'weighted-astar', change: { h: (...board) => Math.floor(manhattan(...board) / 2) } },
  { bug: 'counts-inversions', of: 'astar', change: { h: inversions } },
  { bug: 'counts-inversions', of: 'greedy', change: { h: inversions } },
  { bug: 'multiplies-g-and-h', of: 'astar', change: { key: (g, h) => g * h } },
  { bug: 'wrong-entry-in-moves', of: 'bfs', change: { moves: withEntry(5, 2, -1) } },
  { bug: 'wrong-entry-in-moves', of: 'bfs', change: { moves: withEntry(4, -1, 8) } },
  { bug: 'wrong-entry-in-moves', of: 'astar', change: { moves: withEntry(3, 0, 1) } },
  {
    bug: 'moves-diagonally',
    of: 'bfs',
    change: { moves: (board, cols) => [...movesOf(board, cols), ...diagonal(board)] },
  },
];

interface Listed {
  readonly board: readonly number[];
  readonly g: number;
  readonly key: number;
}

function leastAt(list: readonly Listed[], of: (entry: Listed) => string): number {
  return list.reduce((least, entry, at) => (of(entry) < of(list[least]!) ? at : least), 0);
}

function rise(list: Listed[], from: number, isBefore: (one: Listed, other: Listed) => boolean): void {
  for (let at = from, up = (at - 1) >> 1; at > 0 && isBefore(list[at]!, list[up]!); at = up, up = (at - 1) >> 1)
    [list[at], list[up]] = [list[up]!, list[at]!];
}

/** As heapq.heappop of Python. */
function popFirst(list: Listed[], isBefore: (one: Listed, other: Listed) => boolean): Listed {
  const last = list.pop()!;
  if (list.length === 0) return last;
  const [first] = list as [Listed];
  let at = 0;
  for (let child = 1; child < list.length; child = 2 * at + 1) {
    if (child + 1 < list.length && !isBefore(list[child]!, list[child + 1]!)) child++;
    list[at] = list[child]!;
    at = child;
  }
  list[at] = last;
  rise(list, at, isBefore);
  return first;
}

/** A search with a list, from which `take` takes; `joined` is told of each state that joins it. */
function listProgram(
  puzzle: StudentBoard,
  of: 'bfs' | 'ucs' | 'greedy' | 'astar',
  take: (list: Listed[]) => Listed,
  joined: (list: Listed[]) => void = () => undefined,
): string[] {
  const out: string[] = [];
  const { key, h } = programOf(of);
  const entry = (board: readonly number[], g: number): Listed => {
    return { board, g, key: key(g, h?.(board, puzzle.goal, puzzle.cols) ?? 0) };
  };
  const list = [entry(puzzle.start, 0)];
  const closed = new Set<string>();
  while (list.length > 0 && out.length < 300) {
    const { board, g } = take(list);
    if (closed.has(board.join())) continue;
    closed.add(board.join());
    out.push(JSON.stringify({ expand: board, g }));
    if (board.join() === puzzle.goal.join()) break;
    for (const next of movesOf(board, puzzle.cols)) {
      if (closed.has(next.join())) continue;
      list.push(entry(next, g + 1));
      joined(list);
    }
  }
  return out;
}

describe('a program that is wrong in one way', () => {
  test.each(WRONG)('$of: $bug, from the states alone', ({ bug, of, change }) => {
    const named = HARD.map((board) => {
      const lines = queueProgram(board, programOf(of, change), { draw: firstIn, prints: 'states', limit: 300 });
      return verdictOf(board, lines, of);
    });
    const wrong = named.filter((verdict) => verdict.verdict === 'wrong');
    expect(wrong.length).toBeGreaterThan(0);
    for (const { bugs } of wrong) expect(bugs).toContain(bug);
  });

  test.each(WRONG)('$of: $bug, with its numbers and successors', ({ bug, of, change }) => {
    const named = HARD.map((board) => {
      const lines = queueProgram(board, programOf(of, change), { draw: firstIn, prints: 'generated', limit: 300 });
      return verdictOf(board, lines, of);
    });
    const wrong = named.filter((verdict) => verdict.verdict === 'wrong');
    expect(wrong.length).toBeGreaterThan(0);
    for (const { bugs } of wrong) expect(bugs).toContain(bug);
  });

  test.each([
    ['seen-at-any-depth', { first: 1, by: 1, prunes: 'seen' }],
    ['seen-at-any-depth', { first: 1, by: 1, prunes: 'seen', notesExpanded: true }],
    ['seen-in-other-rounds', { first: 1, by: 1, prunes: 'seen in any round' }],
    ['seen-in-other-rounds', { first: 0, by: 1, prunes: 'seen in any round', notesExpanded: true }],
    ['bound-by-two', { first: 1, by: 2, prunes: 'path' }],
    ['rises-too-fast', { first: 1, by: 3, prunes: 'back' }],
    ['rises-too-fast', { first: 1, by: 0, next: (limit: number) => 2 * limit, prunes: 'path' }],
    ['enters-one', { first: 0, by: 1, prunes: 'back', returns: 'always' }],
    ['bound-too-high', { first: 4, by: 1, prunes: 'back' }],
    ['bound-too-high', { first: 30, by: 1, prunes: 'path' }],
  ] as const)('iterative deepening: %s', (bug, program) => {
    const [board] = HARD as [StudentBoard];
    const lines = deepeningProgram(board, { ...program, printsLimit: true }, { ...HABITS, limit: 2_000 });
    const verdict = verdictOf(board, lines, 'iddfs');
    expect(verdict.verdict === 'wrong' && verdict.bugs).toContain(bug);
  });

  test('IDA* that raises its bound to the greatest f beyond', () => {
    // By Manhattan distance, f rises by 2 or not at all.
    const program: DeepeningByF = { ...BY_F, h: misplaced, rises: 'greatest' };
    const lines = idaProgram(HARD[0]!, program, { ...HABITS, limit: 2_000 });
    const verdict = verdictOf(HARD[0]!, lines, 'idastar', 'misplaced');
    expect(verdict.verdict === 'wrong' && verdict.bugs).toEqual(['rises-too-fast', 'bound-to-greatest']);
  });

  test('IDA* with h of the start', () => {
    const [board] = HARD as [StudentBoard];
    const program: DeepeningByF = { ...BY_F, h: (_board, goal, cols) => manhattan(board.start, goal, cols) };
    const bugs = (['states', 'numbers'] as const).map((prints) => {
      const verdict = verdictOf(board, idaProgram(board, program, { ...HABITS, prints, limit: 2_000 }), 'idastar');
      return verdict.verdict === 'wrong' && verdict.bugs;
    });
    expect(bugs).toEqual([['forgets-h', 'h-of-start'], ['h-of-start']]);
  });

  test('IDA* with a bound on g alone', () => {
    const [board] = HARD as [StudentBoard];
    const lines = idaProgram(board, { ...BY_F, boundsG: true }, { ...HABITS, prints: 'numbers', limit: 2_000 });
    const verdict = verdictOf(board, lines, 'idastar');
    expect(verdict.verdict === 'wrong' && verdict.bugs).toEqual(['forgets-h']);
  });

  test.each(['nothing', 'not to the loop'] as const)('iterative deepening that returns %s of its goal', (returns) => {
    const program = { first: 0, by: 1, prunes: 'path', printsLimit: true, returns } as const;
    const habits: StudentHabits = { ...HABITS, draw: (below) => below - 1, limit: 500 };
    const rounds = [[0], [1], [0, 0], [1, 1], [0, 2, 1], [1, 2, 1]].map((moves) =>
      verdictOf(walked(moves), deepeningProgram(walked(moves), program, habits), 'iddfs'),
    );
    const wrong = rounds.filter((verdict) => verdict.verdict === 'wrong');
    expect(wrong.length).toBeGreaterThan(0);
    for (const { bugs } of wrong) expect(bugs).toContain('success-not-passed-on');
  });

  test('depth-first search by calls that searches on below states before the goal it has found', () => {
    const small = walked([1, 0], 2, 2);
    const calls = verdictOf(small, recursiveProgram(small, { ...HABITS, limit: 1_000 }, false), 'dfs');
    expect(calls.verdict === 'wrong' && calls.bugs).toContain('success-not-passed-on');
  });

  test('IDA* with a first bound that is too high', () => {
    const [board] = HARD as [StudentBoard];
    const program: DeepeningByF = { ...BY_F, firstBound: 40 };
    const verdict = verdictOf(board, idaProgram(board, program, { ...HABITS, limit: 2_000 }), 'idastar');
    expect(verdict.verdict === 'wrong' && verdict.bugs).toEqual(['bound-too-high']);
  });

  test('A* and greedy search with h towards the start', () => {
    for (const of of ['astar', 'greedy'] as const)
      for (const board of HARD) {
        const h: QueueProgram['h'] = (cells, _goal, cols) => manhattan(cells, board.start, cols);
        const verdict = verdictOf(board, queueProgram(board, programOf(of, { h }), HABITS), of);
        expect(verdict.verdict === 'wrong' && verdict.bugs).toContain('start-for-goal');
      }
  });

  test.each(['bfs', 'greedy', 'astar'] as const)('%s that takes the smallest board', (of) => {
    for (const board of HARD) {
      const lines = listProgram(
        board,
        of,
        (list) =>
          list.splice(
            leastAt(list, (entry) => entry.board.join()),
            1,
          )[0]!,
      );
      const verdict = verdictOf(board, lines, of);
      expect(verdict.verdict === 'wrong' && verdict.bugs).toContain('takes-smallest-board');
    }
  });

  test.each([
    ['takes-end-of-heap', true, 'greedy'],
    ['takes-end-of-heap', true, 'astar'],
    ['takes-end-of-heap', true, 'ucs'],
    ['appends-to-heap', false, 'greedy'],
    ['appends-to-heap', false, 'astar'],
  ] as const)('a heap in a list: %s', (bug, keepsOrder, of) => {
    for (const board of HARD) {
      const isBefore = (one: Listed, other: Listed): boolean => one.key < other.key;
      const lines = listProgram(
        board,
        of,
        (list) => (keepsOrder ? list.pop()! : popFirst(list, isBefore)),
        (list) => keepsOrder && rise(list, list.length - 1, isBefore),
      );
      const verdict = verdictOf(board, lines, of);
      expect(verdict.verdict === 'wrong' && verdict.bugs).toContain(bug);
    }
  });

  test('a queue that is a stack, and a stack that is a queue', () => {
    const stack = verdictOf(HARD[0]!, stackProgram(HARD[0]!, 'on push', HABITS), 'bfs');
    expect(stack.verdict === 'wrong' && stack.bugs).toEqual(['stack-for-queue']);
    const queue = verdictOf(HARD[0]!, queueProgram(HARD[0]!, programOf('bfs'), HABITS), 'dfs');
    expect(queue.verdict === 'wrong' && queue.bugs).toEqual(['queue-for-stack']);
  });
});

describe('a bug is named only if it gives all that was printed', () => {
  const NEAR: StudentBoard = { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: GOAL };
  const bugsOf = (verdict: RefereeVerdict) => (verdict.verdict === 'wrong' ? verdict.bugs : []);
  const from = (board: StudentBoard, of: StrategyId, change: Partial<QueueProgram>, prints: StudentHabits['prints']) =>
    queueProgram(board, programOf(of, change), { ...HABITS, prints });

  test('a stack prints h and f of its states', () => {
    const oneTooHigh: QueueProgram['h'] = (...board) => manhattan(...board) + 1;
    const lines = from(NEAR, 'astar', { h: oneTooHigh }, 'numbers');
    expect(lines.length).toBe(3);
    expect(verdictOf(NEAR, lines, 'astar')).toMatchObject({ broken: { rule: 'h', step: 1 }, bugs: [] });
    const states = from(NEAR, 'greedy', { key: (_g, h) => -h }, 'states');
    expect(bugsOf(verdictOf(NEAR, states, 'greedy'))).not.toEqual([]);
  });

  test('a stack generates all successors', () => {
    const lines = from(NEAR, 'astar', {}, 'generated');
    const second = lines.findIndex((line, at) => at > 0 && line.startsWith('{"expand"'));
    const left = lines.toSpliced(second - 1, 1);
    const verdict = verdictOf(NEAR, left, 'astar');
    expect([bugsOf(verdict).includes('stack-for-queue'), verdict]).toMatchObject([
      false,
      { broken: { rule: 'generated-missing', step: 1 } },
    ]);
  });

  test('an output that ends soon, while states wait for a program with the bug, is not explained by it', () => {
    const few = stackProgram(HARD[0]!, 'on push', { ...HABITS, limit: 30 });
    expect(bugsOf(verdictOf(HARD[0]!, few, 'bfs'))).toEqual([]);
    const long = stackProgram(HARD[0]!, 'on push', HABITS);
    expect(verdictOf(HARD[0]!, long, 'bfs')).toMatchObject({ bugs: ['stack-for-queue'], isOpen: true });
  });

  test('a short output is said to be short, unless its fault leaves no doubt', () => {
    const few = { rows: 3, cols: 3, start: [4, 1, 2, 0, 6, 3, 7, 5, 8], goal: GOAL };
    const product = verdictOf(few, from(few, 'astar', { key: (g, h) => g * h }, 'states'), 'astar');
    expect(product).toMatchObject({ bugs: ['h-of-parent', 'multiplies-g-and-h'], isShort: true });
    const short = walked([1, 1, 0, 1, 0, 2]);
    const early = verdictOf(short, from(short, 'ucs', { testsGoal: 'on generation' }, 'states'), 'ucs');
    expect([bugsOf(early), 'isShort' in early]).toEqual([['goal-on-generation'], false]);
  });

  test('a search that loses states until nothing is left follows the rules, and is told what would end there', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => walked(Array.from({ length: 16 }, () => seed * 7 + 5)));
    const cut = [...starts, ...HARD].flatMap((board) => {
      const verdict = verdictOf(board, from(board, 'bfs', { stopsAtClosed: true }, 'states'), 'bfs');
      return verdict.verdict === 'cut' ? [verdict.endsHere] : [];
    });
    expect(cut.length).toBeGreaterThan(0);
    for (const ends of cut) expect(ends).toContain('stops-at-known');
    const stopped = queueProgram(HARD[0]!, programOf('bfs'), { ...HABITS, limit: 20 });
    expect(verdictOf(HARD[0]!, stopped, 'bfs')).toEqual({ verdict: 'cut' });
  });

  test('weighted A* that goes on with a lower weight is no search that misses its goal', () => {
    const [board] = HARD as [StudentBoard];
    const weighted = (weight: number): string[] =>
      queueProgram(board, programOf('weighted-astar', { key: (g, h) => g + weight * h }), {
        ...{ draw: firstIn, prints: 'numbers', limit: 3_000 },
      });
    const greedy = weighted(4);
    const lines = [...greedy, ...weighted(1.5)];
    const verdict = verdictOf(board, lines, 'weighted-astar', 'manhattan', { weight: 4 });
    expect(verdict).toMatchObject({
      verdict: 'wrong',
      broken: { rule: 'after-goal', step: greedy.length + 1 },
      bugs: [],
    });
  });

  test('h of the start orders greedy search in no way, so it must be printed', () => {
    const h: QueueProgram['h'] = (_board, goal, cols) => manhattan(HARD[0]!.start, goal, cols);
    const printed = (prints: StudentHabits['prints']) =>
      bugsOf(verdictOf(HARD[0]!, from(HARD[0]!, 'greedy', { h }, prints), 'greedy'));
    expect([printed('states').includes('h-of-start'), printed('numbers')]).toEqual([false, ['h-of-start']]);
  });

  test('A* with h of the start is A* without h, unless h is printed', () => {
    const h: QueueProgram['h'] = (_board, goal, cols) => manhattan(HARD[0]!.start, goal, cols);
    const constant = (prints: StudentHabits['prints']) =>
      bugsOf(verdictOf(HARD[0]!, from(HARD[0]!, 'astar', { h }, prints), 'astar'));
    expect([constant('states'), constant('numbers')]).toEqual([['forgets-h', 'h-of-start'], ['h-of-start']]);
    const forgotten = from(HARD[0]!, 'astar', { key: (g) => g }, 'numbers');
    expect(bugsOf(verdictOf(HARD[0]!, forgotten, 'astar'))).toEqual(['forgets-h']);
  });
});

describe('depth-first search that looks at its path alone', () => {
  const judged = (...states: readonly string[]) => {
    const lines = states.map((expand) => JSON.stringify({ expand }));
    const start = [...states[0]!].map(Number);
    const verdict = verdictOf({ rows: 3, cols: 3, start, goal: [...GOAL].reverse() }, lines, 'dfs');
    return verdict.verdict === 'wrong' ? [verdict.broken.rule, verdict.broken.step] : verdict.verdict;
  };

  test('enters no state of its path, and does not leave a branch while something is left there', () => {
    expect(judged('123456780', '123456708', '123456780', '123450786')).toEqual(['not-newest', 4]);
    expect(judged('123456780', '123456708', '123450786')).toEqual(['not-newest', 3]);
  });
});

describe('the first wrong step is the first that no right program could have printed', () => {
  const stepOf = (lines: readonly string[], algorithm: StrategyId, more?: Partial<Assignment>) => {
    const verdict = verdictOf(EASY, lines, algorithm, 'manhattan', more);
    return verdict.verdict === 'wrong' ? [verdict.broken.rule, verdict.broken.step] : verdict.verdict;
  };
  const EASY = walked([0, 0]);
  const right = queueProgram(EASY, programOf('astar'), { ...HABITS, prints: 'generated' });
  const ofStates = (lines: readonly string[]) => lines.filter((line) => line.startsWith('{"expand"'));

  test('a search without a fault has none', () => {
    expect(stepOf(right, 'astar')).toBe('right');
  });

  test.each([
    ['another start', ['{"expand":"1 2 3/4 5 6/_ 7 8"}'], ['start', 1]],
    ['a state that nothing leads to', [ofStates(right)[0]!, '{"expand":"8 7 6/5 4 3/2 1 _"}'], ['not-successor', 2]],
    ['the start again', [ofStates(right)[0]!, ofStates(right)[0]!], ['explored-again', 2]],
    ['another g', [right[0]!.replace('"g":0', '"g":5')], ['g', 1]],
    ['another h', [right[0]!.replace('"h":2', '"h":3')], ['h', 1]],
    ['another f', [right[0]!.replace('"f":2', '"f":3')], ['f', 1]],
    ['a state after the goal', [...ofStates(right), ofStates(right)[0]!], ['after-goal', ofStates(right).length + 1]],
    ['a successor that is none', [right[0]!, '{"generate":"8 7 6/5 4 3/2 1 _"}'], ['generated-not-successor', 1]],
    ['a successor of another g', [right[0]!, right[1]!.replace('"g":1', '"g":2')], ['generated-g', 1]],
    ['a successor of another h', [right[0]!, right[1]!.replace(/"h":\d/, '"h":9')], ['generated-h', 1]],
    ['a successor left out', right.filter((_line, at) => at !== 1), ['generated-missing', 1]],
    ['a path that breaks', [...right, '{"path":["1 2 3/4 5 6/7 8 _"]}'], ['path-broken', ofStates(right).length]],
  ])('%s', (_what, lines, expected) => {
    expect(stepOf(lines, 'astar')).toEqual(expected);
  });

  test('a path on which a parent was overwritten is too long', () => {
    const boards = [EASY.start, movesOf(EASY.start, 3)[0]!, EASY.start];
    const end = [
      ...boards,
      ...[movesOf(EASY.goal, 3)]
        .flat()
        .filter((board) => movesOf(board, 3).some((next) => next.join() === EASY.start.join())),
      EASY.goal,
    ];
    const path = `{"path":${JSON.stringify(end.map((board) => board.join()))}}`;
    expect(stepOf([...right, path], 'astar')).toEqual(['path-cost', ofStates(right).length]);
  });

  test('A* that ends when it generates the goal ends too early, unless the assignment asks for it', () => {
    const short = walked([1, 1, 0, 1, 0, 2]);
    const early = queueProgram(short, programOf('ucs', { testsGoal: 'on generation' }), HABITS);
    const verdict = verdictOf(short, early, 'ucs');
    expect(verdict.verdict === 'wrong' && [verdict.broken.rule, verdict.bugs]).toEqual([
      'ended-early',
      ['goal-on-generation'],
    ]);
    expect(verdictOf(short, early, 'ucs', 'manhattan', { goalTest: 'generation' }).verdict).toBe('right');
  });

  test('a tree search is right where the assignment asks for one, and wrong elsewhere', () => {
    const [board] = HARD as [StudentBoard];
    const tree = queueProgram(board, programOf('bfs', { closed: 'never' }), HABITS);
    expect(verdictOf(board, tree, 'bfs', 'manhattan', { duplicates: 'kept' }).verdict).toBe('cut');
    expect(verdictOf(board, tree, 'bfs')).toMatchObject({ verdict: 'wrong', broken: { rule: 'explored-again' } });
  });
});
