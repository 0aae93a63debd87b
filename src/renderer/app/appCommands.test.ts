import { flushSync } from 'svelte';
import { toStore } from 'svelte/store';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { VIEW_IDS } from '../../shared/contract/views.ts';
import { FIFTEEN, HARDEST, UNSOLVABLE } from '../run/engine.fixture.ts';
import { capsOf } from '../ui/keyNames.ts';
import { quiet } from './app.fixture.ts';
import type { App } from './openApp.ts';
import { opened } from './shell.fixture.ts';
import { menuItems } from './windowMenu.svelte.ts';
import { parseMenu } from '../../shared/contract/windowMenu.ts';

describe('in every view', () => {
  test.each(VIEW_IDS)('no two commands have one key: %s', async (view) => {
    const { app, features } = await opened();
    app.navigation.show(view);
    expect(Object.keys(app.commands.bindings)).toEqual(expect.arrayContaining(['F1', 'F11', '?', 'Escape', 'l']));
    features.puzzleEditor.open(app.current.shown!);
    features.puzzleEditor.move(0);
    features.puzzleEditor.move(2);
    features.play.toggleReplay();
    expect(app.commands.collisions).toEqual([]);
  });

  test.each(VIEW_IDS)('every command has a title, and those with a key are on the sheet: %s', async (view) => {
    const { app } = await opened();
    app.navigation.show(view);
    const titles = app.commands.sheet.flatMap(({ lines }) => lines.map(({ title }) => title));
    for (const { title, keys } of app.commands.offered) {
      expect(title).toMatch(/\S/);
      if (keys.length > 0) expect(titles).toContain(title);
    }
  });

  test.each(VIEW_IDS)('the sheet shows as a key only what a keyboard has: %s', async (view) => {
    const { app } = await opened();
    app.navigation.show(view);
    const parts = app.commands.sheet.flatMap(({ lines }) => lines.flatMap(({ shown }) => capsOf(shown)));
    const keys = new Set(parts.flatMap(({ text, isKey }) => (isKey && !/^(?:\S|F\d+)$/.test(text) ? [text] : [])));
    const named = ['Alt', 'Backspace', 'Ctrl', 'Delete', 'End', 'Enter', 'Esc', 'Home', 'Menu', 'Shift', 'Space'];
    expect([...named, 'Page\u00a0↑', 'Page\u00a0↓']).toEqual(expect.arrayContaining([...keys]));
  });
});

test('an algorithm that is chosen where no search is on show is said', async () => {
  const { app, press } = await opened();
  press('search.bfs');
  expect(app.notices.shown).toBeNull();
  app.navigation.show('puzzle');
  press('search.greedy');
  expect(app.notices.shown?.text).toBe('The algorithm of the search is now: Greedy best-first search.');
});

test.each(VIEW_IDS)('the menu bar takes all commands with all of their keys: %s', async (view) => {
  const { app } = await opened();
  app.navigation.show(view);
  const items = menuItems(app.commands);
  expect(parseMenu({ menu: items })).toEqual(items);
});

test('a command shows levels as rings and from top to bottom again, and the menu bar says which', async () => {
  const { app, features, press } = await opened();
  for (const [view, id, look] of [
    ['search', 'tree.rings', app.main.treeLook],
    ['compare', 'compare.rings', features.comparison.look.trees],
  ] as const) {
    app.navigation.show(view);
    const item = () => menuItems(app.commands).find((item) => item.id === id);
    const kinds = [0, 1, 2].map(() => {
      expect(item()).toMatchObject({ submenu: 'Tree', isChecked: look.kind === 'radial' });
      const { kind } = look;
      press(id);
      return kind;
    });
    expect(new Set(kinds)).toEqual(new Set(['tidy', 'radial']));
    expect(kinds[2]).toBe(kinds[0]);
  }
  features.comparison.look.isOverlay = true;
  const { kind } = features.comparison.look.trees;
  press('compare.rings');
  expect(app.notices.shown?.text).toBe('In one picture, levels are always rings.');
  expect(features.comparison.look.trees.kind).toBe(kind);
});

