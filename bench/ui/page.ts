/** What is measured inside the browser: layouts and whole-tree drawings, ours and the naive ones, on one tree. */
import { hierarchy, tree as d3Tree, type HierarchyPointNode } from 'd3-hierarchy';
import { zoomIdentity } from 'd3-zoom';
import { frameWhole } from '../../src/renderer/tree/layout/framing.ts';
import { layOut, xOf, yOf, type Layout, type LayoutPlan } from '../../src/renderer/tree/layout/layout.ts';
import { atZoom } from '../../src/renderer/tree/camera/levelSpacing.ts';
import { paintTree } from '../../src/renderer/tree/paint/paintTree.ts';
import type { Palette } from '../../src/renderer/ui/pen/palette.ts';
import { measure } from '../../src/renderer/tree/layout/drawingSizes.ts';
import { seenOf, type Scene } from '../../src/renderer/tree/paint/scene.ts';
import { COUSIN_GAP, SIBLING_GAP } from '../../src/renderer/tree/layout/tidyLayout.ts';
import type { NodeStatus, TraceReader } from '../../src/shared/readings/reading.ts';
import { NONE } from '../../src/shared/trace/trace.ts';

/** The size of the drawing in a window of 1600 × 900. */
const FRAME = { width: 1600, height: 900 };
const PALETTE = { ink: '#111', inkSoft: '#555', line: '#888', explored: '#a49e90', frontier: '#0072b2' };
const MEASURES = measure(3, 3, false);
/** The kind of layout that d3 makes, too. */
const PLAN: LayoutPlan = { kind: 'tidy', folded: new Set() };

/** Columns of a trace, and the nodes of it that make the tree. */
export interface Columns {
  readonly parent: readonly number[];
  readonly edge: readonly number[];
}

let trace: { parent: Int32Array; edge: Uint8Array };
/** By place; made when it is first needed. */
let children: number[][] | null;
let layout: Layout;
const context = document.createElement('canvas').getContext('2d')!;
Object.assign(context.canvas, FRAME);

const bench = {
  /** Takes the tree that the other calls are about. Returns its nodes that have a place. */
  load({ parent, edge }: Columns): number {
    trace = { parent: Int32Array.from(parent), edge: Uint8Array.from(edge) };
    layout = layOut(trace, parent.length, MEASURES, PLAN);
    children = null;
    return layout.tree.places;
  },

  /** Milliseconds of our layout, from the columns of the trace to a complete layout. */
  ourLayout: (): number => timed(() => layOut(trace, trace.parent.length, MEASURES, PLAN)),

  /** The same for rings. */
  ringLayout: (): number => timed(() => layOut(trace, trace.parent.length, MEASURES, { ...PLAN, kind: 'radial' })),

  /** The same for d3, from lists of children to coordinates. */
  d3Layout(): number {
    childrenOf(0); // the lists are there before
    return timed(() => d3Coordinates());
  },

  /** The greatest difference between our coordinates and d3's, in columns. */
  difference(): number {
    let greatest = 0;
    d3Coordinates().each(({ data, x }) => {
      greatest = Math.max(greatest, Math.abs(x - layout.along[data] / MEASURES.columnWidth));
    });
    return greatest;
  },

  /** Milliseconds of drawing the whole tree, until its pixels are there. */
  ourDrawing: (): number => drawn(() => paintWhole()),

  /** One path for every link and every node. */
  naiveDrawing: (): number => drawn(() => paintNaively()),
};

export type Bench = typeof bench;
Object.assign(window, { bench });

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Reading a pixel back waits for the raster. */
function drawn(paint: () => void): number {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, FRAME.width, FRAME.height);
  context.getImageData(0, 0, 1, 1);
  return timed(() => {
    paint();
    context.getImageData(0, 0, 1, 1);
  });
}

function childrenOf(place: number): number[] {
  return (children ??= listChildren(layout))[place];
}

function listChildren({ tree: { places, parent } }: Layout): number[][] {
  const lists = Array.from({ length: places }, (): number[] => []);
  for (let place = 1; place < places; place++) lists[parent[place]].push(place);
  return lists;
}

function d3Coordinates(): HierarchyPointNode<number> {
  return d3Tree<number>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? SIBLING_GAP : COUSIN_GAP))(hierarchy(0, childrenOf));
}

function sceneOf(layout: Layout): Scene {
  const isExplored = (node: number): NodeStatus =>
    layout.tree.childCount[layout.tree.place[node]] > 0 ? 'explored' : 'frontier';
  const reader = { goal: NONE, parent: trace.parent, statusAt: isExplored } as unknown as TraceReader;
  return {
    reader,
    step: 0,
    layout,
    measures: MEASURES,
    seen: layout.tree.places,
    settled: layout.tree.places,
    current: NONE,
    shown: NONE,
    hovered: NONE,
    unkeyed: NONE,
    removal: { strategy: 'bfs', ties: 'low-h' },
    naming: 'blank',
    usesHeuristic: false,
    colouring: null,
    faces: 'board',
    folded: new Set(),
    hiddenBelow: () => 0,
    cellsOf: () => [],
  };
}

/** The camera that shows everything, and the layout as it is there. */
function whole(): { camera: typeof zoomIdentity; layout: Layout } {
  const camera = frameWhole(FRAME, seenOf(sceneOf(layout), FRAME, 1), 1);
  return { camera, layout: atZoom(layout, camera.k, FRAME, 1) };
}

function paintWhole(): void {
  const { camera, layout } = whole();
  paintTree({ pen: context, ...FRAME, density: 1, camera, unit: 1, palette: PALETTE as Palette }, sceneOf(layout));
}

function paintNaively(): void {
  const { camera, layout } = whole();
  const at = (place: number): [number, number] => camera.apply([xOf(layout, place), yOf(layout, place)]);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.strokeStyle = PALETTE.line;
  context.lineWidth = 0.6;
  for (let place = 1; place < layout.tree.places; place++) {
    context.beginPath();
    context.moveTo(...at(layout.tree.parent[place]));
    context.lineTo(...at(place));
    context.stroke();
  }
  for (let place = 0; place < layout.tree.places; place++) {
    context.fillStyle = layout.tree.childCount[place] > 0 ? PALETTE.explored : PALETTE.frontier;
    context.beginPath();
    context.arc(...at(place), 1, 0, 2 * Math.PI);
    context.fill();
  }
}
