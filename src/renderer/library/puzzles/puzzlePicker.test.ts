import { expect, test } from 'vitest';
import { cardInDirection } from './puzzlePicker.ts';

/** Two sets: four cards in rows of three, then two. */
const CARDS = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 50],
  [0, 150],
  [100, 150],
].map(([left, top]) => ({ left: left!, top: top! }));

test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', -1],
  [5, 'ArrowRight', -1],
  [0, 'ArrowDown', 3],
  [2, 'ArrowDown', 3],
  [3, 'ArrowDown', 4],
  [5, 'ArrowUp', 3],
  [3, 'ArrowUp', 0],
  [1, 'ArrowUp', -1],
  [4, 'ArrowDown', -1],
])('from card %i, %s leads to %i', (from, key, to) => {
  expect(cardInDirection(CARDS, from, key)).toBe(to);
});
