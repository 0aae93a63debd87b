/** A comparison that was never saved is there again at the next start, as it was left. */
import { expect, onTestFinished, test } from 'vitest';
import { parse } from '../../shared/contract/parse.ts';
import { SETTINGS } from '../../shared/contract/settings.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import { CASE_1, UNSOLVABLE } from '../run/engine.fixture.ts';
import { setUp } from '../app/app.fixture.ts';
import { Comparison } from './comparison.svelte.ts';
import { settled, stepsOf } from './comparison.fixture.ts';
import { searchesOf } from './presets.ts';

/** A program that can be started again, each time with the comparison as the settings have it. */
async function started() {
  const { open } = setUp();
  const start = async (change: Partial<Settings> = {}) => {
    const app = await open(change);
    const comparison = new Comparison(app, app.main);
    onTestFinished(() => comparison.close());
    return { app, comparison };
  };
  const first = await start();
  return { ...first, start };
}

/** What is kept, as it comes back from the library. */
function keptOf({ underWay }: Comparison): Settings['comparison'] {
  return parse(SETTINGS.comparison.schema, JSON.parse(JSON.stringify(underWay)));
}

async function entered(comparison: Comparison): Promise<void> {
  comparison.enter();
  await settled(comparison);
  comparison.clock.settle();
}

test('nothing is kept before any puzzle was compared, and the preset comes first', async () => {
  const { comparison } = await started();
  expect(comparison.underWay).toBeNull();
  expect(comparison.preset).toBe('bfs-astar');
});

test('puzzle, searches, look, clock, steps, bets and what was chosen in the trees come back', async () => {
  const { app, comparison, start } = await started();
  await app.current.showPuzzle(CASE_1);
  await entered(comparison);
  comparison.use('heuristics');
  await settled(comparison);
  comparison.add();
  await settled(comparison);
  comparison.change(comparison.lanes[2], { algorithm: 'greedy', ties: 'first-in' });
  comparison.bets = [{ name: 'Ann', ratio: 1.5 }];
  await settled(comparison);
  comparison.clock.use('nodes');
  comparison.clock.jump(9);
  comparison.look.trees.kind = 'tidy';
  comparison.look.chart = 'depth';
  comparison.lanes[0].view.selected = 2;
  comparison.lanes[1].view.viewState.folded.add(1);
  const before = keptOf(comparison);
  const steps = stepsOf(comparison);
  expect(steps).not.toEqual([0, 0, 0]);

  comparison.close();
  expect(keptOf(comparison), 'left, but not forgotten').toEqual(before);
  const again = await start({ comparison: before, unsaved: { puzzle: CASE_1, title: 'Pasted' }, puzzleId: null });
  expect(keptOf(again.comparison), 'before the view is open').toEqual(before);
  await entered(again.comparison);
  expect(stepsOf(again.comparison)).toEqual(steps);
  expect(again.comparison.bets).toEqual([{ name: 'Ann', ratio: 1.5 }]);
  expect(again.comparison.lanes[0].view.selected).toBe(2);
  const { label, ...rest } = keptOf(again.comparison)!;
  expect(label.title).toBe('Pasted');
  expect(rest).toMatchObject({ content: before!.content });
});

test('the view that opens before its puzzle is there forgets nothing', async () => {
  const { app, comparison, start } = await started();
  await entered(comparison);
  comparison.clock.stepBy(4);
  const again = await start({ comparison: keptOf(comparison) });
  const { shown } = again.app.current;
  again.app.current.shown = null;
  again.comparison.enter();
  again.comparison.close();
  again.app.current.shown = shown;
  await entered(again.comparison);
  expect(stepsOf(again.comparison)).toEqual([4, 4]);
  expect(app.current.puzzle).toEqual(shown!.puzzle);
});

test('on another puzzle the same searches begin anew, and undo returns to the bets', async () => {
  const { app, comparison, start } = await started();
  await app.current.showPuzzle(CASE_1);
  await entered(comparison);
  comparison.use('greedy');
  comparison.bets = [{ name: 'Ann', ratio: 2 }];
  await settled(comparison);
  comparison.clock.stepBy(3);
  const unsaved = { puzzle: { ...CASE_1, start: [1, 2, 3, 8, 6, 4, 7, 0, 5] }, title: 'Another' };
  const again = await start({ comparison: keptOf(comparison), unsaved, puzzleId: null });
  await entered(again.comparison);
  expect(again.comparison.lanes.map(({ chosen }) => chosen)).toEqual(searchesOf('greedy'));
  expect(stepsOf(again.comparison)).toEqual([0, 0]);
  expect(again.comparison.bets).toEqual([]);
  await again.app.notices.undo();
  await settled(again.comparison);
  again.comparison.clock.settle();
  expect(again.app.current.puzzle).toEqual(CASE_1);
  expect(stepsOf(again.comparison)).toEqual([3, 3]);
  expect(again.comparison.bets).toEqual([{ name: 'Ann', ratio: 2 }]);
});

test.each([true, false])('a pair without a solution is searched again only if it was: %s', async (wanted) => {
  const { app, comparison, start } = await started();
  await app.current.showPuzzle(UNSOLVABLE);
  comparison.enter();
  if (wanted) comparison.searchAnyway();
  const unsaved = { puzzle: UNSOLVABLE, title: 'No solution' };
  const again = await start({ comparison: keptOf(comparison), unsaved, puzzleId: null });
  again.comparison.enter();
  expect(again.comparison.isSearchable).toBe(wanted);
});
