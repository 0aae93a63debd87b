import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { gridDomain, REOPENING } from '../../../shared/engine/grid.fixture.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { reasonAt } from '../../../shared/readings/reason.ts';
import type { SearchLimits } from '../../../shared/engine/options.ts';
import { Search } from '../../../shared/engine/search.ts';
import type { TieRule } from '../../../shared/engine/strategy.ts';
import { FATE, fateOf } from '../../../shared/trace/trace.ts';
import { ASTAR, BFS, CASE_1, randomPuzzle, readSearch, readToEnd, UNSOLVABLE } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { textOf, type Part } from '../../ui/parts.ts';
import { openingSentence, sentenceOf } from './momentSentence.ts';
import { stepTitle } from '../words.ts';

function partsAt(reader: TraceReader, step: number, search: SearchSpec): Part[] {
  const telling = searchOptionsOf(search);
  return sentenceOf(reader, step, reasonAt(reader, step, telling), telling);
}

function sentenceAt(reader: TraceReader, step: number, search: SearchSpec): string {
  return textOf(partsAt(reader, step, search));
}

/** The sentences of all steps of a search. */
function sentences(puzzle: Puzzle, search: SearchSpec, limits?: Partial<SearchLimits>): string[] {
  const reader = readToEnd(puzzle, search, limits);
  return Array.from({ length: reader.expansions }, (_, index) => sentenceAt(reader, index + 1, search));
}

const lastOf = (...search: Parameters<typeof sentences>): string => sentences(...search).at(-1)!;

describe('the sentence of a step', () => {
  test('says every step of A* with Manhattan on Case 1', () => {
    const expanded = 'It is not the goal, so it was expanded:';
    expect(sentences(CASE_1, ASTAR)).toEqual([
      `A* took the only state in the frontier, f = g + h: 0 + 8 = 8. ${expanded} 2 new states joined the frontier.`,
      `A* took the state with the lowest f = g + h: 1 + 7 = 8. ${expanded} 2 new states joined the frontier; 1 was a repeat (depth 0, node 1).`,
      `A* took the state with the lowest f = g + h: 2 + 6 = 8. ${expanded} 3 new states joined the frontier; 1 was a repeat (depth 1, node 2).`,
      `A* took the state with the lowest f = g + h: 3 + 5 = 8. ${expanded} 2 new states joined the frontier; 1 was a repeat (depth 2, node 3).`,
      `A* took the state with the lowest f = g + h: 4 + 4 = 8. The tie with 1 other went to the lowest h, then to the one generated first. ${expanded} 1 new state joined the frontier; 1 was a repeat (depth 3, node 4).`,
      `A* took the state with the lowest f = g + h: 5 + 3 = 8. The tie with 1 other went to the lowest h. ${expanded} 2 new states joined the frontier; 1 was a repeat (depth 4, node 5).`,
      `A* took the state with the lowest f = g + h: 6 + 2 = 8. The tie with 1 other went to the lowest h. ${expanded} 3 new states joined the frontier; 1 was a repeat (depth 5, node 6).`,
      `A* took the state with the lowest f = g + h: 7 + 1 = 8. The tie with 1 other went to the lowest h. ${expanded} 2 new states joined the frontier; 1 was a repeat (depth 6, node 7).`,
      'A* took the state with the lowest f = g + h: 8 + 0 = 8. The tie with 1 other went to the lowest h. It is the goal: the solution has 8 moves.',
    ]);
  });

  test.each<[TieRule, number, string]>([
    ['low-h', 5, '3 + 4 = 7. The tie with 3 others went to the lowest h, then to the one generated first.'],
    ['high-h', 5, '2 + 5 = 7. The tie with 3 others went to the highest h, then to the one generated first.'],
    ['first-in', 5, '2 + 5 = 7. The tie with 3 others went to the one generated first.'],
    ['last-in', 5, '3 + 4 = 7. The tie with 3 others went to the one generated last.'],
    ['low-h', 3, '2 + 4 = 6. The tie with 1 other went to the lowest h.'],
    ['high-h', 3, '1 + 5 = 6. The tie with 1 other went to the highest h.'],
  ])('says how a tie was broken by the rule %s, at step %i', (ties, step, said) => {
    const sentence = sentences(CASE_1, { ...ASTAR, heuristic: 'misplaced', ties })[step - 1];
    expect(sentence).toContain(`A* took the state with the lowest f = g + h: ${said} It is not`);
  });

  test('says for breadth-first search how deep the state is that waited longest', () => {
    expect(sentences(CASE_1, BFS)).toMatchObject({
      length: 191,
      0: 'BFS took the only state in the queue, at depth 0. It is not the goal, so it was expanded: 2 new states joined the frontier.',
      1: 'BFS took the oldest state in the queue, at depth 1. It is not the goal, so it was expanded: 2 new states joined the frontier; 1 was a repeat (depth 0, node 1).',
      190: 'BFS took the oldest state in the queue, at depth 8. It is the goal: the solution has 8 moves.',
    });
  });

  test.each([
    ['the queue', BFS, 'at depth 7.', 'depth 6, node 65'],
    ['the frontier', ASTAR, '7 + 1 = 8. The tie with 1 other went to the lowest h.', 'depth 6, node 7'],
  ])('tells the goal among the successors, where it is tested on generation: %s', (_, search, taken, place) => {
    expect(lastOf(CASE_1, { ...search, goalTest: 'generation' })).toContain(
      `${taken} It was expanded: 1 new state joined the frontier; 1 was a repeat (${place}). The state generated last is the goal: the solution has 8 moves.`,
    );
  });

  test('of the last state that can be reached says that there is no solution', () => {
    expect(lastOf(UNSOLVABLE, BFS)).toBe(
      'BFS took the only state in the queue, at depth 6. It is not the goal, so it was expanded: every move leads to a repeated state (depth 5, node 11; depth 5, node 10). The frontier is empty: there is no solution.',
    );
  });

  test.each([
    [{ expansions: 3 }, 'The search stopped at its limit of expansions.'],
    [{ nodes: 10 }, 'The search stopped at its limit of nodes: this is why heuristics matter.'],
  ])('says at which limit the search stopped: %o', (limits, said) => {
    const all = sentences(CASE_1, BFS, limits);
    expect(all.at(-1)).toMatch(new RegExp(`1 was a repeat \\(depth 0, node 1\\)\\. ${said}$`));
    expect(all.slice(0, -1).join()).not.toContain(said);
  });

  test('names a cheaper path to a repeated state', () => {
    const { rows, estimates } = REOPENING;
    const options = { strategy: 'astar', ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] } as const;
    const limits = { expansions: Infinity, nodes: Infinity };
    const reader = readSearch(new Search(gridDomain(rows, estimates), { ...options, limits }));
    const step = reader.generatedAt(
      Array.from(reader.edge).findIndex((_, node) => fateOf(reader, node) === FATE.improved),
    );
    expect(sentenceAt(reader, step, ASTAR)).toContain(
      '1 repeated state was reached on a cheaper path (2 moves instead of 4)',
    );
  });

  test('has its key and its outcome in strong letters', () => {
    const parts = partsAt(readToEnd(CASE_1, ASTAR), 9, ASTAR);
    expect(parts.flatMap(({ text, strong }) => (strong ? [text] : []))).toEqual([
      'lowest f = g + h',
      '8',
      'lowest h',
      'is the goal',
    ]);
  });
});

