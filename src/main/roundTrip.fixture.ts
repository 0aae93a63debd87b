/** Files that come into a library through a host, and leave it again. */
import type { Api } from '../shared/contract/api.ts';
import type { SavedFile } from '../shared/contract/exchange.ts';

const PAGE = { offset: 0, limit: 200 };

const EVERYTHING = {
  setIds: null,
  withRuns: true,
  withNames: true,
  withLessons: true,
  withExperiments: true,
  heuristicIds: null,
};

/** Imports each file, a text, into an empty library, and exports all of that; `read` gets a file that has left. Returns the exports. */
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

async function empty({ library, runs, comparisons, questions, lessons, experiments, heuristics }: Api): Promise<void> {
  for (const { setId } of (await library.listSets(PAGE)).sets) await library.deleteSet({ setId });
  const listed = await runs.list({ filter: {}, sort: 'time', descending: false, ...PAGE });
  if (listed.total > 0) await runs.delete({ runIds: listed.runs.map(({ runId }) => runId) });
  for (const { comparisonId } of (await comparisons.list(PAGE)).comparisons) await comparisons.delete({ comparisonId });
  const asked = await questions.list({ filter: {}, descending: false, ...PAGE });
  for (const { questionId } of asked.questions) await questions.delete({ questionId });
  for (const { lessonId } of (await lessons.list({})).lessons) await lessons.delete({ lessonId });
  for (const { experimentId } of (await experiments.list({})).experiments) await experiments.delete({ experimentId });
  for (const { heuristicId } of (await heuristics.list({})).heuristics) await heuristics.delete({ heuristicId });
}
