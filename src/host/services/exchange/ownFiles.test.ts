/** Heuristics and experiments in exports and imports. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAX_OWN_NAME_LENGTH } from '../../../shared/contract/parse.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import {
  EMPTY_FILE,
  writeLibrary,
  type FileExperiment,
  type LibraryFile,
} from '../../../shared/exchange/libraryFile.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import { countResults } from '../../store/experimentParts.ts';
import { changeExperiment, getExperiment, listExperiments } from '../../store/experiments.ts';
import { listDocuments } from '../../store/documents.ts';
import { HEURISTICS, keepHeuristic } from '../../store/heuristics.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { Exchange } from './exchange.ts';

const own = (name: string, text = 'misplaced'): OwnHeuristic => ({ name, kind: 'formula', text });

const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

const EXPERIMENT: FileExperiment = {
  recipe: { title: 'Ties', puzzles: { from: 'list', puzzles: [PUZZLE] }, searches: [DEFAULT_SEARCH] },
  book: [],
  engineVersion: 3,
  results: [[0, 0, 'solved', 2, 3, 1, 2, 2, 1, 1, 0.25]],
};

function setUp() {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const { api } = new Exchange(store, destination, new OpenedFiles(), async () => '');
  onTestFinished(() => store.close());
  async function upload(file: Partial<LibraryFile>): Promise<number> {
    const bytes = new TextEncoder().encode(writeLibrary({ ...EMPTY_FILE, ...file }));
    const { importId } = await api.openImport({ name: 'a.searchlight', bytes: bytes.length });
    await api.sendPart({ importId, part: bytes.buffer });
    return importId;
  }
  const bring = async (file: Partial<LibraryFile>) =>
    api.confirm({ importId: await upload(file), into: null, addKnown: false });
  const preview = async (file: Partial<LibraryFile>) => api.preview({ importId: await upload(file) });
  const kept = () => store.read((db) => listDocuments(db, HEURISTICS)).rows.map((one) => one.own);
  const fileOf = (saved: { name: string } | null) => readLibrary(destination.files.get(saved!.name)!);
  return { store, api, bring, preview, kept, fileOf };
}

describe('heuristics', () => {
  test('come with a file, are shown in its preview, and are not added again; a name that is taken gets a number', async () => {
    const { bring, preview, kept } = setUp();
    expect(await bring({ heuristics: [own('A'), own('B')] })).toMatchObject({ heuristics: 2 });
    const file = { heuristics: [own('A'), own('B', 'manhattan'), own('C')] };
    const { heuristics } = await preview(file);
    expect(heuristics).toEqual(file.heuristics.map((one, at) => ({ own: one, isKnown: at === 0 })));
    expect(await bring(file)).toMatchObject({ heuristics: 2 });
    expect(kept()).toEqual([own('A'), own('B'), own('B (2)', 'manhattan'), own('C')]);
  });

  test('that had got a number came once more with every import of the same file', async () => {
    const { bring, preview, kept } = setUp();
    const long = 'x'.repeat(MAX_OWN_NAME_LENGTH);
    await bring({ heuristics: [own('B'), own(long)] });
    const file = { heuristics: [own('B', 'manhattan'), own(long, 'manhattan')] };
    expect(await bring(file)).toMatchObject({ heuristics: 2 });
    expect((await preview(file)).heuristics.map(({ isKnown }) => isKnown)).toEqual([true, true]);
    expect(await bring(file)).toMatchObject({ heuristics: 0 });
    expect(kept()).toHaveLength(4);
  });

  test('leave alone; and with sets those that were chosen, and those that a search of the file goes by', async () => {
    const { store, api, bring, fileOf } = setUp();
    const run = {
      ...{ title: 'One', puzzle: PUZZLE, engineVersion: 3, savedAtMs: 5, isPinned: false, madeOn: null },
      search: { ...DEFAULT_SEARCH, heuristic: 'own' as const, own: own('Used') },
      outcome: {
        status: 'exhausted' as const,
        expanded: 1,
        generated: 1,
        maxFrontier: 1,
        solution: null,
        durationMs: 1,
      },
    };
    await bring({ runs: [run] });
    const ids = store.write((db) =>
      ['Used', 'Chosen', 'Other'].map((name) => keepHeuristic(db, own(name)).heuristicId),
    );
    const sets = { setIds: null, withRuns: true, withNames: true };
    expect(fileOf(await api.exportSets(sets)).heuristics).toEqual([own('Used')]);
    const chosen = fileOf(await api.exportSets({ ...sets, heuristicIds: [ids[1]] }));
    expect(chosen.heuristics).toEqual([own('Used'), own('Chosen')]);
    expect(fileOf(await api.exportSets({ ...sets, withRuns: false, heuristicIds: null })).heuristics).toHaveLength(3);
    const alone = await api.exportHeuristics({ heuristics: [own('A draft', 'zero')] });
    expect([alone!.name, fileOf(alone)]).toMatchObject([
      'A draft.searchlight',
      { heuristics: [own('A draft', 'zero')] },
    ]);
  });
});

describe('experiments', () => {
  test('are imported with their results, as claims of the file, and exported again', async () => {
    const { store, api, bring, fileOf } = setUp();
    expect(await bring({ experiments: [EXPERIMENT] })).toMatchObject({ experiments: 1 });
    const [stored] = store.read(listExperiments).rows;
    expect(stored).toMatchObject({ recipe: EXPERIMENT.recipe, state: 'paused', total: 1, isFromFile: true });
    expect(store.read((db) => countResults(db, stored.experimentId))).toBe(1);
    const saved = await api.exportExperiments({ experimentIds: [stored.experimentId] });
    expect([saved!.name, fileOf(saved).experiments]).toEqual(['Ties.searchlight', [EXPERIMENT]]);
  });

  test('whose tiles weigh keep what solutions cost, in a file that older programs refuse', async () => {
    const { bring, api, store, fileOf } = setUp();
    const drawn = {
      from: 'random',
      rows: 2,
      cols: 2,
      goal: PUZZLE.goal,
      seed: 7,
      costs: 'tile',
      count: 1,
      walk: 1,
    } as const;
    const listed = { from: 'list', puzzles: [{ ...PUZZLE, costs: [1, 1, 9] }] } as const;
    const planned = {
      ...EXPERIMENT,
      recipe: { ...EXPERIMENT.recipe, title: 'Drawn', puzzles: drawn },
      engineVersion: 1,
      results: [],
    };
    const counted: FileExperiment = {
      ...EXPERIMENT,
      recipe: { ...EXPERIMENT.recipe, puzzles: listed },
      results: [[0, 0, 'solved', 2, 3, 1, 2, 2, 9, 1, 0.25, 9]],
    };
    const heavy = [planned, counted];
    expect(await bring({ experiments: heavy })).toMatchObject({ experiments: 2 });
    const experimentIds = store.read(listExperiments).rows.map(({ experimentId }) => experimentId);
    const { experiments } = fileOf(await api.exportExperiments({ experimentIds }));
    expect(experiments).toHaveLength(2);
    expect(experiments).toEqual(expect.arrayContaining(heavy));
    const versionOf = (one: FileExperiment) => JSON.parse(writeLibrary({ ...EMPTY_FILE, experiments: [one] })).version;
    expect([EXPERIMENT, ...heavy].map(versionOf)).toEqual([4, 5, 5]);
  });

  test('that are known are marked in the preview and not added again; one with more results is', async () => {
    const { store, bring, preview } = setUp();
    const planned = { ...EXPERIMENT, results: [] };
    await bring({ experiments: [planned] });
    const { experiments } = await preview({ experiments: [planned, EXPERIMENT] });
    expect(experiments).toEqual([
      { title: 'Ties', total: 1, done: 0, isKnown: true },
      { title: 'Ties', total: 1, done: 1, isKnown: false },
    ]);
    expect(await bring({ experiments: [planned, EXPERIMENT] })).toMatchObject({ experiments: 1 });
    expect(await bring({ experiments: [planned, EXPERIMENT] })).toMatchObject({ experiments: 0 });
    store.write((db) => changeExperiment(db, 1, { state: 'stopped' }));
    expect(store.read((db) => getExperiment(db, { experimentId: 1 }))).toMatchObject({ isFromFile: false });
  });

  test('come without results that are impossible, which are counted and named', async () => {
    const { preview } = setUp();
    const [one] = EXPERIMENT.results;
    const exhausted = [0, 0, 'exhausted', ...one.slice(3, 9), null, one[10]];
    const { faults, experiments } = await preview({
      experiments: [{ ...EXPERIMENT, results: [exhausted as never] }],
    });
    expect(experiments).toMatchObject([{ done: 0 }]);
    expect(faults.map(({ sentence }) => sentence)).toEqual([
      'The experiment “Ties”: 1 impossible result left out. Puzzle 1, search 1: A search of a puzzle that has a solution does not run out of nodes.',
    ]);
  });

  test('that could not be counted, or have results of unknown puzzles, are left out with a sentence', async () => {
    const { preview } = setUp();
    const unsolvable = { ...PUZZLE, start: [2, 1, 3, 0] };
    const { recipe, results } = EXPERIMENT;
    const [one] = results;
    const wrong = (title: string, change: Partial<FileExperiment>): FileExperiment => ({
      ...EXPERIMENT,
      recipe: { ...recipe, title },
      ...change,
    });
    const { faults, experiments } = await preview({
      experiments: [
        wrong('Parity', { recipe: { ...recipe, title: 'Parity', puzzles: { from: 'list', puzzles: [unsolvable] } } }),
        wrong('Far', { results: [[1, 0, ...one.slice(2)] as never] }),
        wrong('Search', { results: [[0, 1, ...one.slice(2)] as never] }),
        wrong('Twice', { results: [one, one] }),
        wrong('Unsolved', { results: [[0, 0, 'exhausted', ...one.slice(3)] as never] }),
      ],
    });
    expect(experiments).toEqual([]);
    expect(faults.map(({ sentence }) => sentence)).toEqual([
      'Experiment 3 “Search”: results: It has a result for a search that it does not have.',
      'Experiment 4 “Twice”: results: There are two results of the same puzzle and search.',
      'Experiment 5 “Unsolved”: results.0: A search that has found the goal has a length, and no other has one.',
      'The experiment “Parity”: Puzzle 1 has no solution: parity rules it out.',
      'The experiment “Far”: It has a result for a puzzle that it does not have.',
    ]);
  });
});
