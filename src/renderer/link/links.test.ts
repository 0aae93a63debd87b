import { expect, onTestFinished, test, vi } from 'vitest';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import { quiet, setUp as setUpApp } from '../app/app.fixture.ts';
import { addEmbedded } from '../app/appCommands.ts';
import { createFeatures } from '../app/features.ts';
import { opened } from '../app/shell.fixture.ts';
import { PenPlace } from '../scribble/penPlace.svelte.ts';
import { readLink } from './linkText.ts';
import { takeLink } from './takeLink.ts';

async function setUp() {
  const all = await opened();
  onTestFinished(() => all.features.comparison.close());
  const { links } = all.features;
  /** The link that the command writes. */
  const written = async (): Promise<string> => {
    links.written = '';
    all.press('link.copy');
    await vi.waitFor(() => expect([all.shell.dialog, links.written === '']).toEqual(['link', false]));
    all.shell.dialog = null;
    return links.written;
  };
  const open = async (link: string) => links.open(await readLink(link));
  const runs = async () => {
    await quiet();
    return (
      await all.app.api.library.list({ runs: { filter: {}, sort: 'time', descending: true, offset: 0, limit: 9 } })
    ).runs.total;
  };
  return { ...all, links, written, open, runs };
}

test('a link brings back the puzzle, the search, its step, its look and its question', async () => {
  const { app, written, open } = await setUp();
  const { main } = app;
  await main.setSearch({ algorithm: 'weighted-astar', weight: 2, heuristic: 'misplaced' });
  await main.player.untilArrived(5);
  main.view.jump(4);
  Object.assign(main.treeLook, { kind: 'radial', colouredBy: 'h' });
  expect(await main.asking.begin('next')).toBe(true);
  const { puzzle, search } = main.view;
  const link = await written();

  main.asking.close();
  await main.setSearch({ algorithm: 'bfs' });
  Object.assign(main.treeLook, { kind: 'tidy', colouredBy: null });
  await app.current.shuffle();
  app.navigation.show('library');
  await open(link);
  const { view } = app.navigation;
  expect([view, main.view.puzzle, main.search, main.player.step]).toEqual(['search', puzzle, search, 4]);
  expect([main.treeLook.kind, main.treeLook.colouredBy, main.asking.question?.kind]).toEqual(['radial', 'h', 'next']);
});

test('the board, the states and a comparison have links, too', async () => {
  const { app, features, written, open } = await setUp();
  const { comparison } = features;
  for (const view of ['puzzle', 'states'] as const) {
    app.navigation.show(view);
    const link = await written();
    app.navigation.show('search');
    await open(link);
    expect(app.navigation.view).toBe(view);
  }
  app.navigation.show('compare');
  comparison.enter();
  await comparison.untilEnded();
  comparison.clock.restart([3, 2]);
  comparison.clock.settle();
  const link = await written();
  const steps = comparison.lanes.map(({ player }) => player.step);
  comparison.close();
  app.navigation.show('search');
  await open(link);
  comparison.enter();
  await comparison.untilEnded();
  expect([app.navigation.view, comparison.lanes.map(({ player }) => player.step)]).toEqual(['compare', steps]);
});

test('what a link opens comes into no set and into no history, until something of it is changed', async () => {
  const { app, written, open, runs } = await setUp();
  const { main } = app;
  await app.current.shuffle();
  await main.player.untilEnded();
  const link = await written();
  await app.current.shuffle();
  await main.setSearch({ algorithm: 'idastar' });
  await main.player.untilEnded();
  const then = await runs();
  expect(then).toBeGreaterThan(0);
  await open(link.replace(/^/, 'https://school.example/'));
  await main.player.untilEnded();
  expect(await runs()).toBe(then);
  expect((await app.api.library.list({ sets: {} })).sets.total).toBe(app.library.sets.length);
  await main.setSearch({ algorithm: 'greedy' });
  await main.player.untilEnded();
  expect(await runs()).toBe(then + 1);
});

test('a wrong link is reported, and what was there stays', async () => {
  const { app, open } = await setUp();
  const { shown } = app.current;
  await open('#moment=1abc');
  expect(app.notices.shown).toMatchObject({
    kind: 'error',
    text: expect.stringContaining('copy the whole link again') as string,
  });
  expect(app.current.shown).toBe(shown);
});

test('the link that the page was opened with does not stay in its address', async () => {
  const { written } = await setUp();
  const hash = await written();
  const history = { replaceState: vi.fn() };
  const address = { hash, pathname: '/searchlight/', search: '?embed' };
  expect((await takeLink(address, history))?.ok).toBe(true);
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/searchlight/?embed');
  expect(await takeLink({ ...address, hash: '#ticket=1' }, history)).toBeNull();
});

test('embedded in another page, keys step and none leaves the view', async () => {
  const app = await setUpApp().open();
  const noWorker = () => loopback(structuredClone)[0];
  const features = createFeatures(app, {
    puzzle: noWorker,
    space: noWorker,
    lab: noWorker,
    referee: noWorker,
  });
  addEmbedded(app, features, { pen: new PenPlace() });
  const keys = Object.keys(app.commands.bindings);
  expect(keys).toEqual(expect.arrayContaining(['ArrowRight', 'Space', 'a']));
  expect(['b', 'c', 't', 'u', 'l', 'F11'].filter((key) => keys.includes(key))).toEqual([]);
  app.main.view.closeSearch();
});
