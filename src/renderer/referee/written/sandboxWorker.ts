/** Entry of the thread in which a search of the user runs. Nothing in it can stop the program but its limits: the page ends it. */
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { measureOf } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { LogBook } from '../../../shared/puzzle/heuristics/programLog.ts';
import { MAX_STACK_BYTES_IN_PAGE } from '../../../shared/sandbox/limits.ts';
import { runSearch } from '../../../shared/sandbox/searchProgram.ts';
import { portToPage } from '../../ui/worker.ts';
import type { RunMessage, RunRequest } from './runMessages.ts';

/** Between two signs of life. */
const SIGN_MILLIS = 250;

/** Lines that leave together at most. */
const MAX_LINES = 5_000;

const port = portToPage();
const tell = (message: RunMessage): void => port.post(message);

port.onMessage((request) => {
  run(request as RunRequest).catch((error: unknown) => {
    tell({ kind: 'ended', fault: `The interpreter for JavaScript could not be started (${error}).` });
  });
});

async function run({ source, puzzle, heuristic, wasm }: RunRequest): Promise<void> {
  const quickJS = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary: wasm }));
  const log = new LogBook();
  const now = (): number => performance.now();
  let lines: string[] = [];
  let toldAt = now();
  function flush(): void {
    tell({
      kind: 'lines',
      text: lines.map((line) => `${line}\n`).join(''),
      steps: countSteps(lines),
      log: { lines: log.lines, more: log.more },
    });
    lines = [];
    toldAt = now();
  }
  flush();
  const fault = runSearch(quickJS, source, {
    ...{ puzzle, measure: measureOf(heuristic, puzzle), log, now, stackBytes: MAX_STACK_BYTES_IN_PAGE },
    print(line) {
      lines.push(line);
      if (lines.length >= MAX_LINES || now() - toldAt > SIGN_MILLIS) flush();
    },
    isAlive: () => now() - toldAt > SIGN_MILLIS && flush(),
  });
  flush();
  tell({ kind: 'ended', fault });
}

function countSteps(lines: readonly string[]): number {
  return lines.filter((line) => line.startsWith('{"expand"')).length;
}
