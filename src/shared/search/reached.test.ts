import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Reached } from './reached.ts';
import { NONE } from './trace.ts';

describe('the table of reached states', () => {
  test.each([1, 2, 4])('finds what a map would find, with states of %i words', (words) => {
    const state = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: words, maxLength: words });
    fc.assert(fc.property(fc.array(state, { maxLength: 60 }), (states) => compareWithMap(words, states)));
  });

  test('keeps every state while it grows', () => {
    const states = Array.from({ length: 50_000 }, (_, index) => [Math.imul(index >> 1, 0x9e3779b1), index >> 9]);
    compareWithMap(2, states);
  });
});

/** Every state in turn is looked up and put in place of what was there. */
function compareWithMap(words: number, states: number[][]): void {
  const reached = new Reached(words);
  const words32 = Int32Array.from(states.flat());
  const map = new Map<string, number>();
  const wrong = states.filter((state, node) => {
    reached.reserve(1);
    const slot = reached.find(words32, node);
    const found = reached.nodeAt(slot);
    reached.put(slot, node);
    const expected = map.get(state.join()) ?? NONE;
    map.set(state.join(), node);
    return found !== expected;
  });
  expect(wrong).toEqual([]);
}
