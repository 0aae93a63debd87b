import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LentTables } from './lentTables.ts';
import { Reached } from './reached.ts';
import { DirectReached } from './directReached.ts';
import { NONE } from '../trace/trace.ts';

/** Tables for so many states, and nothing besides. */
function tablesFor(states: number): LentTables {
  return new LentTables({ entries: new Uint16Array(states), stride: states, states });
}

describe('the table of reached states', () => {
  test.each([1, 2, 4])('finds what a map would find, with states of %i words', (words) => {
    const state = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: words, maxLength: words });
    fc.assert(fc.property(fc.array(state, { maxLength: 60 }), (states) => compareWithMap(words, states)));
  });

  test.each([1, 2])('keeps every state of %i words while it grows', (words) => {
    const states = Array.from({ length: 25_000 }, (_, index) => [Math.imul(index, 0x9e3779b1), index >> 9]);
    compareWithMap(
      words,
      [...states, ...states].map((state) => state.slice(0, words)),
    );
  });

  test('counts a state once, has room for three in five of its slots, and forgets all when it is cleared', () => {
    const reached = new Reached(1);
    const states = Int32Array.of(7, 8, 7);
    const put = (node: number) => reached.put(reached.find(states, node), node);
    [0, 1, 2].forEach(put);
    expect([reached.room, reached.nodeAt(reached.find(states, 0))]).toEqual([614 - 2, 2]);
    reached.clear();
    expect([reached.room, reached.nodeAt(reached.find(states, 0))]).toEqual([614, NONE]);
  });

  test.each([
    [614, 1024],
    [615, 4096],
    [39_321, 65_536],
    [39_322, 131_072],
    [157_287, 524_288],
  ])('for %i states has %i slots of eight bytes: four times as many while it is small, then twice', (states, slots) => {
    const reached = new Reached(2);
    expect(reached.bytesFor(states)).toBe(8 * slots);
    reached.reserve(states);
    expect(reached.bytesFor(0)).toBe(8 * slots);
    reached.release();
    expect(reached.bytesFor(0)).toBe(0);
  });
});

describe('the table of reached states that are numbers', () => {
  test('finds what a map would find, after any searches', () => {
    const tables = tablesFor(32);
    const states = fc.array(fc.nat(31), { maxLength: 60 });
    fc.assert(fc.property(states, (states) => compareNumbersWithMap(tables, Int32Array.from(states))));
  });

  test('forgets every state when it is cleared', () => {
    const reached = new DirectReached(tablesFor(4));
    const states = Int32Array.of(2, 1, 2, 1);
    reached.put(2, 0);
    reached.put(1, 1);
    reached.clear(2);
    expect(reached.nodeAt(reached.find(states, 2))).toBe(NONE);
    reached.put(2, 2);
    expect([reached.nodeAt(2), reached.nodeAt(1)]).toEqual([2, NONE]);
  });

  test('takes as many bytes as its entries: narrow ones for 65,535 nodes, and besides, for more, wide ones for states only', () => {
    const reached = new DirectReached(new LentTables({ entries: new Uint16Array(64), stride: 8, states: 5 }));
    expect([reached.room, reached.nodes]).toEqual([Infinity, 65_535]);
    expect([reached.bytesFor(1, 65_535), reached.bytesFor(1, 65_536)]).toEqual([128, 128 + 4 * 40]);
    reached.reserve(1, 65_535);
    expect([reached.bytesFor(1, 65_535), reached.nodes]).toEqual([128, 65_535]);
    reached.reserve(1, 65_536);
    expect([reached.bytesFor(1, 1), reached.nodes]).toEqual([128 + 4 * 40, Infinity]);
  });

  test('still knows every state when its entries become wide, and leaves foreign data unchanged', () => {
    const entries = Uint16Array.of(0, 0, 0, 91, 0, 0, 0, 92);
    const tables = new LentTables({ entries, stride: 4, states: 3 });
    const reached = new DirectReached(tables);
    const states = Int32Array.of(2, 5, 0, 6);
    reached.put(reached.find(states, 0), 0);
    reached.put(reached.find(states, 1), reached.nodes - 1);
    reached.reserve(1, 70_000);
    reached.put(reached.find(states, 2), 69_999);
    const nodes = [0, 1, 2, 3].map((node) => reached.nodeAt(reached.find(states, node)));
    expect(nodes).toEqual([0, 65_534, 69_999, NONE]);
    reached.release(states, states.length);
    expect(tables.lend()).toBe(entries);
    expect(entries).toEqual(Uint16Array.of(0, 0, 0, 91, 0, 0, 0, 92));
  });

  test('has its own table while another search uses the shared one, which is the one that is kept', () => {
    const tables = tablesFor(4);
    const [one, other] = [new DirectReached(tables), new DirectReached(tables)];
    one.put(2, 5);
    expect(other.nodeAt(2)).toBe(NONE);
    const shared = tables.rows.entries;
    one.release(Int32Array.of(2), 1);
    other.release(Int32Array.of(), 0);
    expect(tables.lend()).toBe(shared);
    const third = tables.lend();
    tables.takeBack(third);
    expect(tables.lend()).toBe(third);
    tables.takeBack(third);
    tables.takeBack(shared);
    expect(tables.lend()).toBe(shared);
  });

  test('leaves no state in its table to the next search', () => {
    const tables = tablesFor(4);
    const reached = new DirectReached(tables);
    reached.put(2, 1);
    reached.release(Int32Array.of(3, 2), 2);
    expect(tables.lend()).toEqual(new Uint16Array(4));
  });
});

function compareNumbersWithMap(tables: LentTables, states: Int32Array): void {
  const reached = new DirectReached(tables);
  const map = new Map<number, number>();
  for (const [node, state] of states.entries()) {
    const slot = reached.find(states, node);
    expect(reached.nodeAt(slot)).toBe(map.get(state) ?? NONE);
    if (node % 3 === 2) continue; // as a node that is dropped
    reached.put(slot, node);
    map.set(state, node);
  }
  reached.release(states, states.length);
}

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
