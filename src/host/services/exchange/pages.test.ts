/** The content of exported pages, for each kind of document that can be a page. */
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Lesson } from '../../../shared/contract/lessons.ts';
import type { PageSubject } from '../../../shared/contract/pages.ts';
import { anyLesson, anyLibrary, anyPuzzle } from '../../../shared/exchange/library.fixture.ts';
import { EMPTY_FILE, writeLibrary, type LibraryFile } from '../../../shared/exchange/libraryFile.ts';
import { CONTENT_ID, readContent } from '../../../shared/exchange/pageFile.ts';
import { pngOf } from '../../../shared/exchange/pictureFile.fixture.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import { putPicture } from '../../store/pictures.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { Exchange } from './exchange.ts';

const TEMPLATE = '<title>Searchlight</title><script type="application/json" id="searchlight-index">{}</script>';

function setUp(template = async () => TEMPLATE) {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const { api } = new Exchange(store, destination, new OpenedFiles(), template);
  onTestFinished(() => store.close());
  async function bring(file: LibraryFile): Promise<readonly number[]> {
    const bytes = new TextEncoder().encode(writeLibrary(file));
    const { importId } = await api.openImport({ name: 'a.searchlight', bytes: bytes.length });
    await api.sendPart({ importId, part: bytes.buffer });
    return (await api.confirm({ importId, into: null, addKnown: true })).setIds;
  }
  async function carried(subject: PageSubject) {
    const saved = await api.exportPage(subject);
    const [, block] = new RegExp(`id="${CONTENT_ID}">([^<]*)<`).exec(destination.files.get(saved!.name)!)!;
    const { library, ...rest } = readContent(block!);
    return { name: saved!.name, ...rest, library: readLibrary(library) };
  }
  return { store, destination, api, bring, carried };
}

const quiet = ({ stops, ...lesson }: Lesson): Lesson => ({ ...lesson, stops: stops.map((s) => ({ ...s, note: '' })) });

