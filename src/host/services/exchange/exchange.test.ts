import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MAX_IMPORT_BYTES, MAX_OPEN_FILES, type ImportChoices } from '../../../shared/contract/exchange.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { AppError, type ErrorCode } from '../../../shared/contract/errors.ts';
import { anyLibrary } from '../../../shared/exchange/library.fixture.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, type TilePicture } from '../../../shared/contract/pictures.ts';
import {
  EMPTY_FILE,
  ownPictures,
  writeLibrary,
  type FileRun,
  type LibraryFile,
} from '../../../shared/exchange/libraryFile.ts';
import { ascii, pngChunk, pngOf } from '../../../shared/exchange/pictureFile.fixture.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import { saveComparison } from '../../store/comparisons.ts';
import { hashPicture } from '../../store/contentHash.ts';
import { board, lesson } from '../../../shared/lesson/lessons/stops.ts';
import { HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import type { Store, WritableDb } from '../../store/database.ts';
import { BACKUP_FOLDER } from '../../../main/disk/files.ts';
import { listRuns } from '../../store/findRuns.ts';
import { ALL as EVERYTHING, NEWEST } from '../../store/pages.fixture.ts';
import { addPuzzle, addPuzzles, noteOptimal } from '../../store/puzzles.ts';
import { addHeuristic } from '../../store/heuristics.ts';
import { LESSONS as LESSON_DOCUMENTS } from '../../store/lessons.ts';
import { listDocuments } from '../../store/documents.ts';
import { saveDocument } from '../../store/schemaDocuments.ts';
import { saveQuestion } from '../../store/questions.ts';
import { getPicture, putPicture } from '../../store/pictures.ts';
import { insertRun, keepRun } from '../../store/runs.ts';
import { isOfClass } from '../../../shared/contract/questions.ts';
import { createSet, listSets, renameSet } from '../../store/sets.ts';
import { writeSettings } from '../../store/settings.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import { provenLength } from '../history.ts';
import { Exchange } from './exchange.ts';
import { addFileExperiment } from './experimentFiles.ts';
import { gather } from './gather.ts';
import { RUN_TABLE } from './runTable.ts';
import { byText, sorted } from './sorted.fixture.ts';

const AS_IN_FILE: ImportChoices = { into: null, addKnown: false };
const ALL = {
  setIds: null,
  withRuns: true,
  withNames: true,
  withLessons: true,
  withExperiments: true,
  heuristicIds: null,
};
const NONE = { challenges: 0, experiments: 0, heuristics: 0, rosters: 0 };
const GOOD = { title: 'One', rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

function setUp() {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const exchange = new Exchange(store, destination, new OpenedFiles(), async () => '');
  onTestFinished(() => {
    exchange.close();
    store.close();
  });
  return { store, destination, exchange, api: exchange.api, ...actions(exchange, destination) };
}

function actions({ api }: Exchange, destination: MemoryDestination) {
  async function upload(text: string, name = 'a.json'): Promise<number> {
    const bytes = new TextEncoder().encode(text);
    const { importId } = await api.openImport({ name, bytes: bytes.length });
    const half = Math.floor(bytes.length / 2);
    for (const part of [bytes.slice(0, half), bytes.slice(half)]) await api.sendPart({ importId, part: part.buffer });
    return importId;
  }
  return {
    upload,
    bring: async (text: string, choices = AS_IN_FILE, name = 'a.json') =>
      api.confirm({ importId: await upload(text, name), ...choices }),
    async take(params: Parameters<typeof api.exportSets>[0] = ALL): Promise<LibraryFile> {
      const saved = await api.exportSets(params);
      const { faults, ...file } = readLibrary(destination.files.get(saved!.name)!);
      expect(faults).toEqual([]);
      return file;
    },
  };
}

function library(puzzles: unknown[], title = 'Set'): string {
  return JSON.stringify({ format: 'searchlight-library', version: 1, sets: [{ title, puzzles }] });
}

/** Everything that the file holds but the number of changes, so that two states of a library can be compared. */
function contentOf(store: Store): unknown {
  const tables = [
    'sets',
    'puzzles',
    'pictures',
    'runs',
    'comparisons',
    'questions',
    'lessons',
    'experiments',
    'experiment_parts',
    'heuristics',
    'challenges',
    'rosters',
    "settings WHERE key <> 'changes'",
  ];
  return store.read((db) => tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all()));
}

function refused(code: ErrorCode): unknown {
  return expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z0-9“].*\.$/s) });
}

function clear(db: WritableDb): void {
  for (const table of [
    'challenges',
    'runs',
    'comparisons',
    'questions',
    'lessons',
    'experiments',
    'heuristics',
    'rosters',
    'puzzles',
    'sets',
  ])
    db.prepare(`DELETE FROM ${table}`).run();
}