describe('the menu bar is made again when something else is possible, not at every step', () => {
  /** How often the menu is made while `press` is called so many times. */
  function counting(app: App, press: (id: string) => void) {
    let made = 0;
    onTestFinished(toStore(() => menuItems(app.commands)).subscribe(() => made++));
    return (id: string, times: number): number => {
      const before = made;
      for (let time = 0; time < times; time++) flushSync(() => press(id));
      return made - before;
    };
  }

  test('of the search', async () => {
    const { app, press } = await opened();
    await quiet();
    const { player } = app.main;
    const madeBy = counting(app, press);
    expect(madeBy('step.forward', player.steps - 1)).toBe(0);
    expect(madeBy('step.forward', 1)).toBe(1); // the solution can be shown
    expect(player.atEnd).toBe(true);
    expect(madeBy('step.back', 1)).toBe(1);
    expect(madeBy('step.back', player.steps - 1)).toBe(0);
  });

  test('of a comparison', async () => {
    const { app, features, press } = await opened();
    app.navigation.show('compare');
    features.comparison.enter();
    onTestFinished(() => features.comparison.close());
    await vi.waitUntil(() => features.comparison.lanes.every(({ player }) => player.ended));
    const madeBy = counting(app, press);
    expect(madeBy('compare.forward', 5)).toBe(0);
    expect(features.comparison.lanes.map(({ step }) => step)).toEqual([5, 5]);
  });
});

