/** A class with a bad lamp, and those who see no colours, tell the node being expanded from the frontier. */
import { zoomIdentity } from 'd3-zoom';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BFS } from '../../run/engine.fixture.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { atZoom } from '../camera/levelSpacing.ts';
import { detailAt, type Detail } from '../layout/drawingSizes.ts';
import { xOf, yOf } from '../layout/layout.ts';
import { paintTree } from './paintTree.ts';
import { sceneOf } from './scene.fixture.ts';
import { placeFor, type Scene } from './scene.ts';

const TOKENS = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
/** Presented, themes have the same colours. */
const THEMES = { light: ':root {', dark: ":root[data-theme='dark'] {", projector: "[data-theme='projector'] {" };

/** The colours of a theme: what it does not name is as in the light one. */
function paletteOf(theme: keyof typeof THEMES): Palette {
  const of = (head: string): [string, string][] => {
    const [block] = TOKENS.slice(TOKENS.indexOf(head)).split('}');
    return Array.from(block.matchAll(/--([\w-]+): (#\w{6});/g), ([, name, colour]) => [name, colour]);
  };
  const colours = Object.fromEntries([...of(THEMES.light), ...of(THEMES[theme])]);
  const names: Readonly<Record<string, string>> = { canvas: 'panel', line: 'line-strong', inkSoft: 'ink-soft' };
  return new Proxy({} as Palette, { get: (_, name: string) => colours[names[name] ?? name] ?? name });
}

/** Of WCAG: 0 black, 1 white. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What grey must tell apart, at least. */
const LEAST_CONTRAST = 1.5;

interface Mark {
  readonly kind: 'fill' | 'stroke';
  readonly ink: string;
}

/** What is painted around a node's middle and opaque, in order. */
function marksOf(scene: Scene, zoom: number, palette: Palette, node: number): Mark[] {
  const layout = atZoom(scene.layout, zoom, { width: 800, height: 600 }, 1);
  const place = placeFor({ ...scene, layout }, node);
  const [x, y] = [xOf(layout, place), yOf(layout, place)];
  const camera = zoomIdentity.translate(400 - zoom * x, 300 - zoom * y).scale(zoom);
  const marks: Mark[] = [];
  let isAround = false;
  const look = (atX: number, atY: number): void => void (isAround ||= Math.hypot(atX - x, atY - y) < 0.01);
  const box = (left: number, top: number, width: number, height: number): void =>
    look(left + width / 2, top + height / 2);
  const draw = (kind: Mark['kind'], own: 'fillStyle' | 'strokeStyle') => () => {
    if (isAround && pen.globalAlpha === 1) marks.push({ kind, ink: String(pen[own]) });
  };
  const pen = new Proxy(
    {
      globalAlpha: 1,
      beginPath: () => (isAround = false),
      rect: box,
      roundRect: box,
      arc: look,
      fill: draw('fill', 'fillStyle'),
      stroke: draw('stroke', 'strokeStyle'),
    } as unknown as Pen,
    { get: (values, name) => Reflect.get(values, name) ?? (() => {}) },
  );
  paintTree({ pen, width: 800, height: 600, density: 1, camera, unit: 1, palette }, { ...scene, layout });
  return marks;
}

const ZOOMS: Readonly<Record<Detail, number>> = { near: 1.5, middle: 0.8, far: 0.2 };

test.each(Object.keys(THEMES).flatMap((theme) => Object.keys(ZOOMS).map((detail) => [theme, detail] as const)))(
  'in the %s theme, in grey, the node being expanded differs from the frontier: nodes as seen from %s',
  (theme, detail) => {
    const palette = paletteOf(theme as keyof typeof THEMES);
    const zoom = ZOOMS[detail as Detail];
    const tiles = detail === 'near' ? [palette.tile, palette.moved] : []; // both nodes have them
    const scene = sceneOf(BFS, 'tidy', 5);
    expect(detailAt(zoom, scene.measures, scene.layout.levelHeight)).toBe(detail);
    const waiting = scene.layout.tree.node.find((node) => scene.reader.statusAt(node, scene.step) === 'frontier')!;
    const [expanding, frontier] = [scene.current, waiting].map((node) => {
      const marks = marksOf(scene, zoom, palette, node);
      const outlines = marks.filter(
        ({ kind, ink }) => kind === 'stroke' && contrast(ink, palette.canvas) >= LEAST_CONTRAST,
      );
      return {
        outlines: outlines.length,
        fill: marks.findLast(({ kind, ink }) => kind === 'fill' && !tiles.includes(ink))!.ink,
      };
    });
    const differs = expanding.outlines > frontier.outlines || contrast(expanding.fill, frontier.fill) >= LEAST_CONTRAST;
    expect(differs, JSON.stringify({ expanding, frontier })).toBe(true);
  },
);
