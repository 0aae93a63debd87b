/** Every kind of change of a library, always in the same order, so that its content can be checked. */
import { saveComparison, type NewComparison } from '../../host/store/comparisons.ts';
import type { ReadableDb, Store, WritableDb } from '../../host/store/database.ts';
import { changeExperiment, createExperiment } from '../../host/store/experiments.ts';
import { addPart, replaceParts } from '../../host/store/experimentParts.ts';
import { deleteDocuments, restoreDocuments } from '../../host/store/deleted.ts';
import { getDocument } from '../../host/store/documents.ts';
import { documentsOf, saveDocument } from '../../host/store/schemaDocuments.ts';
import { ALL_TABLES, TABLES } from '../../host/store/tables.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { ExperimentText } from '../../shared/contract/experiments.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { Challenge } from '../../shared/contract/challenges.ts';
import { addHeuristic, keepHeuristic, HEURISTICS } from '../../host/store/heuristics.ts';
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import type { Homework } from '../../shared/contract/questions.ts';
import type { Roster } from '../../shared/contract/rosters.ts';
import { LESSON_FORMAT, type Lesson } from '../../shared/contract/lessons.ts';
import { SMALL } from '../../host/store/library.fixture.ts';
import { lastRow, moveRow } from '../../host/store/keptRows.ts';
import { addStop, LESSONS } from '../../host/store/lessons.ts';
import { deletePicture, listPictures, putPicture } from '../../host/store/pictures.ts';
import { addPuzzle, addPuzzles, editPuzzle, movePuzzles, noteOptimal } from '../../host/store/puzzles.ts';
import { handIn, saveQuestion, type NewQuestion } from '../../host/store/questions.ts';
import { joinRoster } from '../../host/store/rosters.ts';
import { adoptRuns, insertRun, keepRun, pinRuns, type NewRun } from '../../host/store/runs.ts';
import { createSet, duplicateSet, moveSet, renameSet } from '../../host/store/sets.ts';
import { readSettings, writeSettings } from '../../host/store/settings.ts';

/** The starter sets and puzzles that are changed. */
const [FIRST_SET, SECOND_SET] = [1, 2];
const [EDITED, MOVED, DELETED] = [1, [2, 3], [4, 5]];

/** Late enough that nothing deleted then is purged during a test. */
const NOW_MS = 4_000_000_000_000;