describe('a page', () => {
  test('of sets has their puzzles, runs and comparisons, and neither kept questions nor notes', async () => {
    const { bring, carried } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(
        ({ sets, questions, lessons }) => sets.length > 1 && questions.length > 0 && lessons.length > 0,
      ),
      1,
    );
    await bring(file!);
    const { library, opens } = await carried({
      of: 'sets',
      setIds: null,
      withRuns: true,
      withNames: true,
      withLessons: true,
    });
    expect(library.faults).toEqual([]);
    expect(library.sets).toEqual(expect.arrayContaining([...file!.sets]));
    const asTexts = (all: LibraryFile['comparisons']) => all.map(({ content }) => JSON.stringify(content)).sort();
    expect(asTexts(library.comparisons)).toEqual(asTexts(file!.comparisons));
    expect([library.runs.length, library.questions]).toEqual([file!.runs.length, []]);
    expect([library.lessons, opens]).toEqual([file!.lessons.map(quiet), 'lessons']);
  });

  test('of runs and comparisons carried the names of those who bet', async () => {
    const { bring, carried } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ comparisons }) => comparisons.some(({ content }) => content.bets.length > 0)),
      1,
    );
    await bring(file!);
    const { library } = await carried({ of: 'sets', setIds: null, withRuns: true, withNames: false });
    expect(library.comparisons).toHaveLength(file!.comparisons.length);
    expect(library.comparisons.flatMap(({ content }) => content.bets)).toEqual([]);
  });

  test('of an assignment has its rules and a board, and nothing else', async () => {
    const { carried } = setUp();
    const [puzzle] = fc.sample(anyPuzzle, 1);
    const assignment = { algorithm: 'astar', heuristic: 'misplaced', duplicates: 'kept' } as const;
    const { opens, library } = await carried({ of: 'assignment', title: 'Homework 2', assignment, puzzle: puzzle! });
    expect(opens).toEqual({ assignment });
    expect(library.sets.map(({ puzzles }) => puzzles.map((one) => one.puzzle))).toEqual([[puzzle]]);
    expect([library.lessons, library.runs, library.questions]).toEqual([[], [], []]);
  });

  test('of one set bears its name, and opens at its first puzzle', async () => {
    const { bring, carried } = setUp();
    const set = { title: 'Mine: <1>', puzzles: [{ ...WORDS, puzzle: PUZZLE, optimal: 1 }] };
    const setIds = await bring({ ...EMPTY_FILE, sets: [set] });
    const page = await carried({ of: 'sets', setIds, withRuns: false, withNames: false });
    expect(page).toMatchObject({ title: 'Mine: <1>', opens: 'puzzle', library: { sets: [set], lessons: [] } });
  });

  test('of a lesson is that lesson without its notes, and opens at its first stop', async () => {
    const { carried } = setUp();
    for (const lesson of fc.sample(anyLesson, 20)) {
      const { title, opens, library } = await carried({ of: 'lesson', lesson });
      expect([title, opens]).toEqual([lesson.title, lesson.stops.length > 0 ? 'lesson' : 'lessons']);
      expect([library.lessons, library.faults]).toEqual([[quiet(lesson)], []]);
    }
  });

  test('of a lesson has the pictures of its stops', async () => {
    const { store, carried } = setUp();
    const pictureId = store.write((db) => putPicture(db, pngOf(60, 40)));
    const [base] = fc.sample(
      anyLesson.filter(({ stops: [stop] }) => stop?.view === 'picture'),
      1,
    );
    const stops = [{ ...base!.stops[0]!, picture: { pictureId, alt: 'A boat' } }];
    const { library } = await carried({ of: 'lesson', lesson: { ...base!, stops } });
    expect(library.lessons[0]!.stops).toEqual([{ ...stops[0], note: '' }]);
    expect(Object.keys(library.pictures ?? {})).toEqual([pictureId]);
  });

  test('of lessons of the library has those that are named', async () => {
    const { api, bring, carried } = setUp();
    const lessons = fc.sample(anyLesson, 3).map((lesson, at) => ({ ...lesson, title: `Lesson ${at}` }));
    await bring({ ...EMPTY_FILE, lessons });
    expect(api).toBeDefined();
    const all = await carried({ of: 'lessons', lessonIds: null });
    expect([all.title, all.library.lessons]).toEqual(['3 lessons', lessons.map(quiet)]);
    const one = await carried({ of: 'lessons', lessonIds: [2] });
    expect([one.title, one.library.lessons]).toEqual(['Lesson 1', [quiet(lessons[1]!)]]);
  });

  test('of a puzzle has its words and its picture', async () => {
    const { store, carried } = setUp();
    const pictureId = store.write((db) => putPicture(db, pngOf(60, 40)));
    const picture = { pictureId, alt: 'A boat' };
    for (const puzzle of fc.sample(anyPuzzle, 10)) {
      const { title, opens, library } = await carried({ of: 'puzzle', ...WORDS, puzzle, picture });
      expect([title, opens, library.faults]).toEqual(['One', 'puzzle', []]);
      expect(library.sets).toMatchObject([{ title: 'One', puzzles: [{ ...WORDS, puzzle, picture }] }]);
      expect(Object.keys(library.pictures!)).toEqual([pictureId]);
    }
  });

  test('of a run or a comparison opens at that moment, with its puzzle in a set', async () => {
    const { carried } = setUp();
    const stops = fc.sample(anyLesson, 30).flatMap(({ stops }) => stops);
    for (const moment of stops) {
      const { title, opens, library } = await carried({ of: 'moment', moment });
      expect([title, opens]).toEqual([moment.title, { ...moment, note: '' }]);
      expect(library.sets.map(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle))).toEqual([[moment.puzzle]]);
    }
  });

  test('of a run shows the picture of its tiles', async () => {
    const { carried } = setUp();
    const [moment] = fc.sample(
      anyLesson.filter(({ stops }) => stops.length > 0),
      1,
    )[0]!.stops;
    const picture = { pictureId: 'cat', alt: 'A cat' };
    const page = await carried({ of: 'moment', moment: moment!, picture });
    expect(page).toMatchObject({ picture, library: { sets: [{ puzzles: [{ picture }] }] } });
  });

  test('of an experiment has it with its results', async () => {
    const { bring, carried } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ experiments }) => experiments.length > 0),
      1,
    );
    await bring({ ...EMPTY_FILE, experiments: file!.experiments });
    const [first] = file!.experiments;
    const { title, opens, library } = await carried({ of: 'experiment', experimentId: 1 });
    expect([title, opens, library.faults]).toEqual([first!.recipe.title, 'experiment', []]);
    expect(library.experiments).toMatchObject([{ recipe: first!.recipe }]);
  });

  test('of an experiment that is damaged is refused, as there would be nothing in it', async () => {
    const { store, api, bring } = setUp();
    const [file] = fc.sample(
      anyLibrary.filter(({ experiments }) => experiments.length > 0),
      1,
    );
    await bring({ ...EMPTY_FILE, experiments: file!.experiments });
    store.write((db) => void db.exec(`UPDATE experiments SET title = title || '?' WHERE experiment_id = 1`));
    const refusal = { code: 'store-damaged' };
    await expect(api.exportPage({ of: 'experiment', experimentId: 1 })).rejects.toMatchObject(refusal);
  });

  test('that the program cannot make says why', async () => {
    const { api } = setUp(async () => '<h1>404</h1>');
    const subject: PageSubject = { of: 'puzzle', ...WORDS, puzzle: PUZZLE };
    await expect(api.exportPage(subject)).rejects.toMatchObject({ code: 'not-saved' });
  });
});

const WORDS = { title: 'One', notes: 'A note.', tags: ['easy'] };
const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
