/**
 * Lessons: stops in order, each a moment of one or several searches, with a text for the class and a note for the
 * teacher.
 */
import * as v from 'valibot';
import { QUESTION_KINDS } from '../ask/kinds/questions.ts';
import type { QuestionKind } from '../ask/kinds/questions.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MAX_LANES, MIN_LANES } from './comparisons.ts';
import { EXPERIMENT_RECIPE } from './experiments.ts';
import { HUNT } from './hunts.ts';
import { faultOfText } from './lessonText.ts';
import { COMPARISON_LOOK, SEEN_TREE } from './looks.ts';
import { lineOfText } from './lineOfText.ts';
import { OWN_QUESTION } from './ownQuestion.ts';
import { NOTES, OWN_HEURISTIC, PUZZLE, SEARCH, TITLE } from './parse.ts';
import { TILE_PICTURE } from './pictures.ts';
import { isPage, MAX_STOP_PUZZLES, STOP_VIEWS, textsOfQuestion } from './stopParts.ts';
import type { Parsed, Schema } from './schema.ts';

/** Raised by a change that older programs cannot read. 2: stops have times. 3: more views, and own questions. */
export const LESSON_FORMAT = 3;
const FORMATS = [1, 2, LESSON_FORMAT] as const;
/** Stops per lesson; code points of its summary and of a stop's text, which a class reads from afar. */
export const MAX_STOPS = 60;
export const MAX_LINE = 240;
/** Planned for a stop. */
export const MAX_STOP_MINUTES = 90;

/** Code points below the text of a page: lines that a class reads from afar. */
export const MAX_BODY_LENGTH = 500;

/** The lesson under way, to be continued after a restart. */
export interface HeldLesson {
  /** `null` for a lesson of the program. */
  readonly lessonId: number | null;
  readonly title: string;
  /** The stop, from 0. */
  readonly at: number;
  /** Stops that are passed over, from 0. */
  readonly leftOut?: readonly number[];
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

const BODY_RULE = `The lines of a page have at most ${MAX_BODY_LENGTH} characters.`;
const BODY = v.pipe(NOTES, v.maxCodePoints(MAX_BODY_LENGTH, BODY_RULE));

const EXPERIMENT = v.pipe(
  EXPERIMENT_RECIPE,
  v.check(
    ({ puzzles }) => puzzles.from !== 'list' || puzzles.puzzles.length <= MAX_STOP_PUZZLES,
    `The experiment of a stop has a list of at most ${MAX_STOP_PUZZLES} puzzles.`,
  ),
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
  /** A question of the user's own, in place of `question`, in any view. */
  asks: v.exactOptional(OWN_QUESTION),
  /** Of a page: the lines below its text, with figures. */
  body: v.exactOptional(BODY),
  picture: v.exactOptional(TILE_PICTURE),
  /** In the lab. */
  experiment: v.exactOptional(EXPERIMENT),
  heuristic: v.exactOptional(OWN_HEURISTIC),
  hunt: v.exactOptional(HUNT),
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
  return firstOf(RULES, (rule) => rule(stop));
}

/** What a stop of one view must have, and no other may. */
const BELONGS_TO = { picture: 'picture', experiment: 'lab', heuristic: 'heuristics', hunt: 'hunt' } as const;

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
  ({ question, asks }) => (question === undefined || asks === undefined ? null : 'A stop asks one question.'),
  ({ view, body }) => (body === undefined || isPage(view) ? null : 'Only a page has lines below its text.'),
  ...Object.entries(BELONGS_TO).map(
    ([member, view]) =>
      (stop: LessonStop) =>
        (stop[member as keyof typeof BELONGS_TO] === undefined) === (stop.view === view)
          ? `A stop has a member “${member}” exactly where its view is “${view}”.`
          : null,
  ),
  ({ asks, puzzle: { rows, cols } }) =>
    asks?.choices.every(({ value }) => value.as === 'text' || checkArrangement(value.cells, rows, cols) === null) ===
    false
      ? 'asks: A choice needs a complete arrangement of the puzzle.'
      : null,
  ({ text, searches }) => inPlace('text', faultOfText(text, searches.length)),
  ({ note, searches }) => inPlace('note', faultOfText(note, searches.length)),
  ({ body = '', searches }) => inPlace('body', faultOfText(body, searches.length)),
  ({ asks, searches }) =>
    inPlace('asks', asks ? firstOf(textsOfQuestion(asks), (text) => faultOfText(text, searches.length)) : null),
];

function firstOf<T>(all: readonly T[], faultOf: (one: T) => string | null): string | null {
  return all.map(faultOf).find((fault) => fault !== null) ?? null;
}

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