function fill(db: WritableDb, file: LibraryFile): void {
  const { sets, runs, comparisons, questions, lessons, experiments, heuristics, rosters } = file;
  for (const roster of rosters) saveDocument(db, { kind: 'roster', document: roster });
  for (const lesson of lessons) saveDocument(db, { kind: 'lesson', document: lesson });
  for (const experiment of experiments) addFileExperiment(db, experiment);
  for (const own of heuristics) addHeuristic(db, own);
  const ids = sets.map(({ title, puzzles, challenges = [] }) => {
    const { setId } = createSet(db, { title });
    for (const challenge of challenges) saveDocument(db, { kind: 'challenge', setId, document: challenge });
    return puzzles.map((puzzle) => addPuzzle(db, { setId, ...puzzle }).puzzleId);
  });
  const idOf = (madeOn: FileRun['madeOn']): number | null => (madeOn === null ? null : ids[madeOn[0]][madeOn[1]]);
  for (const { madeOn, ...run } of runs) insertRun(db, { ...run, puzzleId: idOf(madeOn) });
  for (const { madeOn, title, ...rest } of comparisons)
    saveComparison(db, { ...rest, keepAs: { title, puzzleId: idOf(madeOn) } });
  for (const { madeOn, title, classLabel, ...rest } of questions)
    saveQuestion(db, { ...rest, isClaimed: false, keepAs: { title, classLabel, puzzleId: idOf(madeOn) } });
}

describe('a library that is exported and imported', () => {
  test('is the same in an empty library', async () => {
    const { store, bring, take, destination } = setUp();
    const cases = fc.asyncProperty(anyLibrary, async (file) => {
      store.write((db) => {
        clear(db);
        fill(db, file);
      });
      const taken = await take();
      expect(sorted(taken)).toEqual(sorted(file));
      store.write(clear);
      await bring([...destination.files.values()].at(-1)!);
      expect(sorted(await take())).toEqual(sorted(file));
    });
    await fc.assert(cases, { numRuns: 40 });
  });

  test('changes nothing where it still is', async () => {
    const { store, bring, take, destination } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ runs }) => runs.length > 2),
      { numRuns: 1, seed: 3 },
    );
    store.write((db) => fill(db, file!));
    await take();
    const before = contentOf(store);
    const result = await bring([...destination.files.values()].at(-1)!);
    expect(result).toEqual({
      newSets: 0,
      setIds: [],
      puzzles: 0,
      runs: 0,
      comparisons: 0,
      questions: 0,
      lessons: 0,
      ...NONE,
    });
    expect(contentOf(store)).toEqual(before);
  });

  test('finds its runs back where only sets were deleted', async () => {
    const { store, bring, take } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ runs }) => runs.length > 3),
      { numRuns: 1, seed: 3 },
    );
    store.write((db) => {
      clear(db);
      fill(db, file!);
      db.prepare('UPDATE puzzles SET deleted_at_ms = 1').run();
      db.prepare('UPDATE sets SET deleted_at_ms = 1').run();
    });
    await bring(writeLibrary(file!));
    expect(sorted(await take())).toEqual(sorted(file!));
  });
});

describe('comparisons', () => {
  const [LIBRARY] = fc.sample(
    anyLibrary.filter(({ comparisons }) => comparisons.filter(({ content }) => content.bets.length > 0).length > 2),
    { numRuns: 1, seed: 3 },
  );

  test('are looked at before they come, and known where they are there', async () => {
    const { api, bring, upload } = setUp();
    const text = writeLibrary(LIBRARY);
    const all = LIBRARY.comparisons.length;
    expect(await api.preview({ importId: await upload(text) })).toMatchObject({
      comparisons: { fresh: all, known: 0 },
    });
    expect(await bring(text)).toMatchObject({ comparisons: all });
    expect(await api.preview({ importId: await upload(text) })).toMatchObject({
      comparisons: { fresh: 0, known: all },
    });
  });

  test('that differ in a bet or in their time are others', async () => {
    const { bring } = setUp();
    const [first] = LIBRARY.comparisons;
    const file = (comparisons: LibraryFile['comparisons']) => writeLibrary({ ...EMPTY_FILE, comparisons });
    const own = { ...first, madeOn: null };
    const bets = [...own.content.bets.slice(1), { name: 'Somebody else', ratio: 7 }];
    await bring(file([own]));
    expect(await bring(file([{ ...own, content: { ...own.content, bets } }]))).toMatchObject({ comparisons: 1 });
    expect(await bring(file([{ ...own, savedAtMs: own.savedAtMs + 1 }]))).toMatchObject({ comparisons: 1 });
    expect(await bring(file([own]))).toMatchObject({ comparisons: 0 });
  });

  test('leave only with runs, and those of other sets do not leave with one', async () => {
    const { store, take } = setUp();
    const setIds = store.write((db) => {
      clear(db);
      fill(db, LIBRARY);
      return [listSets(db, { offset: 0, limit: 1 }).rows[0].setId];
    });
    expect((await take({ setIds: null, withRuns: false, withNames: false })).comparisons).toEqual([]);
    const { comparisons } = await take({ setIds, withRuns: true, withNames: true });
    expect(byText(comparisons)).toEqual(byText(LIBRARY.comparisons.filter(({ madeOn }) => madeOn?.[0] === 0)));
  });

  test('left with the names of those who bet, which nobody had asked for', async () => {
    const { store, take } = setUp();
    store.write((db) => (clear(db), fill(db, LIBRARY)));
    const named = await take({ setIds: null, withRuns: true, withNames: true });
    const { comparisons, questions } = await take({ setIds: null, withRuns: true, withNames: false });
    expect(named.comparisons.some(({ content }) => content.bets.length > 0)).toBe(true);
    expect(comparisons).toEqual(named.comparisons.map((one) => ({ ...one, content: { ...one.content, bets: [] } })));
    expect(questions).toEqual(named.questions.filter(({ content }) => isOfClass(content)));
  });

  test('that are damaged are left out of an export, and counted', async () => {
    const { api, store } = setUp();
    store.write((db) => {
      fill(db, LIBRARY);
      db.prepare(`UPDATE comparisons SET title = 'Another' WHERE comparison_id = 1`).run();
    });
    expect(await api.exportSets(ALL)).toMatchObject({ damaged: 1 });
  });
});