/** The number in `sentence` that `pattern` catches; 0 where the sentence does not speak of it. */
function said(sentence: string, pattern: RegExp): number {
  return Number(pattern.exec(sentence)?.[1] ?? 0);
}

const SEARCHES: SearchSpec[] = [
  BFS,
  ...(['dfs', 'ucs', 'greedy', 'weighted-astar'] as const).map((algorithm): SearchSpec => ({ ...ASTAR, algorithm })),
  { ...BFS, goalTest: 'generation' },
  ...(['low-h', 'high-h', 'first-in', 'last-in'] as const).flatMap((ties): SearchSpec[] => [
    { ...ASTAR, ties },
    { ...ASTAR, ties, heuristic: 'misplaced', goalTest: 'generation' },
  ]),
];

test('every number in every sentence is what a count of the frontier, kept by hand, comes to', () => {
  const side = fc.integer({ min: 2, max: 3 });
  fc.assert(
    fc.property(fc.integer(), side, side, fc.constantFrom(...SEARCHES), (seed, rows, cols, search) => {
      const reader = readToEnd(randomPuzzle(seed, rows, cols), search, { expansions: 60 });
      const frontier = new Set([0]);
      for (let step = 1; step <= reader.expansions; step++) {
        const sentence = sentenceAt(reader, step, search);
        const node = reader.expanded[step - 1];
        frontier.delete(node);
        expect(sentence.includes('the only state')).toBe(frontier.size === 0);
        if (search.algorithm === 'astar') expectChoiceToBeTrue(sentence, reader, node, [...frontier]);
        else if (search.algorithm === 'bfs') expect(sentence).toContain(`at depth ${reader.g[node]}.`);
        const joining = childrenOf(reader, node).filter((child) => !reader.isFoundAtOnce(child));
        expectOutcomeToBeTrue(sentence, reader, joining);
        expectPlacesToBeTrue(sentence, reader, childrenOf(reader, node), step);
        join(frontier, reader, joining);
        expect(frontier.size).toBe(reader.frontierSize[step - 1]);
      }
    }),
    { numRuns: 40 },
  );
});

