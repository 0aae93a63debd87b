/** Answers of a class: a file each, from the page to the library of the teacher. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PreviewAnswers } from '../../../shared/contract/exchange.ts';
import type { QuestionContent } from '../../../shared/contract/questions.ts';
import {
  EMPTY_FILE as EMPTY,
  writeLibrary,
  type FileQuestion,
  type LibraryFile,
} from '../../../shared/exchange/libraryFile.ts';
import { checkOf } from './answers/answersCheck.ts';
import { anyPuzzle } from '../../../shared/exchange/library.fixture.ts';
import { anyQuestionOf } from '../../../shared/exchange/questions.fixture.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import { DEPTH_FIRST } from '../../../shared/lesson/lessons/depthFirst.ts';
import { byStudent, missing } from '../../../shared/results/results.ts';
import {
  answered,
  ASKED,
  askedAt,
  bring,
  forged,
  LESSON,
  library,
  page,
  resultsOf,
  type TextFile,
} from './answers.fixture.ts';

const ASKS = ASKED.length;
const BY_HAND = { hands: 0, handAnswers: 0, handRight: 0 };
const NOTHING = { answered: 0, right: 0, unchecked: 0, others: 0, othersRight: 0, remarks: [], ...BY_HAND };

/** All answers of somebody, of which the first so many are right. */
const withRight = (right: number): readonly QuestionContent[] => ASKED.map((asked, at) => answered(asked, at < right));

const rowOf = (answers: readonly PreviewAnswers[], name: string): PreviewAnswers =>
  answers.find((row) => row.name === name)!;

