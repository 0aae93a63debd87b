import { expect, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { CASE_1 } from '../run/engine.fixture.ts';
import { quiet } from '../app/app.fixture.ts';
import { opened } from '../app/shell.fixture.ts';

/** The program with a way to press J and K. */
async function openedWithKeys() {
  const { press, ...all } = await opened();
  const go = async (direction: 1 | -1): Promise<void> => {
    press(direction === 1 ? 'puzzle.next' : 'puzzle.previous');
    await vi.dynamicImportSettled();
    await quiet();
  };
  return { ...all, go };
}

test('the puzzles of a set are opened one after the other, to its end and back', async () => {
  const { app, go } = await openedWithKeys();
  await app.library.showSet(app.library.sets[0].setId);
  const { ids } = app.library.puzzles;
  const shown: (number | null)[] = [];
  const walk = async (direction: 1 | -1): Promise<void> => {
    await go(direction);
    shown.push(app.current.shown!.puzzleId);
  };
  for (let times = 1; times < ids.length; times++) await walk(1);
  expect(shown).toEqual(ids.slice(1));
  await walk(1);
  expect(app.notices.shown?.text).toBe('This is the last puzzle of its set.');
  for (let times = 1; times < ids.length; times++) await walk(-1);
  expect(shown.slice(ids.length)).toEqual(ids.toReversed().slice(1));
  await go(-1);
  expect(app.notices.shown?.text).toBe('This is the first puzzle of its set.');
});

test('a puzzle in no set has no neighbour, and stays', async () => {
  const { app, go } = await openedWithKeys();
  await app.current.showPuzzle(CASE_1);
  await go(1);
  expect(app.notices.shown?.text).toBe('This puzzle is in no set.');
  expect(app.current.puzzle).toEqual(CASE_1);
});

test('the next puzzle is opened although what the library keeps of the current one has not arrived', async () => {
  const { app, go } = await openedWithKeys();
  await app.library.showSet(app.library.sets[0].setId);
  const { ids } = app.library.puzzles;
  app.library.kept = null;
  await go(1);
  expect(app.current.shown!.puzzleId).toBe(ids[1]);
});

test('of a damaged puzzle says what is wrong with it', async () => {
  const { app, way, go } = await openedWithKeys();
  way.refusals.set('library.getPuzzle', new AppError('store-damaged', 'The puzzle “Case 1” has changed.'));
  await go(1);
  expect(app.notices.shown?.text).toBe('The puzzle “Case 1” has changed.');
});
