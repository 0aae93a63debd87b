/**
 * The player of one search: holds its trace, and the step that is shown. The trace runs ahead of the step, so that most
 * searches are complete, and their drawing final, before the class sees the first step.
 */
import { knownAt, type Moment } from '../../shared/readings/moments.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import type { Batch } from '../../shared/trace/batch.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { Pace } from '../ui/pace.ts';
import { next, type PlaybackEvent, type PlaybackState } from './playback.ts';
import { Supply, type Source } from './supply.ts';

/** Steps that are fetched when a search is opened, and kept ahead of the step that is shown. */
const OPENING_STEPS = 5_000;
const STEPS_AHEAD = 1_000;

export interface OpenedSearch {
  readonly searchId: number;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
}

/** Somebody who waits until so many steps have arrived. */
interface Waiting {
  readonly steps: number;
  readonly resolve: (arrived: boolean) => void;
}

export class Player {
  /** What is being played; replaced as a whole. */
  opened = $state.raw<OpenedSearch | null>(null);
  step = $state(0);
  playback = $state<PlaybackState>('idle');
  /** Grows with every batch: whoever reads `reader` reads this first. */
  revision = $state(0);
  /** The step that was asked for and has not arrived; `Infinity` means the end. */
  awaited = $state<number | null>(null);
  /** Whether the search is being taken to its end without moving the step. */
  finishing = $state(false);
  /** Steps per second. */
  speed = $state(2);

  #reader = new TraceReader();
  #supply: Supply | null = null;
  /** The step to open the expected search at; `null` while none is expected. */
  #expected: number | null = null;
  readonly #source: Source;
  readonly #hearFailure: (error: unknown) => void;
  readonly #horizon: () => Moment | null;
  readonly #pace = new Pace();
  #waiting: Waiting[] = [];

  /**
   * `hearFailure` is told, once, why a search was lost. `horizon`: the moment up to which the trace is shown, while what comes
   * after it is hidden; `null` while nothing is.
   */
  constructor(source: Source, hearFailure: (error: unknown) => void, horizon: () => Moment | null = () => null) {
    this.#source = source;
    this.#hearFailure = hearFailure;
    this.#horizon = horizon;
  }

  /** All that has arrived of the trace. What is shown reads `reader`; this is for what moves the step. */
  get arrived(): TraceReader {
    void this.revision;
    return this.#reader;
  }