describe('answers that come back', () => {
  test('say whose they are, to what, and how many are right, and are kept under the name', async () => {
    const teacher = library();
    const { preview } = await bring(teacher, [await page()('Ada', withRight(5), 7)]);
    const row = {
      name: 'Ada',
      keptAs: 'Ada',
      title: LESSON.title,
      lesson: LESSON.title,
      asks: ASKS,
      answered: ASKS,
      right: 5,
    };
    expect(preview.answers).toEqual([{ ...NOTHING, ...row }]);
    expect([preview.questions, preview.faults]).toEqual([{ fresh: ASKS, known: 0 }, []]);
    expect(teacher.kept().every(({ classLabel, isClaimed }) => classLabel === 'Ada' && !isClaimed)).toBe(true);
  });

  test('come in once, also where a file is there twice or comes again, or a later one has more', async () => {
    const teacher = library();
    const save = page();
    const files = [await save('Ada', withRight(2), 1_000_000), await save('Bob', withRight(3), 2_000_000)];
    const early = forged({ ...files[0]!, name: 'early' }, ({ questions }) => ({ questions: questions.slice(0, 2) }));
    const { preview, result } = await bring(teacher, [early, ...files, { ...files[1]!, name: 'Copy.searchlight' }]);
    expect(preview.answers.map(({ keptAs, answered, right }) => [keptAs, answered, right])).toEqual([
      ['Ada', ASKS, 2],
      ['Bob', ASKS, 3],
    ]);
    expect(preview.answers.map(({ remarks }) => remarks)).toEqual([
      ['2 answers came in more than one file: they count once.'],
      [`${ASKS} answers came in more than one file: they count once.`],
    ]);
    expect(result.questions).toBe(2 * ASKS);
    expect((await bring(teacher, files)).preview.questions).toEqual({ fresh: 0, known: 2 * ASKS });
    expect(teacher.kept()).toHaveLength(2 * ASKS);
  });

  test('of two people of one name are kept apart, also where the other file came earlier, and comes again', async () => {
    const teacher = library();
    const save = page();
    const [one, other] = [await save('Ada', withRight(ASKS), 1_000_000), await save('Ada', withRight(1), 2_000_000)];
    const together = await bring(library(), [one, other]);
    expect(together.preview.answers.map(({ keptAs, right }) => [keptAs, right])).toEqual([
      ['Ada', ASKS],
      ['Ada (2)', 1],
    ]);
    for (const { remarks } of together.preview.answers) expect(remarks[0]).toMatch(/as “Ada”: from two people, or/);
    await bring(teacher, [one]);
    expect((await bring(teacher, [other])).preview.answers).toMatchObject([{ keptAs: 'Ada (2)', right: 1 }]);
    expect((await bring(teacher, [other])).preview.questions).toEqual({ fresh: 0, known: ASKS });
    expect((await bring(teacher, [one])).preview.questions).toEqual({ fresh: 0, known: ASKS });
    expect(new Set(teacher.kept().map(({ classLabel }) => classLabel))).toEqual(new Set(['Ada', 'Ada (2)']));
  });

  test('to a lesson that the library does not have count for nothing, and that is said', async () => {
    const file = forged(await page()('Ada', withRight(3), 7), ({ answers }) => ({
      answers: { ...answers!, title: 'Mine', lessons: ['Mine'] },
    }));
    const { preview } = await bring(library(), [file]);
    expect(preview.answers).toMatchObject([{ title: 'Mine', asks: null, answered: 0, others: ASKS, othersRight: 3 }]);
    expect(preview.answers[0]!.remarks).toEqual(['Your library has no lesson “Mine”: what it asks is not known.']);
  });

  test('count for a lesson of the library, as it is there', async () => {
    const teacher = library();
    const stops = LESSON.stops.slice(0, 3).map((stop) => ({ ...stop, note: '' }));
    const own: LibraryFile = { ...EMPTY, lessons: [{ ...LESSON, title: 'Mine', stops }] };
    await bring(teacher, [{ name: 'mine.searchlight', text: writeLibrary(own) }]);
    const file = forged(await page()('Ada', withRight(3), 7), ({ answers }) => ({
      answers: { ...answers!, title: 'Mine', lessons: ['Mine'] },
    }));
    const asks = stops.filter(({ question }) => question).length;
    const { preview } = await bring(teacher, [file]);
    expect(preview.answers).toMatchObject([{ asks, answered: asks, right: asks, others: ASKS - asks, remarks: [] }]);
  });

  test('of earlier versions count as well', async () => {
    const { name, text } = await page()('Ada', withRight(4), 7);
    const before = text.replace(/"answers": .*/, `"answers": {"name":"Ada","title":"${LESSON.title}","asks":1}`);
    const { preview } = await bring(library(), [{ name, text: before }]);
    expect(preview.answers).toMatchObject([{ asks: ASKS, answered: ASKS, right: 4 }]);
    expect(preview.answers[0]!.remarks).toEqual([expect.stringMatching(/whether it was changed cannot be told/)]);
  });

  test('whose label is wrong are questions like others, and that is said', async () => {
    const { text } = await page()('Ada', withRight(1), 7);
    const wrong = text.replace('"name":"Ada"', '"name":""');
    const { preview } = await bring(library(), [{ name: 'a.searchlight', text: wrong }]);
    expect(preview).toMatchObject({ answers: [], questions: { fresh: ASKS } });
    expect(preview.faults).toMatchObject([{ sentence: expect.stringMatching(/^The answers: name: /) }]);
  });
});

/** What somebody does to a file with all answers, of which the first is wrong, and what the preview says then. */
interface Dishonest {
  readonly does: string;
  readonly forge: (file: TextFile) => TextFile;
  readonly row: Partial<PreviewAnswers>;
  readonly remark?: RegExp;
}

const [FIRST] = ASKED;
const mapFirst = (questions: LibraryFile['questions'], change: (first: FileQuestion) => FileQuestion) =>
  questions.map((question, at) => (at === 0 ? change(question) : question));
const withVotes = (question: FileQuestion, votes: QuestionContent['votes']): FileQuestion => ({
  ...question,
  content: { ...question.content, votes },
});
const right = answered(FIRST!, true).votes;
const LEFT_OUT = { keptAs: null, answered: 0, right: 0 };
/** Asked by oneself, of a search of the lesson. */
const ELSEWHERE = [1, 2, 3].map((step) => askedAt({ ...ASKED[1]!.content, kind: 'new-states', step }));

