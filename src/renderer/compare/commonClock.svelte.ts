import {
  earlierTime,
  laterTime,
  reachOf,
  stepAt,
  timeAt,
  type ClockId,
  type Paced,
} from '../../shared/readings/clocks.ts';
import { Pace } from '../ui/pace.ts';
import type { Stepper } from '../ui/stepper.ts';

export interface Follower {
  readonly paced: Paced;
  readonly player: { readonly step: number };
  show(step: number): void;
}

export class CommonClock implements Stepper {
  kind = $state<ClockId>('step');
  time = $state(0);
  isPlaying = $state(false);
  /** Ticks per second. */
  speed = $state(10);
  /** A requested time that is not known yet; `Infinity` is the end. */
  awaited = $state<number | null>(null);

  /** Requested ticks that could not be taken yet. */
  #pendingTicks = 0;
  /** The steps that the followers go to as soon as those are known. */
  #awaitedSteps: readonly number[] | null = null;
  readonly #followers: () => readonly Follower[];
  readonly #holder: { readonly isWaiting: boolean };
  readonly #pace = new Pace();

  /** `holder` may stop the clock while a class thinks. */
  constructor(followers: () => readonly Follower[], holder: { readonly isWaiting: boolean }) {
    this.#followers = followers;
    this.#holder = holder;
  }

  readonly #searches = $derived.by((): readonly Paced[] => this.#followers().map(({ paced }) => paced));

  /** The time up to which every follower's step is known. */
  readonly reach = $derived.by(() => reachOf(this.kind, this.#searches));

  readonly isComplete = $derived.by(() => {
    const isMeasured = (search: Paced): boolean => this.kind !== 'time' || search.micros !== null;
    return this.#searches.every((search) => search.ended && isMeasured(search));
  });

  get atStart(): boolean {
    return this.time === 0;
  }

  readonly atEnd = $derived.by(() => this.isComplete && this.time >= this.reach);

  get canStepForward(): boolean {
    return !this.atEnd;
  }

  /** Goes to the start, then to `steps`, one per follower, as soon as they are known. */
  restart(steps: readonly number[] | null = null): void {
    this.isPlaying = false;
    this.time = 0;
    this.#await(null);
    this.#awaitedSteps = steps;
  }

  /** Switches the clock. No lane steps back; lanes that are ahead wait. */
  use(kind: ClockId): void {
    this.kind = kind;
    this.goTo(this.#timeOf(this.#followers().map(({ player }) => player.step)));
  }

  #timeOf(steps: readonly number[]): number {
    const times = this.#searches.map((search, index) =>
      timeAt(this.kind, search, Math.min(steps[index] ?? 0, search.steps)),
    );
    return Math.max(0, ...times);
  }

  /** Steps `ticks` (negative: back) from the requested time, reached or not. */
  stepBy(ticks: number): void {
    if (this.#holder.isWaiting) return;
    this.isPlaying = false;
    const due = this.#pendingTicks + ticks;
    this.#pendingTicks = this.#awaitedSteps ? due : this.#leftOf(due);
  }

  /** Takes ticks. Returns how many must wait for more steps to arrive. */
  #leftOf(due: number): number {
    const taken = this.#move(due);
    return due > taken && !this.isComplete ? due - taken : 0;
  }

  /** Goes to a time as far as it is known, and on when more arrives. */
  goTo(time: number): void {
    this.#await(time > this.reach && !this.isComplete ? time : null);
    this.#show(this.awaited === Infinity ? this.time : Math.max(0, Math.min(time, this.reach)));
  }

  jump(time: number): void {
    if (this.#holder.isWaiting) return;
    this.isPlaying = false;
    this.goTo(time);
  }

  togglePlay(): void {
    if (this.#holder.isWaiting) return;
    this.#await(null);
    this.isPlaying = !this.isPlaying;
    if (!this.isPlaying) return;
    if (this.atEnd) this.#show(0);
    this.#pace.restart();
  }

  /** Call with the time of every frame while playing. */
  frame(nowMs: number): void {
    if (!this.isPlaying) return;
    const due = this.#pace.due(nowMs, this.speed);
    if (due > 0 && this.#move(due) === 0) this.#pace.wait(nowMs, this.speed);
    if (this.atEnd) this.isPlaying = false;
  }

  /** Call when more steps have arrived. */
  settle(): void {
    if (this.#awaitedSteps) this.#settleSteps(this.#awaitedSteps);
    else if (this.awaited !== null) this.goTo(this.awaited);
    else if (this.#pendingTicks > 0) this.stepBy(0);
  }

  #settleSteps(steps: readonly number[]): void {
    const isKnown = ({ steps: arrived }: Paced, index: number): boolean => arrived >= (steps[index] ?? 0);
    if (!this.isComplete && (this.kind === 'time' || !this.#searches.every(isKnown))) return;
    const owed = this.#pendingTicks;
    this.goTo(this.#timeOf(steps));
    this.stepBy(owed);
  }

  stopWaiting(): void {
    this.#await(null);
  }

  #await(time: number | null): void {
    this.awaited = time;
    this.#pendingTicks = 0;
    this.#awaitedSteps = null;
  }

  /** Returns how many ticks moved a lane: fewer at both ends, and where more is not known yet. */
  #move(ticks: number): number {
    const next = ticks > 0 ? laterTime : earlierTime;
    const times = [this.time];
    while (times.length <= Math.abs(ticks)) {
      const time = next(this.kind, this.#searches, times.at(-1)!);
      if (time === times.at(-1)) break;
      times.push(time);
    }
    this.#await(null);
    this.#show(times.at(-1)!);
    return times.length - 1;
  }

  #show(time: number): void {
    this.time = time;
    for (const follower of this.#followers()) follower.show(stepAt(this.kind, follower.paced, time));
  }
}