describe('lessons', () => {
  const lessonsFile = (lessons: LibraryFile['lessons']): string => writeLibrary({ ...EMPTY_FILE, lessons });
  const [LESSONS] = fc.sample(
    anyLibrary.map(({ lessons }) => lessons).filter(({ length }) => length === 3),
    { numRuns: 1, seed: 5 },
  );

  test('that are known are marked in the preview, and not added again; new ones are added at the end, in their order', async () => {
    const { api, store, bring, upload } = setUp();
    expect(await bring(lessonsFile(LESSONS.slice(0, 1)))).toMatchObject({ puzzles: 0, lessons: 1 });
    const { lessons } = await api.preview({ importId: await upload(lessonsFile(LESSONS)) });
    expect(lessons).toEqual(
      LESSONS.map(({ title, stops }, at) => ({ title, stopCount: stops.length, isKnown: at === 0 })),
    );
    expect(await bring(lessonsFile(LESSONS))).toMatchObject({ lessons: 2 });
    expect(store.read((db) => listDocuments(db, LESSON_DOCUMENTS)).rows.map(({ lesson }) => lesson)).toEqual(LESSONS);
  });

  test('leave alone, all or those that are wanted, named after the only one; damaged ones are counted', async () => {
    const { api, store, destination } = setUp();
    store.write((db) => LESSONS.forEach((lesson) => saveDocument(db, { kind: 'lesson', document: lesson })));
    const ids = store.read((db) => listDocuments(db, LESSON_DOCUMENTS)).rows.map(({ lessonId }) => lessonId);
    const lessonsIn = (name: string) => readLibrary(destination.files.get(name)!);
    const all = await api.exportLessons({ lessonIds: null });
    expect(lessonsIn(all!.name)).toMatchObject({ sets: [], runs: [], lessons: LESSONS, faults: [] });
    const one = await api.exportLessons({ lessonIds: [ids[1]] });
    expect(lessonsIn(one!.name).lessons).toEqual([LESSONS[1]]);
    store.write((db) => db.prepare('UPDATE lessons SET title = ? WHERE lesson_id = ?').run('Another', ids[0]));
    expect(await api.exportLessons({ lessonIds: null })).toMatchObject({ damaged: 1 });
    expect(await api.exportLessons({ lessonIds: [ids[1]] })).toMatchObject({ damaged: 0 });
    await expect(api.exportLessons({ lessonIds: [4711] })).rejects.toThrow(refused('not-found'));
  });
});