describe('a key that can do nothing says why', () => {
  test('the code of a run whose search is being opened', async () => {
    const { app, way, press } = await opened();
    const release = way.hold('searches.start');
    void app.main.setSearch({ algorithm: 'bfs' });
    for (const command of ['run.copyCode', 'run.print']) {
      app.notices.dismissAll();
      press(command);
      expect(app.notices.shown?.text).toBe('The search is being opened.');
    }
    release();
    await quiet();
    expect(app.commands.whyNot('run.copyCode')).toBeNull();
  });

  test('S before the search has reached the goal', async () => {
    const { app, press } = await opened();
    press('step.solution');
    expect(app.notices.shown?.text).toBe('The search has not reached the goal yet.');
    app.main.view.jump(Infinity);
    press('step.solution');
    expect(app.main.view.solution).not.toBeNull();
  });

  test.each(['step.forward', 'stop.goal-taken', 'run.keep', 'run.charts'])('%s without a search', async (id) => {
    const { app, press } = await opened();
    await app.current.showPuzzle(UNSOLVABLE);
    await quiet();
    press(id);
    expect(app.notices.shown?.text).toMatch(/^No search is open, because no moves lead to this goal\./);
  });

  test('a step and a clock before there is a puzzle', async () => {
    const { app, press } = await opened();
    app.current.shown = null;
    app.main.view.closeSearch();
    for (const id of ['step.forward', 'compare.forward', 'board.ways', 'puzzle.next']) {
      press(id);
      expect(app.notices.shown).toMatchObject({ kind: 'hint', text: 'Choose a puzzle first.' }); // nothing was done
    }
  });

  test('a step and a clock while the pattern database is built', async () => {
    const { app, features, press } = await opened();
    await app.current.showPuzzle(FIFTEEN);
    void app.main.setSearch({ heuristic: 'pattern-database' });
    features.comparison.enter();
    features.comparison.change(features.comparison.lanes[0], { algorithm: 'astar', heuristic: 'pattern-database' });
    await expect.poll(() => app.main.view.preparing).toBe(0.25);
    await expect.poll(() => features.comparison.lanes[0].view.preparing).toBe(0.25);
    for (const id of ['step.forward', 'compare.forward']) {
      press(id);
      expect(app.notices.shown?.text).toBe('The pattern database is being built.');
    }
    features.comparison.close();
  });

  test('a step and a clock after the searches could not be opened, and after the next ones could', async () => {
    const { app, features, press, way } = await opened();
    way.refusals.set('searches.start', new AppError('too-many', 'There is no room for this search.'));
    features.comparison.enter();
    await app.main.setSearch({ algorithm: 'bfs' });
    await quiet();
    for (const id of ['step.forward', 'step.solution', 'run.charts', 'compare.forward']) {
      app.notices.dismissAll();
      press(id);
      expect(app.notices.shown).toMatchObject({ text: 'There is no room for this search.' });
    }
    way.refusals.clear();
    await app.main.searchAnyway();
    press('step.forward');
    expect(app.commands.whyNot('step.forward')).toBeNull();
  });

  test('a moment worth a question, after the last one, and in Compare where there is none', async () => {
    const { app, features } = await opened();
    const { comparison } = features;
    const press = (): void => app.commands.bindings.q?.();
    app.main.view.jump(Infinity);
    press();
    await expect.poll(() => app.notices.shown?.text).toMatch(/^No later moment is marked as worth a question/);
    app.navigation.show('compare');
    comparison.enter();
    await comparison.untilEnded();
    comparison.clock.jump(Infinity);
    press();
    expect(app.notices.shown?.text).toBe('The result is on the screen. Go back to the start to ask before it.');
    comparison.clock.jump(0);
    press();
    await expect.poll(() => comparison.asking.question?.kind).toBe('more');
    comparison.close();
  });

  test('a step after the host is gone, where no search is open', async () => {
    const { app, press } = await opened();
    await app.current.showPuzzle(UNSOLVABLE);
    app.notices.disconnect();
    press('step.forward');
    expect(app.notices.shown?.text).toBe('The connection to Searchlight is lost.');
  });

  test('W where no arrows explain h, and where the board is not seen', async () => {
    const { app, press } = await opened();
    const sayings: [Partial<SearchSpec>, string][] = [
      [{ heuristic: 'gaschnig' }, 'This search uses Gaschnig.'],
      [{ algorithm: 'bfs' }, 'This search uses no heuristic.'],
    ];
    for (const [change, saying] of sayings) {
      await app.main.setSearch(change);
      press('board.ways');
      expect(app.notices.shown?.text).toBe(
        `There are arrows for Manhattan distance and the heuristics based on it. ${saying}`,
      );
    }
    await app.main.setSearch({ algorithm: 'astar', heuristic: 'linear-conflict' });
    app.navigation.show('states');
    press('board.ways');
    expect(app.notices.shown?.text).toBe('The arrows are on the board in Search.');
    expect(app.settings.now.ways).toBe(false);
    app.navigation.show('search');
    press('board.ways');
    expect(app.settings.now.ways).toBe(true);
  });

  test('the undo of a library in which nothing was deleted', async () => {
    const { app, press } = await opened();
    press('library.undo');
    expect(app.notices.shown?.text).toBe('There is nothing to undo.');
  });

  test('J and K for a puzzle that is in no set', async () => {
    const { app, press } = await opened();
    await app.current.showPuzzle(HARDEST);
    press('puzzle.next');
    expect(app.notices.shown?.text).toBe('This puzzle is in no set.');
  });

  test('the stop at a state, with no node selected', async () => {
    const { app, press } = await opened();
    press('stop.state');
    expect(app.notices.shown?.text).toMatch(/^Select a node first/);
  });

  test.each([
    ['board.undo', 'There is nothing to undo.'],
    ['board.replay', 'No move has been made yet.'],
  ])('%s on a board that was not touched', async (id, sentence) => {
    const { app, features, press } = await opened();
    features.puzzleEditor.open(app.current.shown!);
    press(id);
    expect(app.notices.shown?.text).toBe(sentence);
  });

  test('H on a board whose goal cannot be reached', async () => {
    const { app, features, press } = await opened();
    features.puzzleEditor.open({ ...app.current.shown!, puzzle: UNSOLVABLE });
    press('board.hint');
    expect(app.notices.shown?.text).toMatch(/^There is no hint/);
  });
});

test('a run that is kept for good is not kept twice, and says so', async () => {
  const { app, press } = await opened();
  press('run.keep');
  await quiet();
  await quiet();
  press('run.keep');
  expect(app.notices.shown?.text).toMatch(/saved/);
  expect(app.main.run?.isPinned).toBe(true);
});
