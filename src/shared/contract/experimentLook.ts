/** How an experiment is shown; the one on the screen is restored at the next start. */
import * as v from 'valibot';
import { BOOK, MAX_DISTANCE, PLANNED_RECIPE, type ExperimentText } from './experiments.ts';
import { ID, integer, number } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';

/**
 * Of a list in a stored plan. A plan is a setting, and all settings are read with every write; the library keeps longer
 * ones.
 */
export const MAX_PLANNED_PUZZLES = 200;

const CHART_KINDS = ['cost', 'bStar', 'time', 'estimate', 'points'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The ids of `MEASURES`. */
const MEASURES = [
  ...(['generated', 'onward', 'distinct', 'expanded', 'maxFrontier'] as const),
  ...(['length', 'excess', 'cost', 'costExcess', 'h', 'ms'] as const),
] as const;
export type LabMeasureId = (typeof MEASURES)[number];
/** Only where tiles weigh. */
export type CostMeasureId = 'cost' | 'costExcess';

/** The definitions of b*, in `BRANCHINGS`. */
const BRANCHINGS = ['tree', 'power'] as const;
export type BranchingId = (typeof BRANCHINGS)[number];

/** A value at a distance, as the class has drawn it. */
export type SketchPoint = readonly [d: number, value: number];

/** Whether a plan has too many puzzles for the settings. */
export function isPlanTooLong({ recipe: { puzzles } }: ExperimentText): boolean {
  return puzzles.from === 'list' && puzzles.puzzles.length > MAX_PLANNED_PUZZLES;
}

const TOO_LONG = `A plan is kept with at most ${MAX_PLANNED_PUZZLES} puzzles.`;

const PLAN: Schema<ExperimentText> = v.pipe(
  v.strictObject({ recipe: PLANNED_RECIPE, book: BOOK }),
  v.check((plan) => !isPlanTooLong(plan), TOO_LONG),
);

const MEASURE = v.picklist(MEASURES);

const LOOK = v.strictObject({
  kind: v.picklist(CHART_KINDS),
  measure: MEASURE,
  branching: v.picklist(BRANCHINGS),
  x: MEASURE,
  y: MEASURE,
  /** Whether results are hidden until the class has drawn its curve. */
  isSketching: v.boolean(),
  sketch: v.pipe(
    v.array(v.tuple([integer(0, MAX_DISTANCE), number(0, Number.MAX_VALUE)])),
    v.maxLength(MAX_DISTANCE + 1),
  ),
});
export type ExperimentLook = Parsed<typeof LOOK>;

/** The experiment on the screen as it was left: one of the library, or a plan. */
export const EXPERIMENT_UNDER_WAY = v.strictObject({
  shown: v.union([v.strictObject({ experimentId: ID }), PLAN]),
  look: LOOK,
});
export type ExperimentUnderWay = Parsed<typeof EXPERIMENT_UNDER_WAY>;