/** Each kind of change by its name; `n` makes every change different. Deleting comes before restoring. */
export const CHANGES: Readonly<Record<string, (db: WritableDb, n: number) => unknown>> = {
  'add a set': (db, n) => createSet(db, { title: `Set ${n}` }),
  'rename a set': (db, n) => renameSet(db, { setId: SECOND_SET, title: `Renamed ${n}` }),
  'copy a set': (db) => duplicateSet(db, { setId: SECOND_SET }),
  'move a set': (db, n) => moveSet(db, { setId: SECOND_SET, before: n % 2 === 0 ? FIRST_SET : null }),
  'delete a set': (db, n) => deleteDocuments(db, { kind: 'set', ids: [FIRST_SET] }, NOW_MS + n),
  'restore a set': (db) => restoreDocuments(db, { kind: 'set', ids: [FIRST_SET] }),
  'add a puzzle': (db, n) => addPuzzle(db, newPuzzle(FIRST_SET, n)),
  'edit a puzzle': (db, n) =>
    editPuzzle(db, { puzzleId: EDITED, change: { title: `Edited ${n}`, notes: 'x'.repeat((n * 97) % 3_000) } }),
  'move puzzles': (db, n) =>
    movePuzzles(db, { puzzleIds: MOVED, setId: n % 2 === 0 ? FIRST_SET : SECOND_SET, before: null }),
  'add a puzzle with a picture': addWithPicture,
  'forget a picture': (db) => deletePicture(db, { pictureId: listPictures(db)[0].pictureId }),
  'delete puzzles': (db, n) => deleteDocuments(db, { kind: 'puzzle', ids: DELETED }, NOW_MS + n),
  'restore puzzles': (db) => restoreDocuments(db, { kind: 'puzzle', ids: DELETED }),
  'keep a run': (db, n) => keepRun(db, newRun(n)),
  'pin a run': (db) => pinRuns(db, { runIds: [lastRow(db, TABLES.run)], isPinned: true }),
  'delete a run': (db, n) => removeLast(db, 'run', n),
  'restore a run': (db) => restoreLast(db, 'run'),
  'learn a length from a run': learnLength,
  'give a run to its puzzle': (db, n) => adoptRuns(db, addPuzzle(db, newPuzzle(FIRST_SET, n))),
  'save a comparison': (db, n) => saveComparison(db, newComparison(n)),
  'delete a comparison': (db, n) => removeLast(db, 'comparison', n),
  'restore a comparison': (db) => restoreLast(db, 'comparison'),
  'save a question': (db, n) => saveQuestion(db, newQuestion(n)),
  'keep an answer of a student': (db, n) => saveQuestion(db, { ...newQuestion(n), homework: newHomework(n) }),
  'bring an answer to another class': (db, n) => handIn(db, lastRow(db, TABLES.question), newHomework(n)),
  'delete a question': (db, n) => removeLast(db, 'question', n),
  'restore a question': (db) => restoreLast(db, 'question'),
  'add a lesson': (db, n) => saveDocument(db, { kind: 'lesson', document: newLesson(n) }),
  'write a lesson': rewriteLesson,
  'add a stop to a lesson': (db, n) =>
    addStop(db, { lessonId: lastRow(db, TABLES.lesson), stop: newLesson(n + 1).stops[0] }),
  'move a lesson': (db) => moveRow(db, TABLES.lesson, { rowId: lastRow(db, TABLES.lesson), before: null }),
  'delete a lesson': (db, n) => removeLast(db, 'lesson', n),
  'restore a lesson': (db) => restoreLast(db, 'lesson'),
  'add an experiment': (db, n) => createExperiment(db, newExperiment(n), 10),
  'add results': (db, n) => addPart(db, lastRow(db, TABLES.experiment), newPart(n)),
  'let an experiment wait': (db) => changeExperiment(db, lastRow(db, TABLES.experiment), { state: 'wanted' }),
  'put results together': (db, n) => replaceParts(db, lastRow(db, TABLES.experiment), [newPart(n), newPart(n + 1)]),
  'delete an experiment': (db, n) => removeLast(db, 'experiment', n),
  'restore an experiment': (db) => restoreLast(db, 'experiment'),
  'keep a heuristic': (db, n) => addHeuristic(db, newHeuristic(n)),
  'keep a heuristic in the place of another': (db) => keepHeuristic(db, { ...lastHeuristic(db), text: 'zero' }),
  'delete a heuristic': (db, n) => removeLast(db, 'heuristic', n),
  'restore a heuristic': (db) => restoreLast(db, 'heuristic'),
  'add a challenge': (db, n) => saveDocument(db, { kind: 'challenge', setId: SECOND_SET, document: newChallenge(n) }),
  'write a challenge': (db, n) =>
    saveDocument(db, {
      kind: 'challenge',
      id: lastRow(db, TABLES.challenge),
      document: { ...newChallenge(n), ceiling: 7 },
    }),
  'delete a challenge': (db, n) => removeLast(db, 'challenge', n),
  'restore a challenge': (db) => restoreLast(db, 'challenge'),
  'add a class': (db, n) => saveDocument(db, { kind: 'roster', document: newRoster(n) }),
  'add a student': (db, n) => joinRoster(db, { ...lastRoster(db), students: [`Student ${n}`] }),
  'delete a class': (db, n) => removeLast(db, 'roster', n),
  'restore a class': (db) => restoreLast(db, 'roster'),
  import: (db, n) => importSome(db, n),
  'remember settings': (db, n) => writeSettings(db, { step: n }),
};

const ALL_CHANGES = Object.values(CHANGES);

/** Setting that counts the operations. */
const DONE = 'operations';

/** Makes change number `n`, counted from 1, and counts it: both or neither, in the caller's transaction. */
export function operate(db: WritableDb, n: number): void {
  ALL_CHANGES[(n - 1) % ALL_CHANGES.length]!(db, n);
  writeSettings(db, { [DONE]: n });
}

function removeLast(db: WritableDb, kind: DocumentKind, n: number): void {
  deleteDocuments(db, { kind, ids: [lastRow(db, TABLES[kind])] }, NOW_MS + n);
}

function restoreLast(db: WritableDb, kind: DocumentKind): void {
  restoreDocuments(db, { kind, ids: [lastRow(db, TABLES[kind])] });
}

/** The number of changes of a library. */
export function operationsDone(store: Store): number {
  return Number(store.read((db) => readSettings(db)).get(DONE) ?? 0);
}

/** The content of a library as a text. */
export function dump(store: Store): string {
  const tables = [...ALL_TABLES.map(({ table }) => table), 'settings', 'pictures', 'experiment_parts'];
  return store.read((db) => tables.map((table) => JSON.stringify(rowsOf(db, table))).join('\n'));
}

/** Leaves out what differs between libraries: id, number of changes, days of starts, notices. */
function rowsOf(db: ReadableDb, table: string): unknown[] {
  const where = table === 'settings' ? "WHERE key NOT IN ('libraryId', 'changes', 'daysSeen', 'notices')" : '';
  return db.prepare(`SELECT * FROM ${table} ${where} ORDER BY 1`).all();
}

function newPuzzle(setId: number, n: number) {
  return { setId, title: `Puzzle ${n}`, notes: 'n'.repeat(n % 50), tags: ['tag'], puzzle: SMALL, optimal: 1 };
}

