/** A heuristic of the user in JavaScript. */
import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { checkedValue, HeuristicFault, MENDED_IN, onBoard } from '../puzzle/heuristics/ownValue.ts';
import { inLine } from '../puzzle/heuristics/programLine.ts';
import type { LogBook } from '../puzzle/heuristics/programLog.ts';
import { formatNumber } from '../text/numbers.ts';
import { weightsOf, type Target } from '../puzzle/heuristics/lines.ts';
import { MAX_PROGRAM_LENGTH } from '../puzzle/heuristics/own.ts';
import { CALL_MILLIS, MAX_BYTES, MAX_STACK_BYTES, TOTAL_MILLIS } from './limits.ts';
import { QuickProgram } from './quickProgram.ts';

/** The program's name in messages of the interpreter. */
const FILE = 'h.js';

/**
 * Runs before the program. Removes what could make h differ between two calls for one board, and keeps what the host
 * calls. Boards arrive as bytes. `one` returns h of one board; `all` returns h of several as an array of doubles, or
 * nothing if one is not a number. `weigh` gives the program `cost(tile)`, which it may replace by its own. h may change its arguments: they are copied for each call.
 */
const PRELUDE = `
Math.random = () => { throw new Error('Math.random is not available: h must be the same every time') };
((Bytes, Doubles, Room) => ({
  weigh: (costs) => {
    globalThis.cost = (tile) => {
      if (!(tile in costs)) throw new RangeError('There is no tile ' + tile + ' on this board');
      return costs[tile];
    };
  },
  bind: (h, goal, rows, cols) => {
    const cells = goal.length;
    const say = (bytes, first) => {
      const board = [];
      for (let cell = 0; cell < cells; cell++) board[cell] = bytes[first + cell];
      return h(board, goal.slice(), rows, cols);
    };
    return {
      one: (boards) => say(new Bytes(boards), 0),
      all: (boards, count) => {
        const bytes = new Bytes(boards);
        const room = new Room(count * 8);
        const values = new Doubles(room);
        for (let board = 0; board < count; board++) {
          const value = say(bytes, board * cells);
          if (typeof value !== 'number') return;
          values[board] = value;
        }
        return room;
      },
    };
  },
}))(Uint8Array, Float64Array, ArrayBuffer)
`;

const FIND = `typeof h === 'function' ? h : undefined`;

/** What is wrong with `async`, `await`, promises and `import()`. */
const AT_ONCE = 'h must return its number at once, so write it without async, await, promises and import().';

/** A program, ready for one goal. */
export class Interpreter {
  readonly #program: QuickProgram;
  readonly #context: QuickJSContext;
  readonly #target: Target;
  readonly #now: () => number;
  #one!: QuickJSHandle;
  #all!: QuickJSHandle;
  #deadline = Infinity;
  #spent = 0;
  /** Whether batches of boards have succeeded so far. What is logged is wanted once, so there they are not tried. */
  #isSmooth: boolean;

