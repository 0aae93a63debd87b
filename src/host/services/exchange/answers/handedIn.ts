/**
 * What counts in a file of answers: the first answer to each question, with a single letter, that the engine confirms.
 */
import { performanceScore, type HandScore } from '../../../../shared/ask/kinds/perform.ts';
import { isRightAlone, totalOf } from '../../../../shared/ask/votes.ts';
import type { HandWork } from '../../../../shared/contract/handWork.ts';
import { pluralOf } from '../../../../shared/contract/kinds.ts';
import type { Homework, QuestionContent } from '../../../../shared/contract/questions.ts';
import { FILE_KINDS, type FileAnswers, type FileQuestion } from '../../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../../shared/exchange/readFile.ts';
import { count } from '../../../../shared/text/numbers.ts';
import { hashAsked } from '../../../store/contentHash.ts';
import type { AskedAgain, AskingAgain } from './askedAgain.ts';
import { checkOf } from './answersCheck.ts';
import { LessonQuestions, type KnownLessons } from './lessonQuestions.ts';

export interface GivenAnswer {
  readonly question: FileQuestion;
  readonly askedHash: string;
  readonly belongsTo: BelongsTo;
  /** Whether its lesson asks it. */
  readonly isOfLesson: boolean;
  readonly isRight: boolean | null;
}

/** A search by hand, and what is right in it. */
export interface JudgedHand {
  readonly work: HandWork;
  readonly score: HandScore;
}

type BelongsTo = Pick<Homework, 'lesson' | 'place' | 'asks'>;

/** What one person hands in with one file. */
export interface HandedIn {
  readonly name: string;
  /** The lessons it counts for; without any, the title of the page. */
  readonly title: string;
  /** The first of these lessons; without any, the title of the page. */
  readonly lesson: string;
  /** How many different questions these lessons ask; `null` if none of them is in the library. */
  readonly asks: number | null;
  readonly answers: readonly GivenAnswer[];
  /** The searches by hand that the engine can repeat. */
  readonly hands: readonly JudgedHand[];
  /** What does not count, and why: a sentence each. */
  readonly remarks: readonly string[];
}

export type AnswersFile = Incoming & { readonly answers: FileAnswers };

export function handedIn(file: string, content: AnswersFile, asking: AskingAgain, lessons: KnownLessons): HandedIn {
  const { name, title, lessons: [lesson = title] = [] } = content.answers;
  const change = changeOf(content);
  if (change !== null) {
    const remark = `“${file}” was changed after it had been saved: ${change}. Nothing in it counts.`;
    return { name, title, lesson, asks: null, answers: [], hands: [], remarks: [remark] };
  }
  const asked = askedIn(content.answers, content.questions, lessons);
  const first = firstAnswers(content.questions, asked.questions);
  const single = first.filter(({ content }) => isForOneLetter(content));
  const judged = single.map((question) => ({
    question,
    verdict: verdictOn(question.content, asking, asked.questions),
  }));
  const hands = judgedHands(content.answers, asking);
  const sound = judged.filter(({ verdict }) => verdict === 'same' || verdict === 'long');
  const judgedAs = (wanted: AnswerVerdict): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const remarks = [
    ...remarkAbout(content.questions.length - first.length, repeated),
    ...remarkAbout(first.length - single.length, severalLetters),
    ...remarkAbout(judgedAs('other'), asksOtherwise),
    ...remarkAbout(judgedAs('unknown'), notAsked),
    ...remarkAbout((content.answers.hands ?? []).length - hands.length, notRepeated),
    ...asked.remarks,
    ...(content.answers.check === undefined ? [UNCHECKED] : []),
  ];
  const { asks } = asked;
  const answers = sound.map((one) => given(one, belongsTo(one.question.content, asked.found, title)));
  return { name, title: asked.title, lesson, asks, answers, hands, remarks };
}

function judgedHands({ hands = [] }: FileAnswers, asking: AskingAgain): readonly JudgedHand[] {
  const judged = asking.judgedHands(hands);
  return hands.flatMap((work, at) => {
    const steps = judged[at];
    return steps ? [{ work, score: performanceScore(steps) }] : [];
  });
}

/** `unknown`: a question of its author's own that none of the lessons asks like that. */
type AnswerVerdict = AskedAgain | 'unknown';

/** The engine decides what is right; of a question of its author's own, the lesson does. */
function verdictOn(content: QuestionContent, asking: AskingAgain, asked: LessonQuestions): AnswerVerdict {
  return content.kind === 'own' && !asked.has(content) ? 'unknown' : asking.verdictOn(content);
}

