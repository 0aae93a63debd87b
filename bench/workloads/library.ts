import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleFilter, PuzzleSort, RunFilter, RunSort } from '../../src/shared/contract/types.ts';
import { EMPTY_FILE, writeLibrary } from '../../src/shared/exchange/libraryFile.ts';
import { seededRandom } from '../../src/shared/puzzle/states/scramble.ts';
import { OpenedFiles } from '../../src/main/hosts/openedFiles.ts';
import { MemoryDestination } from '../../src/host/services/memoryDestination.fixture.ts';
import { Exchange } from '../../src/host/services/exchange/exchange.ts';
import type { ReadableDb, Store } from '../../src/host/store/database.ts';
import { searchPuzzles } from '../../src/host/store/findPuzzles.ts';
import { listRuns } from '../../src/host/store/findRuns.ts';
import { openStore } from '../../src/main/disk/openStore.ts';
import { addPuzzle, editPuzzle } from '../../src/host/store/puzzles.ts';
import { keepRun } from '../../src/host/store/runs.ts';
import { listSets } from '../../src/host/store/sets.ts';
import { fill, libraryPuzzles, newRun, PUZZLES } from '../largeLibrary.ts';
import { median } from '../measure.ts';
import { boundRow, noteRow, type Row, type Workload } from '../report.ts';

const ROUNDS = 9;
const IMPORTED = 10_000;
const PUZZLES_PER_SET = 5_000;
const PAGE = { offset: 0, limit: 100 };

/** What nobody feels to be a wait. */
const UNFELT_MS = 50;

const puzzles = (filter: PuzzleFilter, sort: PuzzleSort) => (db: ReadableDb) =>
  searchPuzzles(db, { filter, sort, descending: false, ...PAGE });
const runs = (filter: RunFilter, sort: RunSort) => (db: ReadableDb) =>
  listRuns(db, { filter, sort, descending: true, ...PAGE });

const LISTS: readonly (readonly [what: string, query: (db: ReadableDb) => unknown])[] = [
  ['first page of the sets', (db) => listSets(db, { offset: 0, limit: 200 })],
  ['first page of the puzzles in their own order', puzzles({}, 'set')],
  ['first page of the puzzles by length', puzzles({}, 'length')],
  ['search as you type: one letter', puzzles({ text: 'e' }, 'set')],
  ['search as you type: two words', puzzles({ text: 'exam zigz' }, 'set')],
  ['search as you type: nothing is found', puzzles({ text: 'nothing like this' }, 'set')],
  ['puzzles of a length, with a tag', puzzles({ length: { least: 5, most: 9 }, tags: ['exam'] }, 'set')],
  ['first page of the runs', runs({}, 'time')],
  ['first page of the runs by nodes expanded', runs({}, 'expanded')],
  ['runs of a set by nodes expanded', runs({ setId: 500 }, 'expanded')],
  ['runs of an algorithm', runs({ algorithm: 'bfs' }, 'time')],
];

function timed(work: (round: number) => unknown): number {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const startedAt = performance.now();
    work(round);
    return performance.now() - startedAt;
  });
  return median(times);
}

function unfelt(what: string, work: (round: number) => unknown): Row {
  return boundRow(what, timed(work), UNFELT_MS, 'ms');
}

function changes({ write }: Store): Row[] {
  const [puzzle] = libraryPuzzles(1);
  const random = seededRandom(4);
  return [
    unfelt('a puzzle is added', () => write((db) => addPuzzle(db, { setId: 7, ...puzzle! }))),
    unfelt('a puzzle is edited', (n) => write((db) => editPuzzle(db, { puzzleId: 77, change: { notes: `${n}` } }))),
    unfelt('a run is kept', (n) =>
      write((db) => keepRun(db, newRun({ ...puzzle!, puzzleId: null, savedAtMs: 1e9 + n }, random))),
    ),
  ];
}

/** New puzzles: as many as the library has, and `IMPORTED` more. */
function importedFile(): Uint8Array {
  const fresh = libraryPuzzles(PUZZLES + IMPORTED).slice(PUZZLES);
  const sets = Array.from({ length: IMPORTED / PUZZLES_PER_SET }, (_, set) => ({
    title: `Imported ${set}`,
    puzzles: fresh.slice(set * PUZZLES_PER_SET, (set + 1) * PUZZLES_PER_SET),
  }));
  return new TextEncoder().encode(writeLibrary({ ...EMPTY_FILE, sets }));
}

async function importRows(store: Store): Promise<Row[]> {
  const { api } = new Exchange(store, new MemoryDestination(), new OpenedFiles(), async () => '');
  const bytes = importedFile();
  const { importId } = await api.openImport({ name: 'file.json', bytes: bytes.length });
  for (let at = 0; at < bytes.length; at += 500_000)
    await api.sendPart({ importId, part: bytes.slice(at, at + 500_000).buffer });
  const marks = [performance.now()];
  await api.preview({ importId });
  marks.push(performance.now());
  await api.confirm({ importId, into: null, addKnown: false });
  marks.push(performance.now());
  return [
    noteRow('10,000 puzzles to import are looked at', marks[1]! - marks[0]!, 'ms'),
    noteRow('10,000 puzzles are imported, the backup included', marks[2]! - marks[1]!, 'ms'),
  ];
}

export const workload: Workload = {
  title: 'A library of 1,000 sets, 20,000 puzzles and 200,000 runs; the textbook keeps none',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-bench-'));
    try {
      const filled = openStore(folder);
      fill(filled);
      filled.backUp('bench');
      filled.close();
      const openings = timed(() => openStore(folder).close());
      const store = openStore(folder);
      const lists = LISTS.map(([what, query]) => unfelt(what, () => store.read(query)));
      const rows = [noteRow('opened, with the check of the file', openings, 'ms'), ...lists, ...changes(store)];
      const imports = await importRows(store);
      store.close();
      return [...rows, ...imports];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
