/** Lessons: stops in order, each a moment of one search or of several, with a text for the class and a note for the teacher. */
import * as v from 'valibot';
import type { QuestionKind } from '../ask/question.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import { MAX_LANES, MIN_LANES } from './comparisons.ts';
import { withoutForcedDirection } from './direction.ts';
import { faultOfText } from './lessonText.ts';
import { COMPARISON_LOOK, SEEN_TREE, type ComparisonLook, type SeenTree } from './looks.ts';
import { ID, NOTES, PUZZLE, SEARCH, TITLE, type Schema } from './parse.ts';
import type { Damaged, Puzzle, SearchSpec } from './types.ts';

/** The version of the format of a lesson. A later one that older programs cannot read raises it. */
export const LESSON_FORMAT = 1;
/** Stops of one lesson; and characters of its summary and of the text of a stop, which a class reads from afar: code points. */
export const MAX_STOPS = 60;
export const MAX_LINE = 240;

/** The views that a stop can be in. */
export const STOP_VIEWS = ['search', 'compare', 'puzzle', 'states'] as const;
export type StopView = (typeof STOP_VIEWS)[number];

/** A lesson that is held, to go on with it. */
export interface HeldLesson {
  /** The lesson of the library; `null` for one that comes with the program. */
  readonly lessonId: number | null;
  readonly title: string;
  /** The stop, counted from 0. */
  readonly at: number;
}

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
  /** For the class: one or two short sentences, with figures (`lessonText.ts`); '' where it is not written yet. */
  readonly text: string;
  /** For the teacher alone; the same figures. */
  readonly note: string;
}

export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  readonly title: string;
  /** What it is about, in a sentence, or ''. */
  readonly summary: string;
  /** None in one that was just begun. */
  readonly stops: readonly LessonStop[];
}

/** A lesson of the library. */
export interface SavedLesson {
  readonly lessonId: number;
  readonly lesson: Lesson;
  /** Changes with every change of the lesson. */
  readonly revision: string;
}

/** A lesson as a list shows it. */
export interface LessonEntry extends Pick<SavedLesson, 'lessonId'>, Pick<Lesson, 'title'> {
  readonly stopCount: number;
}

/** All of them, in the user's order. */
export interface LessonList {
  readonly lessons: readonly LessonEntry[];
  readonly damaged: readonly Damaged[];
}

export interface LessonsApi {
  /** All of the user's own lessons. A damaged one does not hide the others. */
  list(params: Record<never, never>): Promise<LessonList>;
  /** Refused as `store-damaged` where it is not what was saved. */
  get(params: { lessonId: number }): Promise<SavedLesson>;
  /** Adds a lesson before another one, or with `null` at the end. Refused as `too-many` beyond `MAX_LESSONS`. */
  create(params: { lesson: Lesson; before: number | null }): Promise<SavedLesson>;
  /** Puts all of a lesson in the place of what it was at `revision`. Refused as `changed` where it is another one by now. */
  write(params: { lessonId: number; revision: string; lesson: Lesson }): Promise<SavedLesson>;
  /** Adds a stop at the end, whatever the lesson's revision. Refused as `too-many` beyond `MAX_STOPS`. */
  addStop(params: { lessonId: number; stop: LessonStop }): Promise<SavedLesson>;
  /** Puts a lesson before another one, or with `null` at the end. */
  move(params: { lessonId: number; before: number | null }): Promise<void>;
  /** `restore` brings it back for `DELETED_KEPT_DAYS` days. */
  delete(params: { lessonId: number }): Promise<void>;
  restore(params: { lessonId: number }): Promise<void>;
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

/** Comes out without white space at the ends and without a forced direction. */
function line(rule: string): Schema<string> {
  return v.pipe(
    v.string(rule),
    v.transform(withoutForcedDirection),
    v.trim(),
    v.maxCodePoints(MAX_LINE, rule),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, rule),
  );
}

const TEXT = line(`The text of a stop has at most ${MAX_LINE} characters, in one line.`);
const SUMMARY = line(`The summary of a lesson has at most ${MAX_LINE} characters, in one line.`);

const STEP_RULE = 'A step is an integer from 0, or “end”.';

const STEP: Schema<number | 'end'> = v.custom<number | 'end'>(
  (step) => step === 'end' || (Number.isSafeInteger(step) && (step as number) >= 0),
  STEP_RULE,
);

/** All of a stop, strictly. */
export const STOP: Schema<LessonStop> = v.pipe(
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

/** What in a stop contradicts itself, in a sentence, or `null`. */
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

/** All of a lesson, with `stops` of one kind. */
const lessonWith = <Stop>(stop: Schema<Stop>) =>
  v.strictObject({
    format: v.literal(LESSON_FORMAT, `This version of Searchlight reads lessons of format ${LESSON_FORMAT} only.`),
    ...{ title: TITLE, summary: SUMMARY },
    stops: v.pipe(v.array(stop, STOPS_RULE), v.maxLength(MAX_STOPS, STOPS_RULE)),
  });

/** All of a lesson, strictly. */
export const LESSON: Schema<Lesson> = lessonWith(STOP);
/** The same, of which the stops are read one by one. */
export const LESSON_HEAD: Schema<Omit<Lesson, 'stops'> & { readonly stops: readonly unknown[] }> = lessonWith(
  v.unknown(),
);

const BEFORE = v.nullable(ID);
const REVISION: Schema<string> = v.pipe(v.string(), v.maxLength(MAX_LINE));

export const NEW_LESSON = v.strictObject({ lesson: LESSON, before: BEFORE });
export const CHANGED_LESSON = v.strictObject({ lessonId: ID, revision: REVISION, lesson: LESSON });
export const NEW_STOP = v.strictObject({ lessonId: ID, stop: STOP });
export const MOVED_LESSON = v.strictObject({ lessonId: ID, before: BEFORE });
export const ONE_LESSON = v.strictObject({ lessonId: ID });
