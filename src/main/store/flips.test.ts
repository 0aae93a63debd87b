/** A disk that changes bytes. What is shown as good is what was saved; everything else is named, put back or refused. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SavedComparison } from '../../shared/contract/comparisons.ts';
import type { LibraryPuzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import { seededRandom } from '../../shared/puzzle/scramble.ts';
import { listComparisons } from './comparisons.ts';
import type { ReadableDb, Store } from './database.ts';
import { DAMAGED_FOLDER, LIBRARY_FILE, LOG_ENDINGS } from './files.ts';
import { searchPuzzles } from './findPuzzles.ts';
import { listRuns } from './findRuns.ts';
import { inStore, overwritePage, PAGE_BYTES } from './library.fixture.ts';
import { CHANGES, operate } from './operations.fixture.ts';
import { ALL, NEWEST } from './pages.fixture.ts';
import { listSets } from './sets.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** Every kind of change, three times. */
const CHANGED = 3 * Object.keys(CHANGES).length;
const FLIPS = process.env['TORTURE'] === undefined ? 500 : 10_000;
/** What may be said of a changed file: SQLite cannot read it, or its mark or its format is another one. */
const REFUSALS: readonly ErrorCode[] = ['store-damaged', 'store-foreign', 'store-from-future'];
const TIMEOUT_MS = 3_600_000;

/** What a library shows as good. */
interface Shown {
  readonly sets: readonly PuzzleSet[];
  readonly puzzles: readonly LibraryPuzzle[];
  readonly runs: readonly Run[];
  readonly comparisons: readonly SavedComparison[];
}

/** A list, or nothing where it is refused with a sentence. */
function orNothing<T>(list: () => readonly T[]): readonly T[] {
  try {
    return list();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return [];
    throw error;
  }
}

function shown({ read }: Store): Shown {
  const puzzles = (db: ReadableDb) => searchPuzzles(db, { filter: {}, sort: 'added', descending: false, ...ALL });
  return {
    sets: orNothing(() => read((db) => listSets(db, ALL)).sets),
    puzzles: orNothing(() => read(puzzles).puzzles),
    runs: orNothing(() => read((db) => listRuns(db, { ...NEWEST, ...ALL })).runs),
    comparisons: orNothing(() => read((db) => listComparisons(db, ALL)).comparisons),
  };
}

/** What was saved of things, as texts: without their places in the library, which no hash covers. */
function contents({ sets, puzzles, runs, comparisons }: Shown): string[] {
  return [
    ...sets.map(({ title }) => `set ${title}`),
    ...puzzles.map(({ puzzleId: _puzzleId, setId: _setId, ...rest }) => `puzzle ${JSON.stringify(rest)}`),
    ...runs.map(
      ({ runId: _runId, puzzleId: _puzzleId, isPinned: _isPinned, ...rest }) => `run ${JSON.stringify(rest)}`,
    ),
    ...comparisons.map(
      ({ comparisonId: _comparisonId, puzzleId: _puzzleId, ...rest }) => `comparison ${JSON.stringify(rest)}`,
    ),
  ];
}

/** A library after many changes, closed; what its file holds; and what it shows, or a new one in its place. */
function library(): { folder: string; file: string; bytes: Buffer; saved: ReadonlySet<string> } {
  const folder = memoryFolder(onTestFinished);
  const saved = inStore(folder, (store) => {
    const starters = contents(shown(store));
    store.write((db) => {
      for (let n = 1; n <= CHANGED; n++) operate(db, n);
    });
    return new Set([...starters, ...contents(shown(store))]);
  });
  const file = join(folder, LIBRARY_FILE);
  return { folder, file, bytes: readFileSync(file), saved };
}

/** What the library of a folder shows as good; nothing where it is refused. */
function opened(folder: string): readonly string[] {
  return orNothing(() => contents(inStore(folder, shown)));
}

/** Starts anew: the next library of the folder has nothing to do with the last one. */
function clear(folder: string): void {
  for (const ending of LOG_ENDINGS) rmSync(join(folder, LIBRARY_FILE + ending), { force: true });
  rmSync(join(folder, DAMAGED_FOLDER), { recursive: true, force: true });
}

describe('a file that the disk has changed', () => {
  test(
    `in one byte, at ${FLIPS} places, never shows a changed set, puzzle, run or comparison as good`,
    () => {
      const { folder, file, bytes, saved } = library();
      const random = seededRandom(20_261_121);
      for (let flip = 0; flip < FLIPS; flip++) {
        const at = Math.floor(random() * bytes.length);
        const changed = Buffer.from(bytes);
        changed[at]! ^= 1 + Math.floor(random() * 255);
        writeFileSync(file, changed);
        expect([at, opened(folder).filter((text) => !saved.has(text))]).toEqual([at, []]);
        clear(folder);
      }
    },
    TIMEOUT_MS,
  );

  test('by cutting it off, at forty places, shows nothing that was not saved', () => {
    const { folder, file, bytes, saved } = library();
    for (let part = 0; part < 40; part++) {
      writeFileSync(file, bytes);
      truncateSync(file, Math.floor((bytes.length * part) / 40));
      expect([part, opened(folder).filter((text) => !saved.has(text))]).toEqual([part, []]);
      clear(folder);
    }
  });

  test('by overwriting a page shows nothing that was not saved, and all of it where the page can be made again', () => {
    const { folder, file, bytes, saved } = library();
    const kept: number[] = [];
    for (let page = 0; page < bytes.length / PAGE_BYTES; page += 3) {
      writeFileSync(file, bytes);
      overwritePage(file, page);
      const texts = opened(folder);
      expect([page, texts.filter((text) => !saved.has(text))]).toEqual([page, []]);
      kept.push(texts.length);
      clear(folder);
    }
    const whole = kept.filter((count) => count === Math.max(...kept));
    expect(whole.length).toBeGreaterThan(kept.length / 2); // most pages are of indexes
  });
});
