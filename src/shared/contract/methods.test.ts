import { describe, expect, test } from 'vitest';
import { METHODS } from './methods.ts';
import { parse, SEARCH, TITLE, TITLE_RULE, PUZZLE, ID } from './parse.ts';
import { SETTINGS } from './settings.ts';

const start = [1, 2, 3, 7, 4, 5, 6, 8, 0];
const goal = [1, 2, 3, 8, 6, 4, 7, 5, 0];
const puzzle = { rows: 3, cols: 3, start, goal };
const search = { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };

describe('a puzzle', () => {
  test('of any size from 2×2 to 5×5 is taken as it is, solvable or not', () => {
    expect(parse(PUZZLE, puzzle)).toEqual(puzzle);
    for (let rows = 2; rows <= 5; rows++) {
      for (let cols = 2; cols <= 5; cols++) {
        const cells = Array.from({ length: rows * cols }, (_, i) => i);
        const any = { rows, cols, start: cells, goal: cells.toReversed() };
        expect(parse(PUZZLE, any)).toEqual(any);
      }
    }
  });

  test.each([
    [{ ...puzzle, rows: 1 }, 'rows: An integer from 2 to 5'],
    [{ ...puzzle, cols: 6 }, 'cols: An integer from 2 to 5'],
    [{ ...puzzle, rows: 3.5 }, 'rows: '],
    [{ ...puzzle, rows: '3' }, 'rows: '],
    [{ ...puzzle, cols: 4 }, 'start: A 3 × 4 board has 12 cells'],
    [{ ...puzzle, start: start.with(8, 1) }, 'start: Tile 1 is there twice'],
    [{ ...puzzle, goal: goal.with(0, 9) }, 'goal: 9 in row 1, column 1'],
    [{ ...puzzle, start: start.with(0, -1) }, 'start.0: '],
    [{ ...puzzle, start: start.with(0, NaN) }, 'start.0: '],
    [{ ...puzzle, start: [...start.slice(0, 8), '0'] }, 'start.8: '],
    [{ ...puzzle, start: '123745680' }, 'start: The cells'],
    [{ ...puzzle, goal: undefined }, 'goal: The cells'],
    [{ rows: 3, cols: 3, start }, 'goal: '],
    [{ ...puzzle, title: 'x' }, 'title: '],
    [{ ...puzzle, ['x'.repeat(10_000)]: 1 }, 'xxx'],
    [null, 'This value is not valid here'],
    ['3x3', 'This value is not valid here'],
  ])('is refused with the place: %#', (value, sentence) => {
    expect(() => parse(PUZZLE, value)).toThrow(expect.objectContaining({ code: 'bad-params' }));
    expect(() => parse(PUZZLE, value)).toThrow(sentence);
    expect(() => parse(PUZZLE, value)).toThrow(/^.{1,150}$/);
  });
});

describe('a search', () => {
  test('names rows of the tables', () => expect(parse(SEARCH, search)).toEqual(search));

  test.each([
    ['algorithm', 'toString'],
    ['algorithm', '__proto__'],
    ['heuristic', 'euclid'],
    ['order', 'UDL'],
    ['order', 'UDLL'],
    ['order', 'udlr'],
    ['order', 'UDLRU'],
    ['ties', ''],
    ['goalTest', 1],
  ])('with %s %j is refused', (name, value) => {
    expect(() => parse(SEARCH, { ...search, [name]: value })).toThrow(`${name}: `);
  });
});

describe('a title', () => {
  test.each([
    ['Case 1', 'Case 1'],
    ['  trimmed\u00a0', 'trimmed'],
    ['8 – puzzle 𝄞 خانه', '8 – puzzle 𝄞 خانه'],
    ['𝄞'.repeat(200), '𝄞'.repeat(200)],
  ])('may be %j', (value, title) => expect(parse(TITLE, value)).toBe(title));

  test.each([
    '',
    ' \t ',
    'a\nb',
    'a\0b',
    'a\u2028b',
    'a\u0085b',
    'half \ud834',
    '\udd1e half',
    'x'.repeat(201),
    7,
    null,
  ])('may not be %j', (value) => expect(() => parse(TITLE, value)).toThrow('A title has 1 to 200 characters'));
});

