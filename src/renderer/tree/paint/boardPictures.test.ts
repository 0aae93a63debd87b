import { zoomIdentity } from 'd3-zoom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASTAR } from '../../run/engine.fixture.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { BoardPictures, type BoardsShown } from './boardPictures.ts';
import { paintTree } from './paintTree.ts';
import { sceneOf } from './scene.fixture.ts';

const palette = new Proxy({}, { get: (_, name) => String(name) }) as Palette;
const ZOOM = 1.5;
const CAMERA = zoomIdentity.translate(10.3, 20.6).scale(ZOOM);

/** Writes down all that is done with it. */
function recorder(): { readonly pen: Pen; readonly done: string[] } {
  const done: string[] = [];
  const pen = new Proxy({} as Record<string | symbol, unknown>, {
    get: (values, name) => values[name] ?? ((...args: unknown[]) => void done.push(`${String(name)}(${args.join()})`)),
    set: (values, name, value) => (done.push(`${String(name)} = ${String(value)}`), (values[name] = value), true),
  });
  return { pen: pen as unknown as Pen, done };
}

test('boards of one key are painted alike at every step, in every colouring and as tiles or differences', () => {
  const paintedAs = new Map<string, string>();
  let shown = 0;
  const boards: BoardsShown = {
    show: (key, _left, _top, _camera, paint) => {
      const { pen, done } = recorder();
      paint(pen);
      const painted = done.join();
      expect(paintedAs.get(key) ?? painted, key).toBe(painted);
      paintedAs.set(key, painted);
      shown++;
    },
  };
  for (const step of [0, 3, 9, 14])
    for (const faces of ['board', 'difference'] as const)
      for (const colouring of [null, { colourOf: (node: number, at: number) => ['red', undefined][(node + at) % 2] }]) {
        const scene = { ...sceneOf(ASTAR, 'tidy', step), faces, colouring } as ReturnType<typeof sceneOf>;
        const view = { width: 1e4, height: 1e4, density: 1, camera: CAMERA, unit: 1, palette };
        paintTree({ ...view, pen: recorder().pen, boards: { at: () => boards } }, scene);
      }
  expect(shown).toBeGreaterThan(2 * paintedAs.size); // most are there again
});

class Sheet {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
  }
  getContext = () => recorder().pen;
  transferToImageBitmap = () => ({ close: () => closed.push('closed') });
}
const closed: string[] = [];
beforeEach(() => void vi.stubGlobal('OffscreenCanvas', Sheet));
afterEach(() => void (vi.unstubAllGlobals(), closed.splice(0)));

const STYLE = { scale: 2 * ZOOM, width: 30, height: 20, palette };

function screen() {
  const { pen, done } = recorder();
  const boards = new BoardPictures({ getContext: () => pen } as unknown as HTMLCanvasElement);
  const paint = vi.fn();
  const show = (key: string): void => boards.at(STYLE)!.show(key, 7, 9, CAMERA, paint);
  return { boards, show, paint, shown: () => done.filter((line) => line.startsWith('drawImage')) };
}

test('a board is painted once, and shown at whole pixels as often as it is asked for', () => {
  const { boards, show, paint, shown } = screen();
  expect(boards.at(STYLE)).toBeNull();
  for (let step = 0; step < 3; step++) show('a');
  show('b');
  expect(paint).toHaveBeenCalledTimes(2);
  expect(shown()).toHaveLength(4);
  for (const line of shown()) expect(line).toMatch(/,-?\d+,-?\d+\)$/);
});

test('while the picture is zoomed no board is kept, and after it all are painted anew', () => {
  const { boards, show, paint } = screen();
  boards.at(STYLE);
  show('a');
  expect(boards.at({ ...STYLE, scale: 4 })).toBeNull();
  expect(boards.at({ ...STYLE, scale: 5 })).toBeNull();
  expect(closed).toHaveLength(1);
  expect(boards.at(STYLE)).toBeNull();
  show('a');
  expect(paint).toHaveBeenCalledTimes(2);
});

test('another theme paints all boards anew', () => {
  const { boards, show } = screen();
  boards.at(STYLE);
  show('a');
  expect(boards.at({ ...STYLE, palette: { ...palette } })).toBeNull();
  expect(closed).toHaveLength(1);
});

test('a long walk through a large tree lets go of the boards of its beginning', () => {
  const { boards, show } = screen();
  boards.at(STYLE);
  for (let board = 0; board < 1_200; board++) show(String(board));
  expect(closed.length).toBeGreaterThanOrEqual(700);
});
