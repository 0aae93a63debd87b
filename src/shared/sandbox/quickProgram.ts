/**
 * JavaScript in QuickJS, compiled to WebAssembly: an interpreter with its own memory and no access to files, network,
 * clock or Node. https://github.com/justjake/quickjs-emscripten
 */
import {
  DefaultIntrinsics,
  Scope,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { LogBook } from '../puzzle/heuristics/programLog.ts';
import { oneLine } from '../text/oneLine.ts';
import { CALL_MILLIS } from './limits.ts';

/** Any other failure of the interpreter is the program's doing. */
export const STOPPED = 'The program has stopped its interpreter: it may nest too deeply, or need too much memory.';

/** Made before the program runs, so that it can change neither. What was thrown, as text, with its stack below. */
const TELL = `
(thrown) => {
  try {
    const isError = thrown instanceof Error;
    return (isError ? thrown.name + ': ' + thrown.message : '' + thrown).slice(0, 300) + '\\n' + (isError ? thrown.stack : '');
  } catch {
    return '';
  }
}
`;

/** Of a list or an object that is written, and how deep in one another. */
const [MAX_ENTRIES, MAX_DEPTH] = [100, 4];

/**
 * A function that gives the program its `console`. `say` takes what is written; without it, while all boards are asked,
 * nothing is. Values are written as a program would write them, lists and objects as deep as anybody reads.
 */
const CONSOLE = `
(say) => {
  const ownText = (value, depth) => {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === 'function') return 'function ' + value.name;
    if (typeof value === 'bigint') return value + 'n';
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof Error) return value.name + ': ' + value.message;
    if (depth > ${MAX_DEPTH}) return '…';
    if (value instanceof Map || value instanceof Set) return value.constructor.name + ' ' + ownText([...value], depth);
    const isList = Array.isArray(value) || ArrayBuffer.isView(value);
    const keys = Object.keys(value);
    const parts = keys.slice(0, ${MAX_ENTRIES}).map((key) => (isList ? '' : key + ': ') + ownText(value[key], depth + 1));
    if (keys.length > ${MAX_ENTRIES}) parts.push('…');
    return isList ? '[' + parts.join(', ') + ']' : '{' + parts.join(', ') + '}';
  };
  const write = say ? (...values) => say(values.map((value) => ownText(value, 0)).join(' ')) : () => {};
  globalThis.console = { log: write, info: write, warn: write, error: write, debug: write };
}
`;

export interface QuickLimits {
  readonly bytes: number;
  readonly stackBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What was thrown, in one line without a full stop, and the line of the program; `null` where none is known. */
export interface Thrown {
  readonly message: string;
  readonly line: number | null;
}

/** Takes what a program writes. */
export type Heard = Pick<LogBook, 'isFull' | 'skip' | 'write'>;

type Evaluated = ReturnType<QuickJSContext['evalCode']>;

/** One program in an interpreter of its own. */
export class QuickProgram {
  readonly context: QuickJSContext;
  /** Whether the program is to be interrupted; asked often while it runs. */
  mustStop: () => boolean = () => false;
  /** Handles to release before the program is closed. */
  readonly #scope = new Scope();
  readonly #hasPendingJob: () => boolean;
  readonly #now: () => number;
  readonly #tell: QuickJSHandle;
  readonly #file: string;

  /** `file`: the program's name in its stack. `log`: takes what it writes by console.log. */
  constructor(quickJS: QuickJSWASMModule, file: string, limits: QuickLimits, log?: Heard) {
    this.#file = file;
    this.#now = limits.now;
    const runtime = this.#scope.manage(quickJS.newRuntime());
    runtime.setMemoryLimit(limits.bytes);
    runtime.setMaxStackSize(limits.stackBytes);
    runtime.setInterruptHandler(() => this.mustStop());
    this.#hasPendingJob = () => runtime.hasPendingJob();
    // Promises are enabled though none is ever awaited: without them, an assertion of QuickJS fails at `async` and
    // `import()`.
    const intrinsics = { ...DefaultIntrinsics, Date: false };
    this.context = this.#scope.manage(runtime.newContext({ intrinsics }));
    this.#tell = this.own(TELL, 'tell.js');
    this.#giveConsole(log);
  }

  /** Frees the memory. Even if it throws, the interpreter is unusable afterwards. */
  close(): void {
    this.#scope.dispose();
  }

  /** Whether the program waits for a promise, which nobody will keep. */
  get isWaiting(): boolean {
    return this.#hasPendingJob();
  }

  /** The program's text, as a script of its own. */
  run(source: string): Evaluated {
    return this.context.evalCode(source, this.#file, { type: 'global' });
  }

  /** The value of a script that is ours. */
  own(script: string, name: string): QuickJSHandle {
    return this.kept(this.context.unwrapResult(this.context.evalCode(script, name)));
  }

  call(called: QuickJSHandle, ...args: QuickJSHandle[]): Evaluated {
    return this.context.callFunction(called, this.context.undefined, ...args);
  }

  kept(handle: QuickJSHandle): QuickJSHandle {
    return this.#scope.manage(handle);
  }

  listOf(numbers: ArrayLike<number>): QuickJSHandle {
    const list = this.kept(this.context.newArray());
    Array.from(numbers).forEach((number, index) => this.context.setProp(list, index, this.context.newNumber(number)));
    return list;
  }

  /** What was thrown; its text may be the program's own, which gets the time of one call. */
  told(error: QuickJSHandle): Thrown {
    const deadline = this.#now() + CALL_MILLIS;
    this.mustStop = () => this.#now() > deadline;
    const result = this.call(this.#tell, error);
    const handle = this.kept(result.error ?? result.value);
    const text = result.error ? '' : this.context.getString(handle);
    const [message, ...stack] = text.split('\n');
    const [, line] = new RegExp(`${this.#file}:(\\d+)`).exec(stack.join('\n')) ?? [];
    const printable = oneLine(message).replace(/\.$/, '').trim();
    return {
      message: printable === '' ? 'it throws a value without a text' : printable,
      line: line === undefined ? null : Number(line),
    };
  }

  #giveConsole(log: Heard | undefined): void {
    const give = this.own(CONSOLE, 'console.js');
    const say = log ? [this.kept(this.context.newFunction('say', (text) => this.#hear(text, log)))] : [];
    this.context.unwrapResult(this.call(give, ...say)).dispose();
  }

  /** Beyond the limit of lines, a text is counted and not read. */
  #hear(text: QuickJSHandle, log: Heard): void {
    if (log.isFull) log.skip();
    else log.write(this.context.getString(text));
  }
}
