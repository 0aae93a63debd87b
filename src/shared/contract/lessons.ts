/**
 * Lessons: stops in order, each a moment of one or several searches, with a text for the class and a note for the
 * teacher.
 */
import * as v from 'valibot';
import { QUESTION_KINDS } from '../ask/kinds/questions.ts';
import type { QuestionKind } from '../ask/kinds/questions.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { MAX_LANES, MIN_LANES } from './comparisons.ts';
import { faultOfText } from './lessonText.ts';
import { COMPARISON_LOOK, SEEN_TREE } from './looks.ts';
import { lineOfText } from './lineOfText.ts';
import { NOTES, PUZZLE, SEARCH, TITLE } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';

/** Raised by a change that older programs cannot read. 2: stops have times. */
export const LESSON_FORMAT = 2;
const FORMATS = [1, LESSON_FORMAT] as const;
/** Stops per lesson; code points of its summary and of a stop's text, which a class reads from afar. */
export const MAX_STOPS = 60;
export const MAX_LINE = 240;
/** Planned for a stop. */
export const MAX_STOP_MINUTES = 90;

export const STOP_VIEWS = ['search', 'compare', 'puzzle', 'states'] as const;
export type StopView = (typeof STOP_VIEWS)[number];

/** The lesson under way, to be continued after a restart. */
export interface HeldLesson {
  /** `null` for a lesson of the program. */
  readonly lessonId: number | null;
  readonly title: string;
  /** The stop, from 0. */
  readonly at: number;
}

export interface LessonEntry {
  readonly lessonId: number;
  readonly title: string;
  readonly stopCount: number;
}

/** The view of each kind of question. */
export const ASKED_IN = Object.fromEntries(
  Object.keys(QUESTION_KINDS).map((kind) => [kind, kind === 'more' ? 'compare' : 'search']),
) as Readonly<Record<QuestionKind, 'search' | 'compare'>>;

const TEXT = lineOfText(MAX_LINE, `The text of a stop has at most ${MAX_LINE} characters, in one line.`);
const SUMMARY = lineOfText(MAX_LINE, `The summary of a lesson has at most ${MAX_LINE} characters, in one line.`);

const STEP_RULE = 'A step is an integer from 0, or “end”.';

const STEP: Schema<number | 'end'> = v.custom<number | 'end'>(
  (step) => step === 'end' || (Number.isSafeInteger(step) && (step as number) >= 0),
  STEP_RULE,
);

const MINUTES_RULE = `The time of a stop is a whole number of minutes from 1 to ${MAX_STOP_MINUTES}.`;

export function isMinutes(minutes: unknown): boolean {
  return Number.isInteger(minutes) && (minutes as number) >= 1 && (minutes as number) <= MAX_STOP_MINUTES;
}

const STOP_MEMBERS = v.strictObject({
  ...{ view: v.picklist(STOP_VIEWS, `A stop is in one of the views ${STOP_VIEWS.join(', ')}.`) },
  puzzle: PUZZLE,
  title: TITLE,
  /** One; in the compare view two to four. */
  searches: v.pipe(v.array(SEARCH), v.minLength(1, 'A stop has a search.'), v.maxLength(MAX_LANES)),
  /** The step of each search. */
  steps: v.array(STEP),
  /** Moves the searches of a comparison; by default one step at a time. */
  clock: v.exactOptional(v.picklist(Object.keys(CLOCKS) as ClockId[])),
  /** The look of the trees and of a comparison; by default `FIRST_LOOK`. A single search uses only a part of it. */
  look: v.exactOptional(COMPARISON_LOOK),
  /** How each tree is shown; by default as at first. */
  trees: v.exactOptional(v.array(SEEN_TREE)),
  /** Whether what comes after the step is hidden. */
  hides: v.boolean(),
  /** Whether to search even if parity rules the goal out. */
  evenIfUnsolvable: v.exactOptional(v.boolean()),
  question: v.exactOptional(v.picklist(Object.keys(ASKED_IN) as QuestionKind[], 'There is no such question.')),
  /** For the class: one or two short sentences, with figures (`lessonText.ts`); '' while unwritten. */
  text: TEXT,
  /** For the teacher; with figures too. */
  note: NOTES,
  /** What the teacher plans for it. */
  minutes: v.exactOptional(v.custom<number>(isMinutes, MINUTES_RULE)),
});
export type LessonStop = Parsed<typeof STOP_MEMBERS>;

export const STOP: Schema<LessonStop> = v.pipe(
  STOP_MEMBERS,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOfStop(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** A sentence; `null` for a consistent stop. */
function faultOfStop(stop: LessonStop): string | null {
  return RULES.map((rule) => rule(stop)).find((fault) => fault !== null) ?? null;
}

const RULES: readonly ((stop: LessonStop) => string | null)[] = [
  ({ view, searches: { length } }) => {
    if (view === 'compare') return length < MIN_LANES ? 'A comparison has two to four searches.' : null;
    return length > 1 ? 'Only a comparison has more than one search.' : null;
  },
  ({ searches, steps }) => (steps.length === searches.length ? null : 'A stop needs one step for each search.'),
  ({ searches, trees }) =>
    trees === undefined || trees.length === searches.length ? null : 'A stop needs one tree for each search.',
  ({ view, clock }) => (clock === undefined || view === 'compare' ? null : 'Only a comparison has a clock.'),
  ({ view, question }) =>
    question === undefined || ASKED_IN[question] === view ? null : 'This view does not ask this question.',
  ({ text, searches }) => inPlace('text', faultOfText(text, searches.length)),
  ({ note, searches }) => inPlace('note', faultOfText(note, searches.length)),
];

function inPlace(place: string, fault: string | null): string | null {
  return fault === null ? null : `${place}: ${fault}`;
}

const STOPS_RULE = `A lesson has at most ${MAX_STOPS} stops.`;

const lessonWith = <Stop>(stop: Schema<Stop>) =>
  v.strictObject({
    format: v.picklist(FORMATS, `This version of Searchlight reads lessons up to format ${LESSON_FORMAT}.`),
    title: TITLE,
    /** A sentence, or ''. */
    summary: SUMMARY,
    stops: v.pipe(v.array(stop, STOPS_RULE), v.maxLength(MAX_STOPS, STOPS_RULE)),
  });

export const LESSON = lessonWith(STOP);
export type Lesson = Parsed<typeof LESSON>;
export const LESSON_HEAD = lessonWith(v.unknown());
