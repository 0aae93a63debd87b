import { zoomIdentity } from 'd3-zoom';
import { describe, expect, test } from 'vitest';
import { ASTAR, BFS } from '../../run/engine.fixture.ts';
import type { Box } from '../layout/framing.ts';
import { frameFollowing, frameWhole } from '../layout/framing.ts';
import { atZoom } from '../camera/levelSpacing.ts';
import { paintTree } from './paintTree.ts';
import { MONO_WIDTH } from '../../ui/pen/lettering.ts';
import { NAMED_PALETTE as palette } from '../../ui/pen/palette.fixture.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { FOLLOWING_ZOOM } from '../layout/drawingSizes.ts';
import { sceneOf } from './scene.fixture.ts';
import { focusOf, seenOf, type Scene } from './scene.ts';

/** A window: the room of the drawing in it, and the size of the interface. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}
const SMALL: Window = { width: 615, height: 450, unit: 0.9375 };
const SMALL_PRESENTED: Window = { width: 875, height: 480, unit: 1.15 };
const USUAL: Window = { width: 735, height: 620, unit: 1 };
const LARGE_PRESENTED: Window = { width: 1370, height: 760, unit: 1.575 };

interface Painted {
  /** On the screen, in CSS pixels. */
  readonly texts: readonly { readonly text: string; readonly size: number; readonly box: Box }[];
  /** Points of all links. */
  readonly links: readonly (readonly [x: number, y: number])[];
  /** Texts with a halo around their letters. */
  readonly haloed: readonly string[];
  /** Rectangles that were painted over the links. */
  readonly grounds: readonly Box[];
}

/** What is painted of a scene by a camera. */
function paint(scene: Scene, window: Window, camera: typeof zoomIdentity): Painted {
  const texts: { text: string; size: number; box: Box }[] = [];
  const links: [number, number][] = [];
  const grounds: Box[] = [];
  const haloed: string[] = [];
  let path: [number, number][] = [];
  let rects: Box[] = [];
  let isOverLinks = false;
  let [k, dx, dy] = [1, 0, 0];
  const put = (x: number, y: number): [number, number] => [k * x + dx, k * y + dy];
  const boxOf = (left: number, top: number, width: number, height: number): Box => {
    const [[x1, y1], [x2, y2]] = [put(left, top), put(left + width, top + height)];
    return { left: x1, top: y1, right: x2, bottom: y2 };
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): void => {
    const [from, by, via, to] = [path.at(-1)!, put(x1, y1), put(x2, y2), put(x, y)];
    for (let t = 0.02; t <= 1; t += 0.02) {
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      const at = (axis: 0 | 1): number =>
        [from, by, via, to].reduce((sum, point, index) => sum + weights[index] * point[axis], 0);
      path.push([at(0), at(1)]);
    }
  };
  const own: Partial<Record<string, unknown>> = {
    setTransform: (...[a, , , , e, f]: number[]) => void ([k, dx, dy] = [a, e, f]),
    beginPath: () => void ([path, rects] = [[], []]),
    moveTo: (x: number, y: number) => path.push(put(x, y)),
    lineTo: (x: number, y: number) => {
      const [from, to] = [path.at(-1)!, put(x, y)];
      for (let t = 0.05; t <= 1; t += 0.05)
        path.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    },
    bezierCurveTo: curve,
    rect: (...sides: [number, number, number, number]) => rects.push(boxOf(...sides)),
    roundRect: (...sides: [number, number, number, number]) => rects.push(boxOf(...sides)),
    stroke: () => void (isOverLinks || links.push(...path)),
    fill: () => {
      isOverLinks = true;
      grounds.push(...rects);
    },
    strokeText: (text: string) => haloed.push(text),
    fillText(this: Pen, text: string, x: number, y: number) {
      const size = Number(/([\d.]+)px/.exec(this.font)![1]);
      const width = text.length * size * MONO_WIDTH;
      const left = { left: x, center: x - width / 2, right: x - width }[this.textAlign as 'left' | 'center' | 'right'];
      const top = { top: y, middle: y - size / 2, alphabetic: y - 0.7 * size }[
        this.textBaseline as 'top' | 'middle' | 'alphabetic'
      ];
      const height = this.textBaseline === 'top' ? 0.8 * size : 0.7 * size;
      texts.push({ text, size: size * k, box: boxOf(left, top, width, height) });
    },
  };
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (values, name: string) => (name in values ? values[name] : (own[name] ?? (() => {}))),
    set: (values, name: string, value) => Reflect.set(values, name, value),
  }) as unknown as Pen;
  const { unit, ...frame } = window;
  const layout = atZoom(scene.layout, camera.k, frame, unit);
  paintTree({ pen, ...frame, density: 1, camera, unit, palette }, { ...scene, layout });
  return { texts, haloed, links, grounds };
}

