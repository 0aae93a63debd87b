import { zoomIdentity } from 'd3-zoom';
import { describe, expect, test } from 'vitest';
import { CASE_1, BFS, readToEnd } from '../../run/engine.fixture.ts';
import { letteringOf } from './lettering.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { layOut } from '../../tree/layout/layout.ts';
import { paintTree } from '../../tree/paint/paintTree.ts';
import type { Palette } from './palette.ts';
import { measure } from '../../tree/layout/drawingSizes.ts';
import { SvgPen } from './svgPen.ts';

const reader = readToEnd(CASE_1, BFS);
const measures = measure(3, 3, false);
const palette = new Proxy({}, { get: (_, name) => `ink-${String(name)}` }) as Palette;

/** The file of the whole tree at a zoom. */
function fileOf(kind: LayoutKind, zoom: number): string {
  const pen = new SvgPen(800, 600);
  const layout = layOut(reader, reader.nodes, measures, { kind, folded: new Set() });
  const camera = zoomIdentity.translate(400, 300).scale(zoom);
  paintTree(
    { pen, width: 800, height: 600, density: 1, camera, unit: 1, palette },
    {
      reader,
      step: reader.expansions,
      layout,
      measures,
      settled: reader.nodes,
      seen: layout.tree.places,
      current: reader.goal,
      shown: reader.goal,
      hovered: -1,
      unkeyed: -1,
      removal: { strategy: 'bfs', ties: 'low-h' },
      usesHeuristic: false,
      naming: 'blank',
      colouring: null,
      faces: 'board',
      folded: new Set(),
      hiddenBelow: () => 0,
      cellsOf: () => CASE_1.start,
    },
  );
  return pen.file('white & plain');
}

describe('a tree painted as SVG', () => {
  test.each([
    ['tidy', 1],
    ['tidy', 0.5],
    ['tidy', 0.05],
    ['radial', 1],
    ['radial', 0.5],
    ['radial', 0.05],
  ] as const)('%s at zoom %d is well-formed and holds no number that is none', (kind, zoom) => {
    const file = fileOf(kind, zoom);
    expect(file).not.toMatch(/NaN|Infinity|undefined|null/);
    for (const element of file.match(/<[^>]+>/g)!)
      expect(element).toMatch(/^<\/?[a-z]+( [a-z-]+[A-Z]?[a-z]*="[^"<]*")*\/?>$/);
    expect(file).toContain(`transform="matrix(${zoom} 0 0 ${zoom} 400 300)"`);
    expect(file.match(/<path/g)!.length).toBeGreaterThan(3);
  });

  test('near by holds a text for every tile in the picture', () => {
    const tiles = fileOf('tidy', 1).match(/font-weight="700" font-size="14"[^>]*>[1-8]<\/text>/g)!;
    expect(tiles.length % 8).toBe(0);
    expect(tiles.length).toBeGreaterThan(8);
  });

  test('names families that other computers have, and says how wide a text is in ours', () => {
    const context = { font: '', measureText: (text: string) => ({ width: 7.125 * text.length }) as TextMetrics };
    const pen = new SvgPen(100, 100, letteringOf({ ...palette, font: "'Ours', serif", mono: 'Ours Mono' }, context));
    pen.font = "700 12px 'Ours', serif";
    pen.fillText('8', 0, 0);
    pen.fillText('f of the nodes', 0, 0);
    expect(context.font).toBe("700 12px 'Ours', serif");
    const [digit, words] = pen.file('white').match(/<text[^>]*>/g)!;
    expect(digit).not.toContain('textLength');
    expect(words).toContain('textLength="99.75" lengthAdjust="spacingAndGlyphs"');
    expect(words).toMatch(/font-family="'Atkinson Hyperlegible Next', .*, sans-serif"/);
  });

  test('escapes what has a meaning in XML', () => {
    const pen = new SvgPen(10, 10);
    pen.fillText('a < "b" & c', 0, 0);
    expect(pen.file('white & plain')).toContain('white &amp; plain');
    expect(pen.file('white')).toContain('>a &lt; &quot;b&quot; &amp; c</text>');
  });
});

test('what is painted at two placements is in two groups: compared trees stood on each other in their file', () => {
  const pen = new SvgPen(10, 10);
  const dot = (): void => {
    pen.beginPath();
    pen.rect(0, 0, 1, 1);
    pen.fill();
  };
  pen.setTransform(2, 0, 0, 2, 5, 5);
  dot();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  dot();
  const groups = /matrix\(2 0 0 2 5 5\)"><path [^>]*><\/g><g transform="matrix\(1 0 0 1 0 0\)"><path /;
  expect(pen.file('white').replaceAll('\n', '')).toMatch(groups);
});
