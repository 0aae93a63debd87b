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

test('while a question is open, B is a vote, and the clicker reveals the answer and goes on', async () => {
  const { app, shell } = await opened();
  const { asking, player } = app.main;
  const press = (key: string): void => app.commands.bindings[key]?.();
  await loadQuestionKinds();
  shell.presentation.enter();
  app.main.view.jump(5);
  press('a');
  await expect.poll(() => asking.question).not.toBeNull();
  press('b');
  expect(asking.votes[0].counts[1]).toBe(1);
  press('PageDown');
  expect([asking.isRevealed, player.step]).toEqual([true, 6]);
  press('PageDown');
  expect([asking.question, player.step]).toEqual([null, 6]);
  press('PageDown');
  expect(player.step).toBe(7);
});
