import { expect, test } from 'vitest';
import { loadQuestionKinds } from '../ask/questionKinds.svelte.ts';
import { opened } from './shell.fixture.ts';

test('a clicker steps, asks nothing of the teacher, and blackens the screen, only while presenting', async () => {
  const { app, shell } = await opened();
  const press = (key: string): void => app.commands.bindings[key]?.();
  press('PageDown');
  expect(app.main.player.step).toBe(0);
  shell.presentation.enter();
  for (const key of ['PageDown', 'PageDown', 'PageUp']) press(key);
  expect(app.main.player.step).toBe(1);
  press('b');
  expect([shell.presentation.isBlack, app.navigation.view]).toEqual([true, 'search']);
  shell.presentation.leave();
  press('b');
  expect([shell.presentation.isBlack, app.navigation.view]).toEqual([false, 'puzzle']);
});

test('while a question is open, a clicker’s B or full stop blackens the screen and never votes; digits do', async () => {
  const { app, shell } = await opened();
  const { asking } = app.main;
  const press = (key: string): void => app.commands.bindings[key]?.();
  shell.presentation.enter();
  app.main.view.jump(5);
  await asking.begin('next');
  for (const before of [[], ['2', '1', '2', 'Shift+Digit2']]) {
    before.forEach(press);
    const { votes } = asking;
    for (const key of ['b', '.']) {
      press(key);
      expect([shell.presentation.isBlack, asking.isWaiting, app.navigation.view]).toEqual([true, true, 'search']);
      shell.presentation.isBlack = false;
    }
    expect(asking.votes).toBe(votes);
  }
  expect(asking.votes[0].counts.slice(0, 3)).toEqual([1, 1, 0]);
  shell.presentation.leave();
  for (const key of ['a', 'b', 'c', 'd', 'e']) press(key);
  expect(asking.votes[0].counts.slice(0, 3)).toEqual([1, 1, 0]);
  expect([app.notices.shown?.text, app.navigation.view]).toEqual([
    'Hands are counted with the keys 1 to 5: a clicker’s B is no vote.',
    'search',
  ]);
  asking.close();
});

test('a press of the clicker that comes before the question moves nothing, and the question is asked where it was called for', async () => {
  const { app, shell } = await opened();
  const { asking, player } = app.main;
  shell.presentation.enter();
  app.main.view.jump(5);
  const asked = asking.begin('next');
  app.commands.bindings.PageDown?.();
  expect([player.step, asking.question]).toEqual([5, null]);
  await asked;
  expect([asking.question?.step, asking.isRevealed]).toEqual([5, false]);
  asking.close();
});

test('while a question is open, the clicker reveals the answer and goes on', async () => {
  const { app, shell } = await opened();
  const { asking, player } = app.main;
  const press = (key: string): void => app.commands.bindings[key]?.();
  await loadQuestionKinds();
  shell.presentation.enter();
  app.main.view.jump(5);
  press('a');
  await expect.poll(() => asking.question).not.toBeNull();
  press('PageDown');
  expect([asking.isRevealed, player.step]).toEqual([true, 6]);
  press('PageDown');
  expect([asking.question, player.step]).toEqual([null, 6]);
  press('PageDown');
  expect(player.step).toBe(7);
});

test('without single-letter keys a clicker still steps and blackens the screen, and B opens no view', async () => {
  const { app, shell } = await opened();
  app.commands.press('help.letterKeys');
  expect(app.notices.shown?.text).toBe('Single-letter keys are off.');
  const press = (key: string): void => app.commands.bindings[key]?.();
  press('b');
  expect(app.navigation.view).toBe('search');
  shell.presentation.enter();
  for (const key of ['PageDown', 'PageDown', 'PageUp', '.']) press(key);
  expect([app.main.player.step, shell.presentation.isBlack]).toEqual([1, true]);
  shell.presentation.isBlack = false;
  press('b');
  expect(shell.presentation.isBlack).toBe(true);
  shell.presentation.leave();
  app.commands.press('help.letterKeys');
  press('b');
  expect(app.navigation.view).toBe('puzzle');
});
