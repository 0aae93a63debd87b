/** Entry of the thread in which a heuristic in JavaScript runs. It receives boards only through shared memory. */
import { workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { Interpreter } from '../../shared/sandbox/interpreter.ts';
import { BOARDS_AT_ONCE } from '../../shared/sandbox/limits.ts';
import { STOPPED } from '../../shared/sandbox/quickProgram.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { LogBook } from '../../shared/puzzle/heuristics/programLog.ts';
import type { Target } from '../../shared/puzzle/heuristics/lines.ts';
import { SharedRoom } from './sharedRoom.ts';

export interface SandboxData {
  readonly source: string;
  readonly target: Target;
  readonly memory: SharedArrayBuffer;
  /** Whether anybody reads what it writes by console.log. */
  readonly isLogged: boolean;
}

const { source, target, memory, isLogged } = workerData as SandboxData;
const log = isLogged ? new LogBook() : undefined;
const room = new SharedRoom(target.goal.length, memory);

try {
  const quickJS = await newQuickJSWASMModuleFromVariant(variant);
  room.done = 1;
  const interpreter = new Interpreter(quickJS, source, target, () => performance.now(), { log });
  for (;;) {
    tellLog();
    room.waitForRequest();
    answer(interpreter);
  }
} catch (error) {
  tellLog();
  room.fail(error instanceof HeuristicFault ? error.message : STOPPED);
}

function answer(interpreter: Interpreter): void {
  const cells = target.goal.length;
  const { count } = room;
  for (let first = 0; first < count; first += BOARDS_AT_ONCE) {
    const end = Math.min(first + BOARDS_AT_ONCE, count);
    interpreter.measure(room.boards.slice(first * cells, end * cells), end - first, (board, h) => {
      room.values[first + board] = h;
      room.done = first + board + 1;
    });
  }
}

function tellLog(): void {
  if (log) room.log = log;
}
