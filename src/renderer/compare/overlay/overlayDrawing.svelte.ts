/** Two searches of a comparison in one picture: the layout, the columns of both, the camera, and what is painted of them. */
import { onDestroy, untrack } from 'svelte';
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { NONE } from '../../../shared/trace/trace.ts';
import { portToWorker, startWorker } from '../../ui/worker.ts';
import { Camera } from '../../tree/camera/camera.svelte.ts';
import { placeAt, standAt, type Viewport } from '../../tree/camera/cameraPlace.ts';
import { frameWhole } from '../../tree/camera/framing.ts';
import { xOf, yOf, type LayoutPlan } from '../../tree/layout/layout.ts';
import { Layouts } from '../../tree/layout/layouts.svelte.ts';
import layoutWorker from '../../tree/layout/layoutWorker.ts?worker&url';
import type { LevelRows } from '../../tree/layout/levelRows.ts';
import { measure } from '../../tree/camera/drawingSizes.ts';
import { placeFor, type Scene } from '../../tree/paint/scene.ts';
import { nodeAt } from '../../tree/paint/visible.ts';
import { neighbourNode, type TreeDirection } from '../../tree/treeNeighbour.ts';
import type { Comparison } from '../comparison.svelte.ts';
import type { Lane } from '../lane.svelte.ts';
import { bandColours, bandsOf } from './bands.ts';
import { overlayColumns } from './overlayColumns.ts';
import { isDrawn, isPainted, rowsOfThose, type OverlayMoment, type OverlayScene } from './overlayScene.ts';

/** A pointer this near to a state, in CSS pixels, is on it. */
const REACH = 10;
/** How far a key moves the picture, in CSS pixels. */
const PAN_STEP = 80;

export class OverlayDrawing {
  readonly tree: Lane;
  readonly painted: Lane;
  readonly camera: Camera;
  hovered = $state(NONE);
  /** The band that is picked out; `null` for all. */
  picked = $state<number | null>(null);

  readonly #layouts: Layouts;
  readonly #plan: LayoutPlan = { kind: 'radial', folded: new Set() };

