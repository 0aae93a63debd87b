import variant from '@jitl/quickjs-wasmfile-release-sync';
import { readFileSync } from 'node:fs';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { StrategyId } from '../engine/strategy.ts';
import { measureOf } from '../puzzle/heuristics/heuristics.ts';
import { lineIn } from '../puzzle/heuristics/programLine.ts';
import { LogBook, MAX_LOG_LINES } from '../puzzle/heuristics/programLog.ts';
import { claimedTask } from '../referee/verdict/claimed.ts';
import { TraceLines } from '../referee/output/traceReader.ts';
import { writtenHead } from '../referee/trace/writtenHead.ts';
import { referee, type RefereeVerdict } from '../referee/verdict/verdict.ts';
import { runSearch, type SearchFault } from './searchProgram.ts';
import { SEARCHES } from './searches.fixture.ts';

const quickJS = await newQuickJSWASMModuleFromVariant(variant);
const PUZZLE = { rows: 3, cols: 3, start: [4, 1, 3, 0, 5, 6, 2, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
/** Small enough for a search that goes deep. */
const SMALL = { rows: 2, cols: 3, start: [0, 1, 3, 4, 2, 5], goal: [1, 2, 3, 4, 5, 0] };

interface Ran {
  readonly fault: SearchFault;
  readonly lines: readonly string[];
  readonly log: LogBook;
}

/** `millis`: what the clock goes on by, each time that it is looked at. */
function run(source: string, millis = 0, puzzle = PUZZLE, interpreter = quickJS): Ran {
  const [lines, log] = [[] as string[], new LogBook()];
  let time = 0;
  const given = { puzzle, measure: measureOf('manhattan', puzzle), log, now: () => (time += millis) };
  return { fault: runSearch(interpreter, source, { ...given, print: (line) => lines.push(line) }), lines, log };
}

function judged(lines: readonly string[], algorithm: StrategyId, puzzle = PUZZLE): RefereeVerdict {
  const reader = new TraceLines();
  const head = writtenHead({ puzzle, algorithm, heuristic: 'manhattan' });
  for (const line of [JSON.stringify(head), ...lines]) reader.push(`${line}\n`);
  const trace = reader.end();
  const claimed = claimedTask(trace, {});
  if (!claimed.ok) throw new Error(claimed.message);
  expect(trace.fault).toBeNull();
  return referee(claimed.task, trace.run);
}

test.each([
  ['bfs', 'bfs', []],
  ['A*', 'astar', ['moves: 9']],
] as const)('%s, written right, is right', (name, algorithm, log) => {
  const ran = run(SEARCHES[name]);
  expect([ran.fault, ran.log.lines]).toEqual([null, log]);
  expect(judged(ran.lines, algorithm)).toEqual({ verdict: 'right' });
});

test.each([
  ['a stack for the queue', SMALL, 'bfs', 'stack-for-queue'],
  ['h counts the blank', PUZZLE, 'astar', 'counts-blank'],
  ['one board for all', PUZZLE, 'bfs', 'shared-board'],
] as const)('%s: the bug is named', (name, puzzle, algorithm, bug) => {
  const ran = run(SEARCHES[name], 0, puzzle);
  expect(ran.fault).toBeNull();
  const verdict = judged(ran.lines, algorithm, puzzle);
  expect(verdict.verdict === 'wrong' && verdict.bugs).toEqual([bug]);
});

test('a program that prints its lines itself, as elsewhere, needs no change', () => {
  const source = readFileSync(inProject('resources', 'traces', 'bfs.js'), 'utf8');
  const ran = run(source);
  expect([ran.fault, ran.log.lines, ran.log.more]).toEqual([null, [], 0]);
  expect(ran.lines[0]).toBe('{"expand":[1,2,3,7,4,5,6,8,0],"g":0}');
});

describe('a program may replace what is there, and is told by the line what it has misused', () => {
  test.each([
    [
      'const h = () => 3; let start = [1]; function successors() { return []; } console.log(h(), start, successors())',
      '3 [1] []',
    ],
    ['console.log(start, goal, rows, cols)', '[4, 1, 3, 0, 5, 6, 2, 7, 8] [1, 2, 3, 4, 5, 6, 7, 8, 0] 3 3'],
    ['console.log(h(start), isGoal(start), isGoal(goal), key(goal))', '7 false true 1 2 3 4 5 6 7 8 0'],
    [
      'const [up] = successors(start); up[0] = 9; console.log(start, successors(start)[0], cost(start, successors(start)[0]))',
      '[4, 1, 3, 0, 5, 6, 2, 7, 8] [0, 1, 3, 4, 5, 6, 2, 7, 8] 1',
    ],
  ])('%s', (source, log) => {
    expect(run(source)).toMatchObject({ fault: null, log: { lines: [log] } });
  });

  test.each([
    ['\nexpand({ state: start })', 2, 'expand needs a state, which is a list of 9 cells, and not an object'],
    ['\n\nexpand(undefined)', 3, 'and not undefined'],
    ['expand(start, { g: "1" })', 1, 'g must be a number, and is a text'],
    ['expand([1, 2, 3, 4, 5, 6, 7, 8, 8])', 1, 'expand: tile 8 is there twice'],
    ['expand([1, 2, 3, 4, 5, 6, 7, 8, 9])', 1, 'cell 8 of the state is 9, and tiles are 0 to 8'],
    ['function f() {\n  return successors([]);\n}\nf()', 2, 'not a list of 0 entries'],
    ['solution(7)', 1, 'solution needs the path'],
  ])('%s', (source, line, message) => {
    const { fault } = run(source);
    expect(fault).toContain(message);
    expect(lineIn(fault!)).toBe(line);
  });
});

describe('a program that fails is told so in a sentence', () => {
  test.each([
    [
      'expand(start);\n\nfrontier.push(start)',
      /^The program fails, line 3: ReferenceError: 'frontier' is not defined\.$/,
    ],
    ['let a;\nwhile (a {', /^The program cannot be read, line 2: SyntaxError: [^\n]+\.$/],
    ['throw { toString() { throw 1 } }', /^The program fails: it throws a value without a text\.$/],
    ['const f = () => f();\nf()', /^The program nests too deeply, line 1: /],
    ['async function search() { await 1; }\nsearch()', /^The program waits for something: /],
    [
      'const all = [];\nfor (;;) all.push(new Uint8Array(2e8))',
      /^The program takes too much memory, line 2: more than 256 MB\./,
    ],
    ['x'.repeat(20_001), /^A program has at most 20,000 characters; this one has 20,001\.$/],
  ])('%s', (source, sentence) => {
    expect(run(source).fault).toMatch(sentence);
  });

  test.each([
    [
      'for (;;);',
      100,
      /^The program was ended: for 10 seconds it has expanded no state, and takes 0 MB of memory\. Is there a loop/,
    ],
    [
      'expand(start);\nexpand(goal);\nfor (;;);',
      100,
      /^The program was ended: .* no state after 2 states, the last one 1 2 3 \/ 4 5 6 \/ 7 8 _, and takes 0 MB of memory\. Is there a loop/,
    ],
    [
      'for (;;) expand(start)',
      10,
      /^The program was ended after 60 seconds, the maximum\. It had expanded [\d,]+ states, the last one 4 1 3 \/ _ 5 6 \/ 2 7 8\.$/,
    ],
  ])('%s', (source, millis, sentence) => {
    expect(run(source, millis).fault).toMatch(sentence);
  });
});

test('memory that fills with small lists is told as memory, at its limit, and not as a loop', async () => {
  const fresh = await newQuickJSWASMModuleFromVariant(variant);
  const { fault } = run('const all = [];\nfor (;;) all.push([1, 2, 3, 4, 5, 6, 7, 8, 0]);', 0, PUZZLE, fresh);
  expect(fault).toMatch(/^The program takes too much memory: more than 256 MB\. Does a list grow/);
});

test.each([
  `this.constructor.constructor('return process')().exit()`,
  `(function () {}).constructor('return globalThis.process')().exit()`,
  `globalThis.eval('process.exit()')`,
  'new Function("return require(\'fs\')")()',
  'Array.prototype.join = () => "\\n{}"; expand(start); h(start)',
  'Array.prototype.slice = Array.prototype.indexOf = () => { throw 1 }; successors(start)',
  'Object.defineProperty(Error.prototype, "message", { get() { throw new Error() } }); expand()',
  'Object.prototype.toString = Symbol.prototype.toString = () => { throw 1 }; expand(Symbol())',
  'expand(new Proxy([], { get() { throw 1 } }))',
  'expand(start, { get g() { throw 1 } })',
  'solution({ toJSON() { throw 1 } })',
  'Array.prototype.toJSON = () => "x"; solution(start)',
  'JSON.stringify = () => Symbol(); solution(start)',
  'globalThis.Array = null; globalThis.String = null; expand(start)',
  'console.log("x".repeat(1e6), globalThis)',
  'for (let i = 0; i < 1e3; i++) console.log(i)',
  'JSON.parse("[".repeat(1e6))',
  'new ArrayBuffer(2 ** 40)',
  'for (let n = 1n; ; n = n << n + 7n);',
])('hostile: %s — none gets out, and each ends', (source) => {
  const before = Object.keys(globalThis).length;
  const { fault, log } = run(source, 0.5);
  if (fault !== null) expect(fault).toMatch(/^The program [^\n]{1,500}[.?]$/);
  expect(log.lines.length).toBeLessThanOrEqual(MAX_LOG_LINES);
  expect(Object.keys(globalThis)).toHaveLength(before);
  expect(run('expand(start)').lines).toHaveLength(1);
});
