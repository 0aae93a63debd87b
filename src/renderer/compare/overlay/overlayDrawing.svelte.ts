/** The overlay of two searches: layout, columns, camera and scene. */
import { onDestroy, untrack } from 'svelte';
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { NONE } from '../../../shared/trace/trace.ts';
import { openWorker } from '../../ui/worker.ts';
import { Camera } from '../../tree/camera/camera.svelte.ts';
import { placeAt, standAt, type Viewport } from '../../tree/camera/cameraPlace.ts';
import { frameWhole } from '../../tree/layout/framing.ts';
import { pointOf, type LayoutPlan } from '../../tree/layout/layout.ts';
import { Layouts } from '../../tree/layout/layouts.svelte.ts';
import layoutWorker from '../../tree/layout/layoutWorker.ts?worker&url';
import type { LevelRows } from '../../tree/layout/levelRows.ts';
import { measure } from '../../tree/layout/drawingSizes.ts';
import { placeFor, type Scene } from '../../tree/paint/scene.ts';
import { nodeUnder, spotOf } from '../../tree/pointing.ts';
import { sceneOf } from '../../tree/runScene.ts';
import { neighbourNode } from '../../tree/treeCommands.ts';
import type { TreeDirection } from '../../tree/treeKeys.ts';
import type { Comparison } from '../comparison.svelte.ts';
import type { Lane } from '../lane.svelte.ts';
import { bandColours, bandsOf } from './bands.ts';
import {
  isDrawn,
  isPainted,
  overlayColumns,
  rowsOfThose,
  stepCounts,
  type OverlayMoment,
  type OverlayScene,
} from './overlayScene.ts';

export class OverlayDrawing {
  readonly tree: Lane;
  readonly painted: Lane;
  readonly camera: Camera;
  hovered = $state(NONE);
  picked = $state<number | null>(null);

  readonly #layouts: Layouts;
  readonly #plan: LayoutPlan = { kind: 'radial', folded: new Set() };

  /** Create it in the script of a component; it lives as long as that. */
  constructor(comparison: Comparison, tree: Lane, painted: Lane) {
    this.tree = tree;
    this.painted = painted;
    const { look } = comparison;
    this.camera = new Camera(
      { heightAt: () => this.layout?.levelHeight ?? 1, placeOf: (at) => this.#viewport && placeAt(at, this.#viewport) },
      look.overlayCamera,
    );
    this.#layouts = new Layouts(
      () => openWorker(layoutWorker),
      (error) => tree.view.complain(error),
    );
    onDestroy(() => this.#layouts.close());
    $effect.pre(() => this.#askForLayout());
    $effect(() => this.#aim());
    $effect(() => {
      void this.camera.at;
      look.overlayCamera = this.camera.stand;
    });
  }

  /** The picture needs both traces complete. */
  readonly isReady = $derived.by(() => this.tree.player.ended && this.painted.player.ended);

  get layout() {
    return this.isReady ? this.#layouts.current : null;
  }

  readonly #measures = $derived.by(() => {
    const { rows, cols } = this.tree.player.opened!.puzzle;
    return measure(rows, cols, this.tree.view.strategy.usesHeuristic);
  });

  readonly bands = $derived.by(() => bandsOf(this.painted.player.reader, this.painted.view.options));

  readonly #countBands = $derived.by(() => {
    const { painted, bands } = this;
    return stepCounts(painted.player.reader, bands.all.length, (node) => bands.bandOf(node));
  });

  readonly perBand = $derived.by(() => this.#countBands(this.painted.player.step));

  readonly colours = $derived.by(() => bandColours(this.bands.all.length, this.tree.view.theme));

  readonly #columns = $derived.by(() => {
    const { layout, bands } = this;
    const traced = ({ player: { reader }, states }: Lane) => ({ reader, states });
    return layout && overlayColumns(layout.tree, traced(this.tree), traced(this.painted), bands);
  });

  readonly #moment = $derived.by((): OverlayMoment | null => {
    const columns = this.#columns;
    const { picked, tree, painted } = this;
    return columns && { ...columns, picked, treeStep: tree.player.step, paintedStep: painted.player.step };
  });

  readonly #rows = $derived.by(() => {
    const moment = this.#moment;
    const rows = this.layout?.rows;
    if (!moment || !rows) return null;
    const ground = rowsOfThose(rows, (place) => isDrawn(moment, place));
    return { ground, coloured: rowsOfThose(rows, (place) => isPainted(moment, place)) };
  });

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
    return sceneOf(tree.view, {
      ...{ layout, measures: this.#measures, step: tree.player.step },
      ...{ seen: layout.tree.places, settled: tree.player.reader.nodes },
      ...{ current: tree.view.current, shown: NONE, hovered: this.hovered },
      ...{ folded: this.#plan.folded, hiddenBelow: () => 0 },
    });
  });

  readonly #viewport = $derived.by((): Viewport | null => {
    const { frame, unit } = this.camera;
    const { layout } = this;
    if (!layout || frame.width === 0) return null;
    return { frame, unit, columnWidth: layout.levelHeight, heightAt: () => layout.levelHeight };
  });

  nodeUnder(event: MouseEvent): number {
    const { overlay, camera } = this;
    return overlay ? nodeUnder(overlay.scene, camera, event, (place) => isDrawn(overlay, place)) : NONE;
  }

  /** In CSS pixels of the frame; `null` outside it. */
  spotOf(node: number): [x: number, y: number] | null {
    return spotOf(this.overlay?.scene ?? null, this.camera, node);
  }

  walk(direction: TreeDirection): void {
    const { overlay } = this;
    if (!overlay) return;
    const { scene } = overlay;
    const isThere = (node: number): boolean => isDrawn(overlay, placeFor(scene, node));
    const from = Math.max(0, this.hovered);
    let [node, next] = [from, this.hovered === NONE ? 0 : neighbourNode(scene, from, direction)];
    while (next !== node && !isThere(next)) [node, next] = [next, neighbourNode(scene, next, direction)];
    if (!isThere(next)) return;
    this.hovered = next;
    this.camera.reveal(pointOf(scene.layout, placeFor(scene, next)));
  }

  #askForLayout(): void {
    const { opened, reader, ended } = this.tree.player;
    if (!opened || !ended) return;
    const order = { trace: reader, nodes: reader.nodes, measures: this.#measures, plan: this.#plan };
    untrack(() => this.#layouts.request(opened, order));
  }

  #aim(): void {
    const target = this.#target;
    if (!target || target === this.camera.target) return;
    const isFirst = this.camera.target === zoomIdentity || this.camera.held !== null;
    untrack(() => this.camera.moveTo(target, isFirst));
  }

  /** Fits all rings around the start, unless the user has moved the camera. */
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
