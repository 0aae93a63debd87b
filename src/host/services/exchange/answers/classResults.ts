/** What a class has answered, from its answers in the library, its list of students, and what was remarked. */
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import { performanceScore } from '../../../../shared/ask/kinds/perform.ts';
import type {
  ClassQuery,
  ClassResults,
  ResultAnswer,
  ResultHand,
  ResultQuestion,
  ResultStudent,
} from '../../../../shared/contract/classResults.ts';
import { areSameChoices, type Homework, isOfClass, type SavedQuestion } from '../../../../shared/contract/questions.ts';
import { nameKey, type Remarked, type Roster } from '../../../../shared/contract/rosters.ts';
import { hashAsked } from '../../../store/contentHash.ts';
import type { ReadableDb } from '../../../store/database.ts';
import { answersOfClass } from '../../../store/findQuestions.ts';
import { answersTo } from '../../../store/questions.ts';
import { rosterOf } from '../../../store/rosters.ts';
import { AskingAgain } from './askedAgain.ts';
import { lastAskedBefore } from './lastAskedBefore.ts';
import type { QuestionWords } from './questionWords.ts';

type HomeworkAnswer = SavedQuestion & { readonly homework: Homework };

/** All answers to one question, the latest first. */
type QuestionAnswers = readonly [HomeworkAnswer, ...HomeworkAnswer[]];

interface WantedClass extends Roster {
  /** What was remarked on the wanted lesson. */
  readonly here: readonly Remarked[];
}

/** "Student 9" comes before "Student 10". */
const COLLATOR = new Intl.Collator('en', { numeric: true });

export function classResults(db: ReadableDb, query: ClassQuery, words: QuestionWords): ClassResults {
  const { rows, damaged } = answersOfClass(db, query);
  const given = rows.filter((saved): saved is HomeworkAnswer => saved.homework !== undefined);
  const asked = inOrder(given);
  const worded = words.ofAll(
    asked.map(([first]) => first),
    query.naming,
  );
  const roster = wantedClass(db, query);
  const students = studentsOf(db, given, roster);
  return {
    students,
    questions: asked.map((answers, at) => ({ ...questionOf(db, answers), ...worded[at] })),
    answers: answersOf(asked, students),
    ...handsOf(roster, students),
    asks: asksOf(given),
    damaged: damaged.length,
  };
}

function wantedClass(db: ReadableDb, { classLabel, lesson }: ClassQuery): WantedClass {
  const roster = rosterOf(db, classLabel)?.roster ?? { title: classLabel, students: [], remarked: [] };
  return { ...roster, here: roster.remarked.filter((one) => lesson === null || one.lesson === lesson) };
}

/** By question. With other choices it is another one, since the letters mean something else. */
function inOrder(given: readonly HomeworkAnswer[]): readonly QuestionAnswers[] {
  const keyOf = (answer: HomeworkAnswer): string =>
    canonicalJson([answer.homework.lesson, hashAsked(answer), answer.choices]);
  return ([...Map.groupBy(given, keyOf).values()] as unknown as QuestionAnswers[]).sort(([one], [other]) =>
    compareInOrder(one.homework, other.homework),
  );
}

/** By lesson and place; what no lesson asks comes last. */
function compareInOrder(one: Homework, other: Homework): number {
  if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1;
  return COLLATOR.compare(one.lesson, other.lesson) || (one.place ?? 0) - (other.place ?? 0);
}

function questionOf(db: ReadableDb, answers: QuestionAnswers): Omit<ResultQuestion, 'words' | 'choices'> {
  const [{ puzzle, searches, kind, step, title, isClaimed, choices, homework }] = answers;
  const { lesson, place, classLabel } = homework;
  const all = answersTo(db, answers[0]);
  const vote = all.find(
    (one) => isOfClass(one) && one.classLabel === classLabel && areSameChoices(one.choices, choices),
  );
  return {
    ...{ puzzle, searches, kind, step, title, isClaimed, lesson, place },
    inClass: vote ? { votes: vote.votes, savedAtMs: vote.savedAtMs } : null,
    before: lastAskedBefore(all, classLabel, Math.min(...answers.map(({ savedAtMs }) => savedAtMs))),
  };
}

