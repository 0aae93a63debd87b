import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRecipe, searched } from '../ask/askedRuns.fixture.ts';
import { withoutLetters } from '../ask/question.ts';
import { ask, askOfTwo, questionsAt } from '../ask/kinds/questions.ts';
import { anyPuzzle } from '../exchange/library.fixture.ts';
import { anyOwnContentOf, anyQuestionContentOf } from '../exchange/questions.fixture.ts';
import { parse } from './parse.ts';
import { choicesOf, QUESTION_CONTENT, QUESTION_RECIPE } from './questionContent.ts';
import { CLASS_LABEL, recipeOfContent, saidOf, type QuestionContent } from './questions.ts';

describe('the choices of a question', () => {
  test('are taken as the engine poses them, whatever the search and the step', () => {
    fc.assert(
      fc.property(anyRecipe, fc.nat(), (recipe, at) => {
        const run = searched(recipe);
        const step = at % (run.reader.expansions + 1);
        for (const kind of questionsAt(run, step)) {
          const choices = withoutLetters(ask(kind, run, step)!);
          expect(JSON.stringify(parse(choicesOf(kind), choices))).toBe(JSON.stringify(choices));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of two searches are taken as well', () => {
    const of = (strategy: 'astar' | 'bfs') => {
      const options = { strategy, ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] } as const;
      const puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
      const limits = { expansions: 99, nodes: 999 };
      return { name: strategy, run: searched({ puzzle, heuristic: 'manhattan', options: { ...options, limits } }) };
    };
    const choices = withoutLetters(askOfTwo(of('astar'), of('bfs'))!);
    expect(JSON.stringify(parse(choicesOf('more'), choices))).toBe(JSON.stringify(choices));
  });
});

const anyContent = anyPuzzle.chain(anyQuestionContentOf).filter((content) => content !== null);

test('a question of the user’s own comes through a file as it is', () => {
  fc.assert(
    fc.property(anyPuzzle.chain(anyOwnContentOf), (content) => {
      expect(parse(QUESTION_CONTENT, JSON.parse(JSON.stringify(content)))).toEqual(content);
    }),
  );
});

test('a question with its votes comes through a file as it is', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(parse(QUESTION_CONTENT, JSON.parse(JSON.stringify(content)))).toEqual(content);
    }),
    { numRuns: 60 },
  );
});

