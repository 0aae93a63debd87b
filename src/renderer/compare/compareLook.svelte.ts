/** How a comparison looks and plays, as the user chose it: kept with it, and the same again when it reopens. */
import {
  FIRST_LOOK,
  type CameraStand,
  type ComparisonLook,
  type LaneChart,
  type LaneColours,
} from '../../shared/contract/looks.ts';
import type { TreeOnScreen } from '../run/runView.svelte.ts';
import { CameraLock } from '../tree/camera/cameraLock.svelte.ts';
import { TreeLook } from '../run/treeLook.svelte.ts';

/** No two lanes are chosen: the first and the last one are shown. */
const FIRST_PAIR = [0, 0] as const;
const WHOLE: CameraStand = { mode: 'whole', place: null };

export class CompareLook {
  readonly trees = new TreeLook();
  readonly lock: CameraLock;
  /** What the colours of the trees show. */
  colours = $state<LaneColours>(FIRST_LOOK.colours);
  chart = $state<LaneChart>(FIRST_LOOK.chart);
  /** Whether two of the searches are shown in one picture, and which two. */
  isOverlay = $state(false);
  pair = $state.raw<readonly [number, number]>(FIRST_PAIR);
  /** Where the camera over that picture stands. */
  overlayCamera = $state.raw<CameraStand>(WHOLE);
  /** That picture while it is on the screen. */
  overlay = $state.raw<TreeOnScreen | null>(null);

  readonly #clock: { speed: number };

  /** `clock`: what plays the comparison. Two trees are held against each other: they begin at one scale. */
  constructor(clock: { speed: number }, lanes: () => number) {
    this.#clock = clock;
    this.lock = new CameraLock(() => lanes() === 2);
    this.reset();
  }

  /** What is kept of it. */
  get kept(): ComparisonLook {
    const { trees, lock, colours, chart } = this;
    const { kind: layout, faces, colouredBy } = trees;
    const overlay = this.isOverlay && { overlay: { pair: this.pair, camera: this.overlayCamera } };
    return { layout, faces, colouredBy, colours, chart, locked: lock.isOn, speed: this.#clock.speed, ...overlay };
  }

  /** Looks as at first. */
  reset(): void {
    this.show(FIRST_LOOK);
    this.lock.choose(null);
  }

  /** Looks as it was kept. */
  show({ layout, faces, colouredBy, colours, chart, locked, speed, overlay }: ComparisonLook): void {
    Object.assign(this.trees, { kind: layout, faces, colouredBy });
    Object.assign(this, { colours, chart, isOverlay: overlay !== undefined });
    this.pair = overlay?.pair ?? FIRST_PAIR;
    this.overlayCamera = overlay?.camera ?? WHOLE;
    this.lock.choose(locked);
    this.#clock.speed = speed;
  }
}
