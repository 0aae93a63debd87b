import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { HARDEST } from '../run/engine.fixture.ts';
import { expectOf, opened, parts, quiet } from '../app/app.fixture.ts';

describe('what goes wrong', () => {
  test('becomes a notice, whatever was thrown', async () => {
    const { app } = await opened();
    const thrown = [new AppError('internal', 'One.'), new Error('Two.'), 'Three.'];
    for (const error of thrown) {
      expect(await app.notices.attempt(() => Promise.reject(error))).toBe(false);
      expect(app.notices.shown).toEqual({ kind: 'error', text: error instanceof Error ? error.message : error });
    }
  });

  test('because the host is gone is no notice: the program is disconnected', async () => {
    const { app, disconnect } = await opened();
    disconnect();
    await app.current.showPuzzle(HARDEST);
    await quiet();
    expectOf(parts(app), { disconnected: true, notice: null });
  });

  test('because the host is gone during a search reads the same', async () => {
    const { app, way, disconnect } = await opened();
    way.hold('searches.advance');
    await app.current.showPuzzle(HARDEST);
    disconnect();
    await quiet();
    expectOf(parts(app), { disconnected: true, notice: null });
    expect(app.main.player.playback).toBe('failed');
  });
});

test('a button that cannot act says why when it is pressed, and acts once it can', async () => {
  const { notices } = (await opened()).app;
  let acts = 0;
  const buttonOf = (whyNot: string | null) => notices.button(whyNot, () => acts++, 'Adds one');
  const idle = buttonOf('There is no room.');
  expect(idle).toMatchObject({ 'aria-disabled': true, 'aria-description': 'There is no room.' });
  idle.onclick({} as MouseEvent);
  expect([acts, notices.shown]).toMatchObject([0, { kind: 'hint', text: 'There is no room.' }]);
  const ready = buttonOf(null);
  expect(ready).toMatchObject({ 'aria-disabled': undefined, 'aria-description': 'Adds one' });
  ready.onclick({} as MouseEvent);
  expect(acts).toBe(1);
});

test('a notice is dismissed, unless it went wrong or can be undone', async () => {
  const { notices } = (await opened()).app;
  notices.tell('f does not grow after this step.');
  notices.dismissAll();
  expect(notices.shown).toBeNull();
  notices.tell('Deleted.', { undo: async () => {} });
  notices.dismissAll();
  expect(notices.shown?.text).toBe('Deleted.');
  notices.complain(new Error('Not saved.'));
  notices.dismissAll();
  expect(notices.shown?.text).toBe('Not saved.');
});
