/** The engine against the facts in `cases/`. */
import { describe, expect, test } from 'vitest';
import distributions from '../../../../cases/distributions.json' with { type: 'json' };
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import princeton from '../../../../cases/princeton-sample.json' with { type: 'json' };
import worked from '../../../../cases/worked-cases.json' with { type: 'json' };
import { actionsTo } from '../../readings/path.ts';
import { Search } from '../../engine/search.ts';
import type { GoalTest, StrategyId, TieRule } from '../../engine/strategy.ts';
import { FATE, fateOf, NONE, type Trace } from '../../trace/trace.ts';
import { applyMoves } from '../board.ts';
import { lettersOf } from '../moveNames.ts';
import { estimate, type HeuristicId } from '../heuristics/heuristics.ts';
import { createSlidingDomain, type SlidingPuzzle } from './slidingDomain.ts';
import { solvability } from '../solvable.ts';

interface Choice {
  strategy: StrategyId;
  heuristic?: HeuristicId;
  ties?: TieRule;
  goalTest?: GoalTest;
}

/** The trace of a whole search, successors in the order up, down, left, right. */
function solve(puzzle: SlidingPuzzle, choice: Choice): Trace {
  const { strategy, heuristic = 'zero', ties = 'low-h', goalTest = 'expansion' } = choice;
  const limits = { expansions: 1_000_000, nodes: 3_000_000 };
  const search = new Search(createSlidingDomain(puzzle, heuristic), {
    strategy,
    ties,
    goalTest,
    order: [0, 1, 2, 3],
    limits,
  });
  search.advance(Infinity);
  return search.trace;
}

/** Moves of the blank from the start to `node`. */
function movesTo(trace: Trace, node: number): string {
  return lettersOf(actionsTo(trace, node));
}

/** Length of the solution found, or `null`. */
function lengthOf(trace: Trace): number | null {
  return trace.goal === NONE ? null : trace.g[trace.goal];
}

function ordered(rows: number, cols: number): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols));
}

describe.each(worked.cases)('worked $name', (puzzle) => {
  const { cols, start, goal, optimal } = puzzle;

  test('is solvable or not, with the inversions that were counted', () => {
    expect(solvability(start, goal, cols)).toMatchObject({
      solvable: puzzle.solvable,
      inversions: puzzle.inversionsRelativeToGoal,
    });
  });

  test('has the heuristic values of the documents', () => {
    expect(estimate('misplaced', start, goal, cols)).toBe(puzzle.h1Misplaced);
    expect(estimate('manhattan', start, goal, cols)).toBe(puzzle.h2Manhattan);
  });

  test.each<[GoalTest, typeof puzzle.bfsUDLR_onExpand]>([
    ['expansion', puzzle.bfsUDLR_onExpand],
    ['generation', puzzle.bfsUDLR_onGenerate],
  ])('has the counts of breadth-first search with the goal test on %s', (goalTest, counts) => {
    const trace = solve(puzzle, { strategy: 'bfs', goalTest });
    expect(trace.expansions).toBe(counts.expandedCount);
    expect(trace.nodes - 1).toBe(counts.successorsGenerated);
    const isFresh = (_: number, node: number) => fateOf(trace, node) === FATE.fresh;
    expect(trace.edge.subarray(0, trace.nodes).filter(isFresh)).toHaveLength(counts.distinctStatesSeen);
    expect(trace.status).toBe(puzzle.solvable ? 'solved' : 'exhausted');
    if (optimal !== null) expect(movesTo(trace, trace.goal)).toBe(puzzle.bfsPathUDLR);
  });

  test.each<HeuristicId>(['zero', 'misplaced', 'manhattan'])('is solved in as few moves by A* with %s', (heuristic) => {
    expect(lengthOf(solve(puzzle, { strategy: 'astar', heuristic }))).toBe(optimal);
  });
});

