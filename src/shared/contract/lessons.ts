/** Lessons: stops in order, each a moment of one search or of several, with a text for the class and a note for the teacher. */
import * as v from 'valibot';
import type { QuestionKind } from '../ask/question.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { MAX_LANES, MIN_LANES } from './comparisons.ts';
import { withoutForcedDirection } from './direction.ts';
import { AppError } from './errors.ts';
import { faultOfText } from './lessonText.ts';
import { COMPARISON_LOOK, SEEN_TREE, type ComparisonLook, type SeenTree } from './looks.ts';
import { NOTES, parse, PUZZLE, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Puzzle, SearchSpec } from './types.ts';

/** The version of the format of a lesson. A later one that older programs cannot read raises it. */
export const LESSON_FORMAT = 1;
/** Stops of one lesson, and characters of the text of a stop, which a class reads from afar; counted as code points. */
export const MAX_STOPS = 60;
export const MAX_STOP_TEXT = 240;

/** The views that a stop can be in. */
export const STOP_VIEWS = ['search', 'compare', 'puzzle', 'states'] as const;
export type StopView = (typeof STOP_VIEWS)[number];

/** One moment of a lesson. */
export interface LessonStop {
  readonly view: StopView;
  readonly puzzle: Puzzle;
  /** What the puzzle is called. */
  readonly title: string;
  /** One; in the compare view two to four. */
  readonly searches: readonly SearchSpec[];
  /** The step at which each search stands. */
  readonly steps: readonly (number | 'end')[];
  /** What moves the searches of a comparison: one step at a time where it is not given. */
  readonly clock?: ClockId;
  /** How trees are drawn, and a comparison looks: as at first where it is not given. One search has a part of it alone. */
  readonly look?: ComparisonLook;
  /** How the tree of each search is looked at: as at first where it is not given. */
  readonly trees?: readonly SeenTree[];
  /** Whether what comes after the step is hidden. */
  readonly hides: boolean;
  /** Whether a pair that parity rules out is searched. */
  readonly evenIfUnsolvable?: boolean;
  /** The question that is asked here. */
  readonly question?: QuestionKind;
  /** For the class: one or two short sentences, with figures (`lessonText.ts`). */
  readonly text: string;
  /** For the teacher alone; the same figures. */
  readonly note: string;
}

export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  readonly title: string;
  readonly stops: readonly LessonStop[];
}

/** The views in which a kind of question is asked. */
export const ASKED_IN = {
  next: 'search',
  dropped: 'search',
  'new-states': 'search',
  f: 'search',
  'f-grows': 'search',
  'goal-now': 'search',
  shortest: 'search',
  solvable: 'search',
  more: 'compare',
} as const satisfies Record<QuestionKind, StopView>;

const TEXT_RULE = `The text of a stop has 1 to ${MAX_STOP_TEXT} characters in one line.`;

const TEXT: Schema<string> = v.pipe(
  v.string(TEXT_RULE),
  v.transform(withoutForcedDirection),
  v.trim(),
  v.minCodePoints(1, TEXT_RULE),
  v.maxCodePoints(MAX_STOP_TEXT, TEXT_RULE),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, TEXT_RULE),
);

const STEP_RULE = 'A step is an integer from 0, or “end”.';

const STEP: Schema<number | 'end'> = v.custom<number | 'end'>(
  (step) => step === 'end' || (Number.isSafeInteger(step) && (step as number) >= 0),
  STEP_RULE,
);

const STOP: Schema<LessonStop> = v.pipe(
  v.strictObject({
    ...{ view: v.picklist(STOP_VIEWS, `A stop is in one of the views ${STOP_VIEWS.join(', ')}.`) },
    ...{ puzzle: PUZZLE, title: TITLE },
    searches: v.pipe(v.array(SEARCH), v.minLength(1, 'A stop has a search.'), v.maxLength(MAX_LANES)),
    steps: v.array(STEP),
    clock: v.exactOptional(v.picklist(Object.keys(CLOCKS) as ClockId[])),
    look: v.exactOptional(COMPARISON_LOOK),
    trees: v.exactOptional(v.array(SEEN_TREE)),
    hides: v.boolean(),
    evenIfUnsolvable: v.exactOptional(v.boolean()),
    question: v.exactOptional(v.picklist(Object.keys(ASKED_IN) as QuestionKind[], 'There is no such question.')),
    ...{ text: TEXT, note: NOTES },
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOfStop(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** What does not go together in a stop, in a sentence; `null` where all does. */
function faultOfStop(stop: LessonStop): string | null {
  return RULES.map((rule) => rule(stop)).find((fault) => fault !== null) ?? null;
}

const RULES: readonly ((stop: LessonStop) => string | null)[] = [
  ({ view, searches: { length } }) => {
    if (view === 'compare') return length < MIN_LANES ? 'A comparison has two to four searches.' : null;
    return length > 1 ? 'Only a comparison has more than one search.' : null;
  },
  ({ searches, steps }) => (steps.length === searches.length ? null : 'Each search has a step, and no other has one.'),
  ({ searches, trees }) =>
    trees === undefined || trees.length === searches.length ? null : 'Each search has a tree, and no other has one.',
  ({ view, clock }) => (clock === undefined || view === 'compare' ? null : 'Only a comparison has a clock.'),
  ({ view, question }) =>
    question === undefined || ASKED_IN[question] === view ? null : 'This question is not asked in this view.',
  ({ text, searches }) => inPlace('text', faultOfText(text, searches.length)),
  ({ note, searches }) => inPlace('note', faultOfText(note, searches.length)),
];

function inPlace(place: string, fault: string | null): string | null {
  return fault === null ? null : `${place}: ${fault}`;
}

const STOPS_RULE = `A lesson has 1 to ${MAX_STOPS} stops.`;

/** All of a lesson, strictly. */
export const LESSON: Schema<Lesson> = v.strictObject({
  format: v.literal(LESSON_FORMAT, `A lesson has the format ${LESSON_FORMAT}; this one is of another program.`),
  title: TITLE,
  stops: v.pipe(v.array(STOP, STOPS_RULE), v.minLength(1, STOPS_RULE), v.maxLength(MAX_STOPS, STOPS_RULE)),
});

/** Where a fault in a stop is: `stops.2` for all of it, `stops.2.text` for a part. */
const STOP_PLACE = /^stops\.(\d+)(?:\.([^:]*))?: /;

/** `value` as a lesson. Throws an `AppError` with code `bad-params` and a sentence that names the stop: “Stop 3: …”. */
export function lessonOf(value: unknown): Lesson {
  try {
    return parse(LESSON, value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.message.replace(STOP_PLACE, placeInWords));
  }
}

function placeInWords(_: string, index: string, part: string | undefined): string {
  return `Stop ${Number(index) + 1}${part === undefined ? '' : `, ${part}`}: `;
}