const WAYS: readonly Dishonest[] = [
  {
    does: 'votes for every letter',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: questions.map((one) =>
          withVotes(one, [{ counts: one.content.choices.map(() => 1), isClosed: true }]),
        ),
      })),
    row: { ...LEFT_OUT },
    remark: new RegExp(`^${ASKS} answers for more than one letter`),
  },
  {
    does: 'answers a question again',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: [...questions, { ...withVotes(questions[0]!, right), savedAtMs: questions[0]!.savedAtMs + 1 }],
      })),
    row: { answered: ASKS, right: ASKS - 1 },
    remark: /^1 answer more to the same questions/,
  },
  {
    does: 'votes again, after the discussion of nobody',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: mapFirst(questions, (one) => withVotes(one, [...one.content.votes, ...right])),
      })),
    row: { answered: ASKS - 1, right: ASKS - 1 },
    remark: /^1 answer for more than one letter/,
  },
  {
    does: 'asks easy questions beside the lesson',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: [
          ...questions,
          ...ELSEWHERE.map((asked, at) => ({ ...questions[0]!, content: answered(asked, true), savedAtMs: 9e8 + at })),
        ],
      })),
    row: { answered: ASKS, right: ASKS - 1, others: 3, othersRight: 3, remarks: [] },
  },
  {
    does: 'says that the lesson asks one question',
    forge: ({ name, text }) => ({
      name,
      text: forged({ name, text }, ({ questions }) => ({ questions: questions.slice(1, 2) })).text.replace(
        /,"lessons":.*/,
        ',"asks":1}',
      ),
    }),
    row: { asks: ASKS, answered: 1, right: 1 },
    remark: /whether it was changed cannot be told/,
  },
  {
    does: 'gives one answer two thousand times',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: Array.from({ length: 2_000 }, (_, at) => ({ ...questions[1]!, savedAtMs: 5_000 + at })),
      })),
    row: { answered: 1, right: 1, others: 0 },
    remark: /^1,999 answers more to the same questions/,
  },
  {
    does: 'changes a letter, and not the check',
    forge: ({ name, text }) => ({
      name,
      text: text.replace(countsOf(answered(FIRST!, false)), countsOf(answered(FIRST!, true))),
    }),
    row: LEFT_OUT,
    remark: /was changed after it had been saved: its name or its answers are others/,
  },
  {
    does: 'claims another letter to be right',
    forge: (file) => forged(file, ({ questions }) => ({ questions: mapFirst(questions, withClaim) })),
    row: { answered: ASKS - 1, right: ASKS - 1 },
    remark: /^1 answer to what the engine here asks otherwise/,
  },
  {
    does: 'makes all questions unreadable',
    forge: ({ name, text }) => ({ name, text: text.replaceAll('"as":', '"is":') }),
    row: LEFT_OUT,
    remark: /was changed/,
  },
  {
    does: 'brings an easier lesson of the same name',
    forge: (file) =>
      forged(file, ({ questions }) => ({
        questions: questions.slice(1, 2),
        lessons: [{ ...LESSON, stops: LESSON.stops.slice(0, 2) }],
      })),
    row: LEFT_OUT,
    remark: /holds more than answers/,
  },
  {
    does: 'brings the list of a class along',
    forge: (file) =>
      forged(file, ({ questions }) => ({ questions, rosters: [{ title: 'A', students: ['Eve'], remarked: [] }] })),
    row: LEFT_OUT,
    remark: /holds more than answers/,
  },
  {
    does: 'says that it was another lesson',
    forge: (file) => forged(file, ({ answers }) => ({ answers: { ...answers!, lessons: [DEPTH_FIRST.title] } })),
    row: { title: DEPTH_FIRST.title, answered: 0, right: 0, others: ASKS },
  },
  {
    does: "hands in somebody else's file",
    forge: ({ name }) =>
      forged({ name, text: honest[0]!.text }, ({ answers, questions }) => ({
        answers: { ...answers!, name: name.replace('.searchlight', '') },
        questions,
      })),
    row: LEFT_OUT,
    remark: new RegExp(`^${ASKS} answers the same as of “Student 1”, to the millisecond`),
  },
];