/** What f is: A is right. */
const ASKED: QuestionContent = {
  puzzle: { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] },
  searches: [{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' }],
  ...{ kind: 'f', step: 1 },
  choices: [
    { value: { as: 'number', number: 3 }, confusion: null },
    { value: { as: 'number', number: 2 }, confusion: 'h-alone' },
  ],
  votes: [{ counts: [1, 2], isClosed: true }],
};
const [RIGHT, WRONG] = ASKED.choices;
const NODE = { as: 'node', node: 3, cells: [0, 1, 2, 3], g: 1, h: 2, f: 3 } as const;

describe('a question from outside', () => {
  test('is taken', () => expect(parse(QUESTION_CONTENT, ASKED)).toEqual(ASKED));

  test.each([
    ['no kind', { kind: undefined }, 'kind: A question is one of next,'],
    ['a kind of its own', { kind: 'trivia' }, 'kind: A question is one of next,'],
    ['choices of another kind', { kind: 'next' }, 'choices.0.value'],
    ['a step before the first', { step: -1 }, 'step'],
    ['one choice', { choices: [RIGHT] }, 'A question has 2 to 5 choices.'],
    ['six choices', { choices: Array(6).fill(RIGHT) }, 'A question has 2 to 5 choices.'],
    ['two right answers', { choices: [RIGHT, { ...WRONG, confusion: null }] }, 'Exactly one choice'],
    ['no right answer', { choices: [{ ...RIGHT, confusion: 'g-alone' }, WRONG] }, 'Exactly one choice'],
    ['the same choice twice', { choices: [RIGHT, { ...RIGHT, confusion: 'h-alone' }] }, 'say different things'],
    ['an unknown confusion', { choices: [RIGHT, { ...WRONG, confusion: 'toString' }] }, 'choices.1.confusion'],
    ['a confusion about nodes', { choices: [RIGHT, { ...WRONG, confusion: 'tie' }] }, 'choices.1.confusion'],
    ['letters', { choices: [{ letter: 'A', ...RIGHT }, WRONG] }, 'choices.0.letter'],
    ['no number', { choices: [RIGHT, { ...WRONG, value: { as: 'number', number: NaN } }] }, 'choices.1.value.number'],
    ['two searches', { searches: [...ASKED.searches, ...ASKED.searches] }, 'is about one search'],
    ['no search', { searches: [] }, 'is about one search'],
    ['one search instead of two', { kind: 'more', choices: words('as-many', 'first-more') }, 'is about two'],
    ['a word of another kind', { kind: 'solvable', choices: words('solvable', 'sure') }, 'choices.1.value.word'],
    ['moves that are none', { kind: 'dropped', choices: moves([0, 4]) }, 'from 0 to 3'],
    ['a move twice', { kind: 'dropped', choices: moves([1, 1]) }, 'different numbers'],
    ['half a board', { kind: 'next', choices: nodes({ ...NODE, cells: [0, 1] }) }, 'a complete arrangement'],
    ['a board of other tiles', { kind: 'next', choices: nodes({ ...NODE, cells: [0, 1, 2, 4] }) }, 'a complete arr'],
    ['no votes', { votes: [{ counts: [0, 0], isClosed: true }] }, 'at least one vote'],
    ['an open round', { votes: [{ counts: [1, 0], isClosed: false }] }, 'Each round of votes must be closed'],
    ['votes for a letter it has not', { votes: [{ counts: [1, 0, 1], isClosed: true }] }, 'a number for each choice'],
    ['the names of voters', { names: ['Ann'] }, 'names'],
  ])('with %s is refused with a sentence', (_what, change, sentence) => {
    expect(() => parse(QUESTION_CONTENT, { ...ASKED, ...change })).toThrow(sentence);
  });
});

describe('a question of the user’s own from outside', () => {
  const TEXT = { value: { as: 'text', text: 'This' }, confusion: null, reason: 'It is.' } as const;
  const BOARD = { value: { as: 'board', cells: [1, 2, 3, 0] }, confusion: 'wrong' } as const;
  const OWN: QuestionContent = { ...ASKED, kind: 'own', text: 'Which?', choices: [TEXT, BOARD] };

  test('is taken, also with several right choices, two searches, and choices that came out the same', () => {
    const more = { choices: [TEXT, TEXT, BOARD], votes: [{ counts: [1, 0, 2], isClosed: true }] };
    for (const own of [OWN, { ...OWN, ...more, searches: [...ASKED.searches, ...ASKED.searches] }])
      expect(parse(QUESTION_CONTENT, own)).toEqual(own);
    expect(parse(QUESTION_RECIPE, recipeOfContent(OWN))).toEqual(recipeOfContent(OWN));
  });

  test.each([
    ['no text', { text: '' }, 'text'],
    ['no wrong choice', { choices: [TEXT, { ...BOARD, confusion: null }] }, 'a right choice and a wrong one'],
    ['no right choice', { choices: [{ ...TEXT, confusion: 'wrong' }, BOARD] }, 'a right choice and a wrong one'],
    ['a confusion of the engine', { choices: [TEXT, { ...BOARD, confusion: 'tie' }] }, 'choices.1.confusion'],
    [
      'half a board',
      { choices: [TEXT, { ...BOARD, value: { as: 'board', cells: [1, 0] } }] },
      'a complete arrangement',
    ],
    ['a number', { choices: [TEXT, { ...BOARD, value: { as: 'number', number: 1 } }] }, 'choices.1.value'],
    ['words without end', { text: 'a'.repeat(2_000) }, 'at most 1,280 characters'],
  ])('with %s is refused with a sentence', (_what, change, sentence) => {
    expect(() => parse(QUESTION_CONTENT, { ...OWN, ...change })).toThrow(sentence);
  });

  test('is another question with other words, choices or right ones, and the same with other reasons', () => {
    const [asked, ...others] = [
      OWN,
      { ...OWN, text: 'Which one?' },
      { ...OWN, choices: [BOARD, TEXT] },
      {
        ...OWN,
        choices: [
          { ...TEXT, confusion: 'wrong' },
          { ...BOARD, confusion: null },
        ],
      },
    ].map((content) => JSON.stringify(saidOf(content)));
    expect(others).not.toContain(asked);
    expect(JSON.stringify(saidOf({ ...OWN, choices: [{ ...TEXT, reason: 'So it is.' }, BOARD] }))).toBe(asked);
  });
});

function choices(...values: readonly object[]): object[] {
  return values.map((value, at) => ({ value, confusion: at === 0 ? null : 'miscounts' }));
}

function words(...all: readonly string[]): object[] {
  return choices(...all.map((word) => ({ as: 'word', word })));
}

function moves(actions: readonly number[]): object[] {
  return choices({ as: 'moves', actions: [] }, { as: 'moves', actions });
}

function nodes(wrong: object): object[] {
  const [right] = choices(NODE);
  return [right!, { value: wrong, confusion: 'tie' }];
}

describe('the label of a class', () => {
  test.each([
    ['', ''],
    [' CS 101, Tuesday ', 'CS 101, Tuesday'],
    ['𝄞'.repeat(60), '𝄞'.repeat(60)],
  ])('may be %j', (value, label) => expect(parse(CLASS_LABEL, value)).toBe(label));

  test.each(['x'.repeat(61), 'a\nb', 'a\0b', '\ud834', 7, null])('may not be %j', (value) =>
    expect(() => parse(CLASS_LABEL, value)).toThrow('The label of a class has at most 60 characters'),
  );
});
