/** What a stop tells before its time: in its text, or by a reveal that says what a later text introduces. */
import { ask, askOfTwo, type EngineQuestion } from '../ask/kinds/questions.ts';
import { choiceOf, type AskedChoice } from '../ask/question.ts';
import { choiceWords, reasonWords } from '../ask/kinds/words.ts';
import type { LessonStop } from '../contract/lessons.ts';
import type { OwnChoice, OwnQuestion } from '../contract/ownQuestion.ts';
import { showsSearch } from '../contract/stopParts.ts';
import { solutionLength } from '../readings/path.ts';
import { filledStop } from './filledStop.ts';
import { askedRun, figured, stepOf } from './stops.fixture.ts';

/** Words that carry no answer. */
const EMPTY = new Set(
  'a an the and or of to in on at it its is was were be been no not but than then that this these here there with for so as by only neither both before still'.split(
    ' ',
  ),
);

/** Lower case, without the s of a plural or a verb. */
export function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !EMPTY.has(word)).map((word) => word.replace(/s$/, '')));
}

function numbersOf(text: string): Set<number> {
  return new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => Number(number.replaceAll(',', ''))));
}

/** The question of a stop; `null` for none. */
export function questionOf(stop: LessonStop): EngineQuestion | null {
  if (stop.question === undefined) return null;
  if (stop.question === 'more') {
    const [first, second] = [0, stop.searches.length - 1].map((at) => ({ name: 'x', run: askedRun(stop, at) }));
    return askOfTwo(first, second);
  }
  const run = askedRun(stop);
  return ask(stop.question, run, stepOf(stop, run)) as EngineQuestion | null;
}

/** What of a right choice the class reads beside the question: the number, or all words that tell it from the others. */
export function answerToldIn(stop: LessonStop): readonly (string | number)[] {
  const told = filledStop(stop, figured(stop));
  const read = `${told.text}\n${told.body}`;
  if (told.asks) return ownAnswerToldIn(told.asks, read);
  const question = questionOf(stop);
  if (question === null) return [];
  const right = choiceOf(question, question.answer);
  if (right.value.as === 'number') return numbersOf(read).has(right.value.number) ? [right.value.number] : [];
  if (right.value.as !== 'word') return [];
  const wordsOfChoice = (choice: AskedChoice): Set<string> => wordsOf(choiceWords(question, choice, 'blank'));
  const others = question.choices.filter((choice) => choice !== right);
  return toldWords(wordsOfChoice(right), others.map(wordsOfChoice), read);
}

function ownAnswerToldIn({ text, choices }: OwnQuestion, read: string): readonly string[] {
  const saidBy = ({ value }: OwnChoice): Set<string> => wordsOf(value.as === 'text' ? value.text : '');
  const wrong = choices.filter(({ isRight }) => !isRight).map(saidBy);
  const right = choices.filter(({ isRight }) => isRight).map(saidBy);
  return right.flatMap((words) => toldWords(words, wrong, read, wordsOf(text)));
}

/** The words that only a right choice has, if all of them are read, and those of some wrong choice are not; else none. */
function toldWords(
  right: Set<string>,
  wrong: readonly Set<string>[],
  read: string,
  asked = new Set<string>(),
): readonly string[] {
  const said = wordsOf(read);
  const tellingOf = (words: Set<string>, others: readonly Set<string>[]): string[] =>
    [...words].filter((word) => !asked.has(word) && !others.some((other) => other.has(word)));
  const isTold = (words: readonly string[]): boolean => words.every((word) => said.has(word));
  const telling = tellingOf(right, wrong);
  const isAnyUntold = wrong.some((words) => !isTold(tellingOf(words, [right])));
  return isTold(telling) && isAnyUntold ? telling : [];
}

/** Whether the tree of an earlier stop has shown the number that a stop asks for. */
export function isNumberShownBefore(stops: readonly LessonStop[], at: number): boolean {
  const stop = stops[at];
  if (stop.question !== 'h' && stop.question !== 'f') return false;
  const keyOf = ({ puzzle, searches }: LessonStop, index: number): string => JSON.stringify([puzzle, searches[index]]);
  const asked = keyOf(stop, 0);
  const isLater = (step: number | 'end'): boolean => step === 'end' || step >= stepOf(stop, askedRun(stop));
  return stops
    .slice(0, at)
    .some(
      (one) => showsSearch(one.view) && one.steps.some((step, index) => keyOf(one, index) === asked && isLater(step)),
    );
}

/** The most new words that a reveal may share with a later text. */
const MOST_SHARED = 3;

/** Later texts that the reveal of a stop gives away: they share many words with it that no text has said until then. */
export function textsToldBy(stops: readonly LessonStop[], at: number): readonly string[] {
  const question = questionOf(stops[at]);
  if (question === null) return [];
  const known = wordsOf(
    stops
      .slice(0, at + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  const fresh = [...wordsOf(reasonWords(question, 'blank'))].filter((word) => !known.has(word));
  const later = stops.slice(at + 1).map(({ text }) => text);
  return later.filter((text) => fresh.filter((word) => wordsOf(text).has(word)).length > MOST_SHARED);
}

/** Whether an earlier stop has shown a shorter solution of the same puzzle, so that nobody needs to think whether this one is shortest. */
export function isShownBefore(stops: readonly LessonStop[], at: number): boolean {
  const stop = stops[at];
  if (stop.question !== 'shortest') return false;
  const length = solutionLength(askedRun(stop).reader);
  const same = stops.slice(0, at).filter(({ puzzle }) => JSON.stringify(puzzle) === JSON.stringify(stop.puzzle));
  const ended = same
    .filter(({ view }) => showsSearch(view))
    .flatMap((one) => one.steps.flatMap((step, index) => (step === 'end' ? [askedRun(one, index).reader] : [])));
  return ended.some((reader) => reader.status === 'solved' && solutionLength(reader) < length);
}
