/** How an experiment is looked at: the ids of what can be chosen; and the one on show, kept to be there again at the next start. */
import * as v from 'valibot';
import { BOOK, MAX_DISTANCE, ONE_EXPERIMENT, PLANNED_RECIPE, type ExperimentText } from './experiments.ts';
import { integer, number, type Schema } from './parse.ts';

/** Puzzles of a list that a plan is kept with. It is one of the settings, which are read whenever one is written; the library keeps longer ones. */
export const MAX_PLANNED_PUZZLES = 200;

/** What the chart of an experiment can show. */
const CHART_KINDS = ['cost', 'bStar', 'time', 'estimate', 'points'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** What can be counted of a search, in `MEASURES`. */
const MEASURES = ['generated', 'onward', 'distinct', 'expanded', 'maxFrontier', 'length', 'excess', 'h', 'ms'] as const;
export type LabMeasureId = (typeof MEASURES)[number];

/** The definitions of b*, in `BRANCHINGS`. */
const BRANCHINGS = ['tree', 'power'] as const;
export type BranchingId = (typeof BRANCHINGS)[number];

/** A value at a distance, as the class has drawn it. */
export type SketchPoint = readonly [d: number, value: number];

/** How an experiment is looked at. */
export interface ExperimentLook {
  readonly kind: ChartKind;
  readonly measure: LabMeasureId;
  readonly branching: BranchingId;
  /** What is drawn against what, where any two are. */
  readonly x: LabMeasureId;
  readonly y: LabMeasureId;
  /** Whether results are hidden until the class has drawn its curve. */
  readonly isSketching: boolean;
  readonly sketch: readonly SketchPoint[];
}

/** The experiment on show, as it was left. */
export interface ExperimentUnderWay {
  /** An experiment of the library, or one that is only planned. */
  readonly shown: { readonly experimentId: number } | ExperimentText;
  readonly look: ExperimentLook;
}

/** Whether a plan has too many puzzles to be kept among the settings. */
export function isPlanTooLong({ recipe: { puzzles } }: ExperimentText): boolean {
  return puzzles.from === 'list' && puzzles.puzzles.length > MAX_PLANNED_PUZZLES;
}

const TOO_LONG = `A plan is kept with at most ${MAX_PLANNED_PUZZLES} puzzles.`;

const PLAN: Schema<ExperimentText> = v.pipe(
  v.strictObject({ recipe: PLANNED_RECIPE, book: BOOK }),
  v.check((plan) => !isPlanTooLong(plan), TOO_LONG),
);

const MEASURE = v.picklist(MEASURES);

const LOOK: Schema<ExperimentLook> = v.strictObject({
  kind: v.picklist(CHART_KINDS),
  measure: MEASURE,
  branching: v.picklist(BRANCHINGS),
  x: MEASURE,
  y: MEASURE,
  isSketching: v.boolean(),
  sketch: v.pipe(
    v.array(v.tuple([integer(0, MAX_DISTANCE), number(0, Number.MAX_VALUE)])),
    v.maxLength(MAX_DISTANCE + 1),
  ),
});

export const EXPERIMENT_UNDER_WAY: Schema<ExperimentUnderWay> = v.strictObject({
  shown: v.union([ONE_EXPERIMENT, PLAN]),
  look: LOOK,
});
