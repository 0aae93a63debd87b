import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FAULTS } from '../contract/exchange.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import type { Puzzle } from '../contract/types.ts';
import { DOCUMENT_KINDS } from '../contract/kinds.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { FileFault } from './fault.ts';
import { anyLibrary } from './library.fixture.ts';
import { EMPTY_FILE, writeLibrary, type FileQuestion, type LibraryFile } from './libraryFile.ts';
import { anyOwnContentOf } from './questions.fixture.ts';
import { readFile, type Incoming } from './readFile.ts';
import { MAX_NESTING } from './readJson.ts';
import { ANY_CHARACTER } from '../text/anyCharacter.fixture.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (name: string, text: string): Incoming => readFile(name, utf8(text));
const GOOD = { title: 'One', rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const FIFTEEN_GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
const FIFTEEN = { ...GOOD, rows: 4, cols: 4, start: FIFTEEN_GOAL.toSpliced(14, 2, 0, 15), goal: FIFTEEN_GOAL };

function library(puzzles: unknown[], more: object = {}): string {
  return JSON.stringify({ format: 'searchlight-library', version: 1, sets: [{ title: 'Set', puzzles }], ...more });
}

/** The sentence and the line that a file is refused with. */
function refusal(name: string, bytes: Uint8Array | string): { line: number | null; message: string } {
  try {
    readFile(name, typeof bytes === 'string' ? utf8(bytes) : bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(FileFault);
    expect((error as FileFault).message).toMatch(/^[A-Z“].*[.]$/s);
    return error as FileFault;
  }
  throw new Error('This file was not refused.');
}

/** A share in the ordinary run, all by `npm run test:torture`. */
const IS_SHARE = process.env['TORTURE'] === undefined;

test('a written library is read back unchanged', () => {
  fc.assert(
    fc.property(anyLibrary, (file) => {
      expect(read('mine.json', writeLibrary(file))).toEqual({ format: 'library', faults: [], ...file });
    }),
    { numRuns: IS_SHARE ? 100 : 1_000 },
  );
});

test('written pictures are read back unchanged', () => {
  const pictures = { ['ab'.repeat(32)]: 'AAECAw==', ['cd'.repeat(32)]: '' };
  const shown = { title: 'One', notes: '', tags: [], puzzle: { rows: 2, cols: 2, start: GOOD.start, goal: GOOD.goal } };
  const picture = { pictureId: 'ab'.repeat(32), alt: 'A “boat”' };
  const sets = [{ title: 'Set', puzzles: [{ ...shown, optimal: 1, picture }] }];
  const file = { ...EMPTY_FILE, sets, pictures };
  expect(read('mine.json', writeLibrary(file))).toEqual({ format: 'library', faults: [], ...file });
});

describe('a library file', () => {
  test('may leave out notes, tags, the known length and the runs', () => {
    const { sets, runs } = read('a.json', library([GOOD]));
    const { title, ...puzzle } = GOOD;
    expect(sets).toEqual([{ title: 'Set', puzzles: [{ title, notes: '', tags: [], puzzle, optimal: 1 }] }]);
    expect(runs).toEqual([]);
  });

  test('loses only the puzzle that is wrong, and says which and why', () => {
    const wrong = { ...GOOD, title: 'Two', start: [1, 1, 0, 3] };
    const { sets, faults } = read('a.json', library([wrong, GOOD]));
    expect(sets[0]!.puzzles.map(({ title }) => title)).toEqual(['One']);
    expect(faults).toEqual([
      { line: null, sentence: expect.stringMatching(/^Set 1 “Set”, puzzle 1 “Two”: start: Tile 1 is there twice/) },
    ]);
  });

  test.each([
    ['One\u0007Two', 'One Two'],
    ['\u0000', 'Set 1'],
    ['\u200b\u2060\u3164\u2800\u00ad\ufe0f', 'Set 1'],
    ['\ud83d', 'Set 1'],
    ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ])('was refused as a whole for one title: %j', (title, made) => {
    const { sets, faults } = read(
      'a.json',
      library([], {
        sets: [
          { title, puzzles: [GOOD] },
          { title: 'Two', puzzles: [] },
        ],
      }),
    );
    expect(sets.map((set) => [set.title, set.puzzles.length])).toEqual([
      [made, 1],
      ['Two', 0],
    ]);
    expect(faults).toEqual([{ line: null, sentence: expect.stringMatching(/^Set 1: its title was made “/) }]);
  });

  test('loses only the set that is wrong, and what was made on its puzzles belongs to none', () => {
    const { title, ...puzzle } = GOOD;
    const content = { puzzle, searches: [DEFAULT_SEARCH, DEFAULT_SEARCH], clock: 'step', steps: [0, 0], bets: [] };
    const sets = [
      { title: 'Bad', puzzles: [GOOD], colour: 'red' },
      { title: 'Good', puzzles: [GOOD] },
    ];
    const comparisons = [0, 1].map((set) => ({ title, ...content, savedAtMs: 5, madeOn: [set, 0] }));
    const file = read('a.json', library([], { version: 2, sets, comparisons }));
    expect(file.sets.map(({ title }) => title)).toEqual(['Good']);
    expect(file.comparisons.map(({ madeOn }) => madeOn)).toEqual([null, [0, 0]]);
    expect(file.faults).toEqual([{ line: null, sentence: expect.stringMatching(/^Set 1 “Bad”: colour/) }]);
  });

  test.each([
    [{ ...GOOD, title: '\u200b\u2060' }, /title: A name needs a character that can be seen/],
    [{ ...GOOD, tags: ['\u3164'] }, /tags.*A name needs a character that can be seen/],
    [{ ...GOOD, colour: 'red' }, /colour/],
    [{ ...GOOD, picture: { pictureId: '../cat', alt: 'x' } }, /picture\.pictureId: This is not a picture/],
    [{ ...GOOD, picture: { pictureId: 'cat', alt: ' ' } }, /picture\.alt: The description of a picture/],
    [{ ...GOOD, picture: 'cat' }, /picture/],
    [{ ...GOOD, title: '\ud83d' }, /title/],
    [{ ...GOOD, rows: 6 }, /rows: An integer from 2 to 5/],
    [null, /.+/],
  ])('refuses %j', (puzzle, sentence) => {
    expect(read('a.json', library([puzzle])).faults[0]!.sentence).toMatch(sentence);
  });

  test.each([
    [{ ...GOOD, optimal: 999 }, 1, /^Set 1 “Set”, puzzle 1 “One”: optimal: 999 moves is not its length: .* has 1\.$/],
    [{ ...GOOD, optimal: 0 }, 1, /optimal: 0 moves/],
    [{ ...GOOD, start: [2, 1, 3, 0], optimal: 4 }, null, /it has no solution/],
    [{ ...FIFTEEN, optimal: 1 }, 1, null],
    [{ ...FIFTEEN, optimal: 79 }, 79, null],
    [{ ...FIFTEEN, optimal: 4 }, null, /odd number of moves/],
    [{ ...FIFTEEN, optimal: 999 }, null, /no shortest solution of a 4 × 4 board has more than 80/],
  ])('takes over no length that is false: %j', (puzzle, length, sentence) => {
    const { sets, faults } = read('a.json', library([puzzle]));
    expect(sets[0]!.puzzles.map(({ optimal }) => optimal)).toEqual([length]);
    expect(faults.map(({ sentence }) => sentence)).toEqual(sentence === null ? [] : [expect.stringMatching(sentence)]);
  });

  test.each(['title', 'notes', 'tags'])(
    'takes characters out of its %s that make it look like another one',
    (where) => {
      const disguised = 'abc\u202efdp.exe';
      const puzzle = { ...GOOD, [where]: where === 'tags' ? [disguised] : disguised };
      const { sets, faults } = read('a.json', library([puzzle]));
      expect(JSON.stringify(sets)).toContain('abcfdp.exe');
      expect(faults.map(({ sentence }) => sentence)).toEqual([
        expect.stringMatching(/^Set 1 “Set”, puzzle 1 .*direction/),
      ]);
      expect(JSON.stringify([sets, faults])).not.toMatch(/[\u202a-\u202e]/);
    },
  );

  test('keeps runs at their puzzles when puzzles before them are wrong', () => {
    const search = { algorithm: 'bfs', heuristic: 'zero', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
    const outcome = { status: 'solved', expanded: 1, generated: 1, maxFrontier: 1, solution: 'R', durationMs: 0.5 };
    const { rows, cols, start, goal } = GOOD;
    const puzzle = { rows, cols, start, goal };
    const run = { title: 'One', puzzle, search, engineVersion: 1, outcome, savedAtMs: 5, madeOn: [0, 1] };
    const lost = { ...run, madeOn: [0, 0] };
    const nowhere = { ...run, madeOn: [3, 0] };
    const cheat = { ...run, outcome: { ...outcome, solution: 'U' } };
    const { runs, faults } = read('a.json', library([{}, GOOD], { runs: [run, lost, nowhere, cheat] }));
    expect(runs.map(({ madeOn }) => madeOn)).toEqual([[0, 0], null]);
    expect(faults.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Set 1 “Set”, puzzle 1: /),
      expect.stringMatching(/^Run 3: madeOn: There is no such puzzle/),
      expect.stringMatching(/^Run 4: outcome\.solution: These moves do not lead/),
    ]);
  });

  test('keeps comparisons as runs, and loses only one that is wrong', () => {
    const search = { algorithm: 'bfs', heuristic: 'zero', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
    const { rows, cols, start, goal } = GOOD;
    const puzzle = { rows, cols, start, goal };
    const content = { puzzle, searches: [search, search], clock: 'time', steps: [1, 2], bets: [] };
    const good = { title: 'One', ...content, times: [0.5, null], savedAtMs: 5, madeOn: [0, 0] };
    const wrong = [
      { ...good, steps: [1] },
      { ...good, times: [1] },
      { ...good, bets: [{ name: 'Row 1', ratio: 0 }] },
      { ...good, madeOn: [3, 0] },
      { ...good, ratio: 2 },
      { ...good, trees: [] },
    ];
    const { comparisons, faults } = read('a.json', library([GOOD], { version: 2, comparisons: [good, ...wrong] }));
    expect(comparisons).toEqual([
      { title: 'One', content: { ...content, times: [0.5, null] }, savedAtMs: 5, madeOn: [0, 0] },
    ]);
    expect(faults.map(({ sentence }) => sentence)).toEqual([
      'Comparison 2: A comparison needs one step for each search.',
      'Comparison 3: A comparison needs one time for each search.',
      expect.stringMatching(/^Comparison 4: bets\.0\.ratio/),
      expect.stringMatching(/^Comparison 5: madeOn: There is no such puzzle/),
      expect.stringMatching(/^Comparison 6: ratio/),
      'Comparison 7: A comparison needs one tree for each search.',
    ]);
  });

  test('of which a lesson or a stop is wrong is read without that, and each fault has one sentence with its place', () => {
    const puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
    const stop = {
      ...{ view: 'search', puzzle, title: 'One', searches: [DEFAULT_SEARCH], steps: [0] },
      ...{ hides: false, text: 'Look: {f}.', note: '' },
    };
    const lesson = { format: 1, title: 'Mine', summary: '', stops: [stop] };
    const wrong = [
      { ...stop, text: 'So {many}' },
      { ...stop, note: '{2.f}' },
      { ...stop, steps: [-1] },
      { ...stop, more: 1 },
      7,
    ];
    const all = [
      lesson,
      { ...lesson, stops: [stop, ...wrong] },
      { ...lesson, title: '' },
      { ...lesson, format: 4 },
      null,
    ];
    const { lessons, faults } = read('a.json', library([GOOD], { version: 4, lessons: all }));
    expect(lessons).toEqual([lesson, lesson]);
    expect(faults.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Lesson 2 “Mine”, stop 2: text: “\{many\}” is not a figure\. The figures are /),
      'Lesson 2 “Mine”, stop 3: note: “f” belongs to search 2, but this stop has 1.',
      'Lesson 2 “Mine”, stop 4: steps.0: A step is an integer from 0, or “end”.',
      expect.stringMatching(/^Lesson 2 “Mine”, stop 5: more: /),
      expect.stringMatching(/^Lesson 2 “Mine”, stop 6: /),
      expect.stringMatching(/^Lesson 3 “”: title: /),
      expect.stringMatching(/^Lesson 4 “Mine”: format: .* reads lessons up to format 3/),
      expect.stringMatching(/^Lesson 5: /),
    ]);
    const many = library([GOOD], { version: 4, lessons: new Array(DOCUMENT_KINDS.lesson.most + 1).fill(lesson) });
    expect(() => read('a.json', many)).toThrow(/^The file: lessons: A file has at most 200 lessons\.$/);
  });

  test('has the least version that describes it, so that older programs read what they can', () => {
    const isFull = ({ lessons, questions }: LibraryFile): boolean => lessons.length > 0 && questions.length > 0;
    const [sample] = fc.sample(anyLibrary.filter(isFull), { numRuns: 1, seed: 1 }) as [LibraryFile];
    const drawn = withoutCosts(sample) as LibraryFile;
    const asked = drawn.questions.map(({ homework: _homework, ...question }) => question);
    const full = { ...drawn, rosters: [], questions: asked };
    const versionOf = (file: LibraryFile): unknown => (JSON.parse(writeLibrary(file)) as { version: unknown }).version;
    expect(versionOf(full)).toBe(4);
    const homework = { classLabel: '', lesson: 'Mine', place: null, asks: null, handedInAtMs: 7 };
    expect(versionOf({ ...full, questions: [{ ...asked[0]!, homework }] })).toBe(6);
    expect(versionOf({ ...full, rosters: [{ title: 'CS 101', students: [], remarked: [] }] })).toBe(6);
    const sets = full.sets.map(({ title, puzzles }) => ({ title, puzzles }));
    const none = { sets, lessons: [], experiments: [], heuristics: [] };
    expect(versionOf({ ...full, ...none })).toBe(3);
    expect(versionOf({ ...full, ...none, questions: [] })).toBe(2);
    expect(versionOf({ ...full, ...none, questions: [], comparisons: [] })).toBe(1);
    const own: OwnHeuristic = { name: 'Mine', kind: 'formula', text: 'misplaced' };
    expect(versionOf({ ...EMPTY_FILE, heuristics: [own] })).toBe(4);
    const puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
    const versionWith = (costs: Pick<Puzzle, 'costs'>): unknown => {
      const heavy = { title: 'Heavy', notes: '"costs": 5', tags: [], puzzle: { ...puzzle, ...costs }, optimal: 1 };
      return versionOf({ ...EMPTY_FILE, sets: [{ title: 'Set', puzzles: [heavy] }] });
    };
    expect([versionWith({}), versionWith({ costs: 'tile' }), versionWith({ costs: [5, 1, 1] })]).toEqual([1, 5, 5]);
    const [content] = fc.sample(anyOwnContentOf(puzzle), { numRuns: 1, seed: 1 });
    const question: FileQuestion = { title: 'Own', classLabel: '', savedAtMs: 0, content: content!, madeOn: null };
    const withOwn = { ...EMPTY_FILE, questions: [question] };
    expect([versionOf(withOwn), read('own.json', writeLibrary(withOwn))]).toMatchObject([
      6,
      { questions: [question], faults: [] },
    ]);
  });

  test.each([
    ['{"format": "searchlight-library", "version": 8, "sets": [], "new": 1}', /newer Searchlight.*version 8/],
    ['{"format": "something"}', /not a library/],
    ['{"format": "searchlight-library", "version": 1}', /^The file: sets/],
    ['{"format": "searchlight-library", "version": "1", "sets": []}', /version/],
  ])('is refused as a whole: %s', (text, sentence) => {
    expect(refusal('a.json', text).message).toMatch(sentence);
  });
});