/** The nodes generated from `node`, found by their parent. */
function childrenOf({ nodes, parent }: TraceReader, node: number): number[] {
  return [...parent.subarray(0, nodes).keys()].filter((child) => parent[child] === node);
}

/** What becomes of the frontier when `children` are generated: a cheaper path takes the place of its twin. */
function join(frontier: Set<number>, reader: TraceReader, children: readonly number[]): void {
  for (const child of children.filter((child) => fateOf(reader, child) !== FATE.duplicate)) {
    frontier.add(child);
    frontier.delete(reader.twin[child]);
  }
}

/** `node` was taken by A* while `others` waited. */
function expectChoiceToBeTrue(sentence: string, { g, h }: TraceReader, node: number, others: readonly number[]): void {
  const f = (node: number) => g[node] + h[node];
  const tied = others.filter((other) => f(other) === f(node));
  expect(sentence).toContain(`: ${g[node]} + ${h[node]} = ${f(node)}.`);
  expect(Math.min(...others.map(f))).toBeGreaterThanOrEqual(f(node));
  expect(said(sentence, /tie with (\d+) other/)).toBe(tied.length);
  expectTieToBeTrue(sentence, h, node, tied);
}

/** What the sentence says of `node` holds against each node that was tied with it. */
function expectTieToBeTrue(sentence: string, h: ArrayLike<number>, node: number, tied: readonly number[]): void {
  const rest = sentence.includes('then to the one') ? tied.filter((other) => h[other] === h[node]) : tied;
  const heights = tied.map((other) => h[other]);
  if (sentence.includes('went to the lowest h')) expect(Math.min(...heights)).toBeGreaterThanOrEqual(h[node]);
  if (sentence.includes('went to the highest h')) expect(Math.max(...heights)).toBeLessThanOrEqual(h[node]);
  if (sentence.includes('to the one generated first')) expect(Math.min(...rest)).toBeGreaterThan(node);
  if (sentence.includes('to the one generated last')) expect(Math.max(...rest)).toBeLessThan(node);
  if (/went to the (?:low|high)est h\./.test(sentence)) expect(heights).not.toContain(h[node]);
}

function expectOutcomeToBeTrue(sentence: string, reader: TraceReader, children: readonly number[]): void {
  const count = (wanted: number) => children.filter((child) => fateOf(reader, child) === wanted).length;
  const isNoneNew = children.length > 0 && count(FATE.duplicate) === children.length && !/the goal:/.test(sentence);
  expect(said(sentence, /(\d+) new states? joined/)).toBe(count(FATE.fresh));
  expect(said(sentence, /(\d+) repeated states? (?:was|were) reached on a cheaper/)).toBe(count(FATE.improved));
  expect(said(sentence, /(\d+)(?: states?)? (?:was a repeat|were repeats) /)).toBe(
    isNoneNew ? 0 : count(FATE.duplicate),
  );
  expect(sentence.includes('every move leads to a repeated state')).toBe(isNoneNew);
}

/** Each duplicate has its place in the sentence: that of the node with its state, by a count of the expansions. */
function expectPlacesToBeTrue(sentence: string, reader: TraceReader, children: readonly number[], step: number): void {
  const taken = Array.from(reader.expanded.subarray(0, step));
  const duplicates = children.filter((child) => fateOf(reader, child) === FATE.duplicate);
  const places = duplicates.map((child) => {
    const order = taken.indexOf(reader.twin[child]) + 1;
    return `depth ${reader.g[reader.twin[child]]}, ${order === 0 ? 'in the frontier' : `node ${order}`}`;
  });
  expect(/(?:was a repeat|were repeats|a repeated state) \((.*?)\)/.exec(sentence)?.[1] ?? '').toBe(places.join('; '));
}