test('what is wrong with a text is said as to who typed it, and of anything else also where it stands', () => {
  const refusal = (act: () => unknown): string => {
    try {
      act();
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const edit = (change: object) => refusal(() => METHODS.library.editPuzzle({ puzzleId: 1, change }));
  expect(edit({ title: '' })).toBe(TITLE_RULE);
  expect(edit({ puzzle: { ...puzzle, rows: 'three' } })).toMatch(/^change\.puzzle\.rows: /);
  expect(refusal(() => METHODS.library.getPuzzle({ puzzleId: '1' }))).toMatch(/^puzzleId: /);
  expect(refusal(() => METHODS.library.getPuzzle({}))).toBe('puzzleId: This is missing.');
});

test('an id is a positive safe integer', () => {
  for (const id of [1, Number.MAX_SAFE_INTEGER]) expect(parse(ID, id)).toBe(id);
  for (const id of [0, -1, 1.5, NaN, Infinity, 2 ** 53, '1', null, [1], 1n])
    expect(() => parse(ID, id)).toThrow('integer');
});

describe('settings', () => {
  const write = METHODS.settings.write;

  test('may be changed one at a time', () => {
    const changes = [{}, { theme: 'dark' }, { speed: 0.5 }, { search }, { puzzleId: null }, { runId: 3 }, { step: 0 }];
    for (const change of changes) expect(write({ change })).toEqual({ change });
  });

  test('are all known to the method that changes them', () => {
    const change = {
      theme: 'light',
      speed: 2,
      search,
      pictureNumbers: true,
      ways: true,
      hidesNext: true,
      presented: ['goal', 'frontier'],
      presentedInCompare: ['table', 'clock'],
      welcome: true,
      letterKeys: false,
      moveNaming: 'tile',
      paper: 'letter',
      view: 'library',
      puzzleId: 1,
      runId: null,
      unsaved: { puzzle, title: 'One', isGuest: true },
      comparison: {
        content: { puzzle, searches: [search, search], clock: 'step', steps: [0, 3], bets: [] },
        label: { puzzleId: null, title: 'One' },
        evenIfUnsolvable: false,
      },
      classLabel: 'CS 101, Tuesday',
      homeworkClass: 'CS 101, autumn',
      showsVotes: true,
      worksOut: true,
      handParts: ['h', 'successors'],
      linkAddress: 'https://school.example/searchlight/',
      alone: true,
      lesson: { lessonId: null, title: 'A* by hand', at: 3 },
      step: 4,
      draft: { name: 'Rows', kind: 'formula', texts: { formula: 'sum(tile =>', javascript: '' } },
      assignment: { algorithm: 'astar', heuristic: 'misplaced', duplicates: 'kept', goal: '1 2 3/4 5 6/7 8 _' },
      programDraft: { text: 'expand(start)', assigned: { algorithm: 'bfs', start: '1 2 3/4 5 6/7 _ 8' } },
      experiment: {
        shown: { experimentId: 7 },
        look: {
          ...{ kind: 'points', measure: 'generated', branching: 'power', x: 'h', y: 'ms' },
          ...{ isSketching: false, sketch: [[4, 12.5]] },
        },
      },
      hunts: {
        at: 3,
        found: [{ hunt: 2, start: [1, 2, 3, 0, 5, 4], moves: 1, isSmallest: true, isNamed: false }],
      },
    };
    expect(Object.keys(change)).toEqual(Object.keys(SETTINGS));
    expect(write({ change })).toEqual({ change });
  });

  test.each([
    { theme: 'sepia' },
    { view: 'garden' },
    { unsaved: { puzzle: { ...puzzle, start: [] }, title: 'One' } },
    { speed: 0 },
    { speed: Infinity },
    { step: -1 },
    { theme: undefined },
    { colour: 'red' },
  ])('are refused: %j', (change) => expect(() => write({ change })).toThrow(/^change\./));
});

test('what one call may ask for is bounded', () => {
  const advance = { searchId: 1, expansions: 1, millis: 16.7 };
  expect(METHODS.searches.advance(advance)).toEqual(advance);
  for (const over of [{ expansions: 0 }, { expansions: 1e8 }, { millis: -1 }, { millis: 1e6 }, { millis: NaN }]) {
    expect(() => METHODS.searches.advance({ ...advance, ...over })).toThrow('needed');
  }
  for (const page of [
    { offset: -1, limit: 1 },
    { offset: 0, limit: 0 },
    { offset: 0, limit: 201 },
  ]) {
    expect(() => METHODS.library.list({ comparisons: page })).toThrow('needed');
  }
});
