import { expect, test } from 'vitest';
import { Navigation } from './navigation.svelte.ts';

test.each(['lab', 'heuristics'] as const)(
  'the lab always opened its experiments; now the view of it that was last: %s',
  (view) => {
    const navigation = new Navigation('search');
    navigation.show(view);
    navigation.show('library');
    navigation.showPlace('lab');
    expect(navigation.view).toBe(view);
  },
);

test('the lab opens its experiments first, or the view that was left with the program', () => {
  const [fresh, left] = [new Navigation('search'), new Navigation('heuristics')];
  for (const navigation of [fresh, left]) {
    navigation.show('search');
    navigation.showPlace('lab');
  }
  expect([fresh.view, left.view]).toEqual(['lab', 'heuristics']);
});
