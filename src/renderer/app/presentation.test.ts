import { expect, test } from 'vitest';
import { Presentation } from './presentation.svelte.ts';
import { VIEW_IDS, type View } from '../../shared/contract/views.ts';

/** A page that fills the screen when it is asked to, and views to go to. */
function setUp(view: View) {
  const screen = {
    fullscreenElement: null as unknown,
    documentElement: { requestFullscreen: async () => void (screen.fullscreenElement = screen.documentElement) },
    exitFullscreen: async () => void (screen.fullscreenElement = null),
  };
  const views = { view, show: (next: View) => void (views.view = next) };
  return { screen, views, presentation: new Presentation(screen as unknown as Document, views) };
}

test.each(VIEW_IDS)('presents %s, and stays in it', (view) => {
  const { screen, views, presentation } = setUp(view);
  presentation.enter();
  expect([presentation.on, views.view]).toEqual([true, view]);
  expect(screen.fullscreenElement).toBe(screen.documentElement);
  presentation.leave();
  expect([presentation.on, views.view]).toEqual([false, view]);
  expect(screen.fullscreenElement).toBeNull();
});

test('leaving returns to the view in which presenting began, whatever was shown meanwhile', () => {
  const { views, presentation } = setUp('states');
  presentation.enter();
  views.show('search');
  presentation.enter(); // it is on: the view to return to stays
  presentation.leave();
  expect(views.view).toBe('states');
});

test('the screen is black only while presenting', () => {
  const { presentation } = setUp('search');
  presentation.blacken();
  expect(presentation.isBlack).toBe(false);
  presentation.enter();
  presentation.blacken();
  expect(presentation.isBlack).toBe(true);
  presentation.leave();
  expect(presentation.isBlack).toBe(false);
});

test('leaving what is not presented goes nowhere', () => {
  const { views, presentation } = setUp('search');
  presentation.toggle();
  presentation.toggle();
  views.show('library');
  presentation.leave();
  expect(views.view).toBe('library');
});

test('presents in large type where the browser refuses to fill the screen', () => {
  const { screen, presentation } = setUp('puzzle');
  screen.documentElement.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  presentation.enter();
  expect(presentation.on).toBe(true);
});

test('a full screen that is granted only after presenting ended is left at once', async () => {
  const { screen, presentation } = setUp('search');
  const granted = Promise.withResolvers<undefined>();
  screen.documentElement.requestFullscreen = () => granted.promise;
  presentation.toggle();
  presentation.toggle();
  screen.fullscreenElement = screen.documentElement;
  granted.resolve(undefined);
  await granted.promise;
  expect([presentation.on, screen.fullscreenElement]).toEqual([false, null]);
});

test('presents again at once after leaving, though the full screen from before ends only then', () => {
  const { screen, presentation } = setUp('search');
  const changes = new EventTarget();
  const page = Object.assign(screen, {
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  });
  const change = (element: unknown): void => {
    page.fullscreenElement = element;
    changes.dispatchEvent(new Event('fullscreenchange'));
  };
  const later = async (): Promise<undefined> => undefined; // the test says when
  screen.documentElement.requestFullscreen = screen.exitFullscreen = later;
  const stop = presentation.watch();
  presentation.enter();
  change(page.documentElement);
  presentation.leave();
  presentation.enter();
  change(null); // the end of the first time
  expect(presentation.on).toBe(true);
  change(page.documentElement);
  change(null); // Esc in the browser itself
  expect(presentation.on).toBe(false);
  stop();
});
