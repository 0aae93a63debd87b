/** The labels under which answers enter the library: no two people are mixed up, and no answer counts twice. */
import type { PreviewAnswers } from '../../../../shared/contract/exchange.ts';
import { MAX_HANDS } from '../../../../shared/ask/handParts.ts';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { HandWork } from '../../../../shared/contract/handWork.ts';
import type { Homework } from '../../../../shared/contract/questions.ts';
import {
  handsOnce,
  joinedHands,
  MAX_SENTENCE,
  MAX_SENTENCES,
  nameKey,
  searchKey,
  type Remarked,
} from '../../../../shared/contract/rosters.ts';
import type { FileQuestion } from '../../../../shared/exchange/libraryFile.ts';
import { count } from '../../../../shared/text/numbers.ts';
import type { ReadableDb } from '../../../store/database.ts';
import { rosterOf } from '../../../store/rosters.ts';
import { EarlierAnswers } from './earlierAnswers.ts';
import { EarlierHands } from './earlierHands.ts';
import { remarkAbout, type GivenAnswer, type HandedIn, type JudgedHand } from './handedIn.ts';

/** The class that the answers of all files are kept for, and when. */
export type HandedInTo = Pick<Homework, 'classLabel'> & { readonly nowMs: number };

interface PlacedAnswers {
  /** A row for each person and lesson, and for each file of which nothing is kept. */
  readonly answers: readonly PreviewAnswers[];
  /** What is kept, under each person's label. */
  readonly questions: readonly FileQuestion[];
  readonly remarked: readonly Remarked[];
}

interface PlacedFile {
  /** Without its searches by hand, which are counted with those of other files. */
  readonly row: PreviewAnswers;
  readonly hands: readonly JudgedHand[];
  readonly questions: readonly FileQuestion[];
}

export function placeAnswers(db: ReadableDb, files: readonly HandedIn[], to: HandedInTo): PlacedAnswers {
  const remarkedBefore = rosterOf(db, to.classLabel)?.roster.remarked ?? [];
  const earlier = { answers: new EarlierAnswers(db, to.classLabel), hands: new EarlierHands(remarkedBefore) };
  const placed = files.map((file) => placeFile(file, earlier, to));
  const rows = withTwins(joined(placed.map(({ row }) => row))).map((row) => {
    const hands = placed.filter((file) => isOfRow(file, row)).flatMap((file) => file.hands);
    const works = hands.map(({ work }) => work);
    const before = handsBefore(remarkedBefore, row);
    const all = works.length > 0 ? handsOnce([...before, ...works]) : [];
    const noted = { ...row, remarks: [...row.remarks, ...remarkAbout(all.length - MAX_HANDS, tooMany)] };
    return { row: noted, hands: works, shown: withNewHands(noted, hands, before) };
  });
  return {
    answers: rows.map(({ shown }) => shown),
    questions: placed.flatMap(({ questions }) => questions),
    remarked: rows
      .filter(({ row: { remarks }, hands }) => remarks.length + hands.length > 0)
      .map(({ row, hands }) => remarkedOf(row, hands, to)),
  };
}

/** What the class has of this person and lesson. */
function handsBefore(remarked: readonly Remarked[], { lesson, name, keptAs }: PreviewAnswers): readonly HandWork[] {
  const key = nameKey(keptAs ?? name);
  return remarked.flatMap((one) => (one.lesson === lesson && nameKey(one.name) === key ? (one.hands ?? []) : []));
}

/** The row with the numbers of those searches by hand that the class did not have before. */
function withNewHands(row: PreviewAnswers, hands: readonly JudgedHand[], before: readonly HandWork[]): PreviewAnswers {
  const known = new Set(before.map(canonicalJson));
  const brought = new Set(hands.map(({ work }) => searchKey(work)));
  const all = joinedHands([...before, ...hands.map(({ work }) => work)]).filter((work) => brought.has(searchKey(work)));
  const fresh = all.filter((work) => !known.has(canonicalJson(work)));
  const scores = fresh.map((work) => hands.find((hand) => hand.work === work)!.score);
  return {
    ...row,
    hands: fresh.length,
    handAnswers: scores.reduce((sum, { answers }) => sum + answers, 0),
    handRight: scores.reduce((sum, { right }) => sum + right, 0),
    remarks: [...row.remarks, ...remarkAbout(all.length - fresh.length, alreadyThere)],
  };
}

function alreadyThere(hands: number): string {
  return `${count(hands, 'search', 'searches')} by hand that the class had before: counted once.`;
}

function tooMany(more: number): string {
  return `${count(more, 'search', 'searches')} by hand more than ${MAX_HANDS}: the latest are saved.`;
}

function isOfRow({ row }: PlacedFile, { keptAs, title, asks }: PreviewAnswers): boolean {
  return row.keptAs === keptAs && row.title === title && row.asks === asks;
}

function remarkedOf(
  { name, keptAs, lesson, remarks }: PreviewAnswers,
  hands: readonly HandWork[],
  { nowMs }: HandedInTo,
): Remarked {
  const sentences = atMost(remarks).map((sentence) => shortened(sentence, MAX_SENTENCE));
  return {
    lesson,
    name: keptAs ?? name,
    handedInAtMs: nowMs,
    sentences,
    ...(hands.length > 0 && { hands: joinedHands(hands) }),
  };
}

