import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { expect, test } from 'vitest';
import { Interpreter } from './interpreter.ts';

const TARGET = { rows: 2, cols: 2, goal: [1, 2, 3, 0] };
const BOARD = Uint8Array.from([1, 2, 3, 0]);

/** Programs that leave something behind: values, errors, cycles, full memory. */
const PROGRAMS = [
  'const h = () => 7',
  'h',
  'throw 3',
  'const h = 3',
  'const h = () => "text"',
  'const h = () => Symbol()',
  'const h = () => { throw new Error("no") }',
  'const h = () => { throw { toString() { throw 1 } } }',
  'const h = () => h()',
  'const a = {}; a.a = a; globalThis.kept = [a, () => a, new Map([[a, a]])]; const h = () => kept',
  'const h = () => { for (const a = []; ; a.push(a.concat(a))); }',
  'const h = () => "x".repeat(1e9).length',
  'async function h() {}',
  'import("x"); const h = () => import("x")',
  'const all = []; const h = () => all.push(Promise.resolve(1).then(() => all))',
  'const h = async () => { for (;;); }',
  'new FinalizationRegistry(() => { throw 1 }).register({}, 1); const h = () => 1',
  'Object.defineProperty(Error.prototype, "message", { get() { throw new Error() } }); const h = () => { throw new Error() }',
  'const w = new WeakRef({}); globalThis.p = new Proxy({}, { get: () => p.x }); const h = () => p.x',
];

test('one interpreter runs program after program, and each gives its memory back', async () => {
  const quickJS = await newQuickJSWASMModuleFromVariant(variant);
  const outcomes = Array.from({ length: 2 }, () => PROGRAMS.map((source) => outcomeIn(source)));
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[0]![0]).toBe(7);
  const bytes = quickJS.getWasmMemory().buffer.byteLength;
  for (let round = 0; round < 8; round++)
    outcomeIn('const a = new Array(1e6).fill(0.5); const h = () => a.length / 1e6');
  expect(quickJS.getWasmMemory().buffer.byteLength).toBe(bytes);

  function outcomeIn(source: string): number | string {
    try {
      const clock = () => 4 * performance.now(); // an endless program ends in a quarter of its time
      const interpreter = new Interpreter(quickJS, source, TARGET, clock);
      try {
        const values: number[] = [];
        interpreter.measure(BOARD, 1, (_board, h) => values.push(h));
        return values[0]!;
      } finally {
        interpreter.close();
      }
    } catch (error) {
      expect((error as Error).name).toBe('HeuristicFault');
      return (error as Error).message;
    }
  }
});

test('a program reads what moving a tile costs, but for a tile that is not there, and may have a cost of its own', async () => {
  const quickJS = await newQuickJSWASMModuleFromVariant(variant);
  const valueOf = (source: string, costs?: 'tile' | number[]): number => {
    const interpreter = new Interpreter(quickJS, source, { ...TARGET, costs }, () => 0);
    let value = NaN;
    interpreter.measure(BOARD, 1, (_, h) => (value = h));
    interpreter.close();
    return value;
  };
  const SUM = 'const h = (board) => board.reduce((sum, tile) => sum + cost(tile), 0)';
  expect([valueOf(SUM), valueOf(SUM, 'tile'), valueOf(SUM, [9, 1, 50])]).toEqual([3, 6, 60]);
  expect(() => valueOf('const h = () => cost(4)', 'tile')).toThrow('There is no tile 4 on this board');
  expect(valueOf('function cost() { return 7; } const h = () => cost(1)', 'tile')).toBe(7);
});
