import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { DUPLICATE_RULES, GOAL_TESTS, STRAIGHT_BACK_RULES, STRATEGIES, TIE_RULES } from '../engine/strategy.ts';
import { GOALS, type GoalId } from '../puzzle/goals.ts';
import { HEURISTICS, heuristicsFor, MAX_MEMBERS } from '../puzzle/heuristics/heuristics.ts';
import { withAnyCosts } from '../puzzle/tileCosts.fixture.ts';
import { looksLikeRunCode, readRunCode, writeRunCode, type CodedRun } from './runCode.ts';

const keyIn = <Key extends string>(table: Record<Key, unknown>) => fc.constantFrom(...(Object.keys(table) as Key[]));
const maybe = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((chosen) => (chosen === undefined ? {} : { [name]: chosen }));

const codeOf = (run: CodedRun): string => writeRunCode(run)!;

const side = fc.integer({ min: 2, max: 5 });

const anyPuzzle: fc.Arbitrary<Puzzle> = fc
  .tuple(side, side, fc.boolean(), keyIn(GOALS))
  .chain(([rows, cols, isNamed, id]) => {
    const cells = Array.from({ length: rows * cols }, (_, tile) => tile);
    const anyCells = fc.shuffledSubarray(cells, { minLength: cells.length });
    const goal = isNamed ? fc.constant(GOALS[id as GoalId].cells(rows, cols)) : anyCells;
    return withAnyCosts(fc.record({ rows: fc.constant(rows), cols: fc.constant(cols), start: anyCells, goal }));
  });

const anyOptions: fc.Arbitrary<Partial<SearchSpec>> = fc
  .tuple(
    fc.record({ ties: keyIn(TIE_RULES), goalTest: keyIn(GOAL_TESTS) }),
    fc.shuffledSubarray(['U', 'D', 'L', 'R'], { minLength: 4 }).map((order) => ({ order: order.join('') })),
    maybe('weight', fc.double({ min: 1, max: 5, noNaN: true })),
    maybe('factor', fc.constantFrom(1, 1.25, 10, 2.3333333333333335)),
    maybe('members', fc.shuffledSubarray([...MAX_MEMBERS], { minLength: 1 })),
    maybe('duplicates', keyIn(DUPLICATE_RULES)),
    maybe('straightBack', keyIn(STRAIGHT_BACK_RULES)),
    maybe(
      'limits',
      fc.constantFrom({}, { depth: 0 }, { depth: 1_000_000, nodes: 4_000_000 }, { expansions: 1, bytes: 2 ** 52 }),
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as Partial<SearchSpec>);

const anyRun: fc.Arbitrary<CodedRun> = fc
  .record({
    puzzle: anyPuzzle,
    options: fc.oneof(fc.constant({}), anyOptions),
    step: fc.nat(),
    algorithm: keyIn(STRATEGIES),
  })
  .chain(({ puzzle, options, step, algorithm }) =>
    fc.constantFrom(...heuristicsFor(puzzle.rows, puzzle.cols)).map((heuristic) => ({
      puzzle,
      search: { ...DEFAULT_SEARCH, ...options, algorithm, heuristic },
      step,
    })),
  );

const CASE_1: CodedRun = {
  puzzle: { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] },
  search: DEFAULT_SEARCH,
  step: 8,
};
const NINE: CodedRun = { ...CASE_1, puzzle: { ...CASE_1.puzzle, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] } };
const SIXTEEN: Puzzle = {
  ...{ rows: 4, cols: 4, start: GOALS.snake.cells(4, 4).reverse(), goal: GOALS['blank-first'].cells(4, 4) },
};

test('any run is read back from its code, however it is typed', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom('-', ' ', '', ' – '), (run, between) => {
      const code = codeOf(run);
      expect(code).toMatch(/^SL1(-[0-9A-HJKMNP-TV-Z]{4})+$/);
      expect(readRunCode(` ${code.toLowerCase().replaceAll('-', between)}\n`)).toEqual({ ok: true, run });
    }),
    { numRuns: 300 },
  );
});

