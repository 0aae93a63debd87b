import { describe, expect, test } from 'vitest';
import { ASTAR, CASE_1, readToEnd } from './engine.fixture.ts';
import type { ColouredBy } from '../../shared/contract/looks.ts';
import { colouringBy } from './colouring.ts';

const reader = readToEnd(CASE_1, ASTAR);
const ORDER = { strategy: 'astar', ties: 'low-h' } as const;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)); // #rrggbb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('colouring', () => {
  test.each(['depth', 'h', 'f', 'order'] as const)('by %s is lighter where the number is greater', (by: ColouredBy) => {
    for (const theme of ['light', 'dark'] as const) {
      const { colours } = colouringBy(by, reader, ORDER, theme);
      const lights = colours.map(luminance);
      expect(lights).toEqual(lights.toSorted((a, b) => a - b));
      expect(new Set(colours).size).toBe(colours.length);
    }
  });

  test('reaches over the whole run: the root is first in depth, the goal last', () => {
    const { from, to, colours, colourOf } = colouringBy('depth', reader, ORDER, 'light');
    expect([from, to]).toEqual([0, 8]);
    expect(colourOf(0, 0)).toBe(colours[0]);
    expect(colourOf(reader.goal, 9)).toBe(colours.at(-1));
  });

  test('by order knows no colour for a node that is not expanded yet', () => {
    const { colours, colourOf } = colouringBy('order', reader, ORDER, 'light');
    expect(colourOf(0, 0)).toBeNull();
    expect(colourOf(0, 1)).toBe(colours[0]);
    expect(colourOf(reader.goal, 8)).toBeNull();
    expect(colourOf(reader.goal, 9)).toBe(colours.at(-1));
  });

  test('by a number that all nodes share has the first colour for all of them', () => {
    const flat = { ...reader, nodes: 1, g: reader.g, h: reader.h, expandedAt: reader.expandedAt } as typeof reader;
    const { from, to, colours, colourOf } = colouringBy('f', flat, ORDER, 'dark');
    expect(from).toBe(to);
    expect(colourOf(0, 0)).toBe(colours[0]);
  });
});
