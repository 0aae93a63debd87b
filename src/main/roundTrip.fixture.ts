/** Files imported into a library through a host, and exported again. */
import type { Api } from '../shared/contract/api.ts';
import type { SavedFile } from '../shared/contract/exchange.ts';
import type { DocumentKind } from '../shared/contract/kinds.ts';

const PAGE = { offset: 0, limit: 200 };

const EVERYTHING = {
  setIds: null,
  withRuns: true,
  withNames: true,
  withLessons: true,
  withExperiments: true,
  heuristicIds: null,
};

/**
 * Imports each text as a file into an empty library, and exports everything; `read` receives an exported file. Returns
 * the exports.
 */
export async function roundTrip(
  api: Api,
  files: readonly string[],
  read: (saved: SavedFile) => Promise<string>,
): Promise<string[]> {
  const exports: string[] = [];
  for (const text of files) {
    await empty(api);
    await bring(api, text);
    exports.push(await read((await api.exchange.exportSets(EVERYTHING))!));
  }
  return exports;
}

async function bring({ exchange }: Api, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const { importId } = await exchange.openImport({ name: 'library.json', bytes: bytes.length });
  await exchange.sendPart({ importId, part: bytes.buffer });
  await exchange.confirm({ importId, into: null, addKnown: false });
}

async function empty({ library }: Api): Promise<void> {
  const questions = { filter: {}, descending: false, ...PAGE };
  const runs = { filter: {}, sort: 'time', descending: false, ...PAGE } as const;
  const everything = { sets: {}, lessons: {}, experiments: {}, heuristics: {}, rosters: {} };
  const listed = await library.list({ ...everything, runs, comparisons: PAGE, questions });
  const all: Partial<Record<DocumentKind, readonly number[]>> = {
    set: listed.sets.rows.map(({ setId }) => setId),
    run: listed.runs.rows.map(({ runId }) => runId),
    comparison: listed.comparisons.rows.map(({ comparisonId }) => comparisonId),
    question: listed.questions.rows.map(({ questionId }) => questionId),
    lesson: listed.lessons.rows.map(({ lessonId }) => lessonId),
    experiment: listed.experiments.rows.map(({ experimentId }) => experimentId),
    heuristic: listed.heuristics.rows.map(({ heuristicId }) => heuristicId),
    roster: listed.rosters.rows.map(({ rosterId }) => rosterId),
  };
  for (const [kind, ids] of Object.entries(all) as [DocumentKind, readonly number[]][])
    if (ids.length > 0) await library.delete({ kind, ids });
}
