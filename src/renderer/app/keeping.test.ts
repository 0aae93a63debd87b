import { expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { Keeping } from './keeping.ts';
import { quiet, setUp } from '../run/program.fixture.ts';

const FULL = new AppError('store-full', 'The disk is full.');

async function opened() {
  const { way, open } = setUp();
  const session = await open();
  return { way, session, keeping: new Keeping(session) };
}

test('a run that could not be kept is told once, until one is kept again', async () => {
  const { way, session, keeping } = await opened();
  way.refusals.set('runs.keep', FULL);
  await keeping.check();
  expect(session.notice).toEqual({ kind: 'error', text: 'No run is kept. The disk is full.' });
  session.notice = null;
  await keeping.check();
  expect(session.notice).toBeNull();
  way.refusals.delete('runs.keep');
  await keeping.check();
  expect(session.notice).toBeNull();
  way.refusals.set('runs.keep', FULL);
  await keeping.check();
  expect(session.notice).not.toBeNull();
});

test('a run that is kept is asked for, and is the one that was kept by itself', async () => {
  const { session, keeping } = await opened();
  await keeping.check();
  await session.library.runs.reload();
  expect(session.library.runs.list.rows.map(({ title }) => title)).toEqual(['Case 1']);
});

test('a run of the history, and a search that is gone, are nothing to tell', async () => {
  const { way, session, keeping } = await opened();
  way.refusals.set('runs.keep', new AppError('not-found', 'Gone.'));
  await keeping.check();
  expect(session.notice).toBeNull();
  await session.library.runs.reload();
  await session.openRun(session.library.runs.list.rows[0]!);
  await quiet();
  const asked = way.paramsOf('runs.keep').length;
  await keeping.check();
  expect(way.paramsOf('runs.keep')).toHaveLength(asked);
});
