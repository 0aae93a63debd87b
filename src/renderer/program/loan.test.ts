import { expect, test } from 'vitest';
import { Loan } from './loan.ts';

/** A view with a name in it. */
function setUp() {
  const loan = new Loan<string>();
  const view = { shown: 'mine' };
  const show = (name: string, slowly: Promise<void> = Promise.resolve()): Promise<void> =>
    loan.show(
      () => view.shown,
      async () => {
        await slowly;
        view.shown = name;
      },
    );
  const giveBack = (): Promise<void> => loan.giveBack(async (left) => void (view.shown = left));
  return { view, show, giveBack };
}

test('whatever is shown, what was there before all of it comes back', async () => {
  const { view, show, giveBack } = setUp();
  await show('one');
  await show('two');
  expect(view.shown).toBe('two');
  await giveBack();
  expect(view.shown).toBe('mine');
  view.shown = 'changed';
  await giveBack(); // there is nothing to give back
  expect(view.shown).toBe('changed');
});

test('what takes its time is neither shown after a later one, nor after it was given back', async () => {
  const { view, show, giveBack } = setUp();
  let arrive = (): void => {};
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const calls = [show('slow', slow), show('overtaken'), show('two')];
  arrive();
  await Promise.all(calls);
  expect(view.shown).toBe('two');
  const late = show('three', new Promise((resolve) => setTimeout(resolve)));
  await giveBack();
  await late;
  expect(view.shown).toBe('mine');
});

test('one that fails keeps nothing from coming back', async () => {
  const { view, show, giveBack } = setUp();
  await expect(show('lost', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await show('two');
  await giveBack();
  expect(view.shown).toBe('mine');
});
