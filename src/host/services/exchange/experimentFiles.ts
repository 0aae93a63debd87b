import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import type { FileExperiment, FileResult } from '../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';
import { faultOfExperiment, tasksOf } from '../../../shared/lab/faults.ts';
import { faultOfResult } from '../../../shared/lab/impossible.ts';
import { numberOfPuzzles, puzzlesOf } from '../../../shared/lab/puzzles.ts';
import { compactResults, packResults, resultsOfCompact, type LabResult } from '../../../shared/lab/results.ts';
import { count } from '../../../shared/text/numbers.ts';
import type { ReadableDb, WritableDb } from '../../store/database.ts';
import { addPart, countResults, partsOf } from '../../store/experimentParts.ts';
import { createExperiment, listExperiments, type StoredExperiment } from '../../store/experiments.ts';
import { requireRow } from '../../store/keptRows.ts';
import { TABLES } from '../../store/tables.ts';

export interface GatheredExperiments {
  readonly made: FileExperiment[];
  readonly damaged: number;
}

/** Experiments (`null`: all), the oldest first. Refuses as `not-found` where one does not exist. */
export function gatherExperiments(db: ReadableDb, experimentIds: readonly number[] | null): GatheredExperiments {
  experimentIds?.forEach((id) => requireRow(db, TABLES.experiment, id));
  const { rows, damaged } = listExperiments(db);
  const isWanted = (id: number): boolean => experimentIds === null || experimentIds.includes(id);
  const wanted = rows.filter(({ experimentId }) => isWanted(experimentId)).reverse();
  return {
    made: wanted.map((stored) => fileExperiment(db, stored)),
    damaged: damaged.filter(({ id }) => isWanted(id)).length,
  };
}

function fileExperiment(db: ReadableDb, { experimentId, recipe, book }: StoredExperiment): FileExperiment {
  const parts = partsOf(db, experimentId);
  const engineVersion = parts[0]?.engineVersion ?? 1;
  const results = parts.flatMap(({ bytes }) => resultsOfCompact(bytes)).map(fileResult);
  return { recipe, book, engineVersion, results };
}

function fileResult(result: LabResult): FileResult {
  const { puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, h, length, ms, cost } =
    result;
  const ofCost: [cost?: number] = cost === undefined ? [] : [cost];
  return [puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, h, length, ms, ...ofCost];
}

function labResult(result: FileResult): LabResult {
  const [puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, h, length, ms, cost] =
    result;
  const ofCost = cost === undefined ? {} : { cost };
  return { puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, h, length, ms, ...ofCost };
}

/**
 * The file without experiments whose searches could not begin or whose results name unknown puzzles, and without
 * impossible results.
 */
export function withSoundExperiments(file: Incoming): Incoming {
  const judged = file.experiments.map((experiment) => ({ experiment, fault: faultOfFile(experiment) }));
  const begun = judged.filter(({ fault }) => fault === null).map(({ experiment }) => withPossibleResults(experiment));
  const experiments = begun.map(({ experiment }) => experiment);
  const faults = judged
    .filter(({ fault }) => fault !== null)
    .map(({ experiment, fault }) => ({
      line: null,
      sentence: `The experiment “${experiment.recipe.title}”: ${fault}`,
    }));
  const impossible = begun.flatMap(({ sentence }) => (sentence === null ? [] : [{ line: null, sentence }]));
  return { ...file, experiments, faults: [...file.faults, ...faults, ...impossible] };
}

/**
 * The experiment without impossible results, and a sentence with their number and the first of them; `null` without
 * any.
 */
function withPossibleResults(experiment: FileExperiment): { experiment: FileExperiment; sentence: string | null } {
  const { recipe, results } = experiment;
  if (results.length === 0) return { experiment, sentence: null };
  const puzzles = puzzlesOf(recipe.puzzles);
  const judged = results.map(labResult).map((result) => {
    const { puzzle, search } = result;
    return { puzzle, search, fault: faultOfResult(puzzles[puzzle].puzzle, recipe.searches[search], result) };
  });
  const wrong = judged.filter(({ fault }) => fault !== null);
  const [first] = wrong;
  if (first === undefined) return { experiment, sentence: null };
  const left = `The experiment “${recipe.title}”: ${count(wrong.length, 'impossible result')} left out.`;
  const sentence = `${left} Puzzle ${first.puzzle + 1}, search ${first.search + 1}: ${first.fault!}`;
  return { experiment: { ...experiment, results: results.filter((_, at) => judged[at].fault === null) }, sentence };
}

function faultOfFile({ recipe, results }: FileExperiment): string | null {
  const fault = faultOfExperiment(recipe);
  if (fault !== null) return fault;
  const puzzles = numberOfPuzzles(recipe.puzzles);
  return results.some(([puzzle]) => puzzle >= puzzles) ? 'It has a result for a puzzle that it does not have.' : null;
}

/**
 * Finds the experiment of the library with the same text and as many results. Only finds those there at the time of
 * this call.
 */
export function experimentFinder(db: ReadableDb): (wanted: FileExperiment) => number | null {
  const known = listExperiments(db).rows;
  const textOf = ({ recipe, book }: Pick<FileExperiment, 'recipe' | 'book'>): string => canonicalJson({ recipe, book });
  const texts = known.map((stored) => ({ stored, text: textOf(stored) }));
  return (wanted) => {
    const text = textOf(wanted);
    const found = texts.find(
      (one) => one.text === text && countResults(db, one.stored.experimentId) >= wanted.results.length,
    );
    return found?.stored.experimentId ?? null;
  };
}

/** Adds an experiment with its results. */
export function addFileExperiment(db: WritableDb, { recipe, book, engineVersion, results }: FileExperiment): void {
  const text = { recipe, book, isFromFile: results.length > 0 };
  const { experimentId } = createExperiment(db, text, tasksOf(recipe), results.length > 0 ? 'paused' : 'new');
  if (results.length === 0) return;
  const bytes = compactResults(packResults(results.map(labResult)));
  addPart(db, experimentId, { engineVersion, results: results.length, bytes });
}