  /**
   * `now`: milliseconds. `stackBytes`: the program's stack. `log`: takes what it writes by console.log. Throws a `HeuristicFault` if the program cannot run, or has
   * no h.
   */
  constructor(
    quickJS: QuickJSWASMModule,
    source: string,
    target: Target,
    now: () => number,
    { stackBytes = MAX_STACK_BYTES, log }: { readonly stackBytes?: number; readonly log?: LogBook | undefined } = {},
  ) {
    if (source.length > MAX_PROGRAM_LENGTH) {
      const [most, has] = [MAX_PROGRAM_LENGTH, source.length].map(formatNumber);
      throw new HeuristicFault(`A program has at most ${most} characters; this one has ${has}.`);
    }
    this.#target = target;
    this.#now = now;
    this.#isSmooth = log === undefined;
    this.#program = new QuickProgram(quickJS, FILE, { bytes: MAX_BYTES, stackBytes, now }, log);
    this.#context = this.#program.context;
    try {
      this.#begin(source);
      if (this.#program.isWaiting) throw new HeuristicFault(`The program waits for something: ${AT_ONCE}`);
    } catch (error) {
      if (error instanceof HeuristicFault) this.close();
      throw error;
    }
  }

  /** Frees the memory. Even if it throws, the interpreter is unusable afterwards. */
  close(): void {
    this.#program.close();
  }

  /**
   * h of each of the `count` boards that `boards` holds one after the other. Throws a `HeuristicFault` that names the
   * first board on which h fails. Entering the interpreter for each board would take longer than most programs. So
   * boards go in batches, with the time limit of one call; after the first failure, one by one.
   */
  measure(boards: Uint8Array, count: number, told: (board: number, h: number) => void): void {
    const values = this.#isSmooth ? this.#severalAtOnce(boards, count) : null;
    this.#isSmooth = values !== null;
    const cells = this.#target.goal.length;
    for (let board = 0; board < count; board++) {
      const own = boards.slice(board * cells, (board + 1) * cells);
      const value = values === null ? this.#ofOne(own) : values[board];
      told(board, checkedValue(value, own, this.#target.cols, MENDED_IN.javascript));
    }
  }

  #severalAtOnce(boards: Uint8Array, count: number): Float64Array | null {
    const context = this.#context;
    const [bytes, many] = [context.newArrayBuffer(boards.slice().buffer), context.newNumber(count)];
    const result = this.#timed(() => context.callFunction(this.#all, context.undefined, bytes, many));
    bytes.dispose();
    if (result.error) {
      result.error.dispose();
      return null;
    }
    const isRoom = context.typeof(result.value) === 'object';
    const values = isRoom ? new Float64Array(context.getArrayBuffer(result.value).value.slice().buffer) : null;
    result.value.dispose();
    return values;
  }

  #ofOne(cells: Uint8Array): unknown {
    const bytes = this.#context.newArrayBuffer(cells.slice().buffer);
    const value = this.#within(() => {
      const result = this.#context.callFunction(this.#one, this.#context.undefined, bytes);
      bytes.dispose();
      return result;
    }, cells);
    const h = this.#context.typeof(value) === 'number' ? this.#context.getNumber(value) : this.#strange(value);
    const isPromise = this.#isPromise(value);
    value.dispose();
    if (isPromise) throw new HeuristicFault(`h gives a promise ${onBoard(cells, this.#target.cols)}: ${AT_ONCE}`);
    return h;
  }

  #begin(source: string): void {
    const kept = this.#program.own(PRELUDE, 'prelude.js');
    this.#weigh(this.#program.kept(this.#context.getProp(kept, 'weigh')));
    const bound = this.#bound(source, this.#program.kept(this.#context.getProp(kept, 'bind')));
    this.#one = this.#program.kept(this.#context.getProp(bound, 'one'));
    this.#all = this.#program.kept(this.#context.getProp(bound, 'all'));
  }

  #weigh(weigh: QuickJSHandle): void {
    const weights = this.#program.listOf(weightsOf(this.#target));
    this.#context.unwrapResult(this.#program.call(weigh, weights)).dispose();
  }

  #bound(source: string, bind: QuickJSHandle): QuickJSHandle {
    const context = this.#context;
    this.#within(() => this.#program.run(source), null).dispose();
    const h = this.#program.kept(this.#within(() => context.evalCode(FIND, 'find.js'), null));
    if (context.typeof(h) !== 'function')
      throw new HeuristicFault('The program has no function h: write function h(board, goal, rows, cols) { … }.');
    const { rows, cols, goal } = this.#target;
    const cells = this.#program.listOf(goal);
    const numbers = [rows, cols].map((side) => context.newNumber(side));
    return this.#program.kept(context.unwrapResult(this.#program.call(bind, h, cells, ...numbers)));
  }

  /** The result of `run` within the time limits. Throws a `HeuristicFault`; `cells` is the board, if there is one. */
  #within(run: () => ReturnType<QuickJSContext['evalCode']>, cells: Uint8Array | null): QuickJSHandle {
    const result = this.#timed(run);
    if (!result.error) return result.value;
    throw this.#fault(this.#program.kept(result.error), cells, this.#now() > this.#deadline);
  }

  /** The result of `run`, interrupted when its time is over. */
  #timed(run: () => ReturnType<QuickJSContext['evalCode']>): ReturnType<QuickJSContext['evalCode']> {
    const startedAt = this.#now();
    this.#deadline = startedAt + Math.min(CALL_MILLIS, TOTAL_MILLIS - this.#spent);
    this.#program.mustStop = () => this.#now() > this.#deadline;
    const result = run();
    this.#spent += this.#now() - startedAt;
    return result;
  }

  #fault(error: QuickJSHandle, cells: Uint8Array | null, isLate: boolean): HeuristicFault {
    const who = cells === null ? 'The program' : 'h';
    const where = cells === null ? '' : ` ${onBoard(cells, this.#target.cols)}`;
    if (isLate && this.#spent >= TOTAL_MILLIS)
      return new HeuristicFault(`h has taken ${TOTAL_MILLIS / 1000} seconds for all boards together, the maximum.`);
    if (isLate) return new HeuristicFault(`${who} takes longer than ${CALL_MILLIS / 1000} second${where}.`);
    const { message, line } = this.#program.told(error);
    if (/out of memory/.test(message))
      return new HeuristicFault(`${who} takes more than ${MAX_BYTES / 1024 / 1024} MB of memory${where}.`);
    return new HeuristicFault(
      `${who} ${cells === null ? 'cannot be run' : 'fails'}${where}${line === null ? '' : inLine(line)}: ${message}.`,
    );
  }

  #isPromise(value: QuickJSHandle): boolean {
    if (this.#context.typeof(value) !== 'object') return false;
    const state = this.#context.getPromiseState(value);
    if (state.type === 'pending') return true;
    if (state.type === 'rejected') state.error.dispose();
    else if (state.notAPromise !== true) state.value.dispose();
    return state.type === 'rejected' || state.notAPromise !== true;
  }

  #strange(value: QuickJSHandle): unknown {
    const type = this.#context.typeof(value);
    if (type === 'string') return this.#context.getString(value).slice(0, 100);
    return type === 'undefined' || type === 'boolean'
      ? this.#context.dump(value)
      : { toString: () => `of the type ${type}` };
  }
}
