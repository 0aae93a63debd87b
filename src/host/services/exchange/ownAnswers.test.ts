/** Answers to questions that the author of a lesson wrote: the lesson judges them, not a file, and no search runs. */
import { askedChoices } from '../../../shared/contract/stopParts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { LESSON_FORMAT, type Lesson, type LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import type { QuestionContent } from '../../../shared/contract/questions.ts';
import { EMPTY_FILE, writeLibrary, type FileQuestion } from '../../../shared/exchange/libraryFile.ts';
import { board, search } from '../../../shared/lesson/lessons/stops.ts';
import { CASE_3, CASE_6 } from '../../../shared/lesson/lessons/puzzles.ts';
import { OwnAtStop } from './answers/ownAtStop.ts';
import { bring, forged, library, page } from './answers.fixture.ts';
import { QUESTION_TABLE } from './questionTable.ts';

const TOLD = { text: '', note: '' };

const FIGURED: OwnQuestion = {
  text: 'Of {expanded} nodes, how many (at most)?',
  choices: [
    { value: { as: 'text', text: '{expanded}' }, isRight: true, reason: 'All.' },
    { value: { as: 'text', text: 'None' }, isRight: false, reason: '' },
    { value: { as: 'board', cells: CASE_3.puzzle.start }, isRight: false, reason: '' },
  ],
};
const PLAIN: OwnQuestion = {
  text: 'Which of these?',
  choices: [
    { value: { as: 'text', text: 'This' }, isRight: false, reason: '' },
    { value: { as: 'text', text: 'That' }, isRight: true, reason: 'It is.' },
    { value: { as: 'text', text: 'Both' }, isRight: true, reason: '' },
  ],
};

const STOPS: readonly LessonStop[] = [
  { ...search(CASE_3, {}, 'end', TOLD), asks: FIGURED },
  { ...board(CASE_6, TOLD), asks: PLAIN },
];
const LESSON: Lesson = { format: LESSON_FORMAT, title: 'Mine', summary: '', stops: STOPS };

/** An answer, with the figures as a page computes them. */
function answerTo({ puzzle, searches }: LessonStop, step: number, asks: OwnQuestion, place: number): QuestionContent {
  const filled = JSON.parse(JSON.stringify(asks).replaceAll('{expanded}', '1,234')) as OwnQuestion;
  const counts = asks.choices.map((_, at) => Number(at === place));
  return {
    ...{ puzzle: { ...puzzle }, searches, kind: 'own', step, text: filled.text, choices: askedChoices(filled) },
    votes: [{ counts, isClosed: true }],
  };
}

const ANSWERS = [answerTo(STOPS[0]!, 31, FIGURED, 0), answerTo(STOPS[1]!, 0, PLAIN, 2)];

async function withLesson() {
  const teacher = library();
  await bring(teacher, [{ name: 'mine.searchlight', text: writeLibrary({ ...EMPTY_FILE, lessons: [LESSON] }) }]);
  return teacher;
}

let honest: { name: string; text: string };
beforeEach(async () => {
  honest = forgedAs(await page()('Ada', ANSWERS, 7), (questions) => questions);
});

/** The file with other questions, of the lesson, and with a matching check. */
function forgedAs(
  file: { name: string; text: string },
  change: (questions: readonly FileQuestion[]) => FileQuestion[] | readonly FileQuestion[],
) {
  return forged(file, ({ answers, questions }) => ({
    answers: { ...answers!, title: 'Mine', lessons: ['Mine'] },
    questions: change(questions),
  }));
}

const changedContent = (change: (content: QuestionContent) => Partial<QuestionContent>) =>
  forgedAs(honest, (questions) =>
    questions.map((one) => ({ ...one, content: { ...one.content, ...change(one.content) } as QuestionContent })),
  );

