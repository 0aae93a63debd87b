/** The limits of the library hold for new rows and for restored ones. */
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../main/disk/openStore.ts';
import { CHANGES } from '../../main/disk/operations.fixture.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import type { WritableDb } from './database.ts';
import { deleteDocuments, restoreDocuments, type NamedDocuments } from './deleted.ts';
import { countRows, lastRow, setOf, tableColumns } from './keptRows.ts';
import { refusal } from './library.fixture.ts';
import { getDocument } from './documents.ts';
import { documentsOf, saveDocument } from './schemaDocuments.ts';
import { createSet, duplicateSet } from './sets.ts';
import { ALL_TABLES, TABLES, type KindTable } from './tables.ts';

const NOW_MS = 5_000_000_000;

/** Adds a row of each kind that has a limit. */
const ADDING = {
  set: 'add a set',
  comparison: 'save a comparison',
  question: 'save a question',
  lesson: 'add a lesson',
  experiment: 'add an experiment',
  heuristic: 'keep a heuristic',
  challenge: 'add a challenge',
  roster: 'add a class',
} as const;

/** Copies the row of an id until this many are not deleted. */
function fill(db: WritableDb, at: KindTable, rowId: number): void {
  const { table, id, most } = at;
  const columns = tableColumns(db, table).filter((name) => ![id, 'place_check', 'deleted_at_ms'].includes(name));
  const missing = most - countRows(db, at);
  db.prepare<[number]>(
    `WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${missing})
     INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM ${table}, n WHERE ${id} = ?`,
  ).run(rowId);
}

test.each(Object.entries(ADDING) as [keyof typeof ADDING, string][])(
  'a restored %s cannot exceed the limit, and neither can a new one',
  (kind, change) => {
    const store = openStore(memoryFolder(onTestFinished));
    onTestFinished(store.close);
    const at = TABLES[kind];
    store.write((db) => ['add a set', 'add a puzzle'].forEach((first) => CHANGES[first]!(db, 1)));
    store.write((db) => CHANGES[change]!(db, 2));
    const ids = [store.read((db) => lastRow(db, at))];
    store.write((db) => deleteDocuments(db, { kind, ids }, NOW_MS));
    store.write((db) => fill(db, at, ids[0]!));
    const tryRestoring = () => refusal(() => store.write((db) => restoreDocuments(db, { kind, ids })));
    expect([tryRestoring(), store.read((db) => countRows(db, at))]).toEqual(['too-many', at.most]);
    store.write((db) => db.exec(`DELETE FROM ${at.table} WHERE ${at.id} = (SELECT MAX(${at.id}) FROM ${at.table})`));
    expect([tryRestoring(), store.read((db) => countRows(db, at))]).toEqual([undefined, at.most]);
  },
);

test('a challenge of a deleted set was restored to where nobody saw it; now that is refused, as of a puzzle', () => {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  store.write((db) => ['add a set', 'add a puzzle', 'add a challenge'].forEach((first) => CHANGES[first]!(db, 1)));
  const challenge = { kind: 'challenge', ids: [store.read((db) => lastRow(db, TABLES.challenge))] } as const;
  const itsSet = { kind: 'set', ids: store.read((db) => [setOf(db, TABLES.challenge, challenge.ids[0]!)]) } as const;
  const restore = (what: NamedDocuments) => refusal(() => store.write((db) => restoreDocuments(db, what)));
  const count = () => store.read((db) => countRows(db, TABLES.challenge));
  for (const what of [challenge, itsSet]) store.write((db) => deleteDocuments(db, what, NOW_MS));
  expect([restore(challenge), count()]).toEqual(['not-found', 0]);
  expect([restore(itsSet), restore(challenge), count()]).toEqual([undefined, undefined, 1]);
});

test('challenges of a deleted set took the room of others; now they do not, and it comes back only where they have room', () => {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  const at = TABLES.challenge;
  store.write((db) => ['add a set', 'add a challenge'].forEach((first) => CHANGES[first]!(db, 1)));
  const first = store.read((db) => lastRow(db, at));
  const setId = store.read((db) => setOf(db, at, first));
  const itsSet = { kind: 'set', ids: [setId] } as const;
  store.write((db) => fill(db, at, first));
  expect(refusal(() => store.write((db) => duplicateSet(db, { setId })))).toBe('too-many');
  store.write((db) => deleteDocuments(db, itsSet, NOW_MS));
  expect(store.read((db) => countRows(db, at))).toBe(0);
  store.write((db) => {
    const { challenge: document } = getDocument(db, { ...documentsOf('challenge'), isThere: 'TRUE' }, first);
    saveDocument(db, { kind: 'challenge', setId: createSet(db, { title: 'Another' }).setId, document });
  });
  const restore = () => refusal(() => store.write((db) => restoreDocuments(db, itsSet)));
  expect([restore(), store.read((db) => countRows(db, at))]).toEqual(['too-many', 1]);
  store.write((db) => deleteDocuments(db, { kind: 'challenge', ids: [lastRow(db, at)] }, NOW_MS));
  expect([restore(), store.read((db) => countRows(db, at))]).toEqual([undefined, at.most]);
});

test('every table is tried but for those with a rule of their own: a set holds so many puzzles, and old runs make room', () => {
  const others = ALL_TABLES.filter(({ noun }) => !Object.hasOwn(ADDING, noun)).map(({ table }) => table);
  expect(others).toEqual(['puzzles', 'runs']);
});
