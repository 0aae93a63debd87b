/** How a comparison looks and plays, as the user chose it: kept with it, and the same again when it reopens. */
import { FIRST_LOOK, type ComparisonLook, type LaneChart, type LaneColours } from '../../shared/contract/looks.ts';
import { CameraLock } from '../tree/cameraLock.svelte.ts';
import { TreeLook } from '../tree/look.svelte.ts';

export class CompareLook {
  readonly trees = new TreeLook();
  readonly lock: CameraLock;
  /** What the colours of the trees show. */
  colours = $state<LaneColours>(FIRST_LOOK.colours);
  chart = $state<LaneChart>(FIRST_LOOK.chart);

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
    return { layout, faces, colouredBy, colours, chart, locked: lock.isOn, speed: this.#clock.speed };
  }

  /** Looks as at first. */
  reset(): void {
    this.show(FIRST_LOOK);
    this.lock.choose(null);
  }

  /** Looks as it was kept. */
  show({ layout, faces, colouredBy, colours, chart, locked, speed }: ComparisonLook): void {
    Object.assign(this.trees, { kind: layout, faces, colouredBy });
    Object.assign(this, { colours, chart });
    this.lock.choose(locked);
    this.#clock.speed = speed;
  }
}
