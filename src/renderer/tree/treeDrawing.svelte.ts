/** What is drawn of the tree of a runView: its layout, its scene, and the scene as it is painted while nodes and camera move. */
import { onDestroy, untrack } from 'svelte';
import { NONE } from '../../shared/trace/trace.ts';
import { portToWorker, startWorker } from '../ui/worker.ts';
import type { Picture } from '../ui/pen/picture.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { Camera } from './camera/camera.svelte.ts';
import type { CameraLock } from './camera/cameraLock.svelte.ts';
import { placeAt, type Viewport } from './camera/cameraPlace.ts';
import { countHidden, hiddenIn } from './layout/folding.ts';
import type { Frame } from './camera/framing.ts';
import { horizonOf, placeOf, xOf, yOf, type Layout, type LayoutPlan } from './layout/layout.ts';
import { LayoutMotion } from './layout/layoutMotion.svelte.ts';
import { Layouts } from './layout/layouts.svelte.ts';
import layoutWorker from './layout/layoutWorker.ts?worker&url';
import { atZoom, levelHeightAt } from './camera/levelSpacing.ts';
import { paintTree } from './paint/paintTree.ts';
import { detailAt, measure } from './camera/drawingSizes.ts';
import { placeFor, placesBelow, type Scene } from './paint/scene.ts';
import { nodeAt } from './paint/visible.ts';
import { sceneOf } from './runScene.ts';

/** A pointer this near to a dot, in CSS pixels, is on it. */
const REACH = 10;
/** Size of a node that is drawn as a dot, with what belongs to it. */
const DOT = 18;

export class TreeDrawing {
  readonly camera: Camera;
  /** Height of what covers the drawing at its top, in CSS pixels. */
  covered = $state(0);

  readonly #runView: RunView;
  readonly #lock: CameraLock | undefined;
  readonly #motion = new LayoutMotion();
  readonly #layouts: Layouts;

  /** Lives as long as the component in whose script it is made. `lock`: spreads the tree as others are spread. */
  constructor(runView: RunView, lock?: CameraLock) {
    this.#runView = runView;
    this.#lock = lock;
    const heightAt = (zoom: number): number => this.#heightAt(zoom);
    this.camera = new Camera(
      { heightAt, placeOf: (at) => this.viewport && placeAt(at, this.viewport) },
      runView.sight.camera,
    );
    this.#layouts = new Layouts(
      () => portToWorker(startWorker(layoutWorker)),
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

  /** The nodes of the iteration that the step belongs to: all, where the search has but one. */
  readonly #drawn = $derived.by(() => {
    const { reader, step } = this.#runView.player;
    return reader.iterationNodes(step);
  });
  readonly #first = $derived(this.#drawn.first);
  readonly #plan = $derived.by((): LayoutPlan => {
    const { treeLook, sight } = this.#runView;
    return { kind: treeLook.kind, folded: new Set(sight.folded), first: this.#first };
  });
  readonly #nodesLaidOut = $derived.by(() => {
    const { reader, step, steps } = this.#runView.player;
    return Math.min(this.#drawn.end, reader.nodesAt(horizonOf(step, steps)));
  });
  readonly #hidden = $derived.by(() => hiddenIn(this.#runView.player.reader, this.#nodesLaidOut, this.#plan.folded));

  /** `null` until the first layout is there. */
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

  /** The part of the frame that nothing covers. */
  readonly framed = $derived.by((): Frame => {
    const { width, height } = this.camera.frame;
    return { width, height: Math.max(1, height - this.covered) };
  });

  /** The scene as it is painted: nodes on their way from one layout to the next, levels as far apart as the zoom has them. */
  readonly pictured = $derived.by((): Scene | null => {
    const { scene, framed, camera } = this;
    const moving = this.moving;
    if (!scene || !moving) return null;
    const seen =
      moving.tree === scene.layout.tree ? scene.seen : placesBelow(moving.tree, scene.reader.nodesAt(scene.step));
    return { ...scene, seen, layout: atZoom(moving, camera.at.k, framed, camera.unit) };
  });

  /** `null` until there is a layout and room for it. */
  readonly viewport = $derived.by((): Viewport | null => {
    const { framed, camera } = this;
    const { frame, unit } = camera;
    const layout = this.#standing;
    if (!layout || frame.width === 0) return null;
    const columnWidth = layout.kind === 'radial' ? layout.levelHeight : this.#measures.columnWidth;
    return { frame, unit, columnWidth, heightAt: (zoom) => levelHeightAt(zoom, layout, framed, unit) };
  });

  readonly #standing = $derived.by(() => this.#alike(this.#layouts.current));

  /** The layout of this moment, as it would be by itself: one that stands, or nodes on their way from one to the next. */
  get own(): Layout | null {
    return this.#motion.current ?? this.#layouts.current;
  }

  /** The same, spread as all trees are. */
  readonly moving = $derived.by(() => this.#alike(this.own));

  #alike(layout: Layout | null): Layout | null {
    return layout && this.#lock ? this.#lock.alike(layout) : layout;
  }

  /** The node under the pointer, or `NONE`. */
  nodeUnder({ offsetX, offsetY }: MouseEvent): number {
    const { pictured, camera } = this;
    const [x, y] = camera.at.invert([offsetX, offsetY]);
    return pictured ? nodeAt(pictured, x, y, (REACH * camera.unit) / camera.at.k) : NONE;
  }

  /** Where a node is in the frame, in CSS pixels; `null` while it is outside. */
  spotOf(node: number): [x: number, y: number] | null {
    const { pictured, camera } = this;
    const place = pictured ? placeFor(pictured, node) : NONE;
    if (!pictured || place === NONE) return null;
    const [x, y] = camera.at.apply([xOf(pictured.layout, place), yOf(pictured.layout, place)]);
    return x < 0 || y < 0 || x > camera.frame.width || y > camera.frame.height ? null : [x, y];
  }

  /** The upper left corner of a node in the frame, in CSS pixels; `null` while the node is outside, or not drawn itself. */
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

  /** The tree as it is seen; `null` where nothing is drawn yet. */
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
    const wish = { trace: reader, nodes: this.#nodesLaidOut, measures: this.#measures, plan: this.#plan };
    untrack(() => this.#layouts.want(opened, wish));
  }

  /** Nodes move from one layout of a search to its next. */
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
