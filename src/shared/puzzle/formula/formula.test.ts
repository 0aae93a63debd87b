import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAMED_HEURISTICS, measureOf, type HeuristicId } from '../heuristics/heuristics.ts';
import type { Target } from '../heuristics/lines.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { MAX_STEPS } from './compile.ts';
import { FormulaFault, placeInText } from './fault.ts';
import { batchByFormula, measureByFormula, readFormula } from './formula.ts';
import { MAX_FORMULA_NESTING } from './parser.ts';
import { MAX_FORMULA_LENGTH } from './tokens.ts';

const EIGHT = targetOf(3, 3);
const EIGHT_START = [1, 5, 2, 8, 0, 3, 4, 7, 6];

function targetOf(rows: number, cols: number) {
  const goal = Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols));
  return { rows, cols, goal };
}

const valueOf = (text: string, cells: readonly number[] = EIGHT_START, target: Target = EIGHT): number =>
  measureByFormula(readFormula(text), target)(cells);

describe('a formula computes', () => {
  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 3 - 2', 5],
    ['2 ^ 3 ^ 2', 512],
    ['20 + -2 ^ 2', 16],
    ['7 % 4 + 1 / 2 * 2', 4],
    ['not 1 == 2', 1],
    ['(!1 == 0) + 5', 6],
    ['1 < 2 and 2 < 3 or 1 / 0 > 1', 1],
    ['1 > 2 ? 3 : 1 == 1 ? 4 : 5', 4],
    ['max(2, 7, 5) - min(2, 7, 5)', 5],
    ['floor(3.7) + ceil(3.2) + round(2.5) + abs(0 - 2) + sqrt(9)', 15],
    ['3 × 2 − 1 ≥ 5 && 2 ≠ 3 || 0 ** 1', 1],
    ['// a comment\n4 // another', 4],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  // 1 5 2 / 8 _ 3 / 4 7 6
  test.each([
    ['rows * 10 + cols + tiles', 41],
    ['at(0, 1) * 10 + goalAt(2, 1)', 58],
    ['at(1, 1) == blank and at(3, 0) == -1', 1],
    ['row(8) * 10 + col(8)', 10],
    ['goalRow(8) * 10 + goalCol(8)', 21],
    ['cell(8) * 10 + goalCell(8)', 37],
    ['row(blank) + col(blank)', 2],
    ['row(at(0, 2)) * 10 + col(at(0, 2))', 2],
    ['sum(tile => tile)', 36],
    ['count(tile => tile > 5)', 3],
    ['max(tile => tile) - min(tile => tile)', 7],
    ['sum((a, b) => 1)', 28],
    ['sum(a => count(b => a != b))', 56],
    ['max((a, b) => b - a)', 7],
    ['misplaced', 7],
    ['linear-conflict - linearConflict', 0],
  ])('%s on a board', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('a word equals its written-out formula', () => {
  const SAME: readonly (readonly [word: string, formula: string])[] = [
    ['misplaced', 'count(tile => cell(tile) != goalCell(tile))'],
    ['manhattan', 'sum(tile => abs(row(tile) - goalRow(tile)) + abs(col(tile) - goalCol(tile)))'],
    ['linearConflict', 'manhattan + 2 * conflicts'],
    [
      'reversals',
      'count((a, b) => cell(a) == goalCell(b) and cell(b) == goalCell(a) and abs(row(a) - row(b)) + abs(col(a) - col(b)) == 1)',
    ],
    ['inversions', 'count((a, b) => (cell(a) < cell(b)) != (goalCell(a) < goalCell(b)))'],
  ];

  test.each(SAME)('%s', (word, formula) => {
    const random = seededRandom(3);
    for (const [rows, cols] of [
      [2, 2],
      [3, 3],
      [2, 5],
      [4, 4],
      [5, 5],
    ]) {
      const target = { rows, cols, goal: randomSolvable(targetOf(rows, cols).goal, cols, random) };
      const [one, other] = [word, formula].map((text) => measureByFormula(readFormula(text), target));
      for (let board = 0; board < 40; board++) {
        const cells = randomSolvable(target.goal, cols, random);
        expect(one(cells), cells.join()).toBe(other(cells));
      }
    }
  });

  test('the heuristics of the program, by their ids', () => {
    for (const id of Object.keys(NAMED_HEURISTICS) as HeuristicId[])
      if (id !== 'max' && id !== 'manhattan-times') expect(valueOf(id)).toBe(measureOf(id, EIGHT)(EIGHT_START));
  });
});

/** An expression as text, and what it should be for the tiles that have a name. */
interface Sample {
  readonly text: string;
  readonly value: (cells: readonly number[], named: Readonly<Record<string, number>>) => number;
}

const truthOf = (value: number): number => (Number.isNaN(value) ? NaN : value === 0 ? 0 : 1);

const JOINS: Record<string, (a: Sample, b: Sample) => Sample['value']> = {
  '+': (a, b) => (cells, named) => a.value(cells, named) + b.value(cells, named),
  '-': (a, b) => (cells, named) => a.value(cells, named) - b.value(cells, named),
  '*': (a, b) => (cells, named) => a.value(cells, named) * b.value(cells, named),
  '<': (a, b) => (cells, named) => Number(a.value(cells, named) < b.value(cells, named)),
  '==': (a, b) => (cells, named) => Number(a.value(cells, named) === b.value(cells, named)),
  and: (a, b) => (cells, named) => truthOf(a.value(cells, named)) && truthOf(b.value(cells, named)),
};

const tileWord = (of: (cells: readonly number[], tile: number) => number, word: string, name: string): Sample => ({
  text: `${word}(${name})`,
  value: (cells, named) => of(cells, named[name]),
});

function leaves(names: readonly string[]): fc.Arbitrary<Sample> {
  const number = fc.nat(9).map((value): Sample => ({ text: `${value}`, value: () => value }));
  const ofTiles = names.flatMap((name) => [
    { text: name, value: (_: readonly number[], named: Readonly<Record<string, number>>) => named[name] },
    tileWord((cells, tile) => Math.floor(cells.indexOf(tile) / 3), 'row', name),
    tileWord((cells, tile) => cells.indexOf(tile) % 3, 'col', name),
    tileWord((_, tile) => (tile + 8) % 9, 'goalCell', name),
    tileWord((cells, tile) => cells[tile - 1], 'at', name),
  ]);
  // `at` is given a place: that of the tile in the goal.
  const written = ofTiles.map((sample) => ({
    ...sample,
    text: sample.text.replace(/^at\((\w)\)$/, 'at(goalRow($1), goalCol($1))'),
  }));
  return written.length === 0 ? number : fc.oneof(number, fc.constantFrom(...written));
}

function samples(depth: number, names: readonly string[] = []): fc.Arbitrary<Sample> {
  if (depth === 0) return leaves(names);
  const part = samples(depth - 1, names);
  const joined = fc.tuple(fc.constantFrom(...Object.keys(JOINS)), part, part).map(([sign, a, b]) => ({
    text: `(${a.text} ${sign} ${b.text})`,
    value: JOINS[sign](a, b),
  }));
  if (names.length === 2) return fc.oneof(leaves(names), joined);
  const name = 'ab'[names.length];
  const summed = samples(depth - 1, [...names, name]).map((body) => ({
    text: `sum(${name} => ${body.text})`,
    value: (cells: readonly number[], named: Readonly<Record<string, number>>) =>
      [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, tile) => sum + body.value(cells, { ...named, [name]: tile }), 0),
  }));
  return fc.oneof(joined, summed);
}

test('any formula is what its parts make, for one board and for many at once', () => {
  const random = seededRandom(5);
  const boards = Array.from({ length: 300 }, () => randomSolvable(EIGHT.goal, 3, random));
  fc.assert(
    fc.property(samples(4), (sample) => {
      const text = `abs(${sample.text}) % 1000`;
      const [out, formula] = [new Uint16Array(boards.length), readFormula(text)];
      batchByFormula(formula, EIGHT)(Uint8Array.from(boards.flat()), boards.length, out);
      const one = measureByFormula(formula, EIGHT);
      for (let board = 0; board < boards.length; board += 23) {
        const expected = Math.abs(sample.value(boards[board], {})) % 1000;
        expect([out[board], one(boards[board])], text).toEqual([expected, expected]);
      }
    }),
    { numRuns: 40 },
  );
});

describe('a fault names its place', () => {
  test.each([
    ['', 'The formula is empty.', 0, 0],
    ['1 +', 'A value is missing at the end.', 3, 3],
    ['1 2', 'A sign such as + is missing before “2”.', 2, 3],
    ['(1', 'A closing “)” is missing at the end.', 2, 2],
    ['sum(t => row(t', 'A closing “)” is missing at the end.', 14, 14],
    ['abs(1 2)', 'A closing “)” is missing before “2”.', 6, 7],
    ['1)', '“)” closes nothing.', 1, 2],
    ['1, 2', '“,” does not belong here.', 1, 2],
    ['1 < 2 < 3', 'Compare two values at a time, as in a < b and b < c.', 6, 7],
    ['1 ? 2', 'A “:” with the other value is missing at the end.', 5, 5],
    ['2 # 3', 'A formula cannot contain “#”.', 2, 3],
    ['1;', 'A formula is one expression: leave out the semicolon.', 1, 2],
    ['“manhattan”', 'Write names without quotation marks.', 0, 1],
    ['manhatan', 'There is no word “manhatan”. Did you mean manhattan?', 0, 8],
    ['1 + spam', 'There is no word “spam”.', 4, 8],
    ['row(tile)', 'No tile has a name here: name it first, as in sum(tile => row(tile)).', 4, 8],
    ['sum(tile => row)', 'row needs a value in parentheses: row(tile).', 12, 15],
    ['sum(tile => row(tile, 1))', 'row takes one value, as in row(tile), not 2.', 12, 24],
    ['at(1)', 'at takes 2 values, as in at(row, col), not 1.', 0, 5],
    ['manhattan(1)', 'manhattan takes no value: write it without parentheses.', 0, 12],
    ['sum(1)', 'sum needs a name for the tile: sum(tile => x).', 0, 6],
    ['sum(row => 1)', 'row already has a meaning: give the tile another name.', 4, 7],
    ['sum(a => sum(a => 1))', 'a already names another tile here.', 13, 14],
    ['sum((a, b, c) => 1)', 'sum goes through tiles or pairs of tiles: give one name or two.', 11, 12],
    ['sum(a => 1, 2)', 'sum with “=>” takes nothing else.', 12, 13],
    ['a => 1', '“=>” is for sum, count, min and max only, as in sum(tile => 1).', 0, 6],
    ['constructor', 'There is no word “constructor”.', 0, 11],
    ['__proto__(1)', 'There is no word “__proto__”.', 0, 9],
  ])('%s', (text, message, at, end) => {
    expect(() => readFormula(text)).toThrow(expect.objectContaining({ message, at, end }));
  });

  test('in lines and columns', () => {
    expect(placeInText('1 +\r\n  spam', 7)).toEqual({ line: 2, column: 3 });
  });
});

describe('a formula has limits', () => {
  test('of length', () => {
    expect(() => readFormula('1'.padEnd(MAX_FORMULA_LENGTH))).not.toThrow();
    expect(() => readFormula('1'.padEnd(MAX_FORMULA_LENGTH + 1))).toThrow(
      'at most 4,000 characters, and this one has 4,001.',
    );
  });

  test('of nesting, which long sums do not reach', () => {
    const nested: readonly ((depth: number) => string)[] = [
      (depth) => '('.repeat(depth) + '1' + ')'.repeat(depth),
      (depth) => '-'.repeat(depth) + '1',
      (depth) => 'abs('.repeat(depth) + '1' + ')'.repeat(depth),
    ];
    for (const formula of nested) {
      expect(() => valueOf(formula(MAX_FORMULA_NESTING))).not.toThrow();
      expect(() => readFormula(formula(MAX_FORMULA_NESTING + 1))).toThrow(`at most ${MAX_FORMULA_NESTING} deep`);
    }
    expect(valueOf('1+'.repeat(1900) + '1')).toBe(1901);
  });

  test('of steps for a board, by its size', () => {
    const deep = readFormula('sum(a => sum(b => sum(c => sum(d => sum(e => a == e)))))');
    expect(() => measureByFormula(deep, EIGHT)).toThrow(`${MAX_STEPS.toLocaleString('en-US')} are allowed`);
    expect(measureByFormula(deep, targetOf(2, 2))([1, 2, 3, 0])).toBe(81);
  });

  test('of the sizes that a word supports', () => {
    const fault = (text: string, rows: number, cols: number) => () =>
      measureByFormula(readFormula(text), targetOf(rows, cols));
    expect(fault('1 + walkingDistance', 5, 5)).toThrow(
      'walkingDistance is for boards of at most 4 rows and columns; this one is 5 × 5.',
    );
    expect(fault('patternDatabase', 4, 4)).toThrow('needs tables on 4 × 4');
  });
});

describe('h is a whole number from 0 to 65,535, or a fault that names the board', () => {
  const BOARD = 'on the board 1 5 2 / 8 _ 3 / 4 7 6';

  test.each([
    ['65535', null],
    ['65536', `h is 65536 ${BOARD}, and must be a whole number from 0 to 65,535.`],
    ['0 - 1', `h is −1 ${BOARD}, and must not be negative: write max(0, …).`],
    ['(manhattan + 2) / 4', `h is 2.5 ${BOARD}, not a whole number: write round(…).`],
    ['sqrt(manhattan + 4)', `h is 3.46… ${BOARD}, not a whole number: write round(…).`],
    ...['1 / 0', '0 / 0', '5 % 0', '0 ^ -1', '1 - 1 / 0', '0 * (1 / 0)', 'sum(a => 1 / row(a))', '0 ? 0 : 1 / 0'].map(
      (text) => [text, `The formula divides by 0 ${BOARD}.`] as const,
    ),
    ['row(9)', 'There is no tile 9 on this board.'],
    ['1 + (row(at(0, 3)) == 1)', 'There is no tile −1 on this board.'],
    ['max((a, b) => cost(a / b))', 'There is no tile 0.5 on this board.'],
    ['1 ? row(8 + 1) : 1 / 0', 'There is no tile 9 on this board.'],
    ['sqrt(4 - manhattan)', `The formula takes the square root of a negative number, −4, ${BOARD}.`],
    ['(0 - manhattan) ^ 0.5', `The formula takes −8 to the power of 0.5 ${BOARD}.`],
    ['10 ^ 400', `The formula is too large a number ${BOARD}.`],
    ['sum(t => t < tiles ? row(t + 1) : 0) * 0', null],
    ['at(0, 3) > 0 and row(at(0, 3)) == 1', null],
  ] as const)('%s', (text, message) => {
    if (message === null) expect(() => valueOf(text)).not.toThrow();
    else expect(() => valueOf(text)).toThrow(message);
  });

  test('a fault on one board spares the next', () => {
    const measure = measureByFormula(readFormula('4 / cell(1)'), EIGHT);
    expect(() => measure([1, 2, 3, 4, 5, 6, 7, 8, 0])).toThrow('divides by 0');
    expect(measure([2, 1, 3, 4, 5, 6, 7, 8, 0])).toBe(4);
  });

  test('a fault is a FormulaFault where a place in the text is at fault', () => {
    expect(() => readFormula('?')).toThrow(FormulaFault);
    expect(() => valueOf('3 + sum(a => 1 / row(a))')).toThrow(expect.objectContaining({ at: 13, end: 23 }));
  });
});
