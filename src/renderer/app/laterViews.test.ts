import { expect, onTestFinished, test, vi } from 'vitest';
import { LaterViews, type LaterView, type ViewLoaders } from './laterViews.svelte.ts';

type LoadedView = Awaited<ReturnType<ViewLoaders[LaterView]>>['default'];

/** A view that says no more than its name; the tests never draw it. */
const component = (view: LaterView) => (() => view) as unknown as LoadedView;

/** The views, and how often each was asked for; those in `missing` cannot be loaded. */
function setUp(...missing: LaterView[]) {
  const asked: LaterView[] = [];
  const loader = (view: LaterView) => async () => {
    asked.push(view);
    if (missing.includes(view)) throw new Error('offline');
    return { default: component(view) };
  };
  const [compare, puzzle] = [loader('compare'), loader('puzzle')];
  const views = new LaterViews({ compare, puzzle, states: loader('states'), library: loader('library') });
  const shown = (view: LaterView): unknown => (views.at(view) as (() => unknown) | null)?.() ?? null;
  return { views, asked, missing, shown };
}

test('a view is loaded once, however often it is opened', async () => {
  const { views, asked, shown } = setUp();
  expect(shown('states')).toBeNull();
  await Promise.all([views.load('states'), views.load('states')]);
  await views.load('states');
  expect(shown('states')).toBe('states');
  expect(asked).toEqual(['states']);
});

test('a view that could not be loaded says so, and no other one does', async () => {
  const { views, shown } = setUp('library');
  await views.load('library');
  await views.load('states');
  expect([views.hasFailed('library'), shown('library')]).toEqual([true, null]);
  expect([views.hasFailed('states'), shown('states')]).toEqual([false, 'states']);
  expect([views.hasFailed('puzzle'), shown('puzzle')]).toEqual([false, null]);
});

test('a view that could not be loaded is tried again', async () => {
  const { views, asked, missing, shown } = setUp('library');
  await views.load('library');
  missing.pop();
  await views.load('library');
  expect([views.hasFailed('library'), shown('library')]).toEqual([false, 'library']);
  expect(asked).toEqual(['library', 'library']);
});

test('all views are loaded ahead, whichever of them fail', async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  onTestFinished(() => void vi.unstubAllGlobals());
  performance.clearMarks('views-loaded');
  const { views, shown } = setUp('puzzle');
  views.loadAhead();
  await vi.waitFor(() => expect(performance.getEntriesByName('views-loaded')).toHaveLength(1));
  expect((['compare', 'puzzle', 'states', 'library'] as const).map(shown)).toEqual([
    'compare',
    null,
    'states',
    'library',
  ]);
});
