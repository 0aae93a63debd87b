/** The results of a class on the screen: from the import to a stop, and the way back. */
import { expect, test } from 'vitest';
import { opened, parts, quiet } from '../../app/app.fixture.ts';
import { answered, ASKED, LESSON, page } from '../../../host/services/exchange/answers.fixture.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { STOP } from '../../../shared/contract/lessons.ts';
import { parse } from '../../../shared/contract/parse.ts';
import { byStudent } from '../../../shared/results/results.ts';
import { stopOfQuestion } from './askedStop.ts';
import { deleteAnswers } from './deleteAnswers.ts';
import { Importing } from '../files/importing.svelte.ts';
import { LibraryViewState } from '../libraryViewState.svelte.ts';
import { resultsPage } from './resultsPage.ts';

const CLASS = 'CS 101, autumn';

/** The program with the answers of Ada and Bob, of which the first is right, and a changed file of Eve. */
async function withAnswers() {
  const { app, api, way } = await opened();
  const viewState = new LibraryViewState();
  const importing = new Importing(app, resultsPage(app, viewState));
  const save = page();
  const answers = ASKED.slice(0, 2).map((asked, at) => answered(asked, at === 0));
  const files: File[] = [];
  for (const [at, name] of ['Ada', 'Bob', 'Eve'].entries()) {
    const { text } = await save(name, answers, 10_000 * (at + 1));
    files.push(new File([text.replace('"name":"Eve"', '"name":"Eva"')], `${name}.searchlight`));
  }
  await importing.open(...files);
  await importing.forClass(CLASS);
  await importing.confirm({ into: null, addKnown: false });
  parts(app).notice!.action!.run();
  await quiet();
  const { desk } = app.library;
  const names = () => byStudent(desk.results!).map(({ name, answered }) => [name, answered]);
  return { app, api, way, viewState, importing, desk, names, files };
}

test('an import remembers the class, and its notice opens the results of the class and lesson', async () => {
  const { app, viewState, desk, names } = await withAnswers();
  expect([app.navigation.view, viewState.page]).toEqual(['library', 'results']);
  expect([app.settings.now.homeworkClass, desk.classLabel, desk.lesson]).toEqual([CLASS, CLASS, LESSON.title]);
  expect(names()).toEqual([
    ['Ada', 2],
    ['Bob', 2],
    ['Eva', 0],
  ]);
  expect(app.library.questions.rows).toEqual([]);
});

test('the notice of an import offered results that were on the screen', async () => {
  const { app, viewState, importing, files } = await withAnswers();
  const noticeOfImport = async () => {
    await importing.open(...files);
    await importing.confirm({ into: null, addKnown: false });
    return app.notices.shown!;
  };
  expect(await noticeOfImport()).toEqual({ kind: 'done', text: expect.stringMatching(/^Imported .* from 3 files\.$/) });
  viewState.page = 'puzzles';
  const { action, isTrue } = await noticeOfImport();
  expect([action!.label, isTrue!()]).toEqual(['Show the results', true]);
  viewState.page = 'results';
  expect(isTrue!()).toBe(false);
});

test('another class is offered known answers, and takes them', async () => {
  const { importing, files, desk, names } = await withAnswers();
  await importing.open(...files);
  expect(importing.file!.preview.moving).toBe(0);
  await importing.forClass('CS 102');
  expect(importing.file!.preview.moving).toBe(4);
  await importing.confirm({ into: null, addKnown: false });
  expect(desk.classes).toEqual([CLASS, 'CS 102']);
  await desk.chooseClass('CS 102');
  expect([desk.lesson, names()]).toEqual([
    LESSON.title,
    [
      ['Ada', 2],
      ['Bob', 2],
      ['Eva', 0],
    ],
  ]);
});

test('the answers of a student, or of all, are deleted with their remarks, and undone', async () => {
  const { app, desk, names } = await withAnswers();
  const leave = desk.show();
  const before = desk.results;
  for (const [name, left] of [
    ['Bob', ['Ada', 'Eva']],
    ['Eva', ['Ada', 'Bob']],
    [null, []],
  ] as const) {
    await deleteAnswers(app, name);
    await desk.load();
    expect(names().map(([name]) => name)).toEqual(left);
    await app.notices.undo();
    await desk.choose(CLASS, LESSON.title);
    expect(desk.results).toEqual(before);
  }
  leave();
});

test('results that do not arrive left those of the class before under the name of the other', async () => {
  const { app, way, importing, desk, files } = await withAnswers();
  await importing.open(...files);
  await importing.forClass('CS 102');
  await importing.confirm({ into: null, addKnown: false });
  const release = way.hold('library.list');
  const arriving = desk.chooseClass('CS 102');
  expect([desk.classLabel, desk.loaded!.classLabel]).toEqual(['CS 102', CLASS]);
  release();
  await arriving;
  expect(desk.loaded!.classLabel).toBe('CS 102');
  way.refusals.set('library.list', new AppError('store-damaged', 'The library cannot be read.'));
  await app.notices.attempt(() => desk.chooseClass(CLASS));
  expect([desk.classLabel, desk.results]).toEqual([CLASS, null]);
});

test('answers were deleted, and restored, over a list of students that another window had saved', async () => {
  const { app, api, desk } = await withAnswers();
  const { rosterId, roster, revision } = desk.roster!;
  const students = ['Ada', 'Bob', 'Eva', 'Zoe'];
  await api.library.save({ kind: 'roster', id: rosterId, revision, document: { ...roster, students } });
  await deleteAnswers(app);
  expect(app.notices.shown?.text).toBe('Another window has changed this class in the meantime.');
  app.notices.shown = null;
  await desk.load();
  expect(desk.results!.answers).toHaveLength(4);
  await app.library.refresh();
  await deleteAnswers(app);
  expect(desk.roster!.roster).toEqual({ ...roster, students, remarked: [] });
  const listed = [...students, 'Yan'];
  await app.changes.library.save({
    ...{ kind: 'roster', id: rosterId },
    document: { ...desk.roster!.roster, students: listed },
  });
  await app.notices.undo();
  expect(desk.roster!.roster).toEqual({ ...roster, students: listed });
});

test('each question of a class is a stop that a lesson accepts, and asks the same', async () => {
  const { desk } = await withAnswers();
  for (const asked of desk.results!.questions) {
    const stop = stopOfQuestion(asked);
    expect(parse(STOP, stop)).toEqual(stop);
    expect(stop).toMatchObject({ view: 'search', question: asked.kind, steps: [asked.step], hides: true });
  }
  const [asked] = desk.results!.questions;
  const two = stopOfQuestion({ ...asked!, kind: 'more', searches: [asked!.searches[0]!, asked!.searches[0]!] });
  expect(parse(STOP, two)).toMatchObject({ view: 'compare', question: 'more', steps: [0, 0] });
});