describe('JSON', () => {
  test.each([
    ['{\n"a": 1,\n"\\u0061": 2}', 3, /“a” is there twice/],
    ['{"a": {"b": 1},\n"__proto__": {}}', 2, /__proto__/],
    ['{"a": 1,\n\n}', 3, /does not belong here/],
    ['{"a": [1 2]}', 1, /“2” does not belong here/],
    ['{"a": 01}', 1, /“1” does not belong here/],
    ['{"a":\n "x', 2, /not JSON/],
    ['{"a":\n', 2, /ends too early/],
    ['{} x', 1, /follows after the end/],
    ["{'a': 1}", 1, /not JSON/],
    ['{"a": "\n"}', 1, /not JSON/],
  ])('%j is refused on line %i', (text, line, sentence) => {
    expect(refusal('a.json', text)).toMatchObject({ line, message: expect.stringMatching(sentence) });
  });

  test('nested a million times is refused, and a long string is no danger', () => {
    expect(refusal('a.json', `{"a":${'['.repeat(1_000_000)}`).message).toContain(String(MAX_NESTING));
    expect(refusal('a.json', `{"a": "${'x\\n'.repeat(3_000_000)}"}`).message).toMatch(/not a library/);
  });

  test('is accepted like by JSON.parse, except repeated names', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        expect(refusal('a.json', `{"value": ${json}}`).message).toMatch(/not a library|there twice|__proto__/);
      }),
    );
  });
});

