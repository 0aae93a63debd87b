import { describe, expect, test, vi } from 'vitest';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { search } from '../../../shared/lesson/lessons/stops.ts';
import { CASE_3 } from '../../../shared/lesson/lessons/puzzles.ts';
import { OwnQuestionDraft } from './ownQuestionDraft.svelte.ts';
import { readQuestion, typedChoice, type TypedChoice } from './typedQuestion.ts';

const STOP: LessonStop = search(CASE_3, {}, 2, { text: '', note: '' });

function choice(change: Partial<TypedChoice>): TypedChoice {
  return { ...typedChoice(0, null, 3), ...change };
}

const RIGHT = choice({ text: '{f}', isRight: true, reason: ' Because  of g + h. ' });
const WRONG = choice({ as: 'board', board: '1 2 3 / 4 5 6 / 7 8 _' });

describe('what is typed', () => {
  test('becomes a question, with texts in one line and boards in the notation of the program', () => {
    expect(readQuestion({ text: ' How\nmuch? ', choices: [RIGHT, WRONG] }, STOP).asks).toEqual({
      text: 'How much?',
      choices: [
        { value: { as: 'text', text: '{f}' }, isRight: true, reason: 'Because of g + h.' },
        { value: { as: 'board', cells: [1, 2, 3, 4, 5, 6, 7, 8, 0] }, isRight: false, reason: '' },
      ],
    });
  });

  test.each([
    ['no text', '', [RIGHT, WRONG], 'The question has no text yet.'],
    ['an empty choice', 'Q', [RIGHT, choice({})], 'Choice B is empty.'],
    [
      'no right choice',
      'Q',
      [WRONG, choice({ text: 'No' })],
      'Tick which choices are right: one or more, and not all of them.',
    ],
    [
      'no wrong choice',
      'Q',
      [RIGHT, choice({ text: 'No', isRight: true })],
      'Tick which choices are right: one or more, and not all of them.',
    ],
    ['a choice twice', 'Q', [RIGHT, WRONG, WRONG], 'The choices B and C are the same.'],
    ['a wrong figure in a choice', 'Q', [RIGHT, choice({ text: '{ff}' })], /^Choice B: “{ff}” is not a figure/],
    [
      'a wrong figure in a reason',
      'Q',
      [RIGHT, { ...WRONG, reason: '{2.f}' }],
      /^The reason for B: “f” belongs to search 2/,
    ],
    [
      'a tile twice',
      'Q',
      [RIGHT, choice({ as: 'board', board: '1 1 3 / 4 5 6 / 7 8 _' })],
      /^Choice B: .*Tile 1 is there twice/,
    ],
    [
      'a board of another size',
      'Q',
      [RIGHT, choice({ as: 'board', board: '1 2 / 3 _' })],
      'Choice B: the boards of this stop have 3 rows of 3 cells, not 2 of 2.',
    ],
  ] as const)('with %s is not yet one, and a sentence says why', (_what, text, choices, fault) => {
    expect(readQuestion({ text, choices }, STOP)).toEqual({ asks: null, fault: expect.stringMatching(fault) });
  });
});

describe('the form', () => {
  const saved = (): { save: (asks: OwnQuestion) => Promise<void>; all: OwnQuestion[] } => {
    const all: OwnQuestion[] = [];
    return { all, save: async (asks) => void all.push(asks) };
  };

  test('saves nothing while the question lacks something, and all of it once it is complete', async () => {
    const { save, all } = saved();
    const draft = new OwnQuestionDraft(STOP);
    await draft.flush(STOP, save);
    expect([all, draft.fault]).toEqual([[], 'The question has no text yet.']);
    draft.text = 'Which?';
    Object.assign(draft.choices[0]!, { text: 'This', isRight: true });
    Object.assign(draft.choices[1]!, { text: 'That' });
    await draft.flush(STOP, save);
    await draft.flush(STOP, save);
    expect([all.length, draft.fault, all[0]!.text]).toEqual([1, null, 'Which?']);
    draft.choices[1]!.text = '';
    await draft.flush(STOP, save);
    expect([all.length, draft.fault]).toEqual([1, 'Choice B is empty.']);
  });

  test('keeps what is typed where the library refuses it', async () => {
    const draft = new OwnQuestionDraft({
      ...STOP,
      asks: readQuestion({ text: 'Q', choices: [RIGHT, WRONG] }, STOP).asks!,
    });
    draft.text = 'Another?';
    await draft.flush(STOP, () => Promise.reject(new Error('The disk is full.')));
    expect([draft.text, draft.fault]).toEqual(['Another?', 'The disk is full.']);
  });

  test('has two to five choices, which are added, moved, deleted and put back', () => {
    const draft = new OwnQuestionDraft(STOP);
    const texts = (): string => draft.choices.map(({ text }) => text).join('');
    expect([draft.whyNoMore, draft.whyNoFewer]).toEqual([null, 'A question has at least 2 choices.']);
    [1, 2, 3, 4].forEach(() => draft.add());
    for (const [at, text] of ['a', 'b', 'c', 'd', 'e'].entries()) draft.choices[at]!.text = text;
    expect([texts(), draft.whyNoMore]).toEqual(['abcde', 'A question has at most 5 choices.']);
    draft.move(4, -1);
    draft.move(0, -1);
    draft.move(4, 1);
    expect(texts()).toBe('abced');
    const putBack = draft.remove(2);
    expect(texts()).toBe('abed');
    putBack();
    expect(texts()).toBe('abced');
  });

  test('waits a moment after the last key', async () => {
    vi.useFakeTimers();
    try {
      const { save, all } = saved();
      const draft = new OwnQuestionDraft({
        ...STOP,
        asks: readQuestion({ text: 'Q', choices: [RIGHT, WRONG] }, STOP).asks!,
      });
      for (const text of ['W', 'Wh', 'Why?']) {
        draft.text = text;
        draft.touch(STOP, save);
      }
      await vi.runAllTimersAsync();
      expect(all.map(({ text }) => text)).toEqual(['Why?']);
    } finally {
      vi.useRealTimers();
    }
  });
});
