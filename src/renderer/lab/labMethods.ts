import { EXPERIMENT_RECIPE, type ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { parse } from '../../shared/contract/parse.ts';
import type { LabMeasureId } from '../../shared/contract/experimentLook.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { faultOfExperiment } from '../../shared/lab/faults.ts';
import { MEASURES } from '../../shared/lab/measures.ts';
import { distancesOfSource, numberOfPuzzles } from '../../shared/lab/puzzles.ts';
import { unpackResults, type LabResult } from '../../shared/lab/results.ts';
import { resultsTable } from '../../shared/lab/resultsTable.ts';
import { wasStoppedAt } from '../../shared/lab/summary.ts';
import { timeOf } from '../../shared/lab/timeLeft.ts';
import type { Hosted } from '../../shared/rpc/services.ts';
import { TableParts } from '../states/tableParts.ts';
import { MAX_POINTS, type LabApi, type MarkedPuzzle, type PointSet, type RecipeFacts, type Which } from './labApi.ts';

type LabParams<M extends keyof LabApi> = Parameters<LabApi[M]>[0];

export function labServices(): Hosted<{ lab: LabApi }> {
  let experiment: Experiment | null = null;
  let parts: TableParts | null = null;

  function shown(): Experiment {
    if (experiment === null) throw new Error('No experiment is open.');
    return experiment;
  }

  function marked({ d, search, measure, which }: LabParams<'marked'>): MarkedPuzzle | null {
    const { of } = MEASURES[measure];
    const told = shown()
      .resultsAt(d, search)
      .filter((result) => !wasStoppedAt(result) && of(result, d) !== null)
      .sort((one, other) => of(one, d)! - of(other, d)! || one.puzzle - other.puzzle);
    const result = told[placeOf(which, told.length)];
    return result === undefined ? null : markedBy(shown(), result, measure);
  }

  return {
    lab: {
      facts: ({ recipe }) => factsOf(recipe),
      open({ recipe }) {
        experiment = new Experiment(recipe);
      },
      add: ({ packed }) => shown().add(unpackResults(new Float64Array(packed))),
      table: () => ({ rows: shown().rows, ...timeOf(shown()) }),
      points: (params) => pointsOf(shown(), params),
      marked,
      puzzle: ({ index, search, measure }) =>
        markedBy(shown(), shown().resultOf(index, search) ?? { puzzle: index, search }, measure),
      resultsPart({ isFirst, branching }) {
        if (isFirst || parts === null) parts = new TableParts(resultsTable(shown(), branching));
        return parts.next().part;
      },
    },
  };
}

function placeOf(which: Which, length: number): number {
  return { least: 0, middle: (length - 1) >> 1, most: length - 1 }[which];
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

function markedBy(
  experiment: Experiment,
  result: LabResult | Pick<LabResult, 'puzzle' | 'search'>,
  measure: LabMeasureId,
): MarkedPuzzle {
  const { puzzle: index, search } = result;
  const d = experiment.distanceOf(index);
  const { puzzle } = experiment.puzzles[index]!;
  if (!('status' in result)) return { index, puzzle, d, search, value: null, stoppedAt: null };
  const isStopped = wasStoppedAt(result);
  const value = isStopped ? null : MEASURES[measure].of(result, d);
  return { index, puzzle, d, search, value, stoppedAt: isStopped ? result.generated : null };
}

/** Of too many points, keeps every n-th, so that all searches and distances keep their share. */
function pointsOf(experiment: Experiment, { x, y }: LabParams<'points'>): PointSet {
  const told: number[] = [];
  for (const result of experiment.results) {
    if (wasStoppedAt(result)) continue;
    const d = experiment.distanceOf(result.puzzle);
    const across = x === 'd' ? d : MEASURES[x].of(result, d);
    const up = MEASURES[y].of(result, d);
    if (across !== null && up !== null) told.push(across, up, result.search, result.puzzle);
  }
  const total = told.length / 4;
  const every = Math.max(1, Math.ceil(total / MAX_POINTS));
  const points = Float64Array.from(told.filter((_, place) => Math.floor(place / 4) % every === 0));
  return { points: points.buffer, total };
}
