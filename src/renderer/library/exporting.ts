/** Takes sets, lessons, experiments and heuristics out of the library, into a file. */
import type { ExportedFile } from '../../shared/contract/exchange.ts';
import type { ExportedParts } from '../../shared/contract/exportedParts.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { count } from '../ui/format.ts';
import { deliver } from '../host/exchangeFiles.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';

/** Saves sets, `null`: all, with what was made on their puzzles or without, with the lessons or without; a notice says what the file is called. */
export async function exportSets({ api, notices }: Program, wanted: ExportedParts): Promise<void> {
  await take(notices, () => api.exchange.exportSets(wanted));
}

/** Saves the whole library, as a copy of one's own: with the names of people in it. */
export function exportEverything(program: Program): Promise<void> {
  const own = { withLessons: true, withExperiments: true, heuristicIds: null };
  return exportSets(program, { setIds: null, withRuns: true, withNames: true, ...own });
}

/** Saves lessons, `null`: all of them. */
export async function exportLessons({ api, notices }: Program, lessonIds: readonly number[] | null): Promise<void> {
  await take(notices, () => api.exchange.exportLessons({ lessonIds }));
}

/** Saves an experiment with what is counted of it. */
export async function exportExperiment({ api, notices }: Program, experimentId: number): Promise<void> {
  await take(notices, () => api.exchange.exportExperiments({ experimentIds: [experimentId] }));
}

/** Saves heuristics, kept or not. */
export async function exportHeuristics({ api, notices }: Program, heuristics: readonly OwnHeuristic[]): Promise<void> {
  await take(notices, () => api.exchange.exportHeuristics({ heuristics }));
}

async function take(notices: Notices, save: () => Promise<ExportedFile | null>): Promise<void> {
  await notices.attempt(async () => {
    const file = await save();
    if (!file) return;
    deliver(file);
    const damaged =
      file.damaged === 0 ? '' : ` ${count(file.damaged, 'damaged entry', 'damaged entries')} could not be exported.`;
    notices.tell(`Saved “${file.name}”.${damaged}`);
  });
}
