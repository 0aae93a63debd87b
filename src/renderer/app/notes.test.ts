/** The window with the notes, and presenting on another screen. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClassScreen } from './classScreen.ts';
import { classScreen } from './classScreen.ts';
import { opened } from './shell.fixture.ts';
import { elapsedWords, LessonClock } from './lessonClock.svelte.ts';
import { isNotesKey, NotesWindow } from './notesWindow.svelte.ts';

/** A page at the left of the desktop, whose windows open where requested. */
function setUp(over: { isPresented?: boolean; hasSecondScreen?: boolean | null; isBlocked?: boolean } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const state = { isPresented: false, hasSecondScreen: true, isBlocked: false, ...over };
  const children: ReturnType<typeof childAt>[] = [];
  const page = Object.assign(new EventTarget(), {
    ...{ screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 },
    open(_url: string, _name: string, features: string) {
      if (state.isBlocked) return null;
      const [left, top] = ['left', 'top'].map((key) => Number(new RegExp(`${key}=(-?\\d+)`).exec(features)![1]));
      children.push(childAt(left!, top!));
      return children.at(-1)!;
    },
  });
  const [draw, erase, tell] = [vi.fn(async () => erase), vi.fn(), vi.fn()];
  const notes = new NotesWindow({
    page: page as unknown as Window,
    draw,
    isPresented: () => state.isPresented,
    hasSecondScreen: () => state.hasSecondScreen,
    tell,
  });
  const look = () => vi.advanceTimersByTimeAsync(500);
  return { state, page, children, notes, draw, erase, tell, look };
}

function childAt(screenX: number, screenY: number) {
  const child = {
    ...{ screenX, screenY, outerWidth: 620, outerHeight: 760, closed: false, document: {}, focus: vi.fn() },
    close: () => void (child.closed = true),
  };
  return child;
}

test('there is one window: a second press brings it to the front, and the toggle closes it', async () => {
  const { notes, children, draw, erase, look } = setUp();
  notes.open();
  notes.open();
  expect([children.length, children[0]!.focus.mock.calls.length, notes.isOpen]).toEqual([1, 1, true]);
  expect(draw).toHaveBeenCalledOnce();
  await look();
  notes.toggle();
  expect([children[0]!.closed, notes.isOpen]).toEqual([true, false]);
  expect(erase).toHaveBeenCalledOnce();
  await look();
  expect(vi.getTimerCount()).toBe(0);
});

test('a window that is closed by its user is gone, and opens again', async () => {
  const { notes, children, look } = setUp();
  notes.open();
  children[0]!.closed = true;
  await look();
  expect(notes.isOpen).toBe(false);
  notes.open();
  expect([children.length, notes.isOpen]).toEqual([2, true]);
});

test('a window that is loaded again is drawn again; one whose page goes, goes with it', async () => {
  const { notes, page, children, draw, look } = setUp();
  notes.open();
  children[0]!.document = {};
  await look();
  expect(draw).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('pagehide'));
  expect(children[0]!.closed).toBe(true);
});

test('says what to do where the browser keeps the window shut', () => {
  const { notes, tell } = setUp({ isBlocked: true });
  notes.open();
  expect(notes.isOpen).toBe(false);
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/pop-up windows/)]]);
});

test('notes are covered while the class looks at their screen, and nowhere else', async () => {
  const { notes, state, page, children, look } = setUp();
  notes.open();
  expect(notes.isCovered).toBe(false); // nobody looks
  state.isPresented = true;
  expect(notes.isCovered).toBe(true);
  children[0]!.screenX = 1500; // dragged to the other screen
  await look();
  expect(notes.isCovered).toBe(false);
  page.screenX = 1440; // the page comes after them
  await look();
  expect(notes.isCovered).toBe(true);
  notes.showAnyway();
  expect(notes.isCovered).toBe(false);
});

test('notes on the only screen of a computer are covered while it is presented, wherever they lie', () => {
  const { notes, children } = setUp({ isPresented: true, hasSecondScreen: false });
  notes.open();
  children[0]!.screenX = 5000;
  expect(notes.isCovered).toBe(true);
});

test('notes that are opened while the other screen is presented stand where the window was before', () => {
  const { notes, state, page, children } = setUp();
  notes.keepPlace();
  state.isPresented = true;
  page.screenX = 1440;
  notes.open();
  expect(children[0]!.screenX).toBeLessThan(1440 - 620);
  expect(notes.isCovered).toBe(false);
});

/** A second screen, and what happens to it. */
function secondScreen() {
  const heard: { left?: () => void; lost?: () => void } = {};
  const screen = {
    isThere: true as boolean | null,
    mayFill: vi.fn(async () => true),
    fill: vi.fn(async () => {}),
    leave: vi.fn(),
    watch: (hear: { left: () => void; lost: () => void }) => (Object.assign(heard, hear), () => {}),
  } satisfies ClassScreen;
  return { screen, heard };
}

test('a second screen is offered, filled and released; with the notes open, without a question', async () => {
  const { screen } = secondScreen();
  const { notes, children } = setUp();
  const { shell, press } = await opened({ screen, notes: () => notes });
  press('view.present');
  expect([shell.dialog, shell.presentation.on]).toEqual(['second-screen', false]);
  await shell.presentOnOther();
  expect([shell.presentation.on, screen.fill.mock.calls.length, children.length]).toEqual([true, 1, 1]);
  press('view.present');
  expect([shell.presentation.on, screen.leave.mock.calls.length, notes.isOpen]).toEqual([false, 1, true]);
  press('view.present');
  expect([shell.presentation.on, screen.fill.mock.calls.length]).toEqual([true, 2]);
});