describe('bytes', () => {
  const text = '# Äußerst 🧩 schwer\r\n1 2 / 0 3\r\n';
  const expected = read('x.txt', text);

  function utf16(littleEndian: boolean): Uint8Array {
    const view = new DataView(new ArrayBuffer(2 * text.length + 2));
    [0xfeff, ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))].forEach((unit, i) =>
      view.setUint16(2 * i, unit, littleEndian),
    );
    return new Uint8Array(view.buffer);
  }

  test('UTF-8 with a byte order mark, UTF-16 either way and other line ends say the same', () => {
    expect(expected.sets[0]!.puzzles[0]!.title).toBe('Äußerst 🧩 schwer');
    for (const bytes of [utf8(`\ufeff${text}`), utf16(true), utf16(false), utf8(text.replaceAll('\r\n', '\r'))])
      expect(readFile('x.txt', bytes)).toEqual(expected);
  });

  test.each([
    [[0x31, 0x0a, 0xe4], 2],
    [[0xc0, 0x80], 1],
    [[0xed, 0xa0, 0x80], 1],
    [[0xf4, 0x90, 0x80, 0x80], 1],
    [[0x0a, 0x0a, 0x80], 3],
  ])('%j is no UTF-8, on line %i', (bytes, line) => {
    expect(refusal('x.txt', Uint8Array.from(bytes))).toMatchObject({ line, message: expect.stringMatching(/UTF-8/) });
  });

  test('half a character of UTF-16 is refused with its line', () => {
    const half = [0xff, 0xfe, 0x31, 0x00, 0x0a, 0x00, 0x3d, 0xd8];
    expect(refusal('x.txt', Uint8Array.from(half))).toMatchObject({ line: 2, message: expect.stringMatching(/Half/) });
    expect(refusal('x.txt', Uint8Array.from([0xff, 0xfe, 0x31])).message).toMatch(/ends in the middle/);
  });

  test('are decoded as by the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (content) => {
        const file = readFile('x.csv', utf8(`start,notes\n"1 2 / 0 3","x${content.replaceAll('"', '""')}"\n`));
        const notes = file.sets[0]!.puzzles[0]?.notes;
        expect(notes ?? `x${content.replaceAll(/\r\n?/g, '\n')}`).toBe(`x${content.replaceAll(/\r\n?/g, '\n')}`);
      }),
    );
  });

  test('more than the limit are refused unread', () => {
    expect(refusal('x.txt', new Uint8Array(MAX_IMPORT_BYTES + 1)).message).toBe(
      'This file has 10.1 MB; files of up to 10 MB can be imported.',
    );
  });
});