describe.each(worked.cases.filter((puzzle) => puzzle.bfsUDLR_expansionOrder))('worked $name', (puzzle) => {
  const { rows, cols, start, bfsUDLR_expansionOrder: orders } = puzzle;

  test.each<[GoalTest, number[][]]>([
    ['expansion', orders!.goalTestOnExpand],
    ['generation', orders!.goalTestOnGenerate],
  ])('is expanded breadth-first in exactly the order written down, goal test on %s', (goalTest, boards) => {
    const trace = solve(puzzle, { strategy: 'bfs', goalTest });
    const expanded = Array.from(trace.expanded.subarray(0, trace.expansions), (node) =>
      applyMoves(start, movesTo(trace, node), rows, cols),
    );
    expect(expanded).toEqual(boards);
  });
});

describe('Princeton', () => {
  /** Farther boards of 4×4 need better heuristics than Manhattan. */
  const easy = princeton.filter(({ rows, optimal }) => optimal !== null && (rows < 4 || optimal <= 28));
  const unsolvable = princeton.filter(({ optimal }) => optimal === null);

  test.each(easy)(
    '$name: A* with Manhattan finds $optimal moves that lead to the goal',
    ({ rows, cols, tiles, optimal }) => {
      const goal = ordered(rows, cols);
      const trace = solve({ rows, cols, start: tiles, goal }, { strategy: 'astar', heuristic: 'manhattan' });
      expect(lengthOf(trace)).toBe(optimal);
      expect(applyMoves(tiles, movesTo(trace, trace.goal), rows, cols)).toEqual(goal);
    },
  );

  test.each(unsolvable)('$name is unsolvable', ({ rows, cols, tiles }) => {
    expect(solvability(tiles, ordered(rows, cols), cols).solvable).toBe(false);
  });

  test('all others are solvable', () => {
    const solvable = princeton.filter(
      ({ rows, cols, tiles }) => solvability(tiles, ordered(rows, cols), cols).solvable,
    );
    expect(solvable).toHaveLength(princeton.length - unsolvable.length);
  });
});

test('the instances of Korf have the Manhattan distances of the paper, for both goals', () => {
  const blankFirst = Array.from({ length: 16 }, (_, tile) => tile);
  for (const { tiles, tilesGoalBlankLast, manhattan } of korf.instances) {
    expect(estimate('manhattan', tiles, blankFirst, 4)).toBe(manhattan);
    expect(estimate('manhattan', tilesGoalBlankLast, ordered(4, 4), 4)).toBe(manhattan);
    expect(solvability(tiles, blankFirst, 4).solvable).toBe(true);
    expect(solvability(tilesGoalBlankLast, ordered(4, 4), 4).solvable).toBe(true);
  }
});

describe('states at every distance from the goal', () => {
  const small = distributions.distributions.filter(({ rows, cols }) => rows * cols <= 9);

  test.each(small)(
    '$id: $reachableStates states, the farthest at $maxDepth',
    ({ rows, cols, goal, counts, statesAtMax }) => {
      const trace = solve({ rows, cols, start: goal, goal: unreachable(goal) }, { strategy: 'bfs' });
      const depths = new Array<number>(counts.length).fill(0);
      const farthest: string[] = [];
      for (let node = 0; node < trace.nodes; node++) {
        if (fateOf(trace, node) !== FATE.fresh) continue;
        depths[trace.g[node]]++;
        if (trace.g[node] === counts.length - 1) farthest.push(movesTo(trace, node));
      }
      expect(depths).toEqual(counts);
      const boards = farthest.map((moves) => applyMoves(goal, moves, rows, cols)!.join());
      expect(boards).toEqual(expect.arrayContaining((statesAtMax ?? []).map((cells) => cells.join())));
    },
  );
});

/** `goal` with two tiles exchanged: a search for it exhausts all that can be reached from `goal`. */
function unreachable(goal: number[]): number[] {
  return goal.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
}
