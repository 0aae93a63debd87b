import { describe, expect, test } from 'vitest';
import { ASTAR, CASE_1, EngineSource } from './engine.fixture.ts';
import { FineSteps } from './fineSteps.svelte.ts';
import { Player } from './player.svelte.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';

async function setUp(step: number) {
  const source = new EngineSource();
  const player = new Player(source, () => {});
  const fine = new FineSteps(player, () => searchOptionsOf(ASTAR));
  player.open(source.open(CASE_1, ASTAR), step);
  await new Promise((resolve) => setImmediate(resolve));
  return { player, fine };
}

/** What stands after each call. */
function walk(fine: FineSteps, player: Player, move: () => void, times: number): string[] {
  return Array.from({ length: times }, () => {
    move();
    return `${player.step} ${fine.moment.act}`;
  });
}

describe('fine steps', () => {
  test('go forward through a step and into the next one, and back the same way', async () => {
    const { player, fine } = await setUp(0);
    const lines = ['take', 'test', 'close', 'successor', 'join', 'successor', 'join', 'done'];
    const there = walk(fine, player, () => fine.forward(), 9);
    expect(there).toEqual([...lines.map((act) => `1 ${act}`), '2 take']);
    const back = walk(fine, player, () => fine.back(), 9);
    expect(back).toEqual([...there.slice(0, -1).reverse(), '0 done']);
  });

  test('stop at both ends', async () => {
    const { player, fine } = await setUp(9);
    expect(walk(fine, player, () => fine.forward(), 1)).toEqual(['9 done']);
    player.jump(0);
    expect(walk(fine, player, () => fine.back(), 1)).toEqual(['0 done']);
  });

  test('say which part of how many', async () => {
    const { fine } = await setUp(0);
    expect(fine.place).toBeNull();
    fine.forward();
    expect(fine.place).toEqual({ part: 1, parts: 8 });
  });

  test('another step is shown as a whole', async () => {
    const { player, fine } = await setUp(0);
    fine.forward();
    player.jump(4);
    expect(fine.moment).toMatchObject({ act: 'done', step: 4 });
    fine.back();
    fine.leave();
    expect(fine.moment).toMatchObject({ act: 'done', step: 4 });
  });
});
