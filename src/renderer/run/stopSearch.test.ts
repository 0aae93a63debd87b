import { describe, expect, test } from 'vitest';
import { Boards } from './boards.ts';
import { ASTAR, BFS, CASE_1, EngineSource, HARDEST } from './engine.fixture.ts';
import { Player } from './player.svelte.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { findStop } from './stopSearch.ts';

const LIMITS = { expansions: 30_000 };

async function setUp(puzzle = HARDEST, search = BFS) {
  const source = new EngineSource();
  const player = new Player(source, () => {});
  player.open(source.open(puzzle, search, LIMITS));
  await quiet();
  return { source, player, options: searchOptionsOf(search) };
}

function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('looking for a stop', () => {
  test('finds it in what has arrived, and leaves the step', async () => {
    const { player, options } = await setUp(CASE_1);
    expect(await findStop(player, 'layer', options)).toBe(2);
    expect(player.step).toBe(0);
    player.jump(2);
    expect(await findStop(player, 'layer', options)).toBe(4);
  });

  test('fetches the run as far as it takes', async () => {
    const { player, options } = await setUp();
    player.jump(4000);
    const found = await findStop(player, 'layer', options);
    expect(player.reader.g[player.reader.expandedBy(found as number)]).toBe(
      player.reader.g[player.reader.expandedBy(4000)] + 1,
    );
    expect(await findStop(player, 'cheaper', options)).toBeNull();
    expect(player.steps).toBe(LIMITS.expansions);
  });

  test('comes back to a state in every iteration', async () => {
    const { player, options } = await setUp(CASE_1, { ...BFS, algorithm: 'iddfs' });
    const { reader } = player;
    const boards = new Boards(CASE_1, reader);
    const wanted = boards.of(1).join();
    const isWanted = (node: number): boolean => boards.of(node).join() === wanted;
    const steps = Array.from({ length: reader.expansions }, (_, index) => index + 1);
    const expected = steps.filter((step) => isWanted(reader.expandedBy(step)));
    expect(new Set(expected.map((step) => reader.iterationAt(step - 1))).size).toBeGreaterThan(3);
    for (const step of expected.slice(0, 12)) {
      expect(await findStop(player, 'state', options, isWanted)).toBe(step);
      player.jump(step);
    }
  });

  test('knows where the goal was generated only from the end', async () => {
    const { player, options } = await setUp(CASE_1, ASTAR);
    expect(await findStop(player, 'goal-generated', options)).toBe(8);
    expect(await findStop(player, 'goal-taken', options)).toBe(9);
  });

  test('is given up when the user cancels, or goes elsewhere', async () => {
    const { source, player, options } = await setUp();
    source.hold();
    const cancelled = findStop(player, 'goal-taken', options);
    player.cancelWait();
    expect(await cancelled).toBe('abandoned');
    const left = findStop(player, 'goal-taken', options);
    player.jump(7);
    source.release();
    expect(await left).toBe('abandoned');
    expect(player.step).toBe(7);
  });
});
