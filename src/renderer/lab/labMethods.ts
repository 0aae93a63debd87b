import { EXPERIMENT_RECIPE, type ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { parse } from '../../shared/contract/parse.ts';
import type { BranchingId, LabMeasureId } from '../../shared/contract/experimentLook.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { faultOfExperiment } from '../../shared/lab/faults.ts';
import { MEASURES } from '../../shared/lab/measures.ts';
import { distancesOfSource, numberOfPuzzles } from '../../shared/lab/puzzles.ts';
import { unpackResults, type LabResult } from '../../shared/lab/results.ts';
import { resultsTable } from '../../shared/lab/resultsTable.ts';
import { wasStoppedAt } from '../../shared/lab/summary.ts';
import { timeOf } from '../../shared/lab/timeLeft.ts';
import type { Remote } from '../../shared/rpc/services.ts';
import { TableParts } from '../states/tableParts.ts';
import type { Which } from './chartPlace.ts';
import type { DotAxes } from './labChart.ts';

export interface RecipeFacts {
  /** Why it cannot be counted, in a sentence; `null` where it can. */
  readonly fault: string | null;
  readonly puzzles: number;
  readonly distances: readonly number[];
}

export type MarkedPuzzle = ReturnType<typeof markedBy>;

interface MarkedParams {
  readonly d: number | null;
  readonly search: number;
  readonly measure: LabMeasureId;
  readonly which: Which;
}

export type LabServices = Remote<ReturnType<typeof labServices>>;
export type LabApi = LabServices['lab'];

/** The worker that holds the results of the shown experiment. */
export function labServices() {
  let experiment: Experiment | null = null;
  let parts: TableParts | null = null;

  function shown(): Experiment {
    if (experiment === null) throw new Error('No experiment is open.');
    return experiment;
  }

  /** The puzzle with the least, middle or greatest value of a measure at a distance; `null` for none. */
  function marked({ d, search, measure, which }: MarkedParams): MarkedPuzzle | null {
    const valueOf = (result: LabResult): number | null =>
      MEASURES[measure].of(result, d, shown().leastCostOf(result.puzzle));
    const ended = shown()
      .resultsAt(d, search)
      .filter((result) => !wasStoppedAt(result) && valueOf(result) !== null)
      .sort((one, other) => valueOf(one)! - valueOf(other)! || one.puzzle - other.puzzle);
    const place = { least: 0, middle: (ended.length - 1) >> 1, most: ended.length - 1 }[which];
    return ended.length === 0 ? null : markedBy(shown(), ended[place]!.puzzle, search, measure);
  }

  return {
    lab: {
      facts: ({ recipe }: { recipe: ExperimentRecipe }) => factsOf(recipe),
      /** Starts anew, with the puzzles of a recipe and no results. */
      open({ recipe }: { recipe: ExperimentRecipe }): void {
        experiment = new Experiment(recipe);
      },
      add: ({ packed }: { packed: ArrayBuffer }): void => shown().add(unpackResults(new Float64Array(packed))),
      table: (_: Record<never, never>) => ({ rows: shown().rows, ...timeOf(shown()) }),
      /** One measure against another, for each search that has both. */
      points: (axes: DotAxes) => pointsOf(shown(), axes),
      marked,
      puzzle: ({ index, search, measure }: { index: number; search: number; measure: LabMeasureId }) =>
        markedBy(shown(), index, search, measure),
      /** The next part of all results as CSV in UTF-8, empty at the end; `isFirst` starts again. */
      resultsPart({ isFirst, branching }: { isFirst: boolean; branching: BranchingId }): ArrayBuffer {
        if (isFirst || parts === null) parts = new TableParts(resultsTable(shown(), branching));
        return parts.next().part;
      },
    },
  };
}

function factsOf(recipe: ExperimentRecipe): RecipeFacts {
  try {
    const parsed = parse(EXPERIMENT_RECIPE, recipe);
    const fault = faultOfExperiment(parsed);
    return { fault, puzzles: numberOfPuzzles(parsed.puzzles), distances: distancesOfSource(parsed.puzzles) };
  } catch (error) {
    if (error instanceof AppError) return { fault: error.message, puzzles: 0, distances: [] };
    throw error;
  }
}

/** `stoppedAt`: nodes at which a limit stopped the search; `null` where none did. */
function markedBy(experiment: Experiment, index: number, search: number, measure: LabMeasureId) {
  const d = experiment.distanceOf(index);
  const { puzzle } = experiment.puzzles[index]!;
  const result = experiment.resultOf(index, search);
  const stoppedAt = result && wasStoppedAt(result) ? result.generated : null;
  const value = result && stoppedAt === null ? MEASURES[measure].of(result, d, experiment.leastCostOf(index)) : null;
  return { index, puzzle, d, search, value, stoppedAt };
}

const MAX_POINTS = 20_000;

/**
 * Four numbers for each point: x, y, search, puzzle. Of too many, keeps every n-th, so that all searches and distances
 * keep their share. `total` counts all.
 */
function pointsOf(experiment: Experiment, { x, y }: DotAxes): { points: ArrayBuffer; total: number } {
  const numbers: number[] = [];
  for (const result of experiment.results) {
    if (wasStoppedAt(result)) continue;
    const d = experiment.distanceOf(result.puzzle);
    const least = experiment.leastCostOf(result.puzzle);
    const known = { d, least };
    const across = x === 'd' || x === 'least' ? known[x] : MEASURES[x].of(result, d, least);
    const up = MEASURES[y].of(result, d, least);
    if (across !== null && up !== null) numbers.push(across, up, result.search, result.puzzle);
  }
  const total = numbers.length / 4;
  const every = Math.max(1, Math.ceil(total / MAX_POINTS));
  const points = Float64Array.from(numbers.filter((_, place) => Math.floor(place / 4) % every === 0));
  return { points: points.buffer, total };
}
