/**
 * What a class knows, by student, by question and by mistake. All answers are counted in each table; those that only
 * a file says to be right are neither right nor wrong.
 */
import { HAND_CONFUSION_NAMES } from '../ask/kinds/fillWords.ts';
import type { HandScore } from '../ask/kinds/perform.ts';
import { rightInShort } from '../ask/votes.ts';
import type {
  ClassResults,
  ResultAnswer,
  ResultChoice,
  ResultHand,
  ResultQuestion,
  ResultStudent,
} from '../contract/classResults.ts';

/** An answer with what it answers. `isRight`: `null` where the engine has not checked it. */
export interface JudgedAnswer extends ResultAnswer {
  readonly asked: ResultQuestion;
  readonly chosen: ResultChoice;
  readonly isRight: boolean | null;
}

export interface StudentRow extends ResultStudent {
  /** Of the questions of the lessons: answered, right, and answered but not checked. */
  readonly answered: number;
  readonly right: number;
  readonly unchecked: number;
  /** Answers to questions that the lessons do not ask. */
  readonly others: number;
  readonly othersRight: number;
  readonly answers: readonly JudgedAnswer[];
  /** In the order in which they were begun. */
  readonly hands: readonly ResultHand[];
}

export interface QuestionRow {
  readonly asked: ResultQuestion;
  /** By letter. */
  readonly counts: readonly number[];
  readonly total: number;
  readonly right: number;
  /** From 0 to 1; `null` where the engine has not checked what is right. */
  readonly share: number | null;
}

export interface MistakeRow {
  readonly confusion: string;
  readonly name: string;
  readonly answers: number;
  /** Each once, by name. */
  readonly students: readonly string[];
  /** Each once, in the order of the lesson. */
  readonly questions: readonly ResultQuestion[];
}

/** By name. */
export function byStudent(results: ClassResults): readonly StudentRow[] {
  const judged = judgedAnswers(results);
  return results.students.map((student, at) => {
    const answers = judged.filter((answer) => answer.student === at);
    const [ofLesson, others] = [answers.filter(isOfLesson), answers.filter((answer) => !isOfLesson(answer))];
    return {
      ...student,
      ...{ answered: ofLesson.length, right: countRight(ofLesson) },
      unchecked: ofLesson.filter(({ isRight }) => isRight === null).length,
      ...{ others: others.length, othersRight: countRight(others) },
      answers: answers.toSorted((one, other) => one.question - other.question),
      hands: results.hands.filter((hand) => hand.student === at),
    };
  });
}

/** In the order of the lesson. */
export function byQuestion(results: ClassResults): readonly QuestionRow[] {
  const judged = judgedAnswers(results);
  return results.questions.map((asked, at) => {
    const answers = judged.filter(({ question }) => question === at);
    const counts = asked.choices.map((_, place) => answers.filter(({ choice }) => choice === place).length);
    const right = countRight(answers);
    const share = asked.isClaimed || answers.length === 0 ? null : right / answers.length;
    return { asked, counts, total: answers.length, right, share };
  });
}

/** The most frequent first. */
export function byMistake(results: ClassResults): readonly MistakeRow[] {
  const wrong = judgedAnswers(results).filter(({ isRight }) => isRight === false);
  const byHand = results.hands.flatMap(({ student, score }) => score.mistakes.map((one) => ({ ...one, student })));
  const confusions = new Set([...wrong.map(({ chosen }) => chosen.confusion!), ...byHand.map((one) => one.confusion)]);
  const rows = [...confusions].map((confusion) => {
    const answers = wrong.filter(({ chosen }) => chosen.confusion === confusion);
    const hands = byHand.filter((one) => one.confusion === confusion);
    return {
      ...{ confusion, name: confusionName(confusion) },
      answers: hands.reduce((sum, { count }) => sum + count, answers.length),
      students: inOrder([...answers, ...hands].map(({ student }) => student)).map((at) => results.students[at].name),
      questions: inOrder(answers.map(({ question }) => question)).map((at) => results.questions[at]),
    };
  });
  return rows.toSorted((one, other) => other.students.length - one.students.length || other.answers - one.answers);
}

export function confusionName(confusion: string): string {
  return (HAND_CONFUSION_NAMES as Readonly<Record<string, string | undefined>>)[confusion] ?? confusion;
}

/** "12 of 14 right. 2 × lowest h, 1 × miscounted." */
export function handWords({ answers, right, mistakes }: HandScore): string {
  const kinds = mistakes.map(({ confusion, count }) => `${count} × ${confusionName(confusion)}`);
  return `${right} of ${answers} right.${kinds.length > 0 ? ` ${kinds.join(', ')}.` : ''}`;
}

/** How the class voted on it: "62%", "62% → 84%"; '' where it did not. */
export function inClassInShort({ choices, inClass }: Pick<ResultQuestion, 'choices' | 'inClass'>): string {
  return inClass === null ? '' : rightInShort({ choices, votes: inClass.votes });
}

/** Students of the class who have handed in nothing. */
export function missing(rows: readonly StudentRow[]): readonly StudentRow[] {
  return rows.filter(({ handedInAtMs, remarks }) => handedInAtMs === null && remarks.length === 0);
}

function judgedAnswers({ questions, answers }: ClassResults): readonly JudgedAnswer[] {
  return answers.map((answer) => {
    const asked = questions[answer.question];
    const chosen = asked.choices[answer.choice];
    return { ...answer, asked, chosen, isRight: asked.isClaimed ? null : chosen.confusion === null };
  });
}

function isOfLesson({ asked }: JudgedAnswer): boolean {
  return asked.place !== null;
}

function countRight(answers: readonly JudgedAnswer[]): number {
  return answers.filter(({ isRight }) => isRight === true).length;
}

function inOrder(places: readonly number[]): readonly number[] {
  return [...new Set(places)].sort((one, other) => one - other);
}