describe('before the first step', () => {
  test.each([
    [BFS, 'The queue holds the start and nothing else. Press → for the first step.'],
    [ASTAR, 'The frontier holds the start and nothing else. Press → for the first step.'],
  ])('the sentence says what the frontier holds: %o', (search, said) => {
    expect(textOf(openingSentence(readToEnd(CASE_1, search), searchOptionsOf(search)))).toBe(said);
  });

  test.each([
    ['generation', 'The start is the goal: no move is needed.'],
    ['expansion', 'The queue holds the start and nothing else. Press → for the first step.'],
  ] as const)('a start that is the goal is told where it is tested on %s', (goalTest, said) => {
    const search = { ...BFS, goalTest };
    const reader = readToEnd({ ...CASE_1, start: CASE_1.goal }, search);
    expect(textOf(openingSentence(reader, searchOptionsOf(search)))).toBe(said);
  });
});

describe('the sentences of the other algorithms', () => {
  const IDDFS: SearchSpec = { ...BFS, algorithm: 'iddfs' };
  const IDASTAR: SearchSpec = { ...ASTAR, algorithm: 'idastar' };
  const BOTH: SearchSpec = { ...BFS, algorithm: 'bidirectional', goalTest: 'generation' };

  test('say of iterative deepening what lies at the bound, and which iteration begins', () => {
    expect(sentences(CASE_1, IDDFS)).toMatchObject({
      0: 'IDDFS took the only state in the stack, at depth 0. It is not the goal, and lies at the bound on depth of 0: its successors are not generated. The frontier is empty: iteration 2 begins at the start, with the bound 1 on depth.',
      1: 'IDDFS took the only state in the stack, at depth 0. It is not the goal, so it was expanded: 2 new states joined the frontier.',
    });
  });

  test('say of IDA* what is beyond the bound', () => {
    expect(sentences(CASE_1, IDASTAR)[0]).toBe(
      'IDA* took the only state in the stack, at depth 0, f = g + h: 0 + 8 = 8. It is not the goal, so it was expanded: 1 new state joined the frontier; 1 was beyond the bound 8 on f.',
    );
    expect(lastOf(CASE_1, IDASTAR)).toMatch(/It is the goal: the solution has 8 moves\.$/);
  });

  test('say of a search from both ends which half moves, and where the two meet', () => {
    const all = sentences(CASE_1, BOTH);
    expect(all[0]).toContain('at depth 0, of the search from the start.');
    expect(all[1]).toContain('at depth 0, of the search from the goal.');
    expect(all.at(-1)).toContain('was reached by the other search: the solution has 8 moves.');
    expect(textOf(openingSentence(readToEnd(CASE_1, BOTH), searchOptionsOf(BOTH)))).toBe(
      'One queue holds the start, the other one the goal. Press → for the first step.',
    );
  });
});

describe('the end of a search from both ends', () => {
  const BOTH: SearchSpec = { ...BFS, algorithm: 'bidirectional', goalTest: 'generation' };

  test('names the queue that is empty, although nodes wait in the other one', () => {
    const wide = { ...randomPuzzle(1, 2, 3), start: [2, 1, 3, 4, 5, 0], goal: [1, 2, 3, 4, 5, 0] };
    const reader = readToEnd(wide, BOTH);
    expect(reader.countersAt(reader.expansions).frontier).toBeGreaterThan(0);
    expect(sentenceAt(reader, reader.expansions, BOTH)).toMatch(
      / The queue of the search from the start is empty: there is no solution\.$/,
    );
  });

  test('says of its depth limit that no path is as short, although nodes wait', () => {
    const limited: SearchSpec = { ...BOTH, limits: { depth: 5 } };
    const reader = readToEnd(CASE_1, limited);
    expect(reader.countersAt(reader.expansions).frontier).toBeGreaterThan(0);
    expect(sentenceAt(reader, reader.expansions, limited)).toMatch(
      / Together the two have come to the depth limit of 5: its successors are not generated\. No path of at most 5 moves leads to the goal\.$/,
    );
  });
});

test('the title of a step says how many there are, and whether there may be more', () => {
  const ninth = { step: 9, steps: 10, ended: true, place: null, hidesNext: false };
  expect(stepTitle(ninth)).toBe('Step 9 of 10');
  expect(stepTitle({ ...ninth, step: 1200, steps: 5000, ended: false })).toBe('Step 1,200 of 5,000 so far');
  const place = { part: 3, parts: 7 };
  expect(stepTitle({ ...ninth, place })).toBe('Step 9 of 10, part 3 of 7');
  const hidden = { ...ninth, steps: 9, ended: false, hidesNext: true };
  expect(stepTitle(hidden)).toBe('Step 9');
  expect(stepTitle({ ...hidden, place })).toBe('Step 9, part 3');
});