describe('an import', () => {
  test('shows what it would do, and has done nothing yet', async () => {
    const { api, store, upload, bring } = setUp();
    await bring(library([GOOD], 'Mine'));
    const before = contentOf(store);
    const file = library(
      [GOOD, { ...GOOD, title: 'Two' }, { ...GOOD, start: [1] }, { ...GOOD, start: [2, 1, 0, 3] }],
      'Mine',
    );
    const preview = await api.preview({ importId: await upload(file) });
    expect(preview).toMatchObject({
      format: 'library',
      sets: [{ title: 'Mine', setId: expect.any(Number), known: 1, fresh: 2, challenges: 0 }],
      runs: { fresh: 0, known: 0 },
      comparisons: { fresh: 0, known: 0 },
      faults: [{ line: null, sentence: expect.stringMatching(/^Set 1 “Mine”, puzzle 3 “One”: start/) }],
    });
    expect(preview.puzzles.map(({ title, isKnown, isSolvable }) => [title, isKnown, isSolvable])).toEqual([
      ['One', true, true],
      ['Two', false, true],
      ['One', false, false],
    ]);
    expect(contentOf(store)).toEqual(before);
  });

  test('of a set that was renamed since it was exported announces no challenge that the set has', async () => {
    const { api, store, upload, bring, take } = setUp();
    await bring(library([GOOD], 'Mine'));
    const { setId } = store.read((db) => listSets(db)).rows.find(({ title }) => title === 'Mine')!;
    const search = { ...DEFAULT_SEARCH, heuristic: 'zero' as const };
    const document = { title: 'Few', counted: 'expanded' as const, ceiling: 10, search, demandsShortest: false };
    store.write((db) => saveDocument(db, { kind: 'challenge', setId, document }));
    const text = writeLibrary(await take());
    store.write((db) => renameSet(db, { setId, title: 'Yours' }));
    const { sets } = await api.preview({ importId: await upload(text) });
    expect(sets.find(({ title }) => title === 'Mine')).toMatchObject({ known: 1, fresh: 0, challenges: 0 });
    expect(await bring(text)).toMatchObject({ newSets: 0, challenges: 0 });
  });

  test('adds to the set of the same title, to a new one, or to the one that is chosen', async () => {
    const { store, bring } = setUp();
    const first = await bring(library([GOOD], 'Mine'));
    expect(first).toMatchObject({ newSets: 1, puzzles: 1 });
    const [mine] = first.setIds;
    expect(await bring(library([GOOD, { ...GOOD, title: 'Two' }], 'Mine'))).toEqual({
      newSets: 0,
      setIds: [mine],
      puzzles: 1,
      runs: 0,
      comparisons: 0,
      questions: 0,
      lessons: 0,
      ...NONE,
    });
    expect(await bring(library([GOOD], 'Mine'), { into: null, addKnown: true })).toMatchObject({
      puzzles: 1,
      setIds: [mine],
    });
    const { setId } = store.write((db) => createSet(db, { title: 'Chosen' }));
    expect(await bring('1 2 0 3\n1 0 2 3\n', { into: setId, addKnown: false }, 'x.txt')).toEqual({
      newSets: 0,
      setIds: [setId],
      puzzles: 2,
      runs: 0,
      comparisons: 0,
      questions: 0,
      lessons: 0,
      ...NONE,
    });
    await expect(bring(library([GOOD]), { into: 9_999, addKnown: true })).rejects.toThrow(refused('not-found'));
  });

  test('makes a backup first, and is all or nothing', async () => {
    const { store, bring } = setUp();
    const before = contentOf(store);
    const many = Array.from({ length: 5_001 }, (_, i) => ({ ...GOOD, title: `P${i}` }));
    await expect(bring(library(many))).rejects.toThrow(refused('too-many'));
    expect(contentOf(store)).toEqual(before);
    expect(readdirSync(join(store.folder, BACKUP_FOLDER))).toEqual([expect.stringMatching(/before-import\.sqlite3$/)]);
  });

  test('of a file that cannot be read is refused with the line', async () => {
    const { api, upload, store } = setUp();
    const before = contentOf(store);
    const importId = await upload('{"a": 1,\n"a": 2}');
    await expect(api.preview({ importId })).rejects.toThrow(/^Line 2: The name “a” is there twice/);
    await expect(api.confirm({ importId, ...AS_IN_FILE })).rejects.toThrow(refused('bad-file'));
    expect(contentOf(store)).toEqual(before);
  });

  test('of more than the limit is refused when it is announced', async () => {
    const { api } = setUp();
    await expect(api.openImport({ name: 'a', bytes: MAX_IMPORT_BYTES + 1 })).rejects.toThrow(refused('bad-file'));
  });

  test('takes no more and no less than was announced', async () => {
    const { api } = setUp();
    const { importId } = await api.openImport({ name: 'a.txt', bytes: 4 });
    await api.sendPart({ importId, part: new ArrayBuffer(3) });
    await expect(api.preview({ importId })).rejects.toThrow(refused('bad-file'));
    await expect(api.sendPart({ importId, part: new ArrayBuffer(2) })).rejects.toThrow(refused('bad-file'));
  });

  test('that is cancelled or done is forgotten; and there are only so many at a time', async () => {
    const { api, upload } = setUp();
    const importId = await upload('1 2 0 3', 'a.txt');
    await api.cancelImport({ importId });
    await expect(api.preview({ importId })).rejects.toThrow(refused('not-found'));
    for (let i = 0; i < MAX_OPEN_FILES; i++) await upload('1 2 0 3', 'a.txt');
    await expect(upload('1 2 0 3', 'a.txt')).rejects.toThrow(refused('too-many'));
  });
});

/** Files of libraries with one to three characters lost or changed. */
const damaged = fc
  .tuple(
    anyLibrary,
    fc.array(fc.record({ at: fc.nat(), text: fc.string({ maxLength: 3 }) }), { minLength: 1, maxLength: 3 }),
  )
  .map(([file, edits]) =>
    edits.reduce((text, edit) => {
      const at = edit.at % text.length;
      return text.slice(0, at) + edit.text + text.slice(at + 1);
    }, writeLibrary(file)),
  );

