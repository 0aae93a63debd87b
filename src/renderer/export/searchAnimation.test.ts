import { expect, test } from 'vitest';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { Boards } from '../run/boards.ts';
import { ASTAR, BFS, CASE_1, readToEnd } from '../run/engine.fixture.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { RunView } from '../run/runView.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
import { searchAnimation } from './searchAnimation.ts';

const palette = new Proxy({}, { get: (_, name) => `ink-${String(name)}` }) as Palette;
const LOOK = { name: 'a search', width: 1200, height: 1000, unit: 1, perSecond: 2 };

/** As much of a runView as an animation looks at, with a search that has ended. */
function runViewOf(search: SearchSpec): RunView {
  const reader = readToEnd(CASE_1, search, { expansions: 100 }); // few enough for a frame each
  const boards = new Boards(CASE_1, reader);
  return {
    player: { reader, opened: { puzzle: CASE_1 } },
    search,
    options: searchOptionsOf(search),
    strategy: STRATEGIES[search.algorithm],
    treeLook: { kind: 'tidy', colouredBy: null, faces: 'board' },
    theme: 'light',
    moveNaming: 'blank',
    cellsOf: (node: number) => boards.of(node),
  } as unknown as RunView;
}

/** What a frame paints, as the text of a drawing. */
function paintedBy(runView: RunView, frame: number): string {
  const pen = new SvgPen(LOOK.width, LOOK.height);
  searchAnimation(runView, LOOK).paint(frame, pen as unknown as OffscreenCanvasRenderingContext2D, palette);
  return pen.file('white');
}

test('an animation has a frame for every step, which says how far the search is', () => {
  const runView = runViewOf(ASTAR);
  expect(searchAnimation(runView, LOOK).frames).toBe(10);
  expect(paintedBy(runView, 0)).toContain('>0 states expanded, 1 state in the frontier</text>');
  expect(paintedBy(runView, 9)).toContain('>9 states expanded, 9 states in the frontier</text>');
});

test('a node that was painted is painted in the same place in every later frame', () => {
  const runView = runViewOf(ASTAR);
  const keys = (frame: number): string[] =>
    [...paintedBy(runView, frame).matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>(\d+\+\d+=\d+)</g)].map((key) =>
      key.slice(1).join(' '),
    );
  for (let frame = 1; frame < 10; frame++) expect(keys(frame)).toEqual(expect.arrayContaining(keys(frame - 1)));
  expect(keys(9).length).toBeGreaterThan(15);
});

test('of an iterative search every frame shows the tree of its iteration', () => {
  const runView = runViewOf({ ...BFS, algorithm: 'iddfs' });
  const keys = /<text (?![^>]*fill="none")[^>]*>(g = 0|g=\d+)<\/text>/g; // halos are no keys
  const boards = (frame: number): number => paintedBy(runView, frame).match(keys)!.length;
  const endOfThird = runView.player.reader.firstExpansion[3];
  expect(boards(endOfThird)).toBeGreaterThan(3);
  expect(boards(endOfThird + 1)).toBe(3); // the start, and what its expansion generated
});
