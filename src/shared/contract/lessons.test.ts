import { STOP_VIEWS } from './stopParts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './defaults.ts';
import { faultOfText, FIGURES, piecesOf, searchesIn, type TextPiece } from './lessonText.ts';
import {
  ASKED_IN,
  LESSON,
  LESSON_FORMAT,
  MAX_BODY_LENGTH,
  MAX_LINE,
  MAX_STOPS,
  type Lesson,
  type LessonStop,
} from './lessons.ts';
import { parse } from './parse.ts';
import { FIRST_LOOK } from './looks.ts';

const PUZZLE = { rows: 2, cols: 2, start: [0, 3, 2, 1], goal: [1, 2, 3, 0] };
const STOP: LessonStop = {
  ...{ view: 'search', puzzle: PUZZLE, title: 'Two by two', searches: [DEFAULT_SEARCH], steps: [0] },
  ...{ hides: false, text: 'A text.', note: '' },
};
const COMPARED: LessonStop = {
  ...STOP,
  view: 'compare',
  searches: [DEFAULT_SEARCH, DEFAULT_SEARCH],
  steps: [0, 'end'],
};

const RIGHT = { value: { as: 'text', text: 'It has {length} moves' }, isRight: true, reason: '' };
const WRONG = { value: { as: 'text', text: 'None' }, isRight: false, reason: 'There are {length}.' };
const asking = (choices: readonly unknown[]): unknown => ({ text: 'How long is it?', choices });
const board = (cells: readonly number[]): unknown => ({ as: 'board', cells });
const ASKS = asking([RIGHT, WRONG, { ...WRONG, value: board([0, 1, 2, 3]) }]);

const lessonOf = (value: unknown): Lesson => parse(LESSON, value);
const lessonWith = (...stops: readonly unknown[]): unknown => ({
  ...{ format: LESSON_FORMAT, title: 'Title', summary: '', stops },
});

const figure = fc
  .record({
    search: fc.constantFrom('', '1.', '2.'),
    name: fc.constantFrom(...Object.keys(FIGURES)),
    step: fc.constantFrom('', '@end', '@0', '@12'),
  })
  .map(({ search, name, step }) => `{${search}${name}${step}}`);
const plain = fc.stringMatching(/^[a-zA-Z*.,:–“” ]{1,20}$/);
const text = fc
  .array(fc.oneof(figure, plain), { minLength: 1, maxLength: 6 })
  .map((pieces) => `Text ${pieces.join('')}.`);
const STEP = fc.oneof(fc.nat(), fc.constant('end' as const));

const singleStop: fc.Arbitrary<LessonStop> = fc
  .record({
    view: fc.constantFrom('search', 'puzzle', 'states'),
    step: STEP,
    hides: fc.boolean(),
    text: plain,
    note: plain,
  })
  .map(({ view, step, ...rest }) => ({
    ...STOP,
    ...rest,
    view: view as LessonStop['view'],
    steps: [step],
    text: `. ${rest.text} .`,
  }));
const comparedStop: fc.Arbitrary<LessonStop> = fc
  .record({
    steps: fc.array(STEP, { minLength: 2, maxLength: 4 }),
    text,
    question: fc.option(fc.constant('more' as const)),
  })
  .map(({ steps, text, question }) => ({
    ...{
      ...COMPARED,
      steps,
      text,
      searches: steps.map(() => DEFAULT_SEARCH),
      look: FIRST_LOOK,
      clock: 'nodes' as const,
    },
    ...(question && { question }),
  }));

test('any lesson is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(singleStop, comparedStop), { minLength: 1, maxLength: 5 }), (stops) => {
      const written = lessonWith(...stops);
      expect(lessonOf(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }),
    { numRuns: 60 },
  );
});

const written = (piece: TextPiece): string => {
  if (typeof piece === 'string') return piece;
  return `{${piece.search + 1}.${piece.name}${piece.step === null ? '' : `@${piece.step}`}}`;
};

test('a text in pieces says the same, and has no fault', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(piecesOf(piecesOf(text).map(written).join(''))).toEqual(piecesOf(text));
      expect(faultOfText(text, 2)).toBeNull();
    }),
  );
});

test('any braces that are not a figure are a fault', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('{', '}', '{}', '{x}', '{0.f}', '{5.f}', '{f@}', '{f@-1}', '{ f }', '{toString}'),
      (text, braces) => {
        expect(faultOfText(text + braces, 4)).not.toBeNull();
      },
    ),
  );
});

test('a text names the searches that must run for it', () => {
  expect(searchesIn(['{states} and {inversions}', ''], 3)).toEqual([]);
  expect(searchesIn(['{2.expanded}', '{f}'], 3)).toEqual([0, 1]);
  expect(searchesIn(['', '{ratio}'], 3)).toEqual([0, 1, 2]);
});

