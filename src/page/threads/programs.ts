import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { Interpreter } from '../../shared/sandbox/interpreter.ts';
import { BOARDS_AT_ONCE, MAX_STACK_BYTES_IN_PAGE } from '../../shared/sandbox/limits.ts';
import { STOPPED } from '../../shared/sandbox/quickProgram.ts';
import type { RunningProgram, RunProgram } from '../../shared/judge/ownMeasure.ts';
import { HeuristicFault, type BatchMeasure } from '../../shared/puzzle/heuristics/ownValue.ts';
import type { LifeSigns } from './lifeSigns.ts';

const [NO_END, NO_RETURN] = ['The program does not end.', 'h does not return.'];

/**
 * The interpreter: the address of its file or, in the page in one file, its content. From the disk a worker has another
 * origin than its page, and cannot open the page's addresses.
 */
export type QuickJS = string | Blob;

/** Loads the interpreter. */
export async function loadQuickJS(quickJS: QuickJS): Promise<QuickJSWASMModule> {
  const wasmBinary = await (typeof quickJS === 'string' ? await fetch(quickJS) : quickJS).arrayBuffer();
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary }));
}

/** Runs programs in `quickJS`, and reports in `signs` when one has the thread. */
export function programsIn(quickJS: QuickJSWASMModule, signs: LifeSigns): RunProgram {
  return (source, target, log): RunningProgram => {
    const cells = target.goal.length;
    signs.enter(NO_END);
    const interpreter = sound(signs, () => {
      const stackBytes = MAX_STACK_BYTES_IN_PAGE;
      return new Interpreter(quickJS, source, target, () => performance.now(), { stackBytes, log });
    });
    const measure: BatchMeasure = (boards, count, out) => {
      signs.enter(NO_RETURN);
      for (let first = 0; first < count; first += BOARDS_AT_ONCE) {
        const end = Math.min(first + BOARDS_AT_ONCE, count);
        interpreter.measure(boards.subarray(first * cells, end * cells), end - first, (board, h) => {
          out[first + board] = h;
          signs.goOn();
        });
      }
      if (count > 1) signs.leave();
    };
    return {
      measure: (boards, count, out) => sound(signs, () => measure(boards, count, out)),
      close: () => sound(signs, () => interpreter.close()),
    };
  };
}

/** The result of `work`. After an unexpected error the interpreter is unusable. */
function sound<Result>(signs: LifeSigns, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof HeuristicFault) throw error;
    signs.fail(STOPPED);
    throw new HeuristicFault(STOPPED);
  }
}
