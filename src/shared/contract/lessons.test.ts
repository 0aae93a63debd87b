import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './defaults.ts';
import { faultOfText, FIGURES, piecesOf, searchesIn, type TextPiece } from './lessonText.ts';
import { ASKED_IN, LESSON_FORMAT, lessonOf, MAX_STOP_TEXT, MAX_STOPS, STOP_VIEWS, type LessonStop } from './lessons.ts';
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

const lessonWith = (...stops: readonly unknown[]): unknown => ({ format: LESSON_FORMAT, title: 'Title', stops });

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

test('any lesson is read as it was written', () => {
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

test('any braces that are no figure are a fault', () => {
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

describe('what is wrong is said in a sentence that names the stop', () => {
  const faults: readonly (readonly [stop: unknown, sentence: RegExp])[] = [
    [{ ...STOP, text: '' }, /^Stop 2, text: The text of a stop has 1 to/],
    [{ ...STOP, text: 'x'.repeat(MAX_STOP_TEXT + 1) }, /^Stop 2, text: /],
    [{ ...STOP, text: 'Two\nlines' }, /^Stop 2, text: .* in one line/],
    [{ ...STOP, text: 'So {many}' }, /^Stop 2: text: “\{many\}” is no figure; there are expanded, /],
    [{ ...STOP, note: '{2.f}' }, /^Stop 2: note: “f” is of search 2, and this stop has 1\.$/],
    [{ ...STOP, view: 'library' }, new RegExp(`^Stop 2, view: .*${STOP_VIEWS.join(', ')}`)],
    [{ ...STOP, searches: [] }, /^Stop 2, searches: A stop has a search\.$/],
    [{ ...STOP, searches: [DEFAULT_SEARCH, DEFAULT_SEARCH], steps: [0, 0] }, /^Stop 2: Only a comparison/],
    [{ ...STOP, view: 'compare' }, /^Stop 2: A comparison has two to four searches\.$/],
    [{ ...COMPARED, steps: [0] }, /^Stop 2: Each search has a step/],
    [{ ...COMPARED, trees: [] }, /^Stop 2: Each search has a tree/],
    [{ ...STOP, steps: [-1] }, /^Stop 2, steps\.0: A step is an integer from 0, or “end”\.$/],
    [{ ...STOP, clock: 'step' }, /^Stop 2: Only a comparison has a clock\.$/],
    [{ ...STOP, question: 'more' }, /^Stop 2: This question is not asked in this view\.$/],
    [{ ...STOP, question: 'why' }, /^Stop 2, question: There is no such question\.$/],
    [{ ...STOP, puzzle: { ...PUZZLE, start: [0, 0, 1, 2] } }, /^Stop 2, puzzle\.start: /],
    [{ ...STOP, more: 1 }, /^Stop 2, more: /],
    [7, /^Stop 2: /],
  ];

  test.each(faults)('%j', (stop, sentence) => {
    expect(() => lessonOf(lessonWith(STOP, stop))).toThrow(sentence);
  });

  test.each([
    [{ ...(lessonWith(STOP) as object), format: LESSON_FORMAT + 1 }, /^format: .* of another program/],
    [{ ...(lessonWith(STOP) as object), title: ' ' }, /^title: /],
    [lessonWith(), /^stops: A lesson has 1 to/],
    [lessonWith(...new Array(MAX_STOPS + 1).fill(STOP)), /^stops: A lesson has 1 to/],
    [null, /./],
  ])('a lesson %#', (lesson, sentence) => {
    expect(() => lessonOf(lesson)).toThrow(sentence);
  });
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