  /** Lives as long as the component in whose script it is made. */
  constructor(comparison: Comparison, tree: Lane, painted: Lane) {
    this.tree = tree;
    this.painted = painted;
    const { look } = comparison;
    this.camera = new Camera(
      { heightAt: () => this.layout?.levelHeight ?? 1, placeOf: (at) => this.#viewport && placeAt(at, this.#viewport) },
      look.overlayCamera,
    );
    this.#layouts = new Layouts(
      () => portToWorker(startWorker(layoutWorker)),
      (error) => tree.complain(error),
    );
    onDestroy(() => this.#layouts.close());
    $effect.pre(() => this.#askForLayout());
    $effect(() => this.#aim());
    $effect(() => {
      void this.camera.at;
      look.overlayCamera = this.camera.stand;
    });
  }

  /** Whether both traces are complete: the picture needs all of both. */
  readonly isReady = $derived.by(() => this.tree.player.ended && this.painted.player.ended);

  get layout() {
    return this.isReady ? this.#layouts.current : null;
  }

  readonly #measures = $derived.by(() => {
    const { rows, cols } = this.tree.player.opened!.puzzle;
    return measure(rows, cols, this.tree.view.strategy.usesHeuristic);
  });

  readonly bands = $derived.by(() => bandsOf(this.painted.player.reader, this.painted.view.options));

  readonly colours = $derived.by(() => bandColours(this.bands.all.length, this.tree.theme));

  readonly #columns = $derived.by(() => {
    const { layout, bands } = this;
    const traced = ({ player: { reader }, states }: Lane) => ({ reader, states });
    return layout && overlayColumns(layout.tree, traced(this.tree), traced(this.painted), bands);
  });

  /** Both searches at their steps; `null` until the layout is there. */
  readonly #moment = $derived.by((): OverlayMoment | null => {
    const columns = this.#columns;
    const { picked, tree, painted } = this;
    return columns && { ...columns, picked, treeStep: tree.player.step, paintedStep: painted.player.step };
  });

  /** Of that moment, whatever the camera shows of it: the rows that are drawn, and those that are painted. */
  readonly #rows = $derived.by(() => {
    const moment = this.#moment;
    const rows = this.layout?.rows;
    if (!moment || !rows) return null;
    const ground = rowsOfThose(rows, (place) => isDrawn(moment, place));
    return { ground, coloured: rowsOfThose(rows, (place) => isPainted(moment, place)) };
  });

  /** `null` until the layout is there. */
  readonly overlay = $derived.by((): OverlayScene | null => {
    const scene = this.#scene;
    const [moment, rows] = [this.#moment, this.#rows];
    if (!moment || !scene || !rows) return null;
    const withRows = (those: LevelRows): Scene => ({ ...scene, layout: { ...scene.layout, rows: those } });
    return {
      ...{ ...moment, scene, colours: this.colours, isSolved: this.tree.isSolved },
      ...{ ground: withRows(rows.ground), coloured: withRows(rows.coloured) },
    };
  });

  readonly #scene = $derived.by((): Scene | null => {
    const { layout, tree } = this;
    if (!layout) return null;
    return {
      ...{ layout, measures: this.#measures, reader: tree.player.reader, step: tree.player.step },
      ...{ seen: layout.tree.places, settled: tree.player.reader.nodes },
      ...{ current: tree.view.current, shown: NONE, hovered: this.hovered },
      ...{ removal: tree.view.options, usesHeuristic: tree.view.strategy.usesHeuristic, naming: tree.moveNaming },
      ...{ colouring: null, unkeyed: NONE, faces: 'board' as const, folded: this.#plan.folded, hiddenBelow: () => 0 },
      cellsOf: (node) => tree.view.cellsOf(node),
    };
  });

  readonly #viewport = $derived.by((): Viewport | null => {
    const { frame, unit } = this.camera;
    const { layout } = this;
    if (!layout || frame.width === 0) return null;
    return { frame, unit, columnWidth: layout.levelHeight, heightAt: () => layout.levelHeight };
  });

  /** The node of the tree under the pointer, or `NONE`. */
  nodeUnder({ offsetX, offsetY }: MouseEvent): number {
    const { overlay, camera } = this;
    if (!overlay) return NONE;
    const [x, y] = camera.at.invert([offsetX, offsetY]);
    return nodeAt(overlay.scene, x, y, (REACH * camera.unit) / camera.at.k, (place) => isDrawn(overlay, place));
  }

  /** Where a node is in the frame, in CSS pixels; `null` while it is outside. */
  spotOf(node: number): [x: number, y: number] | null {
    const { overlay, camera } = this;
    if (!overlay || node === NONE) return null;
    const [x, y] = camera.at.apply(this.#pointOf(overlay, node));
    return x < 0 || y < 0 || x > camera.frame.width || y > camera.frame.height ? null : [x, y];
  }

  #pointOf({ scene }: OverlayScene, node: number): [x: number, y: number] {
    const place = placeFor(scene, node);
    return [xOf(scene.layout, place), yOf(scene.layout, place)];
  }

  /** Points at the next node in a direction that is drawn. */
  walk(direction: TreeDirection): void {
    const { overlay } = this;
    if (!overlay) return;
    const from = Math.max(0, this.hovered);
    let [node, next] = [from, this.hovered === NONE ? 0 : neighbourNode(overlay.scene, from, direction)];
    while (next !== node && !isDrawn(overlay, placeFor(overlay.scene, next)))
      [node, next] = [next, neighbourNode(overlay.scene, next, direction)];
    if (!isDrawn(overlay, placeFor(overlay.scene, next))) return;
    this.hovered = next;
    this.camera.reveal(this.#pointOf(overlay, next));
  }

  pan(across: number, down: number): void {
    this.camera.panBy(across * PAN_STEP * this.camera.unit, down * PAN_STEP * this.camera.unit);
  }

  #askForLayout(): void {
    const { opened, reader, ended } = this.tree.player;
    if (!opened || !ended) return;
    const wish = { trace: reader, nodes: reader.nodes, measures: this.#measures, plan: this.#plan };
    untrack(() => this.#layouts.want(opened, wish));
  }

  #aim(): void {
    const target = this.#target;
    if (!target || target === this.camera.target) return;
    const isFirst = this.camera.target === zoomIdentity || this.camera.held !== null;
    untrack(() => this.camera.moveTo(target, isFirst));
  }

  /** All of the rings, with the start in the middle; where the user has left the camera, there. */
  readonly #target = $derived.by((): ZoomTransform | null => {
    const viewport = this.#viewport;
    const { layout, camera } = this;
    if (!viewport || !layout) return null;
    const { mode, held, frame, unit } = camera;
    if (mode === 'free') return held && standAt(held, viewport);
    const reach = layout.levels * layout.levelHeight;
    const rings = { left: -reach, right: reach, top: -reach, bottom: reach };
    return frameWhole(frame, { at: () => rings, isLegible: () => true, isCentred: true }, unit);
  });
}
