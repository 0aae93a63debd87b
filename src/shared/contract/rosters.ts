/** Classes: who belongs to one, what was remarked about what they handed in, and their searches by hand. */
import { count } from '../text/numbers.ts';
import * as v from 'valibot';
import { canonicalJson } from './canonicalJson.ts';
import { MAX_HANDS } from '../ask/handParts.ts';
import { HANDS, type HandWork } from './handWork.ts';
import { UNSEEN_RULE } from './lineOfText.ts';
import { TITLE } from './parse.ts';
import { CLASS_LABEL, MAX_CLASS_LENGTH } from './questions.ts';
import type { Parsed } from './schema.ts';
import { isSeen } from './seen.ts';

export const MAX_STUDENTS = 500;
/** Of a class, over all lessons. */
export const MAX_REMARKED = 2_000;
export const MAX_SENTENCES = 10;
/** Code points. */
export const MAX_SENTENCE = 1_000;

const seenLabel = (rule: string) => v.pipe(CLASS_LABEL, v.minLength(1, rule), v.check(isSeen, UNSEEN_RULE));

/** The name of a class that is kept. */
const CLASS_NAME = seenLabel(`A class has a name of at most ${MAX_CLASS_LENGTH} characters.`);
export const STUDENT_NAME = seenLabel(`The name of a student has 1 to ${MAX_CLASS_LENGTH} characters.`);

const REMARKED = v.pipe(
  v.strictObject({
    lesson: TITLE,
    /** As the answers are kept; as the file says where nothing of it is. */
    name: STUDENT_NAME,
    handedInAtMs: v.pipe(v.number(), v.safeInteger()),
    sentences: v.pipe(v.array(v.pipe(v.string(), v.maxCodePoints(MAX_SENTENCE))), v.maxLength(MAX_SENTENCES)),
    hands: v.exactOptional(HANDS),
  }),
  v.check(({ sentences, hands = [] }) => sentences.length + hands.length > 0),
);
export type Remarked = Parsed<typeof REMARKED>;

export const ROSTER = v.strictObject({
  title: CLASS_NAME,
  /** Empty: everybody who has ever handed in. */
  students: v.pipe(
    v.array(STUDENT_NAME),
    v.maxLength(MAX_STUDENTS, `A class has at most ${MAX_STUDENTS} students.`),
    v.check((names) => new Set(names.map(nameKey)).size === names.length, 'A student is in a class once.'),
  ),
  remarked: v.pipe(
    v.array(REMARKED),
    v.maxLength(MAX_REMARKED, `A class has remarks on at most ${count(MAX_REMARKED, 'file')}.`),
  ),
});
export type Roster = Parsed<typeof ROSTER>;

/** Equal for names that differ in case or in spaces only. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The names of a list, one on each line, each once. */
export function namesIn(text: string): readonly string[] {
  const names = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return eachOnce(names.filter((name) => name !== ''));
}

/** As it is written first. */
function eachOnce(names: readonly string[]): readonly string[] {
  const keys = names.map(nameKey);
  return names.filter((_, at) => keys.indexOf(keys[at]) === at);
}

/** Both: the students of either, and the later remarks on the same hand-in. */
export function mergedRosters({ title, ...one }: Roster, other: Roster): Roster {
  return {
    title,
    students: eachOnce([...one.students, ...other.students]),
    remarked: latestRemarks([...one.remarked, ...other.remarked]),
  };
}

/** One for each student and lesson: the latest, and of several of one time the last; with the searches by hand of all. */
function latestRemarks(remarked: readonly Remarked[]): readonly Remarked[] {
  const keyed = remarked
    .map((one) => ({ one, key: JSON.stringify([one.lesson, nameKey(one.name)]) }))
    .sort((a, b) => a.one.handedInAtMs - b.one.handedInAtMs || textOrder(a.key, b.key));
  const lastAt = new Map(keyed.map(({ key }, at) => [key, at]));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  return keyed
    .filter(({ key }, at) => lastAt.get(key) === at)
    .map(({ one: { hands: _hands, ...one }, key }) => {
      const hands = joinedHands(byKey.get(key)!.flatMap(({ one }) => one.hands ?? []));
      return { ...one, ...(hands.length > 0 && { hands }) };
    });
}

/** Each once; of too many, the latest. */
export function joinedHands(hands: readonly HandWork[]): readonly HandWork[] {
  return handsOnce(hands).slice(-MAX_HANDS);
}

/** Each once, with as many steps as any file has of it, in the order in which they were begun. */
export function handsOnce(hands: readonly HandWork[]): readonly HandWork[] {
  const longestLast = hands
    .map((work) => ({ work, text: canonicalJson(work) }))
    .sort((a, b) => a.work.steps.length - b.work.steps.length || textOrder(a.text, b.text));
  const once = new Map(longestLast.map(({ work }) => [searchKey(work), work]));
  const inOrder = [...once].sort(([a, one], [b, other]) => one.beganAtMs - other.beganAtMs || textOrder(a, b));
  return inOrder.map(([, work]) => work);
}

/** Equal for the files of one search that was saved halfway, and again later. */
export function searchKey({ beganAtMs, puzzle, search }: HandWork): string {
  return canonicalJson([beganAtMs, puzzle, search]);
}

function textOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