function newRun(n: number): NewRun {
  return {
    ...{ puzzleId: null, title: `Run ${n}`, puzzle: SMALL, engineVersion: n, savedAtMs: n, isPinned: false },
    search: { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
    outcome: { status: 'solved', expanded: 2, generated: 2, maxFrontier: 2, solution: 'R', durationMs: 0.5 },
  };
}

function importSome(db: WritableDb, n: number): void {
  const { setId } = createSet(db, { title: `Imported ${n}` });
  addPuzzles(db, { setId, puzzles: [1, 2, 3].map((at) => newPuzzle(setId, n + at)) });
  for (const at of [1, 2]) insertRun(db, newRun(-n * 2 - at));
}

/** A picture of several pages, whatever it shows. */
const PICTURE_BYTES = 20_000;

function addWithPicture(db: WritableDb, n: number): void {
  const pictureId = putPicture(db, Buffer.alloc(PICTURE_BYTES, `picture ${n} `));
  addPuzzle(db, { ...newPuzzle(FIRST_SET, n), picture: { pictureId, alt: `Picture ${n}` } });
}

function learnLength(db: WritableDb, n: number): void {
  addPuzzle(db, { ...newPuzzle(FIRST_SET, n), optimal: null });
  noteOptimal(db, { puzzle: SMALL, optimal: 1 });
}

function newComparison(n: number): NewComparison {
  const { search } = newRun(n);
  const content = { puzzle: SMALL, searches: [search, search], clock: 'step' as const, steps: [n, n], bets: [] };
  return { content, keepAs: { puzzleId: EDITED, title: `Comparison ${n}` }, savedAtMs: n };
}

/** What is f after n steps? Every second one is a claim. */
function newQuestion(n: number): NewQuestion {
  const choices = [
    { value: { as: 'number' as const, number: 1 }, confusion: null },
    { value: { as: 'number' as const, number: 2 }, confusion: 'h-alone' as const },
  ];
  const votes = [{ counts: [n % 30, 1], isClosed: true }];
  const content = { puzzle: SMALL, searches: [newRun(n).search], kind: 'f' as const, step: n, choices, votes };
  const keepAs = { puzzleId: EDITED, title: `Question ${n}`, classLabel: `CS ${n}` };
  return { content, keepAs, savedAtMs: n, isClaimed: n % 2 === 0 };
}

function newHomework(n: number): Homework {
  return { classLabel: `CS ${n}`, lesson: `Lesson ${n}`, place: n % 2 === 0 ? n : null, asks: n, handedInAtMs: n };
}

function newRoster(n: number): Roster {
  const remarked = [{ lesson: `Lesson ${n}`, name: 'Eve', handedInAtMs: n, sentences: ['It was changed.'] }];
  return { title: `Class ${n}`, students: ['Ada'], remarked };
}

function lastRoster(db: WritableDb): Roster {
  return getDocument(db, documentsOf('roster'), lastRow(db, TABLES.roster)).roster;
}

function newLesson(n: number): Lesson {
  const place = {
    view: 'search' as const,
    puzzle: SMALL,
    title: `Puzzle ${n}`,
    searches: [newRun(n).search],
    steps: [n],
  };
  const stop = { ...place, hides: n % 2 === 0, text: `f is {f} at stop ${n}.`, note: 'n'.repeat((n * 31) % 500) };
  return { format: LESSON_FORMAT, title: `Lesson ${n}`, summary: '', stops: [stop] };
}

function newExperiment(n: number): ExperimentText {
  const drawn = { rows: 2, cols: 2, goal: [1, 2, 3, 0], seed: 7, least: 1, most: 5, step: 1, each: 2 };
  const recipe = {
    title: `Experiment ${n}`,
    puzzles: { from: 'distance' as const, ...drawn },
    searches: [DEFAULT_SEARCH],
  };
  return { recipe, book: [{ title: 'Book', values: [[1, n]] }] };
}

function newChallenge(n: number): Challenge {
  const search = { ...DEFAULT_SEARCH, heuristic: 'zero' as const };
  return { title: `Challenge ${n}`, counted: 'expanded', ceiling: 500, search, demandsShortest: true };
}

function newHeuristic(n: number): OwnHeuristic {
  return { name: `Heuristic ${n}`, kind: 'formula', text: `misplaced + 0 * ${n}` };
}

function lastHeuristic(db: WritableDb): OwnHeuristic {
  return getDocument(db, HEURISTICS, lastRow(db, TABLES.heuristic)).own;
}

function newPart(n: number) {
  return { engineVersion: 1, results: 1, bytes: Uint8Array.from({ length: 11 }, (_, at) => n + at) };
}

function rewriteLesson(db: WritableDb, n: number): void {
  const { lessonId, lesson, revision } = getDocument(db, LESSONS, lastRow(db, TABLES.lesson));
  saveDocument(db, { kind: 'lesson', id: lessonId, revision, document: { ...lesson, summary: `Written ${n}` } });
}
