/** The most that the library holds is the same for what is new and for what comes back. */
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../main/disk/openStore.ts';
import { CHANGES } from '../../main/disk/operations.fixture.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { CHALLENGES, deleteChallenge, restoreChallenge } from './challenges.ts';
import { COMPARISONS, deleteComparison, restoreComparison } from './comparisons.ts';
import type { WritableDb } from './database.ts';
import { deleteExperiment, EXPERIMENTS, restoreExperiment } from './experiments.ts';
import { deleteHeuristic, HEURISTICS, restoreHeuristic } from './heuristics.ts';
import { countRows, lastRow, type LimitedTable } from './keptRows.ts';
import { KINDS } from './kinds.ts';
import { deleteLesson, LESSONS, restoreLesson } from './lessons.ts';
import { refusal } from './library.fixture.ts';
import { deleteQuestion, QUESTIONS, restoreQuestion } from './questions.ts';
import { deleteSet, restoreSet, SETS } from './sets.ts';
import { columnsOf } from './structure.ts';

const NOW = { nowMs: 5_000_000_000 };

/** A table, what adds a row to it, deletes it and restores it. */
const TABLES = [
  [SETS, 'add a set', (db, setId) => deleteSet(db, { setId, ...NOW }), (db, setId) => restoreSet(db, { setId })],
  [
    ...([COMPARISONS, 'save a comparison'] as const),
    (db, comparisonId) => deleteComparison(db, { comparisonId, ...NOW }),
    (db, comparisonId) => restoreComparison(db, { comparisonId }),
  ],
  [
    ...([QUESTIONS, 'save a question'] as const),
    (db, questionId) => deleteQuestion(db, { questionId, ...NOW }),
    (db, questionId) => restoreQuestion(db, { questionId }),
  ],
  [
    ...([LESSONS, 'add a lesson'] as const),
    (db, lessonId) => deleteLesson(db, { lessonId, ...NOW }),
    (db, lessonId) => restoreLesson(db, { lessonId }),
  ],
  [
    ...([EXPERIMENTS, 'add an experiment'] as const),
    (db, experimentId) => deleteExperiment(db, { experimentId, ...NOW }),
    (db, experimentId) => restoreExperiment(db, { experimentId }),
  ],
  [
    ...([HEURISTICS, 'keep a heuristic'] as const),
    (db, heuristicId) => deleteHeuristic(db, { heuristicId, ...NOW }),
    (db, heuristicId) => restoreHeuristic(db, { heuristicId }),
  ],
  [
    ...([CHALLENGES, 'add a challenge'] as const),
    (db, challengeId) => deleteChallenge(db, { challengeId, ...NOW }),
    (db, challengeId) => restoreChallenge(db, { challengeId }),
  ],
] as const satisfies readonly (readonly [
  LimitedTable,
  string,
  (db: WritableDb, id: number) => void,
  (db: WritableDb, id: number) => unknown,
])[];

/** Copies the row of an id until so many are not deleted. */
function fill(db: WritableDb, { table, id, noun, most }: LimitedTable, rowId: number): void {
  const columns = columnsOf(db, table).filter((name) => ![id, 'place_check', 'deleted_at_ms'].includes(name));
  const missing = most - countRows(db, { table, id, noun });
  db.prepare<[number]>(
    `WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${missing})
     INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM ${table}, n WHERE ${id} = ?`,
  ).run(rowId);
}

test.each(TABLES.map((row) => [row[0].noun, row] as const))(
  'a %s that comes back passes the limit no more than a new one',
  (_noun, [table, change, remove, restore]) => {
    const store = openStore(memoryFolder(onTestFinished));
    onTestFinished(store.close);
    store.write((db) => ['add a set', 'add a puzzle'].forEach((first) => CHANGES[first]!(db, 1)));
    store.write((db) => CHANGES[change]!(db, 2));
    const rowId = store.read((db) => lastRow(db, table));
    store.write((db) => remove(db, rowId));
    store.write((db) => fill(db, table, rowId));
    const tryRestoring = () => refusal(() => store.write((db) => restore(db, rowId)));
    expect([tryRestoring(), store.read((db) => countRows(db, table))]).toEqual(['too-many', table.most]);
    store.write((db) =>
      db.exec(`DELETE FROM ${table.table} WHERE ${table.id} = (SELECT MAX(${table.id}) FROM ${table.table})`),
    );
    expect([tryRestoring(), store.read((db) => countRows(db, table))]).toEqual([undefined, table.most]);
  },
);

test('every table is tried but for those with a rule of their own: a set holds so many puzzles, and old runs make room', () => {
  const tried = TABLES.map(([{ table }]) => table as string);
  const others = KINDS.map(({ table }) => table).filter((table) => !tried.includes(table));
  expect(others).toEqual(['puzzles', 'runs']);
});
