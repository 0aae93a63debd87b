import { expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { RunKeeper } from './runKeeper.ts';
import { quiet, setUp } from './app.fixture.ts';

const FULL = new AppError('store-full', 'The disk is full.');

async function opened() {
  const { way, open } = setUp();
  const app = await open();
  return { way, app, keeper: new RunKeeper(app) };
}

test('a run that could not be kept is reported once, until one is kept again', async () => {
  const { way, app, keeper } = await opened();
  way.refusals.set('runs.keep', FULL);
  await keeper.check();
  const told = { kind: 'error', text: 'The run is not in the history. The disk is full.', isUnsaved: true };
  expect(app.notices.shown).toEqual(told);
  app.notices.shown = null;
  await keeper.check();
  expect(app.notices.shown).toBeNull();
  way.refusals.delete('runs.keep');
  await keeper.check();
  expect(app.notices.shown).toBeNull();
  way.refusals.set('runs.keep', FULL);
  await keeper.check();
  expect(app.notices.shown).not.toBeNull();
});

test('a run that is kept is asked for, and is the one that was kept by itself', async () => {
  const { app, keeper } = await opened();
  await keeper.check();
  await app.library.refresh();
  expect(app.library.runs.rows.map(({ title }) => title)).toEqual(['Case 1']);
});

test('a run of the history and a search that is gone are not reported', async () => {
  const { way, app, keeper } = await opened();
  way.refusals.set('runs.keep', new AppError('not-found', 'Gone.'));
  await keeper.check();
  expect(app.notices.shown).toBeNull();
  await app.library.refresh();
  await app.main.openRun(app.library.runs.rows[0]!);
  await quiet();
  const asked = way.paramsOf('runs.keep').length;
  await keeper.check();
  expect(way.paramsOf('runs.keep')).toHaveLength(asked);
});