test.each(['SLI', 'SLL', 'sli', 'sll'])('a code that was read from paper as %s is one of SL1', (misread) => {
  const code = codeOf(CASE_1).replace('SL1', misread);
  for (const typed of [code, code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
    expect(looksLikeRunCode(typed)).toBe(true);
    expect(readRunCode(typed)).toEqual({ ok: true, run: CASE_1 });
  }
});

test('a code with a wrong letter, or with two swapped ones, opens nothing', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  fc.assert(
    fc.property(anyRun, fc.nat(), fc.nat(), letter, (run, seed, other, wrong) => {
      const letters = Array.from(codeOf(run).slice(4).replaceAll('-', ''));
      const [one, two] = [seed % letters.length, other % letters.length];
      const exchanged = letters.with(one, letters[two]!).with(two, letters[one]!);
      for (const changed of [letters.with(one, wrong), exchanged]) {
        const isSame = changed.join() === letters.join();
        expect(readRunCode(`SL1${changed.join('')}`).ok).toBe(isSame);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  [NINE, 3],
  [{ ...NINE, step: 100_000 }, 4],
  [CASE_1, 4],
  [{ ...NINE, puzzle: SIXTEEN }, 4],
] as const)('the code of %j has %i groups', (run, groups) => {
  expect(codeOf(run).split('-')).toHaveLength(1 + groups);
});

test('codes of this version stay readable', () => {
  const codes = [NINE, CASE_1, { ...NINE, puzzle: SIXTEEN }].map(codeOf);
  expect(codes).toMatchInlineSnapshot(`
    [
      "SL1-00GJ-J6N3-NNJ7",
      "SL1-005Q-KYY7-QHHA-Y3J7",
      "SL1-0WFP-HHF7-PRSD-65DY",
    ]
  `);
});

test('the code of an algorithm, and of a heuristic, is its own and never changes', () => {
  const codes = (rows: Readonly<Record<string, { readonly code: number }>>): string[] =>
    Object.keys(rows).sort((one, other) => rows[one].code - rows[other].code);
  for (const rows of [STRATEGIES, HEURISTICS]) {
    const numbers = Object.values(rows).map(({ code }) => code);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([...numbers.keys()]);
  }
  expect(codes(STRATEGIES).slice(0, 9).join(' ')).toBe(
    'bfs dfs iddfs ucs greedy astar weighted-astar idastar bidirectional',
  );
  expect(codes(HEURISTICS).slice(0, 11).join(' ')).toBe(
    'zero misplaced manhattan gaschnig linear-conflict walking-distance pattern-database max manhattan-with-blank manhattan-times own',
  );
});

describe('a formula of one’s own', () => {
  const search: SearchSpec = {
    ...DEFAULT_SEARCH,
    heuristic: 'own',
    own: { name: 'Rows ≤ columns', kind: 'formula', text: 'sum(tile =>\n  row(tile) ≠ goalRow(tile)) // “rows”' },
  };

  test('comes with its code', () => {
    const run = { ...NINE, search };
    expect(readRunCode(codeOf(run))).toEqual({ ok: true, run });
  });

  test('has none where it is long, and a program has none', () => {
    const changed = (own: Partial<NonNullable<SearchSpec['own']>>): CodedRun => ({
      ...NINE,
      search: { ...search, own: { ...search.own!, ...own } },
    });
    expect(writeRunCode(changed({ text: `${'1 + '.repeat(200)}1` }))).toBeNull();
    expect(writeRunCode(changed({ kind: 'javascript' }))).toBeNull();
  });
});

describe('a wrong code is refused with the reason', () => {
  const code = codeOf(NINE);
  test.each([
    ['', 'A code begins with SL1.'],
    ['1 2 3', 'A code begins with SL1.'],
    ['SL2-0000', 'This code is not one of this version, whose codes begin with SL1.'],
    ['SL1', 'A code has groups of 4 letters after SL1; here are 0 letters.'],
    [code.slice(0, -1), 'A code has groups of 4 letters after SL1; here are 11 letters.'],
    [`${code.slice(0, -1)}U`, '“U” is in no code: there are digits, and letters without I, L, O and U.'],
    [`SL1-${'0'.repeat(404)}`, 'This text has 404 letters: too many for a code.'],
    [
      `${code.slice(0, 4)}0000-${code.slice(4)}`,
      'A letter of this code is wrong or missing. Compare it with the page that it stands on.',
    ],
    ['SL1-0000', 'A letter of this code is wrong or missing. Compare it with the page that it stands on.'],
    [
      codeOf({
        ...NINE,
        puzzle: { rows: 5, cols: 5, start: GOALS.spiral.cells(5, 5), goal: GOALS.snake.cells(5, 5) },
        search: { ...DEFAULT_SEARCH, heuristic: 'walking-distance' },
      }),
      'This code asks for Walking distance, which is for boards of at most 4 rows and columns.',
    ],
  ])('%s', (text, message) => {
    expect(readRunCode(text)).toEqual({ ok: false, message });
  });
});

test('only a text that begins like a code looks like one', () => {
  expect(['SL1-7', ' sl9', 'SLI-7'].map(looksLikeRunCode)).toEqual([true, true, true]);
  const others = ['slow', 'slide 8', 'Slippery 0GJJ6N3', 'sll', '1 2 3', 'S L 1'];
  expect(others.filter((text) => looksLikeRunCode(text))).toEqual([]);
});
