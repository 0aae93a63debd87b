/** What is hidden is nowhere: two runs that agree up to a step look exactly alike there. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { exploredDuring, frontierDuring } from '../../shared/readings/frontierAt.ts';
import { chartPicture } from '../charts/chartPicture.ts';
import { chartsOf, timelineChart } from '../charts/charts.ts';
import { marksOf } from '../charts/marks.ts';
import { NodeRows } from '../charts/nodeRows.svelte.ts';
import { compareLanes } from '../compare/measures.ts';
import { standingAt } from '../compare/standing.ts';
import { sceneAt, standBefore } from '../export/wholeTree.ts';
import type { Program } from '../program/program.ts';
import { EngineSource, randomPuzzle } from '../run/engine.fixture.ts';
import type { RunOwner } from '../run/runOwner.ts';
import { RunView } from '../run/runView.svelte.ts';
import { counterRows, isSolvedAt } from '../run/sentences/counterRows.ts';
import { lineMarkAt } from '../run/sentences/pseudocode.ts';
import { stepSentence } from '../run/sentences/stepSentence.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';
import { paintTree } from '../tree/paint/paintTree.ts';
import { NAMED_PALETTE } from '../ui/pen/palette.fixture.ts';
import { textOf } from '../ui/parts.ts';
import type { Picture } from '../ui/pen/picture.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';

const FRAME = { width: 800, height: 600 };

/** A search that ends after `expansions` at the latest, on show. */
async function shown(puzzle: Puzzle, search: SearchSpec, expansions: number): Promise<RunView> {
  const source = new EngineSource();
  const searches = {
    start: () => Promise.resolve({ searchId: source.open(puzzle, search, { expansions, nodes: 5000 }).searchId }),
    advance: (params: Parameters<EngineSource['advance']>[0]) => source.advance(params),
    stop: () => Promise.resolve(),
  };
  const complain = (error: unknown): never => {
    throw error;
  };
  const settings = { theme: 'light', moveNaming: 'blank' };
  const program = { api: { searches }, current: { puzzle }, settings, notices: { complain } } as unknown as Program;
  const runOwner: RunOwner = { search, treeLook: new TreeLook(), hidesNext: true };
  const view = new RunView(program, runOwner, 'whole');
  await view.openSearch({ puzzle, search, evenIfUnsolvable: true }, 0);
  await view.player.untilEnded();
  return view;
}

function svgOf({ width, height, paint }: Pick<Picture, 'width' | 'height' | 'paint'>): string {
  const pen = new SvgPen(width, height);
  paint(pen, 1, NAMED_PALETTE);
  return pen.file('page');
}

function treeOf(view: RunView): string {
  const { reader, step } = view.player;
  const stand = standBefore(view, { first: reader.iterationNodes(step).first, end: reader.nodes }, FRAME, 1);
  const scene = { ...sceneAt(view, step, stand), settled: view.fine.moment.settled };
  const paint: Picture['paint'] = (pen, density, palette) =>
    paintTree({ pen, ...FRAME, density, camera: stand.camera, unit: 1, palette }, scene);
  return svgOf({ ...FRAME, paint });
}

/** All that the search view and a lane say and draw. */
async function everythingOn(view: RunView) {
  const { player, fine, options } = view;
  const { reader, step } = player;
  const { moment } = fine;
  const rows = new NodeRows(
    { reader, removal: options, puzzle: view.puzzle!, cellsOf: (node) => view.cellsOf(node) },
    () => Promise.resolve(),
  );
  return {
    title: view.title,
    sentence: textOf(stepSentence(view, null)),
    counters: counterRows(reader, moment, options, isSolvedAt(view)).map(({ name, value }) => [name, value]),
    code: lineMarkAt(reader, moment, options),
    frontier: Array.from(frontierDuring(reader, moment, options)),
    explored: Array.from(exploredDuring(reader, moment)),
    marks: marksOf(reader, options),
    ends: [player.steps, player.ended, view.hasSolution, player.proved],
    board: [view.shownCells, view.h, view.path],
    charts: [timelineChart(reader, options), ...chartsOf(reader, options)].map((chart) =>
      svgOf(chartPicture(chart, '')),
    ),
    table: Array.from(rows.shown, (row) => rows.columns.map(({ id }) => rows.valueOf(id, row))),
    tree: treeOf(view),
    lane: compareLanes([{ reader, step, time: null, shortest: null, cheapest: null }], reader.costsDiffer).map(
      ({ entries }) => entries,
    ),
    standing: standingAt(reader, step, options),
  };
}

const SEARCH = fc.record({
  algorithm: fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[])),
  heuristic: fc.constantFrom('manhattan' as const, 'misplaced' as const),
  order: fc.constantFrom('UDLR' as const, 'LRUD' as const),
  ties: fc.constantFrom('low-h' as const, 'last-in' as const),
  goalTest: fc.constantFrom('expansion' as const, 'generation' as const),
});

test('two runs that agree up to a step look exactly alike there, whatever comes after', async () => {
  await fc.assert(
    fc.asyncProperty(SEARCH, fc.nat(), fc.integer({ min: 3, max: 25 }), fc.nat(), async (search, seed, end, at) => {
      const puzzle = randomPuzzle(seed, 3, 3);
      const [shorter, longer] = [await shown(puzzle, search, end), await shown(puzzle, search, 60)];
      const step = at % shorter.player.arrived.expansions; // at its last step the shorter one shows its end
      for (const view of [shorter, longer]) view.drive((player) => player.jump(step));
      expect(await everythingOn(shorter)).toEqual(await everythingOn(longer));
      for (const view of [shorter, longer]) view.stepWithin(-1);
      expect(await everythingOn(shorter)).toEqual(await everythingOn(longer));
    }),
    { numRuns: 60 },
  );
});
