/**
 * Plays one search: its trace and the step shown. The trace runs ahead of the step, so that most searches are
 * complete, and their drawing final, before the class sees the first step.
 */
import { knownAt, type Moment } from '../../shared/readings/moments.ts';
import { solutionCost, solutionLength } from '../../shared/readings/path.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import type { Batch } from '../../shared/trace/batch.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { Pace } from '../ui/pace.ts';
import { next, type PlaybackEvent, type PlaybackState } from './playback.ts';
import { provesCheapest, provesShortest } from '../../shared/contract/searchPromises.ts';
import { Supply, type Source } from './supply.ts';

/** Steps fetched on opening, and kept ahead of the step shown. */
const OPENING_STEPS = 5_000;
const STEPS_AHEAD = 1_000;

export interface OpenedSearch {
  readonly searchId: number;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
}

interface Waiting {
  readonly steps: number;
  readonly resolve: (arrived: boolean) => void;
}

export class Player {
  opened = $state.raw<OpenedSearch | null>(null);
  step = $state(0);
  playback = $state<PlaybackState>('idle');
  /** Grows with every batch; readers of `reader` depend on it. */
  revision = $state(0);
  /** A requested step that has not arrived; `Infinity` is the end. */
  awaited = $state<number | null>(null);
  /** Whether the search runs to its end while the step stays. */
  finishing = $state(false);
  /** Steps per second. */
  speed = $state(2);

  #reader = new TraceReader();
  #supply: Supply | null = null;
  /** The step at which to open the expected search; `null` while none is expected. */
  #expected: number | null = null;
  readonly #source: Source;
  readonly #reportFailure: (error: unknown) => void;
  readonly #horizon: () => Moment | null;
  readonly #pace = new Pace();
  #waiting: Waiting[] = [];

  /**
   * `reportFailure` is called once when a search is lost. `horizon`: the last moment of the trace that may be shown;
   * `null` for no bound.
   */
  constructor(source: Source, reportFailure: (error: unknown) => void, horizon: () => Moment | null = () => null) {
    this.#source = source;
    this.#reportFailure = reportFailure;
    this.#horizon = horizon;
  }

  /** The whole trace so far, for code that moves the step; views read `reader`. */
  get arrived(): TraceReader {
    void this.revision;
    return this.#reader;
  }

  readonly #known = $derived.by((): TraceReader | null => {
    const moment = this.#horizon();
    return moment && knownAt(this.arrived, moment);
  });

  /** The trace as it is shown, up to the horizon. */
  get reader(): TraceReader {
    return this.#known ?? this.arrived;
  }

  /** Steps up to the horizon. */
  get steps(): number {
    return this.reader.expansions;
  }

  /** Whether the end is within the horizon. */
  get ended(): boolean {
    return this.reader.status !== 'running';
  }

  /** Derived, so that readers do not rerun at every step. */
  readonly atEnd = $derived.by(() => this.#hasEnded && this.step === this.arrived.expansions);

  get #hasEnded(): boolean {
    return this.arrived.status !== 'running';
  }

  get hasSearch(): boolean {
    return this.opened !== null || this.#expected !== null;
  }

  /** Length of a shortest solution if the search has proved it, even at a later step. */
  get proved(): number | null {
    const { opened, reader } = this;
    if (!opened || reader.goal === NONE) return null;
    return provesShortest(opened.search, opened.puzzle) ? solutionLength(reader) : null;
  }

  /** Cost of a cheapest solution if the search has proved it, even at a later step. */
  get provedCost(): number | null {
    const { opened, reader } = this;
    if (!opened || reader.goal === NONE) return null;
    return provesCheapest(opened.search, opened.puzzle) ? solutionCost(reader) : null;
  }

  get #growing(): boolean {
    return !this.#hasEnded && this.playback !== 'failed';
  }

  /** Announces a search that will open at `step`; steps taken until then count from there. */
  expect(step: number): void {
    this.close();
    this.#expected = step;
  }

  /** Shows a search that the host has opened, at `step` once that has arrived. */
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

  /** Shows `step` once it has arrived; `Infinity` is the end. */
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

  /** Steps forward or, negative, back. Forward counts from the requested step, even if that has not arrived. */
  stepBy(steps: number): void {
    this.pause();
    this.goTo((this.#expected ?? (steps > 0 ? this.wanted : this.step)) + steps);
  }

  /** The step that is shown, or shown as soon as it arrives. The end, while it is unknown, counts as the step shown. */
  get wanted(): number {
    return this.awaited === null || this.awaited === Infinity ? this.step : this.awaited;
  }

  untilEnded(): Promise<boolean> {
    return this.untilArrived(Infinity);
  }

  /** Runs the search to `steps` (`Infinity`: its end); the step stays. Resolves to whether it got there. */
  untilArrived(steps: number): Promise<boolean> {
    if (this.#hasArrived(steps) || !this.#growing || !this.#supply) return Promise.resolve(this.#hasArrived(steps));
    this.finishing = true;
    this.#supply.want(steps);
    return new Promise((resolve) => this.#waiting.push({ steps, resolve }));
  }

  #hasArrived(steps: number): boolean {
    return steps === Infinity ? this.#hasEnded : steps <= this.#reader.expansions;
  }

  cancelWait(): void {
    this.#settleWaiting();
    this.awaited = null;
    this.#supply?.wantNoMore();
  }

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

  /** Call with the time of every frame while running. */
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
    this.#reportFailure(error);
  }

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
