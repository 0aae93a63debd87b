/** Questions of the user's own, asked at the stops of lessons like those of the engine. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../app/app.fixture.ts';
import { opened } from '../app/shell.fixture.ts';
import { questionWords, whyWords } from '../../shared/ask/kinds/words.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../shared/contract/ownQuestion.ts';
import { afterTheBounce } from './held/bounce.fixture.ts';
import { FilledLesson } from './filledLesson.svelte.ts';
import { compare, lesson, search } from '../../shared/lesson/lessons/stops.ts';
import { CASE_3, CASE_6 } from '../../shared/lesson/lessons/puzzles.ts';

const LATEST = { filter: {}, descending: true, offset: 0, limit: 10 };
const TOLD = { text: 'Look.', note: '' };

const ASKS: OwnQuestion = {
  text: 'How many of {expanded} nodes?',
  choices: [
    { value: { as: 'text', text: '{expanded}' }, isRight: true, reason: 'All {expanded} of them.' },
    { value: { as: 'text', text: 'None' }, isRight: false, reason: '' },
    { value: { as: 'board', cells: CASE_3.puzzle.start }, isRight: true, reason: '' },
    { value: { as: 'text', text: 'Two' }, isRight: false, reason: 'counts the roots.' },
  ],
};

const inSearch: LessonStop = { ...search(CASE_3, {}, 2, TOLD), asks: ASKS };
const inCompare: LessonStop = { ...compare(CASE_3, [{}, { algorithm: 'bfs' }], 0, TOLD), asks: ASKS };
const onBoard: LessonStop = { ...inSearch, view: 'puzzle' };
const inStates: LessonStop = { ...inSearch, view: 'states' };
const onPage: LessonStop = { ...inSearch, view: 'text' };
const after = search(CASE_6, {}, 0, TOLD);

async function held(...stops: LessonStop[]) {
  const all = await opened();
  const { lessons: player, comparison, lessonTarget } = all.features;
  onTestFinished(() => comparison.close());
  return { ...all, player, comparison, target: lessonTarget, lesson: lesson('A lesson', '', stops) };
}

type Held = Awaited<ReturnType<typeof held>>;

const ASKED_BY: readonly (readonly [string, LessonStop, (all: Held) => Held['app']['main']['asking']])[] = [
  ['Search', inSearch, ({ app }) => app.main.asking],
  ['Compare', inCompare, ({ comparison }) => comparison.asking],
  ['Board', onBoard, ({ features }) => features.beside.asking],
  ['States', inStates, ({ features }) => features.beside.asking],
  ['a page', onPage, ({ features }) => features.beside.asking],
];

test.each(ASKED_BY)(
  'in %s it is asked with its figures, and the clicker reveals it before it goes on',
  async (...row) => {
    const [, stop, askingOf] = row;
    const all = await held(stop, after);
    const { player, press } = all;
    await player.begin(all.lesson);
    await vi.waitFor(() => expect(player.isQuestionComing).toBe(false));
    const asking = askingOf(all);
    const question = asking.question!;
    expect(questionWords(question)).toMatch(/^How many of \d+ nodes\?$/);
    expect(question.choices.map(({ letter, value: { as }, confusion }) => [letter, as, confusion])).toEqual([
      ['A', 'text', null],
      ['B', 'text', 'wrong'],
      ['C', 'board', null],
      ['D', 'text', 'wrong'],
    ]);
    expect(JSON.stringify(question)).not.toMatch(/…|\{expanded/);
    expect([asking.hasKeys, asking.offered, player.isAsking]).toEqual([false, [], true]);
    press('ask.voteB');
    asking.vote('A', 3);
    asking.vote('B', 1);
    press('ask.discuss');
    asking.vote('C', 4);
    press('lesson.next');
    expect([asking.isRevealed, player.at]).toEqual([true, 0]);
    expect(question.choices.map((choice) => whyWords(question, choice, 'blank'))).toEqual([
      expect.stringMatching(/^All \d+ of them\.$/),
      null,
      null,
      'counts the roots.',
    ]);
    afterTheBounce();
    press('lesson.next');
    await vi.waitFor(() => expect(player.at).toBe(1));
    expect(asking.question).toBe(null);
  },
);

test('a press that comes before its figures are computed waits, and no ellipsis is ever asked', async () => {
  const { way, app, player, lesson, press } = await held(inSearch, after);
  const release = way.hold('searches.prepare');
  const begun = player.begin(lesson);
  await vi.waitFor(() => expect(app.main.player.step).toBe(2));
  expect([player.isQuestionComing, app.main.asking.question]).toEqual([true, null]);
  press('lesson.next');
  expect(player.at).toBe(0);
  release();
  await begun;
  expect(questionWords(app.main.asking.question!)).toMatch(/\d/);
});

test('a stop that is left while its search is opening does not take the question of the next one away', async () => {
  const { way, player, lesson, features } = await held({ ...after, asks: ASKS }, onPage);
  await player.begin(lesson, 1);
  const [releaseSearch, releaseFigures] = ['searches.advance', 'searches.prepare'].map((name) => way.hold(name));
  const left = player.begin({ ...lesson, title: 'Again' });
  await vi.waitFor(() => expect(player.lesson!.title).toBe('Again'));
  const shown = player.goTo(1);
  await quiet();
  expect(player.isQuestionComing).toBe(true);
  releaseSearch();
  await left;
  releaseFigures();
  await shown;
  expect(questionWords(features.beside.asking.question!)).toMatch(/\d/);
});

test('all who wait for the figures of one stop are told', async () => {
  const { app, lesson } = await held(onPage);
  const filled = new FilledLesson(app.api.searches, lesson);
  const waiting = [0, 0].map((index) => filled.untilAskable(index));
  await filled.fill();
  expect(await Promise.all(waiting)).toEqual([true, true]);
});

test('a question whose words have no figures does not wait for those of other texts', async () => {
  const plain: OwnQuestion = {
    text: 'Which?',
    choices: [
      { value: { as: 'text', text: 'This' }, isRight: true, reason: '' },
      { value: { as: 'text', text: 'That' }, isRight: false, reason: '' },
    ],
  };
  const stop = { ...onBoard, text: '{expanded}', asks: plain };
  const { app, lesson } = await held(stop);
  expect(await new FilledLesson(app.api.searches, lesson).untilAskable(0)).toBe(true); // nothing is computed yet
});

test('a question whose figures cannot be computed is not asked, and holds nobody up', async () => {
  const { way, player, lesson, features, press } = await held({ ...onBoard, asks: ASKS }, after);
  way.refusals.set('searches.prepare', new AppError('not-found', 'This search is gone.'));
  await player.begin(lesson);
  expect([player.isQuestionComing, features.beside.asking.question]).toEqual([false, null]);
  press('lesson.next');
  expect(player.at).toBe(1);
});

test('beside a view, the arrow reveals, and elsewhere keys do what they do there', async () => {
  const { app, features, player, lesson, press } = await held(onBoard, after);
  await player.begin(lesson);
  const { asking } = features.beside;
  app.navigation.show('states');
  expect([features.beside.isIn('states'), '3' in app.commands.bindings]).toEqual([false, false]);
  app.navigation.show('puzzle');
  app.commands.bindings['3']!();
  app.commands.bindings['ArrowRight']!();
  expect([asking.votes.at(-1)!.counts, asking.isRevealed]).toEqual([[0, 0, 1, 0], true]);
  press('ask.reveal');
  expect(asking.question).toBe(null);
});

test('its votes are kept with all of its words, and shown the next time', async () => {
  const { app, features, player, lesson } = await held(onBoard);
  await player.begin(lesson);
  const { asking } = features.beside;
  asking.vote('C', 3);
  asking.vote('D', 1);
  asking.reveal();
  await vi.waitFor(() => expect(asking.kept.standing).toBe('kept'));
  const { questions } = await app.api.library.list({ questions: LATEST });
  const { rows } = questions;
  expect(rows[0]).toMatchObject({ kind: 'own', step: 2, text: expect.stringMatching(/^How many of \d+ nodes\?$/) });
  await player.goTo(0);
  asking.vote('A', 1);
  asking.reveal();
  await vi.waitFor(() => expect(asking.kept.before?.votes[0].counts).toEqual([0, 0, 3, 1]));
  await quiet();
  await app.main.askAgain(rows[0]);
  expect([app.navigation.view, questionWords(app.main.asking.question!)]).toEqual(['search', rows[0].text]);
});

test.each([
  ['of the board, where a page has the same one', true],
  ['of its stop, where the board below the page has another one', false],
])('its votes are saved with the puzzle %s', async (_, isSame) => {
  const { app, features, player, lesson } = await held({ ...onPage, title: 'Of the stop' });
  const { puzzle } = onPage;
  const { setId } = app.library.sets[0];
  const { puzzleId, title } = await app.api.library.savePuzzle({ setId, title: 'Of the library', puzzle });
  if (isSame) await app.current.use({ puzzle, title, puzzleId });
  await player.begin(lesson);
  const { asking } = features.beside;
  asking.vote('A', 1);
  asking.reveal();
  await vi.waitFor(() => expect(asking.kept.standing).toBe('kept'));
  const { rows } = (await app.api.library.list({ questions: LATEST })).questions;
  expect(rows[0].puzzle).toEqual(puzzle);
  expect([rows[0].title, rows[0].puzzleId]).toEqual(isSame ? [title, puzzleId] : ['Of the stop', null]);
});

test('the end of the lesson closes it', async () => {
  const { features, player, lesson } = await held(onBoard);
  await player.begin(lesson);
  await player.leave();
  expect(features.beside.asking.question).toBe(null);
});