describe('a list of states', () => {
  test('has titles in comments, goals after arrows, and faults on lines', () => {
    const { format, sets, faults } = read(
      'Tuesday.txt',
      '# for Tuesday\n\n1 2 3 / 4 5 6 / 7 8 _\n# Warm up\n123456708\n1 2 0 3 # By hand\n1 2 / 3 3\n1 2 0 3 -> 0 1 2 3\n1 2 0 3 -> 123456780\n',
    );
    expect(format).toBe('text');
    expect(sets.map(({ title }) => title)).toEqual(['Tuesday']);
    const [first, , third, fourth] = sets[0]!.puzzles;
    expect(sets[0]!.puzzles.map(({ title }) => title)).toEqual(['Tuesday 1', 'Warm up', 'By hand', 'Tuesday 4']);
    expect(first!.puzzle).toMatchObject({ rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] });
    expect(third!.puzzle).toMatchObject({ start: [1, 2, 0, 3], goal: [1, 2, 3, 0] });
    expect(fourth!.puzzle.goal).toEqual([0, 1, 2, 3]);
    expect(faults).toEqual([
      { line: 7, sentence: expect.stringMatching(/Tile 3 is there twice/) },
      { line: 9, sentence: expect.stringMatching(/2 × 2 board and the goal a 3 × 3/) },
    ]);
  });

  test('without any state is refused', () => {
    expect(refusal('x.txt', '# nothing\n\n').message).toMatch(/no puzzle/);
    expect(refusal('x.txt', '').message).toMatch(/no puzzle/);
  });

  test('of something else is rejected', () => {
    expect(refusal('x.txt', 'hello\n'.repeat(MAX_IMPORT_FAULTS + 1)).message).toMatch(/1000 places.*line 1: /);
  });
});

