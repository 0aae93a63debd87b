/** One drawing of a search tree: its camera, layout and scene, and where its nodes are on the screen. */
import { onDestroy, untrack } from 'svelte';
import { NONE } from '../../shared/trace/trace.ts';
import { openWorker } from '../ui/worker.ts';
import type { Picture } from '../ui/pen/picture.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { Camera } from './camera/camera.svelte.ts';
import type { CameraLock } from './camera/cameraLock.svelte.ts';
import { placeAt, type Viewport } from './camera/cameraPlace.ts';
import { countHidden, hiddenIn } from './layout/drawnTree.ts';
import type { Frame } from './layout/framing.ts';
import { horizonOf, placeOf, type Layout, type LayoutPlan } from './layout/layout.ts';
import { LayoutMotion } from './layout/layoutMotion.svelte.ts';
import { Layouts } from './layout/layouts.svelte.ts';
import layoutWorker from './layout/layoutWorker.ts?worker&url';
import { atZoom, levelHeightAt } from './camera/levelSpacing.ts';
import { paintTree } from './paint/paintTree.ts';
import { detailAt, measure } from './layout/drawingSizes.ts';
import { placesBelow, type Scene } from './paint/scene.ts';
import { nodeUnder, spotOf } from './pointing.ts';
import { sceneOf } from './runScene.ts';

const DOT = 18;

export class TreeDrawing {
  readonly camera: Camera;
  /** Height covered at the top of the drawing, in CSS pixels. */
  covered = $state(0);

  readonly #runView: RunView;
  readonly #lock: CameraLock | undefined;
  readonly #motion = new LayoutMotion();
  readonly #layouts: Layouts;

  /** Lives as long as the calling component. `lock`: shares the spread of other trees. */
  constructor(runView: RunView, lock?: CameraLock) {
    this.#runView = runView;
    this.#lock = lock;
    const heightAt = (zoom: number): number => this.#heightAt(zoom);
    this.camera = new Camera(
      { heightAt, placeOf: (at) => this.viewport && placeAt(at, this.viewport) },
      runView.viewState.camera,
    );
    this.#layouts = new Layouts(
      () => openWorker(layoutWorker),
      (error) => runView.complain(error),
    );
    onDestroy(() => this.#layouts.close());
    $effect.pre(() => this.#askForLayout());
    this.#showLayouts();
  }

  readonly #measures = $derived.by(() => {
    const { player, strategy } = this.#runView;
    const { rows, cols } = player.opened!.puzzle;
    return measure(rows, cols, strategy.usesHeuristic);
  });

  /** The nodes of the step's iteration; all, in a search with only one. */
  readonly #drawn = $derived.by(() => {
    const { reader, step } = this.#runView.player;
    return reader.iterationNodes(step);
  });
  readonly #first = $derived(this.#drawn.first);
  readonly #plan = $derived.by((): LayoutPlan => {
    const { treeLook, viewState } = this.#runView;
    return { kind: treeLook.kind, folded: new Set(viewState.folded), first: this.#first };
  });
  readonly #nodesLaidOut = $derived.by(() => {
    const { reader, step, steps } = this.#runView.player;
    return Math.min(this.#drawn.end, reader.nodesAt(horizonOf(step, steps)));
  });
  readonly #hidden = $derived.by(() => hiddenIn(this.#runView.player.reader, this.#nodesLaidOut, this.#plan.folded));

  readonly scene = $derived.by((): Scene | null => {
    const runView = this.#runView;
    const { step, opened } = runView.player;
    const layout = this.#standing;
    const { generated: nodes, settled } = runView.fine.moment;
    if (!layout || !opened) return null;
    const hidden = this.#hidden;
    return sceneOf(runView, {
      ...{ step, layout, settled },
      measures: this.#measures,
      seen: placesBelow(layout.tree, nodes),
      current: runView.current,
      shown: runView.shownNode,
      hovered: runView.pointedAt,
      folded: this.#plan.folded,
      hiddenBelow: (node) => countHidden(hidden, node, nodes),
    });
  });

  readonly framed = $derived.by((): Frame => {
    const { width, height } = this.camera.frame;
    return { width, height: Math.max(1, height - this.covered) };
  });

  /** The scene as painted: nodes in transition, levels spaced for the zoom. */
  readonly pictured = $derived.by((): Scene | null => {
    const { scene, framed, camera } = this;
    const moving = this.moving;
    if (!scene || !moving) return null;
    const seen =
      moving.tree === scene.layout.tree ? scene.seen : placesBelow(moving.tree, scene.reader.nodesAt(scene.step));
    return { ...scene, seen, layout: atZoom(moving, camera.at.k, framed, camera.unit) };
  });

  readonly viewport = $derived.by((): Viewport | null => {
    const { framed, camera } = this;
    const { frame, unit } = camera;
    const layout = this.#standing;
    if (!layout || frame.width === 0) return null;
    const columnWidth = layout.kind === 'radial' ? layout.levelHeight : this.#measures.columnWidth;
    return { frame, unit, columnWidth, heightAt: (zoom) => levelHeightAt(zoom, layout, framed, unit) };
  });

  readonly #standing = $derived.by(() => this.#alike(this.#layouts.current));

  /** The current layout, possibly in transition, before the lock spreads it. */
  get own(): Layout | null {
    return this.#motion.current ?? this.#layouts.current;
  }

  readonly moving = $derived.by(() => this.#alike(this.own));

  #alike(layout: Layout | null): Layout | null {
    return layout && this.#lock ? this.#lock.alike(layout) : layout;
  }

  nodeUnder(event: MouseEvent): number {
    return nodeUnder(this.pictured, this.camera, event);
  }

  spotOf(node: number): [x: number, y: number] | null {
    return spotOf(this.pictured, this.camera, node);
  }

  /** Upper left corner of a node in the frame, in CSS pixels; `null` while it is outside, or not drawn itself. */
  cornerOf(node: number): [x: number, y: number] | null {
    const spot = this.spotOf(node);
    if (!spot || !this.pictured || placeOf(this.pictured.layout, node) === NONE) return null;
    const { measures, layout } = this.pictured;
    const { at, unit } = this.camera;
    const isBoard = detailAt(at.k / unit, measures, layout.levelHeight) === 'near';
    const [width, height] = isBoard
      ? [at.k * measures.boardWidth, at.k * measures.boardHeight]
      : [DOT * unit, DOT * unit];
    return [spot[0] - width / 2, spot[1] - height / 2];
  }

  picture(name: string): Picture | null {
    const scene = this.pictured;
    const { frame, unit, at } = this.camera;
    if (!scene || frame.width === 0) return null;
    const paint: Picture['paint'] = (pen, density, palette) =>
      paintTree({ pen, ...frame, density, camera: at, unit, palette }, scene);
    return { name, ...frame, paint };
  }

  #heightAt(zoom: number): number {
    const layout = this.moving;
    return layout ? levelHeightAt(zoom, layout, this.framed, this.camera.unit) : this.#measures.levelHeight;
  }

  #askForLayout(): void {
    const { opened, reader } = this.#runView.player;
    const order = { trace: reader, nodes: this.#nodesLaidOut, measures: this.#measures, plan: this.#plan };
    untrack(() => this.#layouts.request(opened, order));
  }

  #showLayouts(): void {
    let laidOut: unknown = null;
    $effect.pre(() => {
      const { opened } = this.#runView.player;
      const next = this.#layouts.current;
      untrack(() => this.#motion.show(next, opened === laidOut));
      laidOut = opened;
    });
  }
}
