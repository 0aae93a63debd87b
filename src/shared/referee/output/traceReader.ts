/**
 * Reads what a program printed, part by part, in every format that is known by its content: JSON Lines, a list of states,
 * JSON or YAML as Posthoc writes them. `docs/trace-format.md` describes the formats.
 */
import type { CostsFor } from './boardReader.ts';
import { LineReader } from './lineReader.ts';
import type { TextReader } from './textReader.ts';
import { TraceEvents, type ReadTrace } from './traceEvents.ts';

export { MAX_EVENTS, type ReadTrace, type UnjudgedParts } from './traceEvents.ts';
export { MAX_LINE_LENGTH, MAX_TRACE_LENGTH } from './textReader.ts';

export class TraceLines {
  readonly #events: TraceEvents;
  /** Lines, until they show another format. */
  #reader: TextReader;

  /** `goal`: of the user's choice, as it is written. */
  constructor(costsFor?: CostsFor, goal?: string) {
    this.#events = new TraceEvents(costsFor);
    if (goal !== undefined) this.#events.expectSizeOf(goal);
    this.#reader = new LineReader(this.#events, (reader) => (this.#reader = reader));
  }

  /** Whether the rest need not be read. */
  get isOver(): boolean {
    return this.#events.isOver;
  }

  /** The next part of the text, which may end anywhere. */
  push(part: string): void {
    if (!this.isOver) this.#reader.push(part);
  }

  end(): ReadTrace {
    if (!this.isOver) this.#reader.end();
    return this.#events.end();
  }
}