/** The camera that follows the step from wherever it was. */
function following(scene: Scene, { unit, ...frame }: Window): typeof zoomIdentity {
  const focus = focusOf(scene, frame, unit);
  return frameFollowing(frame, seenOf(scene, frame, unit), focus, zoomIdentity, FOLLOWING_ZOOM * unit, unit);
}

function whole(scene: Scene, { unit, ...frame }: Window): typeof zoomIdentity {
  return frameWhole(frame, seenOf(scene, frame, unit), unit);
}

const KINDS = ['tidy', 'radial'] as const;
const isNumber = (text: string): boolean => /^[\d+=fgh ×.]+$/.test(text);

describe('what is written in a tree', () => {
  test.each([
    ['a window of 1280 × 720', SMALL, 12],
    ['a usual window', USUAL, 12],
    ['a window of 1280 × 720 presented', SMALL_PRESENTED, 16],
    ['a window of 1920 × 1080 presented', LARGE_PRESENTED, 16],
  ] as const)('is large enough in %s, at every step', (_, window, least) => {
    for (const kind of KINDS) {
      for (const step of [0, 1, 2, 3, 5, 7, 9]) {
        for (const camera of [following, whole]) {
          const scene = sceneOf(ASTAR, kind, step);
          const { texts } = paint(scene, window, camera(scene, window));
          for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(least);
          expect(texts.length).toBeGreaterThan(0);
        }
      }
    }
  });

  test('has one size at each zoom that the camera chooses: the next step waits for no font', () => {
    const sizes = [0, 1, 2, 3, 5, 7, 9].flatMap((step) => {
      const scene = sceneOf(ASTAR, 'tidy', step);
      const camera = following(scene, LARGE_PRESENTED);
      return paint(scene, LARGE_PRESENTED, camera).texts.flatMap(({ text, size }) =>
        text.includes('=') ? [size] : [],
      );
    });
    expect(new Set(sizes)).toHaveLength(1);
  });

  test('is not struck through by the ring of the node being expanded', () => {
    const scene = sceneOf(ASTAR, 'tidy', 2);
    expect(paint(scene, USUAL, following(scene, USUAL)).haloed).toEqual(expect.arrayContaining(['1+7=8', '2']));
    const first = sceneOf(ASTAR, 'tidy', 1);
    expect(paint(first, USUAL, following(first, USUAL)).haloed).toEqual(['f = g + h = 0 + 8 = 8', '1', '↑', '←']);
    expect(paint(scene, USUAL, zoomIdentity.translate(300, 100).scale(0.55)).haloed).toEqual(['8']);
  });

  test.each([1.35, 1.6, 2])('cuts off no border of a board around which it has a ground: zoom %d', (zoom) => {
    const scene = sceneOf(ASTAR, 'radial', 1);
    const { grounds, texts } = paint(scene, USUAL, zoomIdentity.translate(400, 300).scale(zoom));
    const boards = grounds.filter(
      ({ top, bottom }) => Math.abs(bottom - top - zoom * scene.measures.boardHeight) < 0.01,
    );
    const keys = texts.filter(({ text }) => text.includes('='));
    const isOf = ({ box }: (typeof texts)[number], { left, right, top }: Box): boolean =>
      left < box.left && right > box.right && right - left < box.right - box.left + 6 && Math.abs(top - box.top) < 3;
    const ofKeys = grounds.filter((ground) => keys.some((key) => isOf(key, ground)));
    expect(ofKeys).toHaveLength(2); // the node being expanded has halos
    const border = 1.29 * zoom;
    const isCut = (board: Box, ground: Box): boolean =>
      ground.left < board.right + border &&
      ground.right > board.left - border &&
      ground.top < board.bottom + border &&
      ground.bottom > board.top - border;
    for (const ground of ofKeys) expect(boards.filter((board) => isCut(board, ground))).toEqual([]);
  });

  test.each([
    [ASTAR, 'f = g + h = 0 + 8 = 8'],
    [{ ...ASTAR, algorithm: 'greedy' }, 'f = h = 8'],
    [{ ...ASTAR, algorithm: 'weighted-astar', weight: 2 }, 'f = g + w × h = 0 + 2 × 8 = 16'],
  ] as const)('tells the formula at the first node: %o', (search, formula) => {
    const scene = sceneOf(search, 'tidy', 1);
    const written = paint(scene, USUAL, following(scene, USUAL)).texts.map(({ text }) => text);
    expect(written).toContain(formula);
  });

  test.each([
    ['boards', 'astar', 1.4],
    ['small boards', 'astar', 0.8],
    ['dots', 'astar', 0.55],
    ['many boards', 'bfs', 1.4],
    ['many dots', 'bfs', 0.55],
  ] as const)('is crossed by no link: %s', (_, algorithm, zoom) => {
    for (const kind of KINDS) {
      const scene = sceneOf(algorithm === 'bfs' ? BFS : ASTAR, kind, 30);
      const window = { width: 6_000, height: 6_000, unit: 1 };
      const camera = zoomIdentity.translate(3_000, kind === 'tidy' ? 100 : 3_000).scale(zoom);
      const { texts, links, grounds } = paint(scene, window, camera);
      expect(links.length).toBeGreaterThan(100);
      const within = ([x, y]: readonly [number, number], { left, right, top, bottom }: Box): boolean =>
        x > left && x < right && y > top && y < bottom;
      const covers = (outer: Box, inner: Box): boolean =>
        outer.left <= inner.left &&
        outer.right >= inner.right &&
        outer.top <= inner.top &&
        outer.bottom >= inner.bottom;
      for (const { text, box } of texts.filter(({ text }) => isNumber(text))) {
        const isCrossed = links.some((point) => within(point, box)) && !grounds.some((ground) => covers(ground, box));
        expect(isCrossed, text).toBe(false);
      }
    }
  });
});

