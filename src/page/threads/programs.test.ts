import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import { expect, test } from 'vitest';
import { valuesOfStates } from '../../shared/judge/values.ts';
import { LogBook } from '../../shared/puzzle/heuristics/programLog.ts';
import { StateGraph } from '../../shared/puzzle/states/stateGraph.ts';
import { LifeSigns, type LifeSign } from './lifeSigns.ts';
import { programsIn } from './programs.ts';

const TARGET = { rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0] };

async function programs(): Promise<{ given: LifeSign[]; run: ReturnType<typeof programsIn> }> {
  const given: LifeSign[] = [];
  const quickJS = await newQuickJSWASMModuleFromVariant(variant);
  return {
    given,
    run: programsIn(
      quickJS,
      new LifeSigns(
        (sign) => given.push(sign),
        () => performance.now(),
      ),
    ),
  };
}

test('a program says of every state what it computes, and the thread says when it has it', async () => {
  const { given, run } = await programs();
  const graph = new StateGraph(TARGET.goal, 2, 3);
  const program = run(
    'const h = (board, goal) => board.filter((tile, cell) => tile > 0 && tile !== goal[cell]).length',
    TARGET,
  );
  const values = valuesOfStates(graph, program.measure);
  program.close();
  graph.forEachState((state, cells) => {
    expect(values[state]).toBe(Array.from(cells).filter((tile, cell) => tile > 0 && tile !== TARGET.goal[cell]).length);
  });
  expect(given[0]).toEqual({ silence: 'The program does not end.' });
  expect(given).toContainEqual({ silence: 'h does not return.' });
  await Promise.resolve();
  expect(given.at(-1)).toEqual({ silence: null });
});

test('what a program writes by console.log reaches whoever asks for it, before its fault', async () => {
  const { run } = await programs();
  const log = new LogBook();
  const program = run('const h = (board) => { console.log(board); throw 1; }', TARGET, log);
  expect(() => program.measure(Uint8Array.from(TARGET.goal), 1, new Uint16Array(1))).toThrow('h fails');
  program.close();
  expect(log.lines).toEqual(['[1, 2, 3, 4, 5, 0]']);
});

test('a program that recurses without end ends in its sentence, and the next one runs', async () => {
  const { given, run } = await programs();
  const out = new Uint16Array(1);
  const board = Uint8Array.from(TARGET.goal);
  expect(() => run('const h = () => h()', TARGET).measure(board, 1, out)).toThrow('stack overflow');
  run('const h = () => 7', TARGET).measure(board, 1, out);
  expect(out[0]).toBe(7);
  expect(given.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test('where the interpreter itself breaks, the thread says that it can be used no more', () => {
  const given: LifeSign[] = [];
  const quickJS = {
    newRuntime: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  } as unknown as QuickJSWASMModule;
  const run = programsIn(
    quickJS,
    new LifeSigns(
      (sign) => given.push(sign),
      () => 0,
    ),
  );
  const sentence = 'The program has stopped its interpreter: it may nest too deeply, or need too much memory.';
  expect(() => run('const h = () => 1', TARGET)).toThrow(sentence);
  expect(given.at(-1)).toEqual({ silence: null, fault: sentence });
});
