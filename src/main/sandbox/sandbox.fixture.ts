/** Programs in their own threads, as the program starts them, and in this one. */
import { Worker } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { Interpreter } from '../../shared/sandbox/interpreter.ts';
import { BOARDS_AT_ONCE } from '../../shared/sandbox/limits.ts';
import type { RunningProgram } from '../../shared/judge/ownMeasure.ts';
import type { LogBook } from '../../shared/puzzle/heuristics/programLog.ts';
import { Sandbox } from './sandbox.ts';

export const EIGHT = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
export const EIGHT_START = [1, 5, 2, 8, 0, 3, 4, 7, 6];

export function sandboxOf(source: string, target = EIGHT, log?: LogBook, silentMillis?: number): Sandbox {
  const worker = new URL('./worker.ts', import.meta.url);
  return new Sandbox(source, target, (workerData) => new Worker(worker, { workerData }), log, silentMillis);
}

/** Ends sooner, for programs that never return. */
export const impatient = (source: string): Sandbox => sandboxOf(source, EIGHT, undefined, 1500);

const quickJS = await newQuickJSWASMModuleFromVariant(variant);

/** The same interpreter in this thread, which starts ten times as fast. What the interpreter cannot stop would hang it. */
export function programHere(
  source: string,
  target = EIGHT,
  log?: LogBook,
  clock = () => performance.now(),
): RunningProgram {
  const interpreter = new Interpreter(quickJS, source, target, clock, { log });
  const cells = target.goal.length;
  return {
    measure(boards, count, out) {
      for (let first = 0; first < count; first += BOARDS_AT_ONCE) {
        const end = Math.min(first + BOARDS_AT_ONCE, count);
        interpreter.measure(
          boards.slice(first * cells, end * cells),
          end - first,
          (board, h) => (out[first + board] = h),
        );
      }
    },
    close: () => interpreter.close(),
  };
}

/** The same, where a second is over in a fifth of one: for programs that do not end. */
export const hurried = (source: string): RunningProgram =>
  programHere(source, EIGHT, undefined, () => 5 * performance.now());

/** h of one board by a program that `start` starts for it alone, or the sentence of its fault. */
export function outcomeOf(source: string, start: (source: string) => RunningProgram = sandboxOf): number | string {
  try {
    const program = start(source);
    const h = new Uint16Array(1);
    try {
      program.measure(Uint8Array.from(EIGHT_START), 1, h);
    } finally {
      program.close();
    }
    return h[0]!;
  } catch (error) {
    if ((error as Error).constructor.name !== 'HeuristicFault') throw error;
    return (error as Error).message;
  }
}
