/**
 * A heuristic in JavaScript, in a thread of its own, called like a function. The interpreter checks the clock in its
 * loops; a thread stuck in a loop without such checks is ended from here. The caller always gets h or a sentence.
 */
import type { Worker } from 'node:worker_threads';
import { HeuristicFault, onBoard, type BatchMeasure } from '../../shared/puzzle/heuristics/ownValue.ts';
import type { Target } from '../../shared/puzzle/heuristics/lines.ts';
import type { LogBook } from '../../shared/puzzle/heuristics/programLog.ts';
import { SILENT_MILLIS, START_MILLIS } from '../../shared/sandbox/limits.ts';
import { ROOM, SharedRoom, STATE } from './sharedRoom.ts';
import type { SandboxData } from './worker.ts';

export type StartSandbox = (data: SandboxData) => Worker;

/** How long to sleep between two checks of the signs of life. */
const LOOK_MILLIS = 500;

export class Sandbox {
  readonly #room: SharedRoom;
  readonly #worker: Worker;
  readonly #cells: number;
  readonly #cols: number;
  readonly #log: LogBook | undefined;
  readonly #silentMillis: number;
  /** Why h is no longer available; `null` while it is. */
  #fault: HeuristicFault | null = null;

  /**
   * `log`: takes what the program writes. `silentMillis`: after this silence of a program, its thread is ended. Throws a
   * `HeuristicFault` where it cannot be run, or has no h.
   */
  constructor(
    source: string,
    { rows, cols, goal, costs }: Target,
    start: StartSandbox,
    log?: LogBook,
    silentMillis = SILENT_MILLIS,
  ) {
    this.#cells = goal.length;
    this.#cols = cols;
    this.#log = log;
    this.#silentMillis = silentMillis;
    this.#room = new SharedRoom(this.#cells);
    const target = { rows, cols, goal: Array.from(goal), costs };
    this.#worker = start({ source, target, memory: this.#room.memory, isLogged: log !== undefined });
    // A thread that dies says nothing: its silence ends the wait.
    this.#worker.on('error', () => {});
    this.#worker.unref();
    this.#waitUntilReady(START_MILLIS, () => 'The program does not end.');
  }

  /** h of many boards. Throws a `HeuristicFault`; the sandbox is then closed. */
  readonly measure: BatchMeasure = (boards, count, out) => {
    for (let first = 0; first < count; first += ROOM) {
      const end = Math.min(first + ROOM, count);
      this.#measureRoom(boards.subarray(first * this.#cells, end * this.#cells), end - first);
      out.set(this.#room.values.subarray(0, end - first), first);
    }
  };

  close(): void {
    this.#end('The program has ended.');
  }

  #measureRoom(boards: Uint8Array, count: number): void {
    if (this.#fault !== null) throw this.#fault;
    this.#room.boards.set(boards);
    this.#room.ask(count);
    this.#waitUntilReady(this.#silentMillis, (done) => {
      const cells = boards.subarray(done * this.#cells, (done + 1) * this.#cells);
      return `h does not return ${onBoard(cells, this.#cols)}.`;
    });
  }

  /**
   * `patience`: the longest silence before the first sign of life. Throws a `HeuristicFault`; `silence` if there is
   * none.
   */
  #waitUntilReady(patience: number, silence: (done: number) => string): void {
    let [done, silent] = [0, 0];
    while (!this.#room.waitForThread(LOOK_MILLIS)) {
      silent = this.#room.done === done ? silent + LOOK_MILLIS : 0;
      done = this.#room.done;
      if (silent >= (done === 0 ? patience : this.#silentMillis)) throw this.#end(silence(done));
    }
    this.#lookForFault();
  }

  #lookForFault(): void {
    this.#log?.copy(this.#room.log);
    if (this.#room.state === STATE.faulty) throw this.#end(this.#room.sentence);
  }

  #end(sentence: string): HeuristicFault {
    this.#fault ??= new HeuristicFault(sentence);
    void this.#worker.terminate();
    return this.#fault;
  }
}
