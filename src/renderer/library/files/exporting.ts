import type { ExportedParts } from '../../../shared/contract/exportedParts.ts';
import type { Program } from '../../program/program.ts';
import { saveFile } from '../../program/saveFile.ts';

/** Saves sets (`null`: all) with the chosen parts; a notice names the file. */
export async function exportSets(program: Program, wanted: ExportedParts): Promise<void> {
  await saveFile(program, () => program.api.exchange.exportSets(wanted));
}

/** Saves the whole library as a private copy, names of people included. */
export function exportEverything(program: Program): Promise<void> {
  const own = { withLessons: true, withExperiments: true, heuristicIds: null };
  return exportSets(program, { setIds: null, withRuns: true, withNames: true, ...own });
}
