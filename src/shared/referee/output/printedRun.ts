/**
 * What a program printed, read: events in order, in columns. An event is a state that was expanded, or one that was
 * generated then. Step s (from 1) is the event `stepEvents[s − 1]`; the events up to the next step are its successors.
 */
import { grown } from '../../trace/columns.ts';

/** `NaN` where the program printed none. */
export interface PrintedNumbers {
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

export interface PrintedPath {
  /** In the file, from 1. */
  readonly line: number;
  /** Numbers of `KnownStates`; empty where the path is written as moves. */
  readonly states: readonly number[];
  /** Actions, of the blank or of the tile. */
  readonly moves?: readonly number[];
}

export class PrintedRun {
  steps = 0;
  events = 0;
  stepEvents = new Int32Array(0);
  /** By event: a number of `KnownStates`. */
  state = new Int32Array(0);
  /** By event: the line of the file, from 1. */
  line = new Int32Array(0);
  g = new Float64Array(0);
  h = new Float64Array(0);
  f = new Float64Array(0);
  /** What the program returned, from the start; `null` where it printed none. */
  path: PrintedPath | null = null;
  /** Whether the last line breaks off, or one could not be read: then nothing is known of how the program ended. */
  isCut = false;
  /** Whether some events are of a kind that nobody knows: they may be successors. */
  isPartial = false;

  addStep(state: number, line: number, numbers: PrintedNumbers): void {
    this.stepEvents = grown(this.stepEvents, this.steps + 1);
    this.stepEvents[this.steps++] = this.events;
    this.addGenerated(state, line, numbers);
  }

  /** A successor of the last step. */
  addGenerated(state: number, line: number, { g, h, f }: PrintedNumbers): void {
    const event = this.events++;
    if (event >= this.f.length) this.#grow();
    this.state[event] = state;
    this.line[event] = line;
    this.g[event] = g;
    this.h[event] = h;
    this.f[event] = f;
  }

  #grow(): void {
    this.state = grown(this.state, this.events);
    this.line = grown(this.line, this.events);
    this.g = grown(this.g, this.events);
    this.h = grown(this.h, this.events);
    this.f = grown(this.f, this.events);
  }

  clear(): void {
    this.steps = this.events = 0;
  }

  withoutPath(): PrintedRun {
    return Object.assign(new PrintedRun(), this, { path: null });
  }

  /** Some steps of a run that has no successors. */
  part(first: number, end: number): PrintedRun {
    const part = new PrintedRun();
    part.steps = part.events = end - first;
    part.stepEvents = Int32Array.from({ length: part.steps }, (_, event) => event);
    part.state = this.state.slice(first, end);
    part.line = this.line.slice(first, end);
    part.g = this.g.slice(first, end);
    part.h = this.h.slice(first, end);
    part.f = this.f.slice(first, end);
    part.path = this.path;
    part.isCut = this.isCut;
    return part;
  }

  /** The event behind the successors of a step. */
  endOf(step: number): number {
    return step < this.steps ? this.stepEvents[step] : this.events;
  }

  generates(step: number): boolean {
    return this.endOf(step) > this.stepEvents[step - 1] + 1;
  }
}

/** Whether a printed number is another one than it must be. */
export function differs(printed: number, right: number): boolean {
  return !Number.isNaN(printed) && Math.abs(printed - right) > 1e-6 * Math.max(1, Math.abs(right));
}