function withClaim(question: FileQuestion): FileQuestion {
  const { choices, votes } = question.content;
  const [right, chosen] = [choices.findIndex(({ confusion }) => confusion === null), votes[0]!.counts.indexOf(1)];
  const { confusion } = choices[chosen]!;
  const swapped = choices
    .with(right, { ...choices[right]!, confusion })
    .with(chosen, { ...choices[chosen]!, confusion: null });
  return { ...question, content: { ...question.content, choices: swapped } };
}

const countsOf = ({ votes }: QuestionContent): string => `"votes":${JSON.stringify(votes)}`;

let honest: readonly TextFile[] = [];

test('a class of 41 files, 13 of them dishonest, each in its way: what counts is right, and what does not is named', async () => {
  const save = page();
  const made: TextFile[] = [];
  for (let at = 1; at <= 28; at++) made.push(await save(`Student ${at}`, withRight(at % (ASKS + 1)), 1_000_000 * at));
  honest = made;
  const all = ASKED.map((asked, at) => answered(asked, at > 0));
  const dishonest: TextFile[] = [];
  for (const [at, { does, forge }] of WAYS.entries())
    dishonest.push(forge(await save(does, all, 100_000_000 + 1_000_000 * at)));
  const teacher = library();
  const { preview, result } = await bring(teacher, [...made, ...dishonest], 'CS 101');

  expect(made.length + dishonest.length).toBe(41);
  expect(preview.faults).toEqual([]);
  expect(preview.answers).toHaveLength(41);
  for (const [index, { right, remarks }] of preview.answers.slice(0, 28).entries())
    expect([right, remarks]).toEqual([(index + 1) % (ASKS + 1), []]);
  for (const { does, row, remark } of WAYS) {
    expect(rowOf(preview.answers, does), does).toMatchObject(row);
    if (remark) expect(rowOf(preview.answers, does).remarks, does).toEqual([expect.stringMatching(remark)]);
  }
  const kept = preview.answers.reduce((sum, { answered, others }) => sum + answered + others, 0);
  expect([preview.questions.fresh, result.questions]).toEqual([kept, kept]);
  expect(teacher.kept().filter(({ classLabel }) => classLabel === WAYS[0]!.does)).toEqual([]);

  const lasting = byStudent(resultsOf(teacher, 'CS 101'));
  for (const row of preview.answers.filter(({ lesson }) => lesson === LESSON.title)) {
    const { name, keptAs, answered, right, others, othersRight, remarks } = row;
    const kept = { answered, right, others, othersRight, remarks };
    expect(lasting.find((one) => one.name === (keptAs ?? name))).toMatchObject(kept);
  }
  expect(lasting).toHaveLength(41);
  expect(missing(lasting).map(({ name }) => name)).toEqual(['says that it was another lesson']);
});

test('a file that nobody has changed has the check of its content, whatever the questions are', () => {
  fc.assert(
    fc.property(
      fc.array(
        anyPuzzle.chain((puzzle) => anyQuestionOf(puzzle, null)),
        { maxLength: 3 },
      ),
      (drawn) => {
        const questions = drawn.flatMap((question) => question ?? []);
        const answers = { name: 'Ada', title: LESSON.title, lessons: [LESSON.title] };
        const check = checkOf(answers, questions);
        const read = readLibrary(writeLibrary({ ...EMPTY, questions, answers: { ...answers, check } }));
        expect(checkOf(read.answers!, read.questions)).toBe(check);
      },
    ),
    { numRuns: 20 },
  );
});