test('a damaged file is imported in part, or refused and nothing is changed; what comes in is valid', async () => {
  const { api, store, upload } = setUp();
  const cases = fc.asyncProperty(damaged, async (text) => {
    const before = contentOf(store);
    const importId = await upload(text);
    const refusal = await api.preview({ importId }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(contentOf(store)).toEqual(before);
    if (refusal === null) await api.confirm({ importId, ...AS_IN_FILE });
    else expect(refusal).toEqual(refused('bad-file'));
    if (refusal !== null) await api.cancelImport({ importId });
    expect(readLibrary(writeLibrary(store.read((db) => gather(db, ALL)).file)).faults).toEqual([]);
    store.write(clear);
  });
  await fc.assert(cases, { numRuns: 60 });
});

describe('what a file claims', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
  const FIFTEEN = { rows: 4, cols: 4, start: goal.toSpliced(14, 2, 0, 15), goal };
  const search = { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
  const outcome = { status: 'solved', expanded: 9, generated: 9, maxFrontier: 9, solution: 'LRR', durationMs: 1 };
  const run = { title: 'One', puzzle: FIFTEEN, search, engineVersion: 1, outcome, savedAtMs: 5, madeOn: [0, 0] };
  const withRun = (puzzle: object) => JSON.stringify({ ...JSON.parse(library([puzzle])), runs: [run] });
  const known = (store: Store) =>
    store.read((db) => db.prepare("SELECT optimal, claimed FROM puzzles WHERE title = 'One'").all());

  test('of the length of a large puzzle stays a claim until a search proves one, and leaves with it again', async () => {
    const { store, bring, take } = setUp();
    const { setIds } = await bring(library([{ ...FIFTEEN, title: 'One', optimal: 79 }]));
    expect(known(store)).toEqual([{ optimal: null, claimed: 79 }]);
    expect((await take({ setIds, withRuns: false, withNames: false })).sets[0].puzzles[0].optimal).toBe(79);
    store.write((db) => noteOptimal(db, { puzzle: FIFTEEN, optimal: 1 }));
    expect(known(store)).toEqual([{ optimal: 1, claimed: null }]);
    expect((await take({ setIds, withRuns: false, withNames: false })).sets[0].puzzles[0].optimal).toBe(1);
  });

  test('of a run is marked as a claim, and proves no length', async () => {
    const { store, bring } = setUp();
    await bring(withRun({ ...FIFTEEN, title: 'One' }));
    expect(known(store)).toEqual([{ optimal: null, claimed: null }]);
    const { rows: runs } = store.read((db) => listRuns(db, { ...NEWEST, ...EVERYTHING }));
    expect(runs).toMatchObject([{ title: 'One', source: 'file' }]);
    expect(provenLength(runs[0])).toBeNull();
    expect(provenLength({ ...runs[0], source: undefined })).toBe(3);
  });

  test('of a run goes when the same search has ended here', async () => {
    const { store, bring } = setUp();
    await bring(withRun({ ...FIFTEEN, title: 'One' }));
    const [claimed] = store.read((db) => listRuns(db, { ...NEWEST, ...EVERYTHING }).rows);
    const own = { ...claimed, source: undefined, outcome: { ...claimed.outcome, expanded: 2 } };
    expect(store.write((db) => keepRun(db, own))).toEqual(own);
  });
});

describe('pictures', () => {
  const PNGS = [1, 2, 3].map((mark) => pngOf(60, 40, mark));
  const own = (at: number, alt = `No. ${at}`) => ({ pictureId: hashPicture(PNGS[at]), alt });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

  /** A file in which every other puzzle shows one of the user's own pictures. */
  function withPictures(file: LibraryFile): LibraryFile {
    const sets = file.sets.map(({ title, puzzles }) => ({
      title,
      puzzles: puzzles.map((puzzle, at) => (at % 2 === 0 ? { ...puzzle, picture: own(at % PNGS.length) } : puzzle)),
    }));
    const shown = ownPictures({ sets, lessons: [] }).map(({ pictureId }) => pictureId);
    const bytes = PNGS.map((png) => [hashPicture(png), base64(png)] as const);
    return { ...file, sets, pictures: Object.fromEntries(bytes.filter(([id]) => shown.includes(id))) };
  }

  test('come back with the puzzles that show them, each once', async () => {
    const { store, bring, take } = setUp();
    const cases = fc.asyncProperty(anyLibrary, async (library) => {
      const file = withPictures(library);
      store.write(clear);
      await bring(writeLibrary(file));
      const taken = await take();
      expect(sorted(taken)).toEqual(sorted(file));
      expect(taken.pictures ?? {}).toEqual(file.pictures);
    });
    await fc.assert(cases, { numRuns: 20 });
  });

  test('make a puzzle another one than the same without', async () => {
    const { bring } = setUp();
    const shown = { ...GOOD, picture: { pictureId: 'cat', alt: 'A cat' } };
    await bring(library([GOOD]));
    expect(await bring(library([shown]))).toMatchObject({ puzzles: 1 });
    expect(await bring(library([shown]))).toMatchObject({ puzzles: 0 });
  });

  test.each([
    ['of other bytes than its name says', base64(PNGS[1]), /This picture is damaged/],
    ['that is no base64', '*', /This picture is damaged/],
    ['that is not there', undefined, /not in this file/],
  ])('%s costs the puzzle nothing else', async (_, bytes, reason) => {
    const { api, upload, take } = setUp();
    const shown = { ...GOOD, picture: own(0, 'Boat') };
    const pictures = bytes === undefined ? {} : { [own(0).pictureId]: bytes };
    const text = JSON.stringify({ ...JSON.parse(library([shown, GOOD], 'Mine')), pictures });
    const importId = await upload(text);
    const { faults } = await api.preview({ importId });
    expect(faults).toEqual([
      {
        line: null,
        sentence: expect.stringMatching(/^The picture “Boat”: .* Its puzzles come without a picture\.$/),
      },
    ]);
    expect(faults[0].sentence).toMatch(reason);
    const { setIds } = await api.confirm({ importId, ...AS_IN_FILE, addKnown: true });
    const taken = await take({ setIds, withRuns: false, withNames: false });
    expect(taken.sets[0].puzzles.map(({ picture }) => picture)).toEqual([undefined, undefined]);
    expect(taken.pictures).toBeUndefined();
  });

  test.each([
    [pngOf(MAX_PICTURE_SIDE + 1, 5), /1025 × 5 pixels/],
    [new Uint8Array(MAX_PICTURE_BYTES + 1), /at most 256 KB/],
    [new Uint8Array([1, 2, 3]), /not PNG, JPEG or WebP/],
    [pngOf(9, 9, 0, pngChunk('IDAT', ascii('<script>'))), /pixels cannot be unpacked/],
  ])('that could not be kept are refused with the reason', async (bytes, reason) => {
    const { api, upload } = setUp();
    const pictureId = hashPicture(bytes);
    const pictures = { [pictureId]: base64(bytes) };
    const shown = { ...GOOD, picture: { pictureId, alt: 'Big' } };
    const text = JSON.stringify({ ...JSON.parse(library([shown])), pictures });
    expect((await api.preview({ importId: await upload(text) })).faults[0].sentence).toMatch(reason);
  });

  test('keep nothing but their image, and their puzzles are found again', async () => {
    const { api, bring, upload, store } = setUp();
    const polyglot = pngOf(9, 9, 0, pngChunk('tEXt', ascii('<script>alert(1)</script>')));
    const shown = { ...GOOD, picture: { pictureId: hashPicture(polyglot), alt: 'Boat' } };
    const pictures = { [hashPicture(polyglot)]: base64(polyglot) };
    const text = JSON.stringify({ ...JSON.parse(library([shown])), pictures });
    expect(await bring(text)).toMatchObject({ puzzles: 1 });
    const kept = store.read((db) => db.prepare<[], Buffer>('SELECT bytes FROM pictures').pluck().all());
    expect(kept).toEqual([Buffer.from(pngOf(9, 9))]);
    const { sets, faults } = await api.preview({ importId: await upload(text) });
    expect({ sets, faults }).toMatchObject({ sets: [{ known: 1, fresh: 0, challenges: 0 }], faults: [] });
  });

  const pageOf = (picture: TilePicture): LessonStop => ({
    ...board(
      { title: 'One', puzzle: { rows: 2, cols: 2, start: GOOD.start, goal: GOOD.goal } },
      { text: 'A', note: '' },
    ),
    ...{ view: 'picture', body: 'Below', picture },
  });

  test('of lessons leave with them, and come back to a library without them', async () => {
    const { api, store, bring, destination } = setUp();
    const lessons = [lesson('Pictured', '', [pageOf(own(0)), pageOf({ pictureId: 'cat', alt: 'A cat' })])];
    store.write((db) => {
      putPicture(db, PNGS[0]);
      saveDocument(db, { kind: 'lesson', document: lessons[0] });
    });
    for (const save of [() => api.exportLessons({ lessonIds: null }), () => api.exportSets(ALL)]) {
      const text = destination.files.get((await save())!.name)!;
      expect(readLibrary(text)).toMatchObject({ lessons, pictures: { [own(0).pictureId]: base64(PNGS[0]) } });
      store.write(clear);
      expect(await bring(text)).toMatchObject({ lessons: 1 });
      expect(Uint8Array.from(store.read((db) => getPicture(db, own(0))))).toEqual(PNGS[0]);
      expect(await bring(text)).toMatchObject({ lessons: 0 });
    }
  });

  test('of lessons that cannot be kept leave the texts of their stops', async () => {
    const { api, store, upload } = setUp();
    const shown = lesson('Pictured', '', [pageOf(own(0, 'Boat'))]);
    const sets = JSON.parse(library([{ ...GOOD, picture: own(0, 'Boat') }])).sets;
    const text = writeLibrary({ ...EMPTY_FILE, lessons: [shown], pictures: { [own(0).pictureId]: base64(PNGS[1]) } });
    for (const [content, comes] of [
      [JSON.parse(text), 'Its stops come as texts.'],
      [{ ...JSON.parse(text), sets }, 'Its puzzles come without a picture. Its stops come as texts.'],
    ] as const) {
      const importId = await upload(JSON.stringify(content));
      expect((await api.preview({ importId })).faults.map(({ sentence }) => sentence)).toEqual([
        `The picture “Boat”: This picture is damaged. ${comes}`,
      ]);
      await api.confirm({ importId, ...AS_IN_FILE });
    }
    const { rows } = store.read((db) => listDocuments(db, LESSON_DOCUMENTS));
    expect(rows.map(({ lesson: { stops } }) => stops)).toEqual([
      [{ ...pageOf(own(0)), view: 'text', picture: undefined }],
    ]);
    expect(rows[0]!.lesson.stops[0]).not.toHaveProperty('picture');
  });

  test('of lessons keep nothing but their image, and their lesson is found again', async () => {
    const { bring, store } = setUp();
    const polyglot = pngOf(9, 9, 0, pngChunk('tEXt', ascii('<script>alert(1)</script>')));
    const pictureId = hashPicture(polyglot);
    const shown = lesson('Pictured', '', [pageOf({ pictureId, alt: 'Boat' })]);
    const text = writeLibrary({ ...EMPTY_FILE, lessons: [shown], pictures: { [pictureId]: base64(polyglot) } });
    expect(await bring(text)).toMatchObject({ lessons: 1 });
    const kept = store.read((db) => db.prepare<[], Buffer>('SELECT bytes FROM pictures').pluck().all());
    expect(kept).toEqual([Buffer.from(pngOf(9, 9))]);
    expect(await bring(text)).toMatchObject({ lessons: 0 });
  });

  test('that are corrupted are left out of an export, and counted', async () => {
    const { api, bring, store } = setUp();
    const file = JSON.parse(library([{ ...GOOD, picture: own(0) }], 'Mine'));
    const { setIds } = await bring(JSON.stringify({ ...file, pictures: { [own(0).pictureId]: base64(PNGS[0]) } }));
    store.write((db) => db.prepare('UPDATE pictures SET bytes = ?').run(PNGS[1]));
    expect(await api.exportSets({ setIds, withRuns: false, withNames: false })).toMatchObject({ damaged: 1 });
  });
});

describe('an export', () => {
  test('of some sets has no others, and bears the title of a single one', async () => {
    const { bring, take, destination } = setUp();
    const { setIds } = await bring(library([GOOD], 'Mine'));
    const { sets } = await take({ setIds, withRuns: false, withNames: false });
    expect(sets.map(({ title }) => title)).toEqual(['Mine']);
    expect([...destination.files.keys()]).toEqual(['Mine.searchlight']);
  });

  test('leaves out what is damaged, and says so', async () => {
    const { api, store, bring } = setUp();
    const { setIds } = await bring(library([GOOD, { ...GOOD, title: 'Two' }], 'Mine'));
    store.write((db) => db.prepare(`UPDATE puzzles SET start = '2 1 0 3' WHERE title = 'Two'`).run());
    expect(await api.exportSets({ setIds, withRuns: false, withNames: false })).toMatchObject({
      name: 'Mine.searchlight',
      damaged: 1,
    });
  });

  test('that could not be imported again is refused', async () => {
    const { api, store } = setUp();
    store.write((db) => {
      const { setId } = createSet(db, { title: 'Long' });
      const puzzle = { title: 'x', notes: 'x'.repeat(10_000), tags: [], puzzle: GOOD, optimal: null };
      addPuzzles(db, { setId, puzzles: Array.from({ length: 1_100 }, () => puzzle) });
    });
    await expect(api.exportSets({ setIds: null, withRuns: false, withNames: false })).rejects.toThrow(
      refused('too-many'),
    );
  });

  test('that is not wanted, or cannot be written, leaves nothing', async () => {
    const { api, destination } = setUp();
    destination.declines = true;
    expect(await api.exportSets(ALL)).toBeNull();
    destination.declines = false;
    destination.refusal = new AppError('not-saved', 'The disk is full.');
    await expect(api.exportSets(ALL)).rejects.toThrow(refused('not-saved'));
    expect([...destination.files.keys(), destination.discarded]).toEqual([1]);
  });

  test('of the history names moves as the user does', async () => {
    const { api, store, destination, bring } = setUp();
    const puzzle = { rows: 2, cols: 2, start: GOOD.start, goal: GOOD.goal };
    const search = { algorithm: 'bfs', heuristic: 'zero', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
    const outcome = { status: 'solved', expanded: 1, generated: 1, maxFrontier: 1, solution: 'R', durationMs: 0.5 };
    const run = { title: 'One', puzzle, search, engineVersion: 1, outcome, savedAtMs: 5 };
    await bring(JSON.stringify({ ...JSON.parse(library([])), runs: [run] }));
    store.write((db) => writeSettings(db, { moveNaming: 'tile' }));
    const saved = await api.exportRuns({ filter: {}, sort: 'time', descending: true });
    const [head, row] = destination.linesOf(saved!.name).map((line) => line.split(','));
    const field = (name: string) => row[head.indexOf(name)];
    expect([field('moves named for'), field('successor order'), field('solution')]).toEqual(['tile', 'DURL', 'L']);
  });

  test('of the history is a table with a line for each run', async () => {
    const { api, store, destination } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ runs }) => runs.length > 1),
      { numRuns: 1, seed: 5 },
    );
    store.write((db) => fill(db, file!));
    const saved = await api.exportRuns({ filter: {}, sort: 'time', descending: true });
    const lines = destination.linesOf(saved!.name);
    expect(lines[0]).toMatch(/^ended,puzzle,rows,columns,start,goal,algorithm/);
    expect(lines).toHaveLength(file!.runs.length + 2);
  });

  test('of the history has every option of a search', () => {
    const [run] = fc.sample(
      anyLibrary.filter(({ runs }) => runs.length > 0).map(({ runs }) => runs[0]!),
      { numRuns: 1, seed: 5 },
    );
    const options = {
      weight: 1.5,
      factor: 3,
      members: ['manhattan', 'gaschnig'],
      duplicates: 'kept',
      straightBack: 'skipped',
      limits: { expansions: 10, nodes: 20, depth: 30, bytes: 40 },
    } as const;
    const made = { ...run!, runId: 1, puzzleId: null, search: { ...run!.search, ...options } };
    const told = Object.fromEntries(RUN_TABLE.map(([name, cell]) => [name, cell(made, 'blank')]));
    expect(told).toMatchObject({
      ...{ weight: 1.5, factor: 3, 'repeated states': 'kept', 'move straight back': 'skipped' },
      'maximum of': `${HEURISTICS.manhattan.label}, ${HEURISTICS.gaschnig.label}`,
      ...{ 'limit on expansions': 10, 'limit on nodes': 20, 'limit on depth': 30, 'limit on bytes': 40 },
    });
  });
});