const UNCHECKED = 'An earlier version saved this file: whether it was changed cannot be told.';

/** How a file differs from what a page saves; `null` if nothing shows. */
function changeOf(file: AnswersFile): string | null {
  const { answers, questions, sets, faults } = file;
  const others = FILE_KINDS.filter((kind) => kind !== 'question').map((kind) => file[pluralOf(kind)]);
  if ([sets, ...others].some(({ length }) => length > 0)) return 'it holds more than answers';
  if (answers.check !== undefined && answers.check !== checkOf(answers, questions))
    return 'its name or its answers are others';
  return faults.length > 0 ? `${count(faults.length, 'thing')} in it cannot be read` : null;
}

/** The first answer to each question, in order of time. A question of a lesson is one, whatever figures a file says. */
function firstAnswers(questions: readonly FileQuestion[], asked: LessonQuestions): readonly FileQuestion[] {
  const latestFirst = questions.toSorted((one, other) => other.savedAtMs - one.savedAtMs);
  const idOf = ({ content }: FileQuestion): string => asked.ownKey(content) ?? hashAsked(content);
  return [...new Map(latestFirst.map((question) => [idOf(question), question])).values()].toSorted(
    (one, other) => one.savedAtMs - other.savedAtMs,
  );
}

function isForOneLetter({ votes }: QuestionContent): boolean {
  return votes.length === 1 && totalOf(votes[0]) === 1;
}

/** What `words` says of so many; nothing of none. */
export function remarkAbout(number: number, words: (number: number) => string): readonly string[] {
  return number > 0 ? [words(number)] : [];
}

function notRepeated(hands: number): string {
  return `${count(hands, 'search', 'searches')} by hand that the engine here cannot repeat: not saved.`;
}

function repeated(more: number): string {
  return `${count(more, 'answer')} more to the same questions: the first one counts.`;
}

function severalLetters(answers: number): string {
  return `${count(answers, 'answer')} for more than one letter: no right answer, and not saved.`;
}

/** Also where the check of the file is right: whoever knows how can make any file. */
function asksOtherwise(answers: number): string {
  return `${count(answers, 'answer')} to what the engine here asks otherwise, or not at all: not counted. The file was changed, or another version saved it.`;
}

function notAsked(answers: number): string {
  const noun = answers === 1 ? 'a question' : 'questions';
  return `${count(answers, 'answer')} to ${noun} that somebody wrote, and that no lesson here asks in these words and with these right answers: not counted.`;
}

/** What the lessons ask that a file claims to answer. */
function askedIn({ title, lessons: titles }: FileAnswers, answers: readonly FileQuestion[], lessons: KnownLessons) {
  if (titles?.length === 0) return { title, asks: 0, questions: new LessonQuestions(), found: [], remarks: [] };
  const wanted = titles ?? [title];
  const recipes = answers.map(({ content }) => content);
  const found = wanted.map((title) => ({ title, questions: lessons.asked(title, recipes) }));
  const known = found.flatMap(({ questions }) => questions ?? []);
  const missing = found.filter(({ questions }) => questions === null).map(({ title }) => `“${title}”`);
  const questions = known.reduce((all, one) => all.with(one), new LessonQuestions());
  return {
    title: wanted.join(', '),
    asks: known.length > 0 ? questions.size : null,
    questions,
    found,
    remarks:
      missing.length === 0 ? [] : [`Your library has no lesson ${missing.join(', ')}: what it asks is not known.`],
  };
}

/** The lesson that asks a question, and where; else the first one, or what the page held. */
function belongsTo(
  asked: QuestionContent,
  found: readonly { readonly title: string; readonly questions: LessonQuestions | null }[],
  title: string,
): BelongsTo {
  const places = found.map(({ questions }) => questions?.placeOf(asked) ?? null);
  const at = places.findIndex((place) => place !== null);
  const { title: lesson, questions } = found[Math.max(at, 0)] ?? { title, questions: new LessonQuestions() };
  return { lesson, place: places[at] ?? null, asks: questions && questions.size };
}

function given(
  { question, verdict }: { readonly question: FileQuestion; readonly verdict: AnswerVerdict },
  belongsTo: BelongsTo,
): GivenAnswer {
  const { content } = question;
  const isClaimed = verdict === 'long';
  return {
    question: { ...question, isClaimed },
    askedHash: hashAsked(content),
    belongsTo,
    isOfLesson: belongsTo.place !== null,
    isRight: isClaimed ? null : isRightAlone(content),
  };
}