test('a deep, narrow tree is drawn as wide as it is', () => {
  const scene = sceneOf({ ...BFS, algorithm: 'dfs', limits: { depth: 60 } }, 'tidy', 60);
  for (const window of [SMALL, USUAL]) {
    const { k } = whole(scene, window);
    const { top, bottom } = seenOf(scene, window, window.unit).at(window.unit);
    expect(k).toBeGreaterThan((0.7 * window.height) / (bottom - top));
  }
});

describe('the camera that follows', () => {
  test('has the node that is expanded in its frame, and its children', () => {
    for (const search of [ASTAR, BFS]) {
      for (const kind of KINDS) {
        for (const step of [1, 2, 4, 8, 20, 60, 120]) {
          for (const window of [SMALL, USUAL]) {
            const scene = sceneOf(search, kind, step);
            const camera = following(scene, window);
            const { left, right, top, bottom } = focusOf(scene, window, window.unit)(camera.k);
            expect(camera.applyX(left)).toBeGreaterThanOrEqual(-1);
            expect(camera.applyX(right)).toBeLessThanOrEqual(window.width + 1);
            expect(camera.applyY(top)).toBeGreaterThanOrEqual(-1);
            expect(camera.applyY(bottom)).toBeLessThanOrEqual(window.height + 1);
          }
        }
      }
    }
  });

  test.each([SMALL, SMALL_PRESENTED, USUAL, LARGE_PRESENTED])(
    'shows all of a search of 8 moves at its end, in a window of %o',
    (window) => {
      const scene = sceneOf(ASTAR, 'tidy');
      const camera = following(scene, window);
      const { top, bottom, left, right } = seenOf(scene, window, window.unit).at(camera.k);
      expect(camera.applyY(top)).toBeGreaterThanOrEqual(0);
      expect(camera.applyX(left)).toBeGreaterThanOrEqual(0);
      expect(camera.applyY(bottom)).toBeLessThanOrEqual(window.height);
      expect(camera.applyX(right)).toBeLessThanOrEqual(window.width);
      expect(paint(scene, window, camera).texts.length).toBeGreaterThanOrEqual(scene.seen);
    },
  );
});