/** Those of the list and those who have handed in, by name. Without a list, all who ever have belong to the class. */
function studentsOf(
  db: ReadableDb,
  given: readonly HomeworkAnswer[],
  { title, students: listed, remarked, here }: WantedClass,
): readonly ResultStudent[] {
  const ever = listed.length > 0 ? listed : [...namesEver(db, title), ...remarked.flatMap(nameByHand)];
  const ofClass = new Set(ever.map(nameKey));
  const handedIn = new Set([...here.map(({ name }) => name), ...given.map(nameOf)]);
  const keys = new Set([...handedIn].map(nameKey));
  const others = ever.filter((name) => !keys.has(nameKey(name)));
  const answers = Map.groupBy(given, nameOf);
  const students = [...handedIn, ...new Set(others)].map((name) => ({
    ...{ name, isListed: ofClass.has(nameKey(name)) },
    handedInAtMs: latestOf([...(answers.get(name) ?? []).map(whenOf), ...here.flatMap((one) => whenByHand(one, name))]),
    remarks: here.filter((one) => one.name === name).flatMap(({ sentences }) => sentences),
  }));
  return students.sort((one, other) => COLLATOR.compare(one.name, other.name));
}

function namesEver(db: ReadableDb, classLabel: string): readonly string[] {
  return answersOfClass(db, { classLabel, lesson: null }).rows.map(nameOf);
}

/** Answers are kept under the name of who gave them. */
function nameOf({ classLabel }: SavedQuestion): string {
  return classLabel;
}

function whenOf({ homework }: HomeworkAnswer): number {
  return homework.handedInAtMs;
}

function nameByHand({ name, hands }: Remarked): readonly string[] {
  return hands === undefined ? [] : [name];
}

function whenByHand({ name, hands, handedInAtMs }: Remarked, student: string): readonly number[] {
  return name === student && hands !== undefined ? [handedInAtMs] : [];
}

function latestOf(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.max(...times);
}

/** What the engine cannot repeat is left out. */
function handsOf(
  { here }: WantedClass,
  students: readonly ResultStudent[],
): Pick<ClassResults, 'hands' | 'handsLeftOut'> {
  const asking = new AskingAgain();
  const all = here.flatMap(({ name, hands = [] }): readonly (ResultHand | null)[] => {
    const student = students.findIndex((one) => one.name === name);
    const judged = asking.judgedHands(hands);
    return hands.map(({ title, search, beganAtMs }, at) => {
      const steps = judged[at];
      return steps && { student, title, search, beganAtMs, score: performanceScore(steps) };
    });
  });
  const hands = all.filter((hand) => hand !== null);
  return { hands, handsLeftOut: all.length - hands.length };
}

function answersOf(asked: readonly QuestionAnswers[], students: readonly ResultStudent[]): readonly ResultAnswer[] {
  const studentAt = new Map(students.map(({ name }, at) => [name, at]));
  return asked.flatMap((answers, question) =>
    answers.map((answer) => ({
      ...{ questionId: answer.questionId, savedAtMs: answer.savedAtMs, question },
      student: studentAt.get(nameOf(answer))!,
      choice: answer.votes[0].counts.findIndex((count) => count > 0),
    })),
  );
}

function asksOf(given: readonly HomeworkAnswer[]): number | null {
  const byLesson = Map.groupBy(given, ({ homework }) => homework.lesson);
  const asks = [...byLesson.values()].flatMap((answers) => {
    const known = answers.flatMap(({ homework }) => homework.asks ?? []);
    return known.length > 0 ? [Math.max(...known)] : [];
  });
  return asks.length > 0 ? asks.reduce((sum, one) => sum + one, 0) : null;
}
