/** What a class knows, as tables: by student, by question or by mistake. */
import { LETTERS, rightLetters } from '../../../shared/ask/question.ts';
import type { ClassResults, ResultQuestion, ResultTable } from '../../../shared/contract/classResults.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import {
  byMistake,
  byQuestion,
  byStudent,
  handWords,
  inClassInShort,
  type MistakeRow,
  type QuestionRow,
  type StudentRow,
} from '../../../shared/results/results.ts';
import { tableLines, type Cell, type WrittenColumn } from './tableLines.ts';

type ResultColumn<Row> = WrittenColumn<Row, ClassResults>;

const timeOf = (ms: number | null): Cell => (ms === null ? null : new Date(ms).toISOString());

const percent = (share: number | null): Cell => (share === null ? null : Math.round(100 * share));

function placeWords({ searches, puzzle, kind, step }: ResultQuestion): string {
  const place = kind === 'more' ? 'before the searches' : `step ${step}`;
  return `${printBoard(puzzle.start, puzzle.cols)}; ${searches.map(({ algorithm }) => algorithm).join(' | ')}; ${place}`;
}

const OF_STUDENTS: readonly ResultColumn<StudentRow>[] = [
  ['student', ({ name }) => name],
  ['in the class', ({ isListed }) => (isListed ? 'yes' : 'no')],
  ['handed in', ({ handedInAtMs }) => timeOf(handedInAtMs)],
  ['questions', (_row, { asks }) => asks],
  ['answered', ({ answered }) => answered],
  ['right', ({ right }) => right],
  ['not checked', ({ unchecked }) => unchecked],
  ['other answers', ({ others }) => others],
  ['other answers right', ({ othersRight }) => othersRight],
  ['remarks', ({ remarks }) => remarks.join(' ')],
];

/** Where somebody has searched by hand. */
const OF_HANDS: readonly ResultColumn<StudentRow>[] = [
  ['searches by hand', ({ hands }) => hands.length],
  ['by hand', ({ hands }) => hands.map(({ title, score }) => `${title}: ${handWords(score)}`).join(' | ')],
];

/** What each student has chosen: a column for each question, in the order of the lesson, with its right letter. */
function lettersOf({ questions }: ClassResults): readonly ResultColumn<StudentRow>[] {
  return questions.map((asked, at) => [
    `answer ${at + 1} (right: ${rightLetters(asked.choices).join(', ')})`,
    ({ answers }) => {
      const given = answers.find(({ question }) => question === at);
      return given ? LETTERS[given.choice] : null;
    },
  ]);
}

const OF_QUESTIONS: readonly ResultColumn<QuestionRow>[] = [
  ['lesson', ({ asked }) => asked.lesson],
  ['number', ({ asked: { place } }) => (place === null ? null : place + 1)],
  ['question', ({ asked }) => asked.words],
  ['puzzle', ({ asked }) => asked.title],
  ['place', ({ asked }) => placeWords(asked)],
  ['answers', ({ total }) => total],
  ['right', ({ right, asked }) => (asked.isClaimed ? null : right)],
  ['percent right', ({ share }) => percent(share)],
  ['right letter', ({ asked }) => rightLetters(asked.choices).join(', ')],
  ...LETTERS.map((letter, at): ResultColumn<QuestionRow> => [letter, ({ counts }) => counts[at] ?? null]),
  ...LETTERS.map((letter, at): ResultColumn<QuestionRow> => [
    `${letter} means`,
    ({ asked }) => asked.choices[at]?.mistake ?? null,
  ]),
  ['in class', ({ asked }) => inClassInShort(asked)],
  ['before: class', ({ asked }) => asked.before?.classLabel ?? null],
  ['before: percent right', ({ asked: { before } }) => before && percent(before.right / before.total)],
  ['before: when', ({ asked }) => timeOf(asked.before?.savedAtMs ?? null)],
];

const OF_MISTAKES: readonly ResultColumn<MistakeRow>[] = [
  ['mistake', ({ name }) => name],
  ['students', ({ students }) => students.length],
  ['answers', ({ answers }) => answers],
  ['questions', ({ questions }) => questions.map(({ words }) => words).join(' | ')],
  ['whose', ({ students }) => students.join(', ')],
];

/** The lines of each table. */
export const CLASS_TABLES: Readonly<Record<ResultTable, (results: ClassResults) => Iterable<string>>> = {
  student(results) {
    const hands = results.hands.length > 0 ? OF_HANDS : [];
    return tableLines([...OF_STUDENTS, ...hands, ...lettersOf(results)], byStudent(results), results);
  },
  question: (results) => tableLines(OF_QUESTIONS, byQuestion(results), results),
  mistake: (results) => tableLines(OF_MISTAKES, byMistake(results), results),
};
