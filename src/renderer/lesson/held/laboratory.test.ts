/** Stops in the lab and among heuristics: what they show, how they are made, and that the user's own work comes back. */
import { MAX_STOP_PUZZLES } from '../../../shared/contract/stopParts.ts';
import { expect, test, vi } from 'vitest';
import { settingsWritten } from '../../app/app.fixture.ts';
import { opened } from '../../app/shell.fixture.ts';
import { labServices } from '../../lab/labMethods.ts';

import { PRESETS } from '../../../shared/lab/presets.ts';
import { lesson, search } from '../../../shared/lesson/lessons/stops.ts';
import { CASE_3, CASE_6 } from '../../../shared/lesson/lessons/puzzles.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import { loopback } from '../../../shared/rpc/loopback.fixture.ts';
import type { Port } from '../../../shared/rpc/port.ts';
import { serveOwn } from '../../../shared/rpc/rpc.ts';
import { ownStopOf } from '../written/moment.ts';
import { whyNoMoment } from '../written/whyNoMoment.ts';
import { experiment, heuristic, RECIPE, textPage } from '../stopKinds.fixture.ts';

const FORMULA: OwnHeuristic = { name: 'doubled', kind: 'formula', text: '2 * manhattan' };
const PROGRAM: OwnHeuristic = { name: 'foreign', kind: 'javascript', text: 'function h() { return 0; }' };
const MINE = { ...RECIPE, title: 'Mine' };

function labWorker(): Port {
  const [page, worker] = loopback(structuredClone);
  serveOwn(worker, labServices());
  return page;
}

async function held() {
  const all = await opened({}, labWorker);
  const { lessons: player, lab, heuristics, lessonTarget: target } = all.features;
  const stops = [
    textPage('What is saved?'),
    experiment(RECIPE, true),
    experiment(PRESETS.ties.recipe),
    heuristic(FORMULA),
    heuristic(PROGRAM),
    search(CASE_6, {}, 1, { text: 'Now.', note: '' }),
  ];
  return { ...all, player, lab, heuristics, target, lesson: lesson('A lesson', '', stops) };
}

/** The lab with a plan of the user's that is not saved. */
async function planning() {
  const all = await held();
  const editor = await all.lab.load(all.app);
  await editor.planPreset('weights');
  await editor.rename('Mine');
  await editor.change({ puzzles: RECIPE.puzzles });
  return { ...all, editor, plan: editor.text };
}

test('a stop in the lab plans its recipe, or shows the saved experiment of it, and the own plan comes back', async () => {
  const { app, player, lesson, editor, plan } = await planning();
  await player.begin(lesson, 1);
  expect([app.navigation.view, editor.recipe, editor.experimentId, player.isAway]).toEqual([
    'lab',
    RECIPE,
    null,
    false,
  ]);
  expect([editor.look.isSketching, player.isAsking]).toEqual([true, true]);
  player.next();
  expect([player.at, editor.look.isSketching]).toEqual([1, false]);
  await editor.save();
  const { experimentId } = editor;
  await player.goTo(2);
  expect([editor.recipe, editor.experimentId, editor.look.isSketching]).toEqual([PRESETS.ties.recipe, null, false]);
  await player.goTo(1);
  expect([editor.recipe, editor.experimentId]).toEqual([RECIPE, experimentId]);
  await player.leave();
  expect([editor.text, editor.experimentId, editor.look.isPlanned]).toEqual([plan, null, true]);
  expect(app.notices.shown).toBeNull(); // nothing was lost, so nothing is said
});

test('another experiment than that of the stop is away from it; a changed recipe is not lost', async () => {
  const { app, player, lesson, editor, press } = await planning();
  await player.begin(lesson, 1);
  await editor.change({ searches: RECIPE.searches.slice(1) });
  expect(player.isAway).toBe(true);
  const changed = editor.text;
  press('lesson.return');
  await vi.waitFor(() => expect([player.isAway, editor.recipe]).toEqual([false, RECIPE]));
  expect(app.notices.shown?.text).toBe('The plan “Small table” was not saved.');
  await app.notices.undo();
  expect(editor.text).toEqual(changed);
  await player.leave();
});

test('nothing of what a lesson shows is stored in place of the plan and the draft of the user', async () => {
  const { app, way, player, lesson, editor, heuristics } = await planning();
  const draft = (await heuristics.load(app)).written;
  await player.begin(lesson, 1);
  await player.goTo(3);
  app.settings.gather({ experiment: editor.underWay });
  heuristics.editor!.edit({ text: 'manhattan' });
  await settingsWritten();
  const names = way.paramsOf('settings.write').flatMap((call) => Object.keys((call as { change: object }).change));
  expect(names).not.toContain('experiment');
  expect(names).not.toContain('draft');
  await player.leave();
  expect(heuristics.editor!.written).toEqual(draft);
});

