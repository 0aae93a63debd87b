/** The memory shared by a heuristic's thread and its user, their only channel after the start. */
import { MAX_LOG_LINE, MAX_LOG_LINES, type ProgramLog } from '../../shared/puzzle/heuristics/programLog.ts';

export const ROOM = 1024;

/** Bytes of a thread's last sentence. */
const SENTENCE_BYTES = 2048;

/** Bytes of what a program may write: each character takes at most three, and each line has an end. */
const LOG_BYTES = MAX_LOG_LINES * (3 * MAX_LOG_LINE + 1);

export const STATE = { busy: 0, ready: 1, faulty: 2 } as const;

const PLACE = { state: 0, request: 1, count: 2, done: 3, sentence: 4, logged: 5, moreLogged: 6 } as const;

export class SharedRoom {
  readonly memory: SharedArrayBuffer;
  /** The cells of one board after the other. */
  readonly boards: Uint8Array;
  readonly values: Uint16Array;

  readonly #control: Int32Array;
  readonly #sentence: Uint8Array;
  /** Lines, each with its end. */
  readonly #log: Uint8Array;

  /** For boards of `cells` cells; `memory`: that of the other side. */
  constructor(cells: number, memory?: SharedArrayBuffer) {
    const control = Object.keys(PLACE).length * Int32Array.BYTES_PER_ELEMENT;
    const values = ROOM * Uint16Array.BYTES_PER_ELEMENT;
    const texts = control + values + ROOM * cells;
    this.memory = memory ?? new SharedArrayBuffer(texts + SENTENCE_BYTES + LOG_BYTES);
    this.#control = new Int32Array(this.memory, 0, Object.keys(PLACE).length);
    this.values = new Uint16Array(this.memory, control, ROOM);
    this.boards = new Uint8Array(this.memory, control + values, ROOM * cells);
    this.#sentence = new Uint8Array(this.memory, texts, SENTENCE_BYTES);
    this.#log = new Uint8Array(this.memory, texts + SENTENCE_BYTES, LOG_BYTES);
  }

  get state(): number {
    return Atomics.load(this.#control, PLACE.state);
  }

  /** Finished boards of this request, counted up by the thread; before the first, 1 once its program begins. */
  get done(): number {
    return Atomics.load(this.#control, PLACE.done);
  }

  set done(boards: number) {
    Atomics.store(this.#control, PLACE.done, boards);
  }

  /** Boards of this request. */
  get count(): number {
    return Atomics.load(this.#control, PLACE.count);
  }

  ask(count: number): void {
    this.done = 0;
    Atomics.store(this.#control, PLACE.count, count);
    Atomics.store(this.#control, PLACE.state, STATE.busy);
    Atomics.add(this.#control, PLACE.request, 1);
    Atomics.notify(this.#control, PLACE.request);
  }

  /** Waits at most that many milliseconds for the thread to be ready or faulty. Returns whether it is. */
  waitForThread(millis: number): boolean {
    Atomics.wait(this.#control, PLACE.state, STATE.busy, millis);
    return this.state !== STATE.busy;
  }

  /** The thread is ready, and waits for a request. */
  waitForRequest(): void {
    const request = Atomics.load(this.#control, PLACE.request);
    this.#tell(STATE.ready);
    Atomics.wait(this.#control, PLACE.request, request);
  }

  /** The thread ends with this sentence. */
  fail(sentence: string): void {
    const { written } = new TextEncoder().encodeInto(sentence, this.#sentence);
    Atomics.store(this.#control, PLACE.sentence, written);
    this.#tell(STATE.faulty);
  }

  get sentence(): string {
    return new TextDecoder().decode(this.#sentence.slice(0, Atomics.load(this.#control, PLACE.sentence)));
  }

  /** What the program had written when it last was ready, or failed. */
  get log(): ProgramLog {
    const text = new TextDecoder().decode(this.#log.slice(0, Atomics.load(this.#control, PLACE.logged)));
    return { lines: text.split('\n').slice(0, -1), more: Atomics.load(this.#control, PLACE.moreLogged) };
  }

  set log({ lines, more }: ProgramLog) {
    const { written } = new TextEncoder().encodeInto(lines.map((line) => `${line}\n`).join(''), this.#log);
    Atomics.store(this.#control, PLACE.logged, written);
    Atomics.store(this.#control, PLACE.moreLogged, more);
  }

  #tell(state: number): void {
    Atomics.store(this.#control, PLACE.state, state);
    Atomics.notify(this.#control, PLACE.state);
  }
}