  readonly #known = $derived.by((): TraceReader | null => {
    const moment = this.#horizon();
    return moment && knownAt(this.arrived, moment);
  });

  /** The trace as it is shown: all that has arrived, or what is known at the moment shown while the rest is hidden. */
  get reader(): TraceReader {
    return this.#known ?? this.arrived;
  }

  /** Steps that are shown: those that have arrived, or those up to the step while what comes is hidden. */
  get steps(): number {
    return this.reader.expansions;
  }

  /** Whether the search is seen to have ended. */
  get ended(): boolean {
    return this.reader.status !== 'running';
  }

  /** Whether the step shown is the last one. Derived, so that whoever asks it does not work again at every step. */
  readonly atEnd = $derived.by(() => this.#hasEnded && this.step === this.arrived.expansions);

  get #hasEnded(): boolean {
    return this.arrived.status !== 'running';
  }

  /** Whether a search is open, or on its way. */
  get hasSearch(): boolean {
    return this.opened !== null || this.#expected !== null;
  }

  /** Whether more of the trace can arrive. */
  get #growing(): boolean {
    return !this.#hasEnded && this.playback !== 'failed';
  }

  /** Says that a search is on its way, to be opened at `step`: steps taken until then are taken from there. */
  expect(step: number): void {
    this.close();
    this.#expected = step;
  }

  /** Shows a search that the host has just opened: at the step at which it was expected, as soon as that has arrived. */
  open(opened: OpenedSearch, step = this.#expected ?? 0): void {
    this.close();
    this.opened = opened;
    this.#supply = new Supply(this.#source, opened.searchId, {
      received: (batch) => this.#received(batch),
      failed: (error) => this.#failed(error),
    });
    this.#send('open');
    this.goTo(step);
    this.#supply.want(Math.max(OPENING_STEPS, step + STEPS_AHEAD));
  }

  close(): void {
    this.#supply?.close();
    this.#supply = null;
    this.#expected = null;
    this.opened = null;
    this.#reader = new TraceReader();
    this.revision++;
    this.step = 0;
    this.awaited = null;
    this.#settleWaiting();
    this.#send('close');
  }

  /** Shows `step`, at once where the trace reaches that far. `Infinity` is the end: until it is known, nothing moves. */
  goTo(step: number): void {
    const target = Math.max(0, step);
    if (this.#expected !== null) this.#expected = target;
    if (!this.#supply) return;
    const { expansions } = this.#reader;
    this.awaited = target > expansions && this.#growing ? target : null;
    const reached = this.awaited === Infinity ? this.step : Math.min(target, expansions);
    this.#show(reached);
    this.#supply.want(target + STEPS_AHEAD);
  }

  /** So many steps forward or, negative, back. Forward goes from the step that was asked for, though it may not have arrived. */
  stepBy(steps: number): void {
    this.pause();
    const wanted = steps > 0 && this.awaited !== Infinity ? this.awaited : null;
    this.goTo((this.#expected ?? wanted ?? this.step) + steps);
  }

  /** Takes the search to its end and leaves the step where it is. Resolves to whether the end was reached. */
  untilEnded(): Promise<boolean> {
    return this.untilArrived(Infinity);
  }

  /** Takes the search so far, `Infinity` is its end; the step stays. Resolves to whether it came that far. */
  untilArrived(steps: number): Promise<boolean> {
    if (this.#hasArrived(steps) || !this.#growing || !this.#supply) return Promise.resolve(this.#hasArrived(steps));
    this.finishing = true;
    this.#supply.want(steps);
    return new Promise((resolve) => this.#waiting.push({ steps, resolve }));
  }

  #hasArrived(steps: number): boolean {
    return steps === Infinity ? this.#hasEnded : steps <= this.#reader.expansions;
  }

  /** Stops waiting for a step, or for the end, that has not arrived; the trace up to here is whole. */
  cancelWait(): void {
    this.#settleWaiting();
    this.awaited = null;
    this.#supply?.wantNoMore();
  }

  /** Shows `step` and stays there. */
  jump(step: number): void {
    this.pause();
    this.goTo(step);
  }

  play(): void {
    if (this.atEnd) this.goTo(0);
    this.awaited = null;
    this.#pace.restart();
    this.#send('play');
  }

  pause(): void {
    if (this.playback === 'running') this.awaited = null;
    this.#send('pause');
  }

  togglePlay(): void {
    if (this.playback === 'running') this.pause();
    else this.play();
  }

  /** Called with the time of every frame while running: takes the steps that are due. */
  frame(nowMs: number): void {
    if (this.playback !== 'running') return;
    const due = this.#pace.due(nowMs, this.speed);
    if (due === 0) return;
    this.goTo(Math.min(this.step + due, this.#reader.expansions + 1));
    if (this.awaited !== null) this.#pace.wait(nowMs, this.speed); // the search is slower than the speed asked for
  }

  #received(batch: Batch): { expansions: number; ended: boolean } {
    this.#reader.append(batch);
    this.revision++;
    if (this.awaited !== null) this.goTo(this.awaited);
    else this.#show(this.step);
    this.#settleWaiting(({ steps }) => this.#hasEnded || this.#hasArrived(steps));
    return { expansions: this.#reader.expansions, ended: this.#hasEnded };
  }

  #show(step: number): void {
    this.step = step;
    this.#send(this.atEnd ? 'reach-end' : 'leave-end');
  }

  #failed(error: unknown): void {
    this.awaited = null;
    this.#settleWaiting();
    this.#send('fail');
    this.#hearFailure(error);
  }

  /** Answers those who wait: all of them, or those for whom `isOver` says that waiting is. */
  #settleWaiting(isOver: (waiting: Waiting) => boolean = () => true): void {
    const over = this.#waiting.filter(isOver);
    this.#waiting = this.#waiting.filter((waiting) => !over.includes(waiting));
    this.finishing = this.#waiting.length > 0;
    for (const { steps, resolve } of over) resolve(this.#hasArrived(steps));
  }

  #send(event: PlaybackEvent): void {
    this.playback = next(this.playback, event);
  }
}