/** Of too many, the last says how many more there were. */
function atMost(remarks: readonly string[]): readonly string[] {
  const more = remarks.length - MAX_SENTENCES;
  return more <= 0 ? remarks : [...remarks.slice(0, MAX_SENTENCES - 1), `${count(more + 1, 'more remark')}.`];
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

interface Earlier {
  readonly answers: EarlierAnswers;
  readonly hands: EarlierHands;
}

function placeFile(file: HandedIn, earlier: Earlier, { classLabel, nowMs }: HandedInTo): PlacedFile {
  const copied = earlier.answers.copied(file.name, file.answers);
  const own = file.answers.filter((answer) => !copied?.answers.includes(answer));
  const ofClass = classLabel === '' ? [] : file.hands;
  const copiedHands = earlier.hands.copied(file.name, ofClass);
  const hands = ofClass.filter((hand) => !copiedHands?.hands.includes(hand));
  const remarks = [
    ...file.remarks,
    ...remarkAbout(file.hands.length - ofClass.length, needsClass),
    ...(copied ? [copyWords(copied.label, copied.answers.length)] : []),
    ...(copiedHands ? [handCopyWords(copiedHands.label, copiedHands.hands.length)] : []),
  ];
  if (own.length + hands.length === 0) return { row: rowOf({ ...file, remarks }, null, []), questions: [], hands: [] };
  const label = earlier.answers.labelFor(file.name, own);
  const fresh = own.filter((answer) => !earlier.answers.isRepeated(label, answer));
  earlier.answers.add(label, fresh);
  earlier.hands.add(
    label,
    hands.map(({ work }) => work),
  );
  const again = remarkAbout(own.length - fresh.length, againWords);
  return {
    row: rowOf({ ...file, remarks: [...remarks, ...again] }, label, fresh),
    hands,
    questions: fresh.map(({ question, belongsTo }) => ({
      ...{ ...question, classLabel: label },
      homework: { classLabel, ...belongsTo, handedInAtMs: nowMs },
    })),
  };
}

function needsClass(hands: number): string {
  return `${count(hands, 'search', 'searches')} by hand: saved only for a class that has a name.`;
}

function copyWords(label: string, answers: number): string {
  return `${count(answers, 'answer')} the same as of “${label}”, to the millisecond: they were given in one page, and count once.`;
}

function handCopyWords(label: string, hands: number): string {
  return `${count(hands, 'search', 'searches')} by hand the same as of “${label}”, to the millisecond: done in one page, and counted once.`;
}

function againWords(answers: number): string {
  return `${count(answers, 'answer')} came in more than one file: they count once.`;
}

function rowOf(
  { name, title, lesson, asks, remarks }: HandedIn,
  keptAs: string | null,
  answers: readonly GivenAnswer[],
): PreviewAnswers {
  const ofLesson = answers.filter(({ isOfLesson }) => isOfLesson);
  const others = answers.filter(({ isOfLesson }) => !isOfLesson);
  return {
    ...{ name, keptAs, title, lesson, asks, remarks },
    answered: ofLesson.length,
    right: countRight(ofLesson),
    unchecked: ofLesson.filter(({ isRight }) => isRight === null).length,
    others: others.length,
    othersRight: countRight(others),
    ...{ hands: 0, handAnswers: 0, handRight: 0 },
  };
}

function countRight(answers: readonly GivenAnswer[]): number {
  return answers.filter(({ isRight }) => isRight === true).length;
}

/** One row for each person and lessons, from however many files. */
function joined(rows: readonly PreviewAnswers[]): readonly PreviewAnswers[] {
  const byPerson = new Map<string, PreviewAnswers>();
  for (const [at, row] of rows.entries()) {
    const key = JSON.stringify(row.keptAs === null ? at : [row.keptAs, row.title, row.asks]);
    const before = byPerson.get(key);
    byPerson.set(key, before === undefined ? row : sum(before, row));
  }
  return [...byPerson.values()];
}

function sum(one: PreviewAnswers, other: PreviewAnswers): PreviewAnswers {
  return {
    ...one,
    answered: one.answered + other.answered,
    right: one.right + other.right,
    unchecked: one.unchecked + other.unchecked,
    others: one.others + other.others,
    othersRight: one.othersRight + other.othersRight,
    remarks: [...new Set([...one.remarks, ...other.remarks])],
  };
}

/** Notes where one name stands for differing answers. */
function withTwins(rows: readonly PreviewAnswers[]): readonly PreviewAnswers[] {
  return rows.map((row) => {
    const { name, keptAs, remarks } = row;
    const labels = new Set(rows.flatMap((one) => (one.name === name && one.keptAs !== null ? [one.keptAs] : [])));
    const isTwin = keptAs !== null && (labels.size > 1 || keptAs !== name);
    return isTwin ? { ...row, remarks: [twinWords(name, keptAs), ...remarks] } : row;
  });
}

function twinWords(name: string, keptAs: string): string {
  return `Different answers to the same questions came as “${name}”: from two people, or from one who started again. These are saved as “${keptAs}”.`;
}