describe('what is wrong is said in a sentence that names the place', () => {
  const faults: readonly (readonly [stop: unknown, sentence: RegExp])[] = [
    [{ ...STOP, text: 'x'.repeat(MAX_LINE + 1) }, /^stops\.1\.text: /],
    [{ ...STOP, text: 'Two\nlines' }, /^stops\.1\.text: .* in one line/],
    [{ ...STOP, text: 'So {many}' }, /^stops\.1: text: “\{many\}” is not a figure\. The figures are expanded, /],
    [{ ...STOP, note: '{2.f}' }, /^stops\.1: note: “f” belongs to search 2, but this stop has 1\.$/],
    [{ ...STOP, view: 'library' }, new RegExp(`^stops\\.1\\.view: .*${STOP_VIEWS.join(', ')}`)],
    [{ ...STOP, searches: [] }, /^stops\.1\.searches: A stop has a search\.$/],
    [{ ...STOP, searches: [DEFAULT_SEARCH, DEFAULT_SEARCH], steps: [0, 0] }, /^stops\.1: Only a comparison/],
    [{ ...STOP, view: 'compare' }, /^stops\.1: A comparison has two to four searches\.$/],
    [{ ...COMPARED, steps: [0] }, /^stops\.1: A stop needs one step for each search/],
    [{ ...COMPARED, trees: [] }, /^stops\.1: A stop needs one tree for each search/],
    [{ ...STOP, steps: [-1] }, /^stops\.1\.steps\.0: A step is an integer from 0, or “end”\.$/],
    [{ ...STOP, clock: 'step' }, /^stops\.1: Only a comparison has a clock\.$/],
    [{ ...STOP, question: 'more' }, /^stops\.1: This view does not ask this question\.$/],
    [{ ...STOP, question: 'why' }, /^stops\.1\.question: There is no such question\.$/],
    [{ ...STOP, puzzle: { ...PUZZLE, start: [0, 0, 1, 2] } }, /^stops\.1\.puzzle\.start: /],
    [{ ...STOP, more: 1 }, /^stops\.1\.more: /],
    [{ ...STOP, asks: ASKS, question: 'f' }, /^stops\.1: A stop asks one question\.$/],
    [{ ...STOP, asks: asking([{ ...RIGHT, isRight: false }, WRONG]) }, /^stops\.1\.asks\.choices: .* a right choice/],
    [{ ...STOP, asks: asking([RIGHT, { ...WRONG, value: RIGHT.value }]) }, /^stops\.1\.asks\.choices: .* different/],
    [{ ...STOP, asks: asking([RIGHT]) }, /^stops\.1\.asks\.choices: A question has 2 to 5 choices\.$/],
    [{ ...STOP, asks: asking([RIGHT, { ...WRONG, reason: '{so}' }]) }, /^stops\.1: asks: “\{so\}” is not a figure/],
    [
      { ...STOP, asks: asking([RIGHT, { ...WRONG, value: board([1, 2]) }]) },
      /^stops\.1: asks: .* complete arrangement/,
    ],
    [{ ...STOP, body: 'Lines' }, /^stops\.1: Only a page has lines below its text\.$/],
    [{ ...STOP, view: 'text', body: '{so}' }, /^stops\.1: body: “\{so\}” is not a figure/],
    [{ ...STOP, view: 'text', body: 'x'.repeat(MAX_BODY_LENGTH + 1) }, /^stops\.1\.body: /],
    [{ ...STOP, view: 'picture' }, /^stops\.1: A stop has a member “picture” exactly where its view is “picture”\.$/],
    [{ ...STOP, picture: { pictureId: 'cat', alt: 'A cat' } }, /^stops\.1: A stop has a member “picture” exactly/],
    [{ ...STOP, view: 'lab' }, /^stops\.1: A stop has a member “experiment” exactly/],
    [{ ...STOP, view: 'heuristics' }, /^stops\.1: A stop has a member “heuristic” exactly/],
    [7, /^stops\.1: /],
  ];

  test.each(faults)('%j', (stop, sentence) => {
    expect(() => lessonOf(lessonWith(STOP, stop))).toThrow(sentence);
  });

  test.each([
    [{ ...(lessonWith(STOP) as object), format: LESSON_FORMAT + 1 }, /^format: .* reads lessons up to format 3/],
    [{ ...(lessonWith(STOP) as object), title: ' ' }, /^title: /],
    [{ ...(lessonWith(STOP) as object), summary: 'Two\nlines' }, /^summary: The summary of a lesson has at most/],
    [lessonWith(...new Array(MAX_STOPS + 1).fill(STOP)), /^stops: A lesson has at most/],
    [null, /./],
  ])('a lesson %#', (lesson, sentence) => {
    expect(() => lessonOf(lesson)).toThrow(sentence);
  });
});

test('a stop of every view, with a question of one’s own, is read back unchanged', () => {
  const experiment = {
    title: 'Few',
    puzzles: { from: 'random', rows: 2, cols: 2, goal: PUZZLE.goal, seed: 1, count: 3, walk: null },
    searches: [DEFAULT_SEARCH],
  };
  const members: Partial<Record<(typeof STOP_VIEWS)[number], object>> = {
    text: { body: 'One.\nTwo: {length}.' },
    picture: { picture: { pictureId: 'cat', alt: 'A cat' }, body: '' },
    lab: { experiment },
    heuristics: { heuristic: { name: 'mine', kind: 'formula', text: '0' } },
    hunt: { hunt: 7 },
  };
  const stops = STOP_VIEWS.map((view) => ({
    ...(view === 'compare' ? COMPARED : STOP),
    ...{ view, asks: ASKS },
    ...members[view],
  }));
  expect(lessonOf(lessonWith(...stops)).stops).toEqual(stops);
});

test('each kind of question is asked in one view that a stop can be in', () => {
  for (const [question, view] of Object.entries(ASKED_IN)) {
    const stop = view === 'compare' ? COMPARED : STOP;
    expect(() => lessonOf(lessonWith({ ...stop, question }))).not.toThrow();
    expect(() =>
      lessonOf(lessonWith({ ...stop, view: 'states', searches: [DEFAULT_SEARCH], steps: [0], question })),
    ).toThrow();
  }
});
