/** The clock that all lanes follow: where they stand, and whether they go on by themselves. */
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

/** What the clock moves. */
export interface Follower {
  readonly paced: Paced;
  readonly player: { readonly step: number };
  show(step: number): void;
}

export class CommonClock {
  kind = $state<ClockId>('step');
  time = $state(0);
  playing = $state(false);
  /** Ticks per second. */
  speed = $state(10);
  /** A time that was asked for and is not known yet; `Infinity` is the end. */
  awaited = $state<number | null>(null);

  /** Ticks that were asked for and could not be taken yet. */
  #pendingTicks = 0;
  /** The steps at which the followers are to stand as soon as those are known; `null` for none. */
  #awaitedSteps: readonly number[] | null = null;
  readonly #followers: () => readonly Follower[];
  readonly #holder: { readonly isWaiting: boolean } | null;
  readonly #pace = new Pace();

  /** `followers`: whoever follows, as long as they can be asked. `holder`: who may hold it, while a class is to think. */
  constructor(followers: () => readonly Follower[], holder: { readonly isWaiting: boolean } | null = null) {
    this.#followers = followers;
    this.#holder = holder;
  }

  readonly #searches = $derived.by((): readonly Paced[] => this.#followers().map(({ paced }) => paced));

  /** The time up to which it is known where everybody stands. */
  readonly reach = $derived.by(() => reachOf(this.kind, this.#searches));

  /** Whether the end is known. */
  readonly isComplete = $derived.by(() => {
    const isMeasured = (search: Paced): boolean => this.kind !== 'time' || search.micros !== null;
    return this.#searches.every((search) => search.ended && isMeasured(search));
  });

  readonly atEnd = $derived.by(() => this.isComplete && this.time >= this.reach);

  /** Stands at the start, and stands at `steps`, one for each follower, as soon as they are known. */
  restart(steps: readonly number[] | null = null): void {
    this.playing = false;
    this.time = 0;
    this.#await(null);
    this.#awaitedSteps = steps;
  }

  /** Counts in another way from now on; nobody goes back for it, but those who would be ahead of the others let them catch up. */
  use(kind: ClockId): void {
    this.kind = kind;
    this.goTo(this.#timeOf(this.#followers().map(({ player }) => player.step)));
  }

  /** When all of them have come to these steps. */
  #timeOf(steps: readonly number[]): number {
    const times = this.#searches.map((search, index) =>
      timeAt(this.kind, search, Math.min(steps[index] ?? 0, search.steps)),
    );
    return Math.max(0, ...times);
  }

  /** So many ticks forward or, negative, back: from where everybody is to stand, whether they have come there or not. */
  tick(ticks: number): void {
    if (this.#holder?.isWaiting) return;
    this.playing = false;
    const due = this.#pendingTicks + ticks;
    this.#pendingTicks = this.#awaitedSteps ? due : this.#leftOf(due);
  }

  /** Takes ticks, and returns how many of them have to wait for more to arrive. */
  #leftOf(due: number): number {
    const taken = this.#move(due);
    return due > taken && !this.isComplete ? due - taken : 0;
  }

  /** Goes to a time: as far as it is known at once, and the rest of the way when it has arrived. */
  goTo(time: number): void {
    this.#await(time > this.reach && !this.isComplete ? time : null);
    this.#show(this.awaited === Infinity ? this.time : Math.max(0, Math.min(time, this.reach)));
  }

  /** Goes to a time and stays there. */
  jump(time: number): void {
    if (this.#holder?.isWaiting) return;
    this.playing = false;
    this.goTo(time);
  }

  togglePlay(): void {
    if (this.#holder?.isWaiting) return;
    this.#await(null);
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.atEnd) this.#show(0);
    this.#pace.restart();
  }

  /** Called with the time of every frame while playing. */
  frame(nowMs: number): void {
    if (!this.playing) return;
    const due = this.#pace.due(nowMs, this.speed);
    if (due > 0 && this.#move(due) === 0) this.#pace.wait(nowMs, this.speed);
    if (this.atEnd) this.playing = false;
  }

  /** More has arrived: whoever waited goes on. */
  settle(): void {
    if (this.#awaitedSteps) this.#settleSteps(this.#awaitedSteps);
    else if (this.awaited !== null) this.goTo(this.awaited);
    else if (this.#pendingTicks > 0) this.tick(0);
  }

  #settleSteps(steps: readonly number[]): void {
    const isKnown = ({ steps: arrived }: Paced, index: number): boolean => arrived >= (steps[index] ?? 0);
    if (!this.isComplete && (this.kind === 'time' || !this.#searches.every(isKnown))) return;
    const owed = this.#pendingTicks;
    this.goTo(this.#timeOf(steps));
    this.tick(owed);
  }

  stopWaiting(): void {
    this.#await(null);
  }

  /** What was asked for before gives way to this. */
  #await(time: number | null): void {
    this.awaited = time;
    this.#pendingTicks = 0;
    this.#awaitedSteps = null;
  }

  /** Returns how many of the ticks moved anybody: fewer at both ends, and where more is not known yet. */
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