describe('a Princeton file', () => {
  test('is a size and rows', () => {
    const { format, sets, faults } = read('puzzle04.txt', '3\n 0  1  3\n 4  2  5\n 7  8  6\n');
    expect({ format, faults }).toEqual({ format: 'princeton', faults: [] });
    expect(sets[0]!.puzzles).toMatchObject([
      { title: 'puzzle04', puzzle: { rows: 3, cols: 3, start: [0, 1, 3, 4, 2, 5, 7, 8, 6] } },
    ]);
  });

  test('may hold several, and names the line of a board that is wrong', () => {
    const { sets, faults } = read('p.txt', '2\n1 2\n0 3\n\n2\n1 2\n3 3\n3\n1 2\n');
    expect(sets[0]!.puzzles.map(({ title }) => title)).toEqual(['p 1']);
    expect(faults.map(({ line }) => line)).toEqual([5, 8]);
  });

  test('is refused from the first impossible size on', () => {
    expect(read('p.txt', '2\n1 2\n0 3\n9\n1 2\n').faults).toEqual([
      { line: 4, sentence: expect.stringMatching(/number of rows/) },
    ]);
  });
});

describe('a table', () => {
  test('has columns in any order, quotes, and lines within fields', () => {
    const { format, sets, faults } = read(
      't.csv',
      'Title,Start,Tags,Notes,Optimal\r\n"A ""b""","1,2,0,3","x; y","two\nlines",1\r\n,1 2 / 0 3,,,\r\nC,1 2 / 3 3,,,\r\nD,1203,,,x\r\n',
    );
    expect(format).toBe('csv');
    expect(sets[0]!.puzzles).toMatchObject([
      { title: 'A "b"', notes: 'two\nlines', tags: ['x', 'y'], optimal: 1 },
      { title: 't 2', notes: '', tags: [], optimal: 1 },
    ]);
    expect(faults.map(({ line }) => line)).toEqual([5, 6]);
  });

  test('may be parted by semicolons, and says which columns it does not read', () => {
    const { sets, faults } = read('t.csv', 'start;level\n1 2 0 3;easy\n');
    expect(sets[0]!.puzzles).toHaveLength(1);
    expect(faults).toEqual([{ line: 1, sentence: expect.stringMatching(/“level” is not read/) }]);
  });

  test.each([
    ['title,board\n', 1, /no column “start”/],
    ['start,start\n', 1, /there twice/],
    ['start,title\n1203,"x\n', 2, /quotation mark/],
    ['start\n', null, /no puzzle/],
  ])('%j is refused', (text, line, sentence) => {
    expect(refusal('t.csv', text)).toMatchObject({ line, message: expect.stringMatching(sentence) });
  });
});