test('a stop among heuristics opens its formula towards the goal of its puzzle, and the own draft comes back', async () => {
  const { app, player, lesson, heuristics } = await held();
  const editor = await heuristics.load(app);
  editor.edit({ name: 'mine', text: 'misplaced' });
  const before = editor.written;
  await player.begin(lesson, 3);
  expect([app.navigation.view, editor.draft, player.isAway]).toEqual(['heuristics', FORMULA, false]);
  expect(app.current.puzzle).toEqual(CASE_3.puzzle);
  editor.edit({ text: 'manhattan' });
  expect(player.isAway).toBe(true);
  await player.return();
  expect(editor.draft).toEqual(FORMULA);
  await player.leave();
  expect(editor.written).toEqual(before);
});

test('a program that came with a lesson is opened once the user has looked at it, and not before', async () => {
  const { app, player, lesson, heuristics, way } = await held();
  const editor = await heuristics.load(app);
  const { draft } = editor;
  let begun = player.begin(lesson, 4);
  await vi.waitFor(() => expect(app.own.shown?.own).toEqual(PROGRAM));
  app.own.answer(false);
  await begun;
  expect([editor.draft, player.isAway]).toEqual([draft, true]);
  expect(way.paramsOf('heuristics.agree')).toEqual([]);
  begun = player.return();
  await vi.waitFor(() => expect(app.own.shown?.own).toEqual(PROGRAM));
  app.own.answer(true);
  await begun;
  expect([editor.draft, player.isAway]).toEqual([PROGRAM, false]);
  await player.leave();
  expect(editor.draft).toEqual(draft);
});

test('a plan, a heuristic, a board and all states become stops', async () => {
  const { app, target, editor, heuristics } = await planning();
  app.navigation.show('lab');
  expect(whyNoMoment(target)).toBeNull();
  expect(ownStopOf(target)).toMatchObject({ view: 'lab', experiment: editor.recipe, hides: false });
  editor.look.beginSketch();
  expect(ownStopOf(target).hides).toBe(true);
  (await heuristics.load(app)).edit(FORMULA);
  app.navigation.show('heuristics');
  expect(whyNoMoment(target)).toBeNull();
  expect(ownStopOf(target)).toMatchObject({ view: 'heuristics', heuristic: FORMULA });
  for (const view of ['puzzle', 'states'] as const) {
    app.navigation.show(view);
    expect(whyNoMoment(target)).toBeNull();
    expect(ownStopOf(target)).toMatchObject({ view, puzzle: app.current.puzzle });
  }
});

test('what could not be shown again is no stop, and it is said why', async () => {
  const { app, target, editor, heuristics, player, lesson } = await planning();
  app.navigation.show('lab');
  const { puzzle } = CASE_3;
  const long = { from: 'list', puzzles: Array.from({ length: MAX_STOP_PUZZLES + 1 }, () => puzzle) } as const;
  await editor.change({ puzzles: long });
  expect(whyNoMoment(target)).toBe('This experiment has 201 puzzles: a stop keeps a list of at most 200.');
  await editor.change({ puzzles: { ...RECIPE.puzzles, most: 0 } as typeof RECIPE.puzzles });
  expect(whyNoMoment(target)).toBe(editor.facts.fault);
  expect(editor.facts.fault).not.toBeNull();
  const draft = await heuristics.load(app);
  app.navigation.show('heuristics');
  draft.edit({ name: ' ', text: 'manhattan' });
  expect(whyNoMoment(target)).toBe('Give the heuristic a name first.');
  draft.edit({ name: 'mine', text: 'manhattan +' });
  expect(whyNoMoment(target)).toBe('This heuristic cannot be used yet: correct it first.');
  await player.begin(lesson);
  expect(whyNoMoment(target)).toContain('part of its lesson already');
  await player.leave();
});

test('the experiment of the library is found by all of its recipe, not by its title alone', async () => {
  const { app, lab } = await held();
  const editor = await lab.load(app);
  const same = await app.api.experiments.create({ recipe: { ...RECIPE, searches: MINE.searches.slice(1) }, book: [] });
  await lab.show(app, RECIPE, false);
  expect([editor.experimentId, editor.recipe]).toEqual([null, RECIPE]);
  await lab.show(app, same.recipe, false);
  expect(editor.experimentId).toBe(same.experimentId);
  await lab.giveBack();
  expect(lab.shows(same.recipe)).toBe(true); // the library has no other one
});