test('without leave to use the other screen, the notes open and it is said what to do; then the screen of the window is filled', async () => {
  const { screen } = secondScreen();
  const { notes } = setUp();
  const { app, shell, press } = await opened({ screen, notes: () => notes });
  screen.mayFill.mockResolvedValue(false);
  await shell.presentOnOther();
  expect([shell.presentation.on, notes.isOpen]).toEqual([false, true]);
  expect(app.notices.shown?.text).toMatch(/^The browser does not allow the other screen: .* press F11/);
  press('view.present');
  expect([shell.presentation.on, screen.fill.mock.calls.length]).toEqual([true, 1]);
});

test('one screen is presented at once, and the command for two says what is missing', async () => {
  const { screen } = secondScreen();
  const { app, shell, press } = await opened({ screen });
  screen.isThere = null;
  press('present.other');
  expect(app.notices.shown?.text).toMatch(/^This browser does not show whether there is another screen/);
  screen.isThere = false;
  press('present.other');
  expect(app.notices.shown?.text).toMatch(/^There is only one screen\./);
  press('view.present');
  expect([shell.dialog, shell.presentation.on]).toEqual([null, true]);
});

test('when one screen is left, the presentation ends and no note is shown', async () => {
  const { screen, heard } = secondScreen();
  const { notes } = setUp();
  const { app, shell, features } = await opened({ screen, notes: () => notes });
  onTestFinished(shell.watchScreens());
  heard.lost!();
  expect(app.notices.shown).toBeNull(); // nobody looked
  await shell.presentOnOther();
  heard.lost!();
  expect([shell.presentation.on, notes.isOpen, features.lessons.showsNote]).toEqual([false, false, false]);
  expect(app.notices.shown?.text).toMatch(/^Only one screen is left/);
});

test('the presentation ends when its window leaves the screen of the class, and the notes stay', async () => {
  const { screen, heard } = secondScreen();
  const { notes } = setUp();
  const { shell } = await opened({ screen, notes: () => notes });
  onTestFinished(shell.watchScreens());
  await shell.presentOnOther();
  heard.left!();
  expect([shell.presentation.on, notes.isOpen]).toEqual([false, true]);
});

test('a browser fills the screen that the window is not on, and reports when that is gone', async () => {
  const [own, other] = [{}, {}];
  const requestFullscreen = vi.fn(async (_options: object) => {});
  const screen = Object.assign(new EventTarget(), { isExtended: true });
  const page = {
    screen,
    getScreenDetails: async () => ({ screens: [own, other], currentScreen: own }),
    document: { documentElement: { requestFullscreen } },
  } as unknown as Window;
  const stage = classScreen(page);
  expect(await stage.mayFill()).toBe(true);
  await stage.fill();
  const refused = { ...page, getScreenDetails: () => Promise.reject(new Error('not allowed')) } as unknown as Window;
  expect(await classScreen(refused).mayFill()).toBe(false);
  await classScreen(refused).fill();
  expect(requestFullscreen.mock.calls).toEqual([[{ screen: other }], [{}]]);
  const lost = vi.fn();
  const stop = stage.watch({ left() {}, lost });
  screen.dispatchEvent(new Event('change'));
  expect(lost).not.toHaveBeenCalled();
  screen.isExtended = false;
  screen.dispatchEvent(new Event('change'));
  stop();
  screen.dispatchEvent(new Event('change'));
  expect(lost).toHaveBeenCalledOnce();
});

test('a host with a window brings it to the other screen itself', async () => {
  const fill = vi.fn();
  const stage = classScreen({ screen: {} } as Window, { fill, onLeft() {} });
  await stage.fill();
  stage.leave();
  expect([stage.isThere, fill.mock.calls]).toEqual([null, [[true], [false]]]);
});

test('the keys in the window of the notes are those of the lesson and of the step, and open nothing over the class', async () => {
  const { app, features, shell } = await opened();
  const { LESSONS } = await import('../../shared/lesson/lessons.ts');
  await features.lessons.begin(LESSONS[1]!, 1);
  onTestFinished(() => features.lessons.leave());
  const keys = Object.keys(app.commands.bindingsOf(isNotesKey));
  expect(keys).toEqual(expect.arrayContaining(['PageDown', 'PageUp', 'ArrowLeft', 'ArrowRight']));
  expect(keys).not.toContain('$mod+k');
  for (const key of keys) app.commands.bindingsOf(isNotesKey)[key]?.();
  expect(shell.dialog).toBeNull();
});

test('notes that are opened late, or again, show the time since the presentation began', async () => {
  const { shell } = await opened();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  const shown = (): string | null => new LessonClock(shell.presentation).elapsed;
  expect(shown()).toBeNull();
  await shell.presentation.enter();
  now.mockReturnValue(1_090_000);
  await shell.presentation.enter(); // it is on already
  expect([shown(), shown()]).toEqual(['1:30', '1:30']);
  shell.presentation.leave();
  expect(shown()).toBeNull();
  await shell.presentation.enter();
  expect(shown()).toBe('0:00');
});

test('time is written as people say it', () => {
  expect([0, 59_999, 60_000, 3_725_000].map(elapsedWords)).toEqual(['0:00', '0:59', '1:00', '1:02:05']);
});
