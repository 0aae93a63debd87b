import { toStore } from 'svelte/store';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NONE } from '../../shared/trace/trace.ts';
import { BFS, CASE_1, HARDEST, UNSOLVABLE } from './engine.fixture.ts';
import { expectOf, opened, quiet } from '../app/app.fixture.ts';

describe('what is on the board', () => {
  test('is the start, then the node of the step, then the one that was chosen', async () => {
    const { app } = await opened();
    expectOf(app.main.view, { current: NONE, shownNode: 0, shownCells: CASE_1.start, path: [0] });
    app.main.view.drive((player) => player.stepBy(2));
    const node = app.main.player.reader.expanded[1];
    expectOf(app.main.view, { current: node, shownNode: node });
    expect(app.main.view.path).toEqual([0, node]);
    app.main.view.select(0);
    expectOf(app.main.view, { current: node, shownNode: 0, shownCells: CASE_1.start });
    app.main.view.select(0);
    expect(app.main.view.shownNode).toBe(node);
  });

  test('notifies what shows it whenever the step, the choice or the search changes', async () => {
    const { app } = await opened();
    const shown: (readonly number[])[] = [];
    onTestFinished(toStore(() => app.main.view.shownCells).subscribe((cells) => shown.push(cells)));
    for (const change of [
      () => app.main.view.drive((player) => player.jump(Infinity)),
      () => app.main.view.select(0),
      () => app.current.showPuzzle(HARDEST),
      () => app.current.showPuzzle(UNSOLVABLE),
    ]) {
      await change();
      await quiet();
      expect(shown.at(-1)).toEqual(app.main.view.shownCells);
    }
    expect(shown.at(-1)).toEqual(UNSOLVABLE.start);
    expect(shown.map((cells) => cells.join())).toContain(CASE_1.goal.join());
  });

  test('goes back to the step when the step moves', async () => {
    const { app } = await opened();
    app.main.view.select(0);
    app.main.view.drive((player) => player.jump(Infinity));
    expectOf(app.main.view, { selected: NONE, shownCells: CASE_1.goal });
  });

  test('follows the walk along the solution to the goal, and choosing a node ends the walk', async () => {
    const { app } = await opened();
    app.main.view.drive((player) => player.jump(Infinity));
    app.main.view.walkSolution();
    expect(app.main.view.shownCells).toEqual(CASE_1.start);
    app.main.view.solution!.goTo(8);
    expect(app.main.view.shownCells).toEqual(CASE_1.goal);
    app.main.view.walkSolution();
    expectOf(app.main.view.solution!, { at: 0, playing: true });
    app.main.view.select(3);
    expectOf(app.main.view, { solution: null, shownNode: 3 });
  });

  test('has its heuristic explained tile by tile, where the search uses one', async () => {
    const { app } = await opened();
    const { reader } = app.main.player;
    for (let node = 0; node < reader.nodes; node += 3) {
      app.main.view.clearSelection();
      app.main.view.select(node);
      const sum = [...app.main.view.contribution!.values()].reduce((sum, part) => sum + part, 0);
      expect(sum).toBe(reader.h[node]);
    }
    await app.main.setSearch(BFS);
    expect(app.main.view.contribution).toBeNull();
  });
});

test('the menu of a node goes with its search: it does not come back at a node of the next one', async () => {
  const { app } = await opened();
  app.main.view.menu = { node: 5, x: 0, y: 0, isInDrawing: true };
  await app.main.setSearch(BFS);
  expect(app.main.view.menu).toBeNull();
});
