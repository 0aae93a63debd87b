/** How large letters are at the nodes of a picture, and what there is room to write. */
import { nodeKey } from '../../run/sentences/nodeKey.ts';
import type { Canvas } from './canvas.ts';
import type { DrawnTree } from '../layout/drawnTree.ts';
import { BAND_LINE, bandShare, KEY_LINE, LETTER, LETTER_ADVANCE, letterScale } from '../camera/drawingSizes.ts';
import type { Scene } from './scene.ts';

/** Lengths in the drawing's units. */
export interface Letters {
  /** A CSS pixel at the usual size of the interface. */
  readonly pixel: number;
  readonly size: number;
  /** Heights of the key below a board, and of what is written above one. */
  readonly keyLine: number;
  readonly bandLine: number;
  /** Whether there is room for the order of expansion and the move above a board. */
  readonly hasBand: boolean;
  /** Whether there is room for what the key is made of. */
  readonly hasSums: boolean;
}

/** The letters of a picture in which boards are drawn. */
export function lettersOf({ camera, unit }: Canvas, scene: Scene): Letters {
  const zoom = camera.k / unit;
  const pixel = letterScale(zoom);
  const [size, keyLine, bandLine] = [LETTER * pixel, KEY_LINE * pixel, BAND_LINE * pixel * bandShare(zoom)];
  const sum = longestKey(scene) * LETTER_ADVANCE * size;
  const { kind, levelHeight } = scene.layout;
  const { columnWidth, boardHeight } = scene.measures;
  const hasSums =
    kind === 'tidy' ? sum + 4 * pixel <= columnWidth : Math.hypot(sum, boardHeight + keyLine + bandLine) <= levelHeight;
  return { pixel, size, keyLine, bandLine, hasBand: bandShare(zoom) === 1, hasSums };
}

/** By tree: letters of its longest key. */
const longest = new WeakMap<DrawnTree, number>();

function longestKey({ layout: { tree }, reader, removal }: Scene): number {
  const known = longest.get(tree);
  if (known !== undefined) return known;
  let [g, h] = [0, 0];
  for (const node of tree.node) {
    if (reader.g[node] > g) g = reader.g[node];
    if (reader.h[node] > h) h = reader.h[node];
  }
  const letters = nodeKey(removal, g, h).text.length;
  longest.set(tree, letters);
  return letters;
}
