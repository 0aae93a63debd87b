import { describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { GOAL_TESTS, STRATEGIES, type GoalTest, type StrategyId } from '../../shared/search/strategy.ts';
import { fateOf, isDropped } from '../../shared/search/trace.ts';
import { ASTAR, BFS, CASE_1, readToEnd, UNSOLVABLE } from '../session/engine.fixture.ts';
import { momentsOf } from '../../shared/search/moments.ts';
import { searchOptionsOf } from '../session/searchOptions.ts';
import { markAt, pseudocodeOf, stageAt } from './pseudocode.ts';

/** The line that is marked at each step of a search, from step 0. */
function markedLines(puzzle: Puzzle, search: SearchSpec, limits?: { expansions: number }): string[] {
  const reader = readToEnd(puzzle, search, limits);
  const { lines, at } = pseudocodeOf(search);
  return Array.from({ length: reader.expansions + 1 }, (_, step) => lines[at[stageAt(reader, step)]].trim());
}

/** For each step, the line that its expansion came to: the push, or the test that every child failed. */
function expansions(puzzle: Puzzle, search: SearchSpec): string[] {
  const reader = readToEnd(puzzle, search);
  const test = search.algorithm === 'bfs' ? 'if c is new:' : 'if c is new or cheaper:';
  return Array.from({ length: reader.expansions }, (_, index) => {
    const count = reader.nodesAt(index + 1) - reader.nodesAt(index);
    const children = Array.from({ length: count }, (_, child) => reader.nodesAt(index) + child);
    return children.some((child) => !isDropped(fateOf(reader, child))) ? 'frontier.push(c)' : test;
  });
}

const ON_GENERATION: SearchSpec = { ...BFS, goalTest: 'generation' };

describe('the pseudocode', () => {
  test.each(Object.keys(STRATEGIES).flatMap((id) => Object.keys(GOAL_TESTS).map((goalTest) => [id, goalTest])))(
    'of %s with the goal tested on %s has no line twice, and tests where it says',
    (id, goalTest) => {
      const { lines } = pseudocodeOf({ ...ASTAR, algorithm: id as StrategyId, goalTest: goalTest as GoalTest });
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.some((line) => /if n is (goal|in other)/.test(line))).toBe(goalTest === 'expansion');
      expect(lines.some((line) => /if c is (goal|in other)/.test(line))).toBe(goalTest === 'generation');
    },
  );

  test('names who moves as everything else does', () => {
    expect(pseudocodeOf(BFS).lines).toContain('  for each move of the blank:');
    expect(pseudocodeOf(BFS, 'tile').lines).toContain('  for each move of a tile:');
  });

  test('takes the first of a queue, and the lowest f of a frontier with f', () => {
    expect(pseudocodeOf(BFS).lines).toContain('  n ← frontier.pop_first()');
    expect(pseudocodeOf(ASTAR).lines).toContain('  n ← frontier.pop_min(f)');
  });

  test.each([
    ['on expansion', ASTAR, 'frontier ← {start}', 'if n is goal: return path(n)'],
    ['on generation', ON_GENERATION, 'frontier ← {start}', 'if c is goal: return path(c)'],
  ])('marks the goal where it is tested %s, and what came before', (_, search, first, last) => {
    const marked = markedLines(CASE_1, search);
    expect(marked[0]).toBe(first);
    expect(marked.slice(1, -1)).toEqual(expansions(CASE_1, search).slice(0, -1));
    expect(marked.at(-1)).toBe(last);
  });

  test('marks the failure at the end of a search that found nothing', () => {
    expect(markedLines(UNSOLVABLE, BFS).slice(-2)).toEqual(['if c is new:', 'return failure']);
  });

  test('marks no failure where a search stopped at a limit', () => {
    expect(markedLines(CASE_1, BFS, { expansions: 5 }).at(-1)).toBe('frontier.push(c)');
  });

  test('marks the test of the start where the start is the goal', () => {
    const solved = { ...CASE_1, start: CASE_1.goal };
    expect(markedLines(solved, ON_GENERATION)).toEqual(['if start is goal: return {start}']);
    expect(markedLines(solved, BFS)).toEqual(['frontier ← {start}', 'if n is goal: return path(n)']);
  });
});

/** Lines wider than this do not fit the panel at 1280 × 720. */
const WIDEST = 38;

test('every moment of every search has a line, and every line fits the panel', () => {
  for (const algorithm of Object.keys(STRATEGIES) as StrategyId[]) {
    for (const goalTest of Object.keys(GOAL_TESTS) as GoalTest[]) {
      const search: SearchSpec = { ...ASTAR, algorithm, goalTest, ties: 'leftmost', limits: { depth: 12 } };
      const reader = readToEnd(CASE_1, search, { expansions: 80 });
      const { lines, at } = pseudocodeOf(search);
      expect(lines.filter((line) => line.length > WIDEST)).toEqual([]);
      for (let step = 0; step <= reader.expansions; step++) {
        const marks = momentsOf(reader, step, searchOptionsOf(search)).map((moment) => markAt(reader, moment));
        expect(marks.filter((mark) => at[mark] === -1).map((mark) => [algorithm, goalTest, mark])).toEqual([]);
      }
    }
  }
});

test('the line that takes a node names the rule that puts equal f in the order of their paths', () => {
  const lineOf = (search: SearchSpec): string =>
    pseudocodeOf(search)
      .lines.find((line) => line.includes('n ←'))!
      .trim();
  expect(lineOf({ ...ASTAR, ties: 'leftmost' })).toBe('n ← frontier.pop_min(f, then path)');
  expect(lineOf({ ...ASTAR, algorithm: 'ucs', ties: 'leftmost' })).toBe('n ← frontier.pop_min(g, then path)');
  expect(lineOf(ASTAR)).toBe('n ← frontier.pop_min(f)');
});

test('inside a step the lines are marked one after the other', () => {
  const reader = readToEnd(CASE_1, ASTAR);
  const { lines, at } = pseudocodeOf(ASTAR);
  const marked = momentsOf(reader, 2, searchOptionsOf(ASTAR)).map((moment) => lines[at[markAt(reader, moment)]].trim());
  const joins = ['c ← child(n, move)', 'frontier.push(c)'];
  expect(marked).toEqual([
    'n ← frontier.pop_min(f)',
    'if n is goal: return path(n)',
    'explored.add(n)',
    ...joins,
    'c ← child(n, move)',
    'if c is new or cheaper:',
    ...joins,
    'frontier.push(c)',
  ]);
});
