/** How a comparison looks and plays; saved and reopened with it. */
import {
  FIRST_LOOK,
  type CameraStand,
  type ComparisonLook,
  type LaneChart,
  type LaneColours,
} from '../../shared/contract/looks.ts';
import { CameraLock } from '../tree/camera/cameraLock.svelte.ts';
import { TreeLook, type TreeOnScreen } from '../run/treeViewState.svelte.ts';

/** No chosen pair: shows the first and the last lane. */
const FIRST_PAIR = [0, 0] as const;
const WHOLE: CameraStand = { mode: 'whole', place: null };

export class CompareLook {
  readonly trees = new TreeLook();
  readonly lock: CameraLock;
  colours = $state<LaneColours>(FIRST_LOOK.colours);
  chart = $state<LaneChart>(FIRST_LOOK.chart);
  isOverlay = $state(false);
  pair = $state.raw<readonly [number, number]>(FIRST_PAIR);
  overlayCamera = $state.raw<CameraStand>(WHOLE);
  overlay = $state.raw<TreeOnScreen | null>(null);

  readonly #clock: { speed: number };

  /** The trees start at one scale, so that they can be compared. */
  constructor(clock: { speed: number }, lanes: () => number) {
    this.#clock = clock;
    this.lock = new CameraLock(() => lanes() === 2);
    this.reset();
  }

  get kept(): ComparisonLook {
    const { trees, lock, colours, chart } = this;
    const { kind: layout, faces, colouredBy } = trees;
    const overlay = this.isOverlay && { overlay: { pair: this.pair, camera: this.overlayCamera } };
    return { layout, faces, colouredBy, colours, chart, locked: lock.isOn, speed: this.#clock.speed, ...overlay };
  }

  reset(): void {
    this.show(FIRST_LOOK);
    this.lock.choose(null);
  }

  show({ layout, faces, colouredBy, colours, chart, locked, speed, overlay }: ComparisonLook): void {
    Object.assign(this.trees, { kind: layout, faces, colouredBy });
    Object.assign(this, { colours, chart, isOverlay: overlay !== undefined });
    this.pair = overlay?.pair ?? FIRST_PAIR;
    this.overlayCamera = overlay?.camera ?? WHOLE;
    this.lock.choose(locked);
    this.#clock.speed = speed;
  }
}
