import { describe, expect, test } from 'vitest';
import { estimate } from '../../shared/puzzle/heuristics/heuristics.ts';
import { Boards } from '../run/boards.ts';
import { ASTAR, CASE_1, FIFTEEN, HARDEST, HEAVY, readToEnd } from '../run/engine.fixture.ts';
import { readFilter } from './nodeFilter.ts';
import { KnownRows, NodeRows } from './nodeRows.svelte.ts';

function sourceOf(puzzle: typeof CASE_1) {
  const reader = readToEnd(puzzle, ASTAR);
  const boards = new Boards(puzzle, reader);
  const removal = { strategy: 'astar', ties: 'low-h' } as const;
  return { reader, removal, puzzle, cellsOf: (node: number) => boards.of(node) };
}

function rowsOf(puzzle: typeof CASE_1, nextFrame = async () => {}): NodeRows {
  return new NodeRows(sourceOf(puzzle), nextFrame);
}

describe('the rows of the expanded nodes', () => {
  test('are in order of expansion, with every value', () => {
    const rows = rowsOf(CASE_1);
    expect(Array.from(rows.shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.columns.slice(0, 4).map(({ id }) => id)).toEqual(['order', 'g', 'h', 'f']);
    for (const step of Array.from(rows.shown)) {
      expect(rows.valueOf('g', step)).toBe(step - 1);
      expect(rows.valueOf('f', step)).toBe(8);
      expect(rows.valueOf('h', step)).toBe(rows.valueOf('manhattan', step));
      expect(rows.valueOf('misplaced', step)).toBe(estimate('misplaced', rows.cellsAt(step), CASE_1.goal, 3));
    }
  });

  test('have a column of their depth where it is not g', () => {
    const rows = rowsOf(HEAVY);
    expect(rows.columns.slice(0, 5).map(({ id }) => id)).toEqual(['order', 'depth', 'g', 'h', 'f']);
    const [start, next] = [1, 2].map((step) => rows.cellsAt(step));
    expect([rows.valueOf('depth', 2), rows.valueOf('g', 2)]).toEqual([1, next[start.indexOf(0)]]);
  });

  test('have no column that needs tables: on a board of 4×4 every row has all its values', () => {
    const rows = rowsOf(FIFTEEN);
    expect(rows.columns.map(({ id }) => id)).not.toContain('pattern-database');
    for (const { id } of rows.columns) expect(rows.valueOf(id, 1)).toBeGreaterThanOrEqual(0);
  });

  test('can be ordered by any column, both ways; equal ones stay in order of expansion', async () => {
    const rows = rowsOf(HARDEST);
    for (const descending of [false, true]) {
      await rows.arrange([], 'linear-conflict', descending);
      const keys = Array.from(rows.shown, (step) => [rows.valueOf('linear-conflict', step), step] as const);
      expect(keys.length).toBe(rows.shown.length);
      for (let at = 1; at < keys.length; at++) {
        const [[value, step], [next, after]] = [keys[at - 1], keys[at]];
        expect(descending ? value > next || (value === next && step < after) : value < next || step < after).toBe(true);
      }
    }
  });

  test('can be chosen by conditions', async () => {
    const rows = rowsOf(HARDEST);
    const total = rows.shown.length;
    await rows.arrange(readFilter('g = 5, manhattan > 10', ['g', 'manhattan']).conditions!, 'order', false);
    expect(rows.shown.length).toBeGreaterThan(0);
    expect(rows.shown.length).toBeLessThan(total);
    for (const step of Array.from(rows.shown)) {
      expect(rows.valueOf('g', step)).toBe(5);
      expect(rows.valueOf('manhattan', step)).toBeGreaterThan(10);
    }
  });

  test('a job that is overtaken or cancelled changes nothing', async () => {
    const rows = rowsOf(HARDEST, () => new Promise((resolve) => setTimeout(resolve)));
    const before = rows.shown;
    const overtaken = rows.arrange([], 'manhattan', true);
    expect(rows.work).not.toBeNull();
    rows.cancel();
    await overtaken;
    expect(rows.shown).toBe(before);
    expect(rows.work).toBeNull();
  });

  test('of a search that goes on were worked out from the first one with each batch, and out of order until then', async () => {
    const { cellsOf, ...rest } = sourceOf(HARDEST);
    let computed = 0;
    const source = { ...rest, cellsOf: (node: number) => (computed++, cellsOf(node)) };
    const known = new KnownRows();
    const first = new NodeRows(source, () => new Promise((resolve) => setTimeout(resolve)), known);
    const begun = first.arrange([], 'manhattan', true);
    first.cancel(); // the next batch has come
    await begun;
    expect(computed).toBeGreaterThan(0);
    const second = new NodeRows(source, async () => {}, known);
    await second.arrange([], 'manhattan', true);
    expect(computed).toBe(rest.reader.expansions);
    expect(Array.from(new NodeRows(source, async () => {}, known).shown)).toEqual(Array.from(second.shown));
  });

  test('become a file with a head, as they are shown', async () => {
    const rows = rowsOf(CASE_1);
    await rows.arrange([], 'order', true);
    const parts = await rows.csv();
    expect(parts![0]).toMatch(/^Step,g,h,f,Zero,Misplaced tiles,Manhattan distance,.*,State\r\n$/);
    expect(parts![1]).toMatch(/^9,8,0,8,0,0,0,.*,1 2 3 8 6 4 7 5 0\r\n$/);
    expect(parts).toHaveLength(10);
  });

  test('become a whole file, although others are shown meanwhile', async () => {
    const rows = rowsOf(HARDEST, () => new Promise((resolve) => setTimeout(resolve)));
    const all = rows.shown.length;
    const writing = rows.copy().csv();
    await rows.arrange(readFilter('g = 5', ['g']).conditions!, 'g', true);
    rows.cancel();
    expect(await writing).toHaveLength(1 + all);
  });
});
