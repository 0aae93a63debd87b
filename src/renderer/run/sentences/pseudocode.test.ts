import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { GOAL_TESTS, STRATEGIES, type GoalTest, type StrategyId } from '../../../shared/engine/strategy.ts';
import { fateOf, isDropped } from '../../../shared/trace/trace.ts';
import { ASTAR, BFS, CASE_1, readToEnd, UNSOLVABLE } from '../engine.fixture.ts';
import { momentAfter, momentsOf } from '../../../shared/readings/moments.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { lineMarkAt, pseudocodeOf, WIDEST } from './pseudocode.ts';
import { anySearch } from './searches.fixture.ts';

/** The line that is marked at each step of a search, from step 0. */
function markedLines(puzzle: Puzzle, search: SearchSpec, limits?: { expansions: number }): string[] {
  const reader = readToEnd(puzzle, search, limits);
  const { lines, at } = pseudocodeOf(search);
  const markOf = (step: number) => lineMarkAt(reader, momentAfter(reader, step), searchOptionsOf(search));
  return Array.from({ length: reader.expansions + 1 }, (_, step) => lines[at[markOf(step)]].trim());
}

/** For each step, the line that its last child came to: the push, or the test that it failed. */
function expansions(puzzle: Puzzle, search: SearchSpec): string[] {
  const reader = readToEnd(puzzle, search);
  const test = search.algorithm === 'bfs' ? 'if c is new:' : 'if c is new or cheaper:';
  return Array.from({ length: reader.expansions }, (_, index) =>
    isDropped(fateOf(reader, reader.nodesAt(index + 1) - 1)) ? test : 'frontier.push(c)',
  );
}

const ON_GENERATION: SearchSpec = { ...BFS, goalTest: 'generation' };

describe('the pseudocode', () => {
  test.each(Object.keys(STRATEGIES).flatMap((id) => Object.keys(GOAL_TESTS).map((goalTest) => [id, goalTest])))(
    'of %s with the goal tested on %s has no line twice, and tests where it says',
    (id, goalTest) => {
      const { lines } = pseudocodeOf({ ...ASTAR, algorithm: id as StrategyId, goalTest: goalTest as GoalTest });
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.some((line) => /if n (is goal|in other)/.test(line))).toBe(goalTest === 'expansion');
      expect(lines.some((line) => /if c (is goal|in other)/.test(line))).toBe(goalTest === 'generation');
    },
  );

  test('names the mover as everything else does', () => {
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
    expect(markedLines(CASE_1, BFS, { expansions: 5 }).at(-1)).toBe('if c is new:');
  });

  test('marks the test of the start where the start is the goal', () => {
    const solved = { ...CASE_1, start: CASE_1.goal };
    expect(markedLines(solved, ON_GENERATION)).toEqual(['if start is goal: return {start}']);
    expect(markedLines(solved, BFS)).toEqual(['frontier ← {start}', 'if n is goal: return path(n)']);
  });
});

test('every line fits the panel and is there once, under all options', () => {
  fc.assert(
    fc.property(anySearch, fc.boolean(), (search, costsDiffer) => {
      const { lines } = pseudocodeOf(search, 'blank', costsDiffer);
      expect(lines.filter((line) => line.length > WIDEST)).toEqual([]);
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});

describe('the lines say what the engine does', () => {
  test('a cheaper path takes the dearer one out of the frontier', () => {
    const { lines } = pseudocodeOf(ASTAR);
    const at = lines.indexOf('    if c is new or cheaper:');
    expect(lines.slice(at + 1, at + 3)).toEqual(['      frontier.remove(c.state)', '      frontier.push(c)']);
  });

  test.each([
    ['ucs', {}, '    if c is new or cheaper:'],
    ['idastar', {}, '    if c is new or cheaper:'],
    ['iddfs', {}, '    if c is new or shorter:'],
    ['dfs', { depth: 5 }, '    if c is new or shorter:'],
    ['bfs', {}, '    if c is new:'],
  ] as const)('where costs differ, %s within %o asks of a path: %s', (algorithm, limits, line) => {
    const search: SearchSpec = { ...BFS, algorithm, limits, duplicates: 'dropped' };
    expect(pseudocodeOf(search, 'blank', true).lines.map((text) => text.replace(/^ {2}(?= {4})/, ''))).toContain(line);
  });

  test('IDA* looks at the bound before it tests the goal on generation', () => {
    const { lines } = pseudocodeOf({ ...ASTAR, algorithm: 'idastar', goalTest: 'generation' });
    const [cut, test] = ['if f(c) > bound', 'if c is goal'].map((text) =>
      lines.findIndex((line) => line.includes(text)),
    );
    expect(cut).toBeGreaterThan(-1);
    expect(cut).toBeLessThan(test);
  });

  test('iterative deepening ends with the bound that is its limit of depth', () => {
    const loopOf = (depth: number) => pseudocodeOf({ ...BFS, algorithm: 'iddfs', limits: { depth } }).lines[0];
    expect([0, 1, 2, 3, 5].map(loopOf)).toEqual([
      'for bound ← 0:',
      'for bound ← 0, 1:',
      'for bound ← 0, 1, 2:',
      'for bound ← 0, 1, …, 3:',
      'for bound ← 0, 1, …, 5:',
    ]);
  });

  test('a search from both ends tests whether the start is the goal', () => {
    const bidirectional: SearchSpec = { ...ON_GENERATION, algorithm: 'bidirectional' };
    expect(pseudocodeOf(bidirectional).lines[0]).toBe('if start is goal: return {start}');
    expect(markedLines({ ...CASE_1, start: CASE_1.goal }, bidirectional)).toEqual(['if start is goal: return {start}']);
  });
});

test('the line that takes a node names the rule that puts equal f in the order of their paths', () => {
  const lineOf = (search: SearchSpec): string =>
    pseudocodeOf(search)
      .lines.find((line) => line.includes('n ←'))!
      .trim();
  expect(lineOf({ ...ASTAR, ties: 'leftmost' })).toBe('n ← frontier.pop_min(f, path)');
  expect(lineOf({ ...ASTAR, algorithm: 'ucs', ties: 'leftmost' })).toBe('n ← frontier.pop_min(g, path)');
  expect(lineOf(ASTAR)).toBe('n ← frontier.pop_min(f)');
});

test('inside a step the lines are marked one after the other', () => {
  const reader = readToEnd(CASE_1, ASTAR);
  const { lines, at } = pseudocodeOf(ASTAR);
  const options = searchOptionsOf(ASTAR);
  const marked = momentsOf(reader, 2, options).map((moment) => lines[at[lineMarkAt(reader, moment, options)]].trim());
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