const TORTURE_TIMEOUT_MS = 600_000;
const MUTANTS = IS_SHARE ? 1_000 : 100_000;

test(
  `${MUTANTS} damaged files are read or refused, and what is accepted is valid`,
  () => {
    const [file] = fc.sample(anyLibrary, { numRuns: 1, seed: 7 });
    const sources: [name: string, bytes: Uint8Array][] = [
      ['a.json', utf8(writeLibrary(file!))],
      ['a.json', utf8(library([GOOD, { ...GOOD, notes: 'x', tags: ['y'], optimal: 1 }]))],
      ['a.txt', utf8('# A\n1 2 3 / 4 5 6 / 7 8 _ -> 1 2 3 / 8 0 4 / 7 6 5\n123456708\n[[1, 2], [3, 0]] # b\n')],
      ['a.csv', utf8('title,start,notes\n"A, b","1,2,0,3","x\ny"\nc,1 2 / 0 3,\n')],
      ['a.txt', utf8('3\n0 1 3\n4 2 5\n7 8 6\n2\n1 2\n0 3\n')],
    ];
    const edit = fc.record({
      at: fc.nat(),
      kind: fc.nat(4),
      byte: fc.nat(255),
      length: fc.integer({ min: 1, max: 30 }),
    });
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        ([name, bytes], edits) => {
          const damaged = edits.reduce(damage, bytes);
          try {
            for (const { puzzles } of readFile(name, damaged).sets)
              for (const { puzzle } of puzzles) {
                accepted++;
                expect(checkArrangement(puzzle.start, puzzle.rows, puzzle.cols)).toBeNull();
                expect(checkArrangement(puzzle.goal, puzzle.rows, puzzle.cols)).toBeNull();
              }
          } catch (error) {
            if (!(error instanceof FileFault)) throw error;
          }
        },
      ),
      { numRuns: MUTANTS },
    );
    expect(accepted).toBeGreaterThan(MUTANTS / 100);
  },
  TORTURE_TIMEOUT_MS,
);

