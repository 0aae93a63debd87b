import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RowDragging, type DraggedRows, type DropPlace } from './rowDragging.svelte.ts';

const ROW_HEIGHT = 40;
/** A list of rows, one below the other, on the left; a set right of x = 500. */
const ROWS = [7, 8, 9];
const SET = 3;
const LIST_BOTTOM = 300;

const rowElement = (place: string, id: number, top: number) => ({
  dataset: { place, id: String(id) },
  getBoundingClientRect: () => ({ top, height: ROW_HEIGHT }),
});

/** A window with these rows, whose frames come when the test says so. */
function open(mayStandAt: (rows: DraggedRows, place: DropPlace) => boolean = () => true) {
  const events = new EventTarget();
  const frames: (() => void)[] = [];
  const list = { scrolled: 0, scrollBy: (_: number, down: number) => (list.scrolled += down) };
  const box = { getBoundingClientRect: () => ({ top: 0, bottom: LIST_BOTTOM }) };
  const elementFromPoint = (x: number, y: number) => ({
    closest: (selector: string) => {
      if (selector === '[data-scrolls]') return x < 500 ? Object.assign(list, box) : null;
      if (x > 500) return rowElement('set', SET, 0);
      const row = Math.floor(y / ROW_HEIGHT);
      return row in ROWS ? rowElement('puzzles', ROWS[row], row * ROW_HEIGHT) : null;
    },
  });
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', { elementFromPoint });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const dropped: [DraggedRows, DropPlace][] = [];
  const dragging = new RowDragging(mayStandAt, (rows, place) => dropped.push([rows, place]));
  const send = (type: string, members: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), members);
    events.dispatchEvent(event);
    return event;
  };
  return {
    dragging,
    dropped,
    list,
    frame: () => frames.splice(0).forEach((draw) => draw()),
    press: (rows: DraggedRows = PUZZLES, button = 0, pointerType = 'mouse') =>
      dragging.press({ button, pointerType, clientX: 100, clientY: 20 } as PointerEvent, () => rows),
    move: (clientX: number, clientY: number) => send('pointermove', { clientX, clientY }),
    release: () => send('pointerup'),
    cancel: () => send('pointercancel'),
    key: (key: string) => send('keydown', { key }),
  };
}

const PUZZLES: DraggedRows = { kind: 'puzzles', ids: [7], label: 'Case' };
const DRAGGED_SET: DraggedRows = { kind: 'set', ids: [1], label: 'Tuesday' };

describe('a press on a row', () => {
  test('that hardly moves is a click: nothing is dragged', () => {
    const { dragging, dropped, press, move, release } = open();
    press();
    move(103, 24);
    expect(dragging.dragged).toBeNull();
    release();
    expect(dropped).toEqual([]);
  });

  test.each([
    ['of another button', 2, 'mouse'],
    ['of a finger, which scrolls', 0, 'touch'],
  ])('%s drags nothing', (_, button, pointerType) => {
    const { dragging, press, move } = open();
    press(PUZZLES, button, pointerType);
    move(100, 200);
    expect(dragging.dragged).toBeNull();
  });

  test('that moves drags the row to the place under the pointer', () => {
    const { dragging, dropped, press, move, release } = open();
    press();
    move(100, 50);
    expect(dragging).toMatchObject({ dragged: PUZZLES, x: 100, y: 50 });
    release();
    expect(dropped).toEqual([[PUZZLES, { kind: 'puzzles', id: 8, side: 'before' }]]);
    expect(dragging).toMatchObject({ dragged: null, place: null });
    move(100, 110);
    expect(dragging.dragged).toBeNull();
  });
});

describe('the place under the pointer', () => {
  test.each([
    ['the upper half of a row', PUZZLES, 100, 45, { kind: 'puzzles', id: 8, side: 'before' }],
    ['the lower half of a row', PUZZLES, 100, 75, { kind: 'puzzles', id: 8, side: 'after' }],
    ['a set, for puzzles', PUZZLES, 600, 5, { kind: 'set', id: SET, side: 'into' }],
    ['a set, for a set', DRAGGED_SET, 600, 5, { kind: 'set', id: SET, side: 'before' }],
    ['no row', PUZZLES, 100, 200, null],
  ] as const)('is %s', (_, rows, x, y, place) => {
    const { dragging, press, move } = open();
    press(rows);
    move(x, y);
    expect(dragging.place).toEqual(place);
    if (place) {
      expect(dragging.sideOf(place.kind, place.id)).toBe(place.side);
      expect(dragging.sideOf(place.kind, place.id + 1)).toBeNull();
    }
  });

  test('is none where the rows may not come, and nothing is dropped there', () => {
    const { dragging, dropped, press, move, release } = open((_, { id }) => id !== 8);
    press();
    move(100, 60);
    expect(dragging.place).toBeNull();
    release();
    expect(dropped).toEqual([]);
  });
});

describe('a drag', () => {
  test.each(['key', 'cancel'] as const)('that is given up by %s drops nothing', (way) => {
    const { dragging, dropped, press, move, release, ...by } = open();
    press();
    move(100, 60);
    by[way]('Escape');
    expect(dragging).toMatchObject({ dragged: null, place: null });
    move(100, 60);
    release();
    expect([dragging.dragged, dropped]).toEqual([null, []]);
  });

  test('keeps all keys to itself, as Delete would take away what is held', () => {
    const { press, move, key } = open();
    press();
    expect(key('Delete').defaultPrevented).toBe(false);
    move(100, 60);
    expect(key('Delete').defaultPrevented).toBe(true);
  });

  test.each([
    ['up near its upper edge', 100, 10, -1],
    ['down near its lower edge', 100, LIST_BOTTOM - 10, 1],
    ['not in its middle', 100, 150, 0],
    ['not beside it', 600, 10, 0],
  ])('scrolls the list %s, frame by frame, until it ends', (_, x, y, direction) => {
    const { list, press, move, release, frame } = open();
    press();
    move(x, y);
    frame();
    const once = list.scrolled;
    frame();
    expect([Math.sign(once), list.scrolled]).toEqual([direction, 2 * once]);
    release();
    frame();
    expect(list.scrolled).toBe(2 * once);
  });
});