describe('a file of the page', () => {
  test('comes in parts, and lies there once it is complete', async () => {
    const { api, destination } = setUp();
    const { fileId } = (await api.createFile({ name: 'tree', type: 'svg' }))!;
    for (const part of ['<svg>', '</svg>'])
      await api.writePart({ fileId, part: new TextEncoder().encode(part).buffer });
    expect(destination.files.size).toBe(0);
    expect(await api.finishFile({ fileId })).toEqual({ name: 'tree.svg', bytes: 11, url: null });
    expect(destination.files.get('tree.svg')).toBe('<svg></svg>');
    await expect(api.discardFile({ fileId })).rejects.toThrow(refused('not-found'));
  });

  test('begins with the byte order mark where it is a table, and comes back without it', async () => {
    const { api, destination, bring, store } = setUp();
    const { fileId } = (await api.createFile({ name: 'tree', type: 'csv' }))!;
    await api.writePart({ fileId, part: new TextEncoder().encode('start,title\r\n1 2/_ 3,Übung\r\n').buffer });
    expect(await api.finishFile({ fileId })).toEqual({ name: 'tree.csv', bytes: 32, url: null });
    expect(destination.linesOf('tree.csv')[0]).toBe('start,title');
    await bring(destination.files.get('tree.csv')!, AS_IN_FILE, 'tree.csv');
    expect(store.read((db) => db.prepare('SELECT title FROM puzzles').all())).toContainEqual({ title: 'Übung' });
  });

  test('that cannot be discarded when its connection ends is no fault of the host', async () => {
    const { api, exchange, destination } = setUp();
    const created = destination.create.bind(destination);
    let refused = 0;
    const busy = async () => {
      refused++;
      throw new Error('EBUSY');
    };
    destination.create = async (file) => ({ ...(await created(file))!, discard: busy });
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    onTestFinished(() => void process.off('unhandledRejection', unheard));
    await api.createFile({ name: 'a', type: 'txt' });
    exchange.close();
    await api.createFile({ name: 'b', type: 'txt' });
    await setImmediate();
    expect([refused, unheard.mock.calls]).toEqual([2, []]);
  });

  test('is called saved where there are too many, or it is closed', async () => {
    const { api } = setUp();
    for (let file = 0; file < MAX_OPEN_FILES; file++) await api.createFile({ name: 'a', type: 'txt' });
    await expect(api.createFile({ name: 'a', type: 'txt' })).rejects.toThrow(
      'At most 8 files can be saved at the same',
    );
    await expect(api.finishFile({ fileId: 99 })).rejects.toThrow('This file is no longer being saved.');
    await expect(api.sendPart({ importId: 99, part: new ArrayBuffer() })).rejects.toThrow('no longer being imported.');
  });

  test('has the day of this place in its name, not that of Greenwich', async () => {
    const { api } = setUp();
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-05T20:00:00Z') });
    onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
    const saved = await api.exportRuns({ filter: {}, sort: 'time', descending: true });
    expect(saved!.name).toBe('Searchlight runs 2031-01-06.csv');
  });

  test('that cannot be begun leaves nothing', async () => {
    const { api, exchange, destination } = setUp();
    destination.refusal = new AppError('not-saved', 'The disk is full.');
    await expect(api.createFile({ name: 'a', type: 'csv' })).rejects.toThrow(refused('not-saved'));
    expect([destination.discarded, exchange.leaving]).toEqual([1, 0]);
  });

  test('is given up with its connection', async () => {
    const { api, exchange, destination } = setUp();
    await api.createFile({ name: 'a', type: 'csv' });
    exchange.close();
    await api.createFile({ name: 'b', type: 'csv' });
    expect(destination.discarded).toBe(2);
  });
});