/** Changes, removes, doubles or moves some bytes. */
function damage(
  bytes: Uint8Array,
  { at, kind, byte, length }: { at: number; kind: number; byte: number; length: number },
): Uint8Array {
  const from = at % (bytes.length + 1);
  const [before, piece, after] = [bytes.slice(0, from), bytes.slice(from, from + length), bytes.slice(from + length)];
  const made = [
    [before, [byte], bytes.slice(from + 1)],
    [before, after],
    [before, piece, piece, after],
    [piece, before, after],
    [before, utf8('{"[]}:,\n')[byte % 8] === undefined ? [] : [utf8('{"[]}:,\n')[byte % 8]!], piece, after],
  ][kind]!;
  return Uint8Array.from(made.flatMap((part) => [...part]));
}

test.each([
  ['a.txt', '1 2 / 0 3 # abc\u202efdp.exe\n'],
  ['a.csv', 'start,title\n1 2 / 0 3,abc\u202efdp.exe\n'],
  ['a.csv', 'start,\u202eeltit\n1 2 / 0 3,abcfdp.exe\n'],
  ['abc\u202efdp.exe.txt', '1 2 / 0 3\n'],
])('%j: nothing that is said of it turns the direction of text', (name, text) => {
  const { sets, faults } = read(name, text);
  expect(JSON.stringify([sets, faults])).not.toMatch(/[\u202a-\u202e]/);
  expect(faults.length > 0).toBe(/\u202e/.test(text));
});

function withoutCosts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCosts);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'costs');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutCosts(member)]));
}
