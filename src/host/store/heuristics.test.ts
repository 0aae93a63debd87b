import { describe, expect, onTestFinished, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../shared/contract/kinds.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { placeLibrary } from '../../main/disk/formats.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { deleteDocuments, listDeleted, restoreDocuments } from './deleted.ts';
import type { ReadableDb } from './database.ts';
import { listDocuments } from './documents.ts';
import { HEURISTICS, keepHeuristic } from './heuristics.ts';
import { execIn, inStore, refusal } from './library.fixture.ts';
import { ALL } from './pages.fixture.ts';

const listHeuristics = (db: ReadableDb) => listDocuments(db, HEURISTICS);
const own = (name: string, text = 'misplaced'): OwnHeuristic => ({ name, kind: 'formula', text });

function opened() {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(() => store.close());
  const keep = (one: OwnHeuristic) => store.write((db) => keepHeuristic(db, one));
  const kept = () => store.read(listHeuristics).rows.map((one) => one.own);
  return { ...store, keep, kept };
}

describe('heuristics', () => {
  test('are kept under their names, in the place of the one before', () => {
    const { keep, kept } = opened();
    expect(keep(own('A'))).toEqual({ heuristicId: 1, before: null });
    keep(own('B'));
    expect(keep({ ...own('A'), kind: 'javascript', text: 'h' })).toEqual({ heuristicId: 1, before: own('A') });
    expect(kept()).toEqual([{ name: 'A', kind: 'javascript', text: 'h' }, own('B')]);
  });

  test('come back after they were deleted, also beside another one of their name', () => {
    const { keep, kept, read, write } = opened();
    const { heuristicId } = keep(own('A'));
    write((db) => deleteDocuments(db, { kind: 'heuristic', ids: [heuristicId] }, 7));
    expect(kept()).toEqual([]);
    expect(read((db) => listDeleted(db, ALL)).rows).toMatchObject([{ kind: 'heuristic', id: 1, title: 'A' }]);
    keep(own('A', 'manhattan'));
    write((db) => restoreDocuments(db, { kind: 'heuristic', ids: [heuristicId] }));
    expect(kept()).toEqual([own('A'), own('A', 'manhattan')]);
    expect(refusal(() => write((db) => deleteDocuments(db, { kind: 'heuristic', ids: [9] }, 7)))).toBe('not-found');
  });

  test('are at most so many, those that were deleted not counted', () => {
    const { keep, write } = opened();
    for (let n = 1; n <= DOCUMENT_KINDS.heuristic.most; n++) keep(own(`H ${n}`));
    expect(() => keep(own('One more'))).toThrow('The library holds 100 heuristics, the maximum. Delete one first.');
    expect(keep(own('H 7', 'zero')).before).toEqual(own('H 7'));
    write((db) => deleteDocuments(db, { kind: 'heuristic', ids: [1] }, 7));
    keep(own('One more'));
    expect(refusal(() => write((db) => restoreDocuments(db, { kind: 'heuristic', ids: [1] })))).toBe('too-many');
  });
});

test('a corrupted list of heuristics is reported, and not migrated', () => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, 12);
  execIn(folder, "UPDATE settings SET value = replace(value, 'conflicts', 'misplaced') WHERE key = 'heuristics'");
  inStore(folder, ({ read, notices }) => {
    expect(read(listHeuristics).rows).toEqual([]);
    expect(notices).toEqual([expect.stringContaining('1 setting had changed on the disk')]);
  });
});