describe('answers to questions of its author’s own', () => {
  test('count as the lesson judges them, and are kept with their words', async () => {
    const teacher = await withLesson();
    const { preview } = await bring(teacher, [honest]);
    expect(preview.answers).toMatchObject([
      { keptAs: 'Ada', asks: 2, answered: 2, right: 2, unchecked: 0, remarks: [] },
    ]);
    const [first] = teacher.kept();
    expect(first).toMatchObject({ kind: 'own', text: 'Of 1,234 nodes, how many (at most)?', isClaimed: false });
  });

  const toggled = (choices: QuestionContent['choices']): QuestionContent['choices'] =>
    choices.map((choice) => ({ ...choice, confusion: choice.confusion === null ? 'wrong' : null }));

  test.each([
    ['says that other choices are right', ({ choices }) => ({ choices: toggled(choices) })],
    [
      'marks one more as right',
      ({ choices }) => ({
        choices: [
          { ...choices[0]!, confusion: null },
          { ...choices[1]!, confusion: null },
          { ...choices[2]!, confusion: 'wrong' },
        ],
      }),
    ],
    [
      'changes the order of the choices',
      ({ choices, votes: [vote] }) => ({
        choices: choices.toReversed(),
        votes: [{ ...vote!, counts: vote!.counts.toReversed() }],
      }),
    ],
    ['asks something else', ({ text }) => ({ text: `${text} Or not?` })],
    [
      'leaves a choice out',
      ({ choices, votes }) => ({
        choices: choices.slice(0, 2),
        votes: [{ counts: [1, 0], isClosed: true }, ...votes.slice(1)],
      }),
    ],
    [
      'writes words where the lesson has a figure',
      ({ text }) => ({ text: text!.replace('1,234', 'many').replace('Which', 'What') }),
    ],
    ['moves it to another puzzle', () => ({ puzzle: { ...CASE_3.puzzle, goal: CASE_3.puzzle.goal.toReversed() } })],
  ] as const satisfies readonly (readonly [string, (content: QuestionContent) => Partial<QuestionContent>])[])(
    'of a file that %s do not count, and are named',
    async (_what, change) => {
      const { preview } = await bring(await withLesson(), [changedContent(change)]);
      expect(preview.answers[0]).toMatchObject({ keptAs: null, answered: 0, right: 0, others: 0 });
      expect(preview.answers[0]!.remarks[0]).toMatch(
        /^2 answers to questions that somebody wrote, and that no lesson here asks/,
      );
    },
  );

  test('count once, whatever figures a file says', async () => {
    const again = forgedAs(honest, ([first]) =>
      [1, 2, 3].map((at) => ({
        ...first!,
        savedAtMs: first!.savedAtMs + at,
        content: { ...first!.content, text: first!.content.text!.replace('1,234', `${at}`) },
      })),
    );
    const { preview } = await bring(await withLesson(), [again]);
    expect(preview.answers).toMatchObject([{ answered: 1, right: 1 }]);
    expect(preview.answers[0]!.remarks).toEqual(['2 answers more to the same questions: the first one counts.']);
  });

  test('that no lesson of the library asks are not kept', async () => {
    const { preview } = await bring(library(), [honest]);
    expect(preview.answers).toMatchObject([{ asks: null, answered: 0, others: 0 }]);
    expect(preview.answers[0]!.remarks).toHaveLength(2);
  });
});

test('a pattern of many figures is compared with a hostile text at once', () => {
  const asks: OwnQuestion = { ...PLAIN, text: '{f}'.repeat(50) };
  const asked = new OwnAtStop(STOPS[1]!, asks);
  const content = answerTo(STOPS[1]!, 0, asks, 0);
  expect(asked.asks({ ...content, text: '1'.repeat(1_280) })).toBe(true);
  expect(asked.asks({ ...content, text: `${'1'.repeat(1_279)}x` })).toBe(false);
});

test('the table has the words, the boards, the right letters and who says so', async () => {
  const teacher = await withLesson();
  await bring(teacher, [honest]);
  const cells = teacher.kept().map((saved) => {
    return Object.fromEntries(QUESTION_TABLE.map(([name, cell]) => [name, cell(saved, 'blank')]));
  });
  expect(cells).toMatchObject([
    {
      question: 'Of 1,234 nodes, how many (at most)?',
      A: '1,234',
      B: 'None',
      right: 'A',
      'right according to': 'its author',
    },
    { question: 'Which of these?', B: 'That', C: 'Both', right: 'B, C', 'round 1: right': 1 },
  ]);
  expect(cells[0]!['C']).toMatch(/^_ 1 3 \/ /);
});
