import { describe, expect, onTestFinished, test } from 'vitest';
import { judge } from '../../shared/judge/judge.ts';
import { valuesOfStates } from '../../shared/judge/values.ts';
import { measureOf } from '../../shared/puzzle/heuristics/heuristics.ts';
import { StateGraph } from '../../shared/puzzle/states/stateGraph.ts';
import { LogBook, MAX_LOG_LINE, MAX_LOG_LINES } from '../../shared/puzzle/heuristics/programLog.ts';
import { MAX_PROGRAM_LENGTH } from '../../shared/puzzle/heuristics/own.ts';
import { EIGHT, hurried, impatient, outcomeOf, programHere, sandboxOf } from './sandbox.fixture.ts';

const MANHATTAN = `
function h(board, goal, rows, cols) {
  let sum = 0;
  for (const [cell, tile] of board.entries()) {
    if (tile === 0) continue;
    const goalCell = goal.indexOf(tile);
    sum += Math.abs(Math.floor(cell / cols) - Math.floor(goalCell / cols)) + Math.abs((cell % cols) - (goalCell % cols));
  }
  return sum;
}`;

test('a program says of every state what it computes, whatever it does to its arguments', () => {
  const target = { rows: 2, cols: 4, goal: [1, 2, 3, 4, 5, 6, 7, 0] };
  const graph = new StateGraph(target.goal, 2, 4);
  const sandbox = sandboxOf(
    `${MANHATTAN}; const say = h; h = (b, g, r, c) => { const n = say(b, g, r, c); b.fill(0); g.reverse(); return n; }`,
    target,
  );
  const manhattan = measureOf('manhattan', graph);
  const values = valuesOfStates(graph, sandbox.measure);
  sandbox.close();
  graph.forEachState((state, cells) => expect(values[state]).toBe(manhattan(cells)));
});

const BOARD = 'on the board 1 5 2 / 8 _ 3 / 4 7 6';
const WANTED = 'and must be a whole number from 0 to 65,535.';

const AT_ONCE = 'h must return its number at once, so write it without async, await, promises and import().';

describe('a program ends in h or in one sentence', () => {
  test.each([
    ['const h = () => 65535', 65_535],
    ['const h = () => -0', 0],
    ['const h = (board, goal, rows, cols) => 10 * rows + cols + board.length + goal[0]', 43],
    ['const h = () => 0.5', `h is 0.5 ${BOARD}, not a whole number: write Math.round(…).`],
    ['const h = () => -1', `h is −1 ${BOARD}, and must not be negative: write Math.max(0, …).`],
    ['const h = () => "3"', `h is the text “3” ${BOARD}, ${WANTED}`],
    ['const h = () => {}', `h is undefined ${BOARD}, ${WANTED}`],
    ['const h = () => ({ valueOf() { for (;;); } })', `h is of the type object ${BOARD}, ${WANTED}`],
    ['async function h() { return 1 }', `h gives a promise ${BOARD}: ${AT_ONCE}`],
    ['async function h() { throw 1 }', `h gives a promise ${BOARD}: ${AT_ONCE}`],
    ['const h = async () => { await 1; return 1 }', `h gives a promise ${BOARD}: ${AT_ONCE}`],
    ['const h = () => Promise.resolve(1)', `h gives a promise ${BOARD}: ${AT_ONCE}`],
    ['const h = () => import("x")', `h gives a promise ${BOARD}: ${AT_ONCE}`],
    ['import("x"); const h = () => 1', `The program waits for something: ${AT_ONCE}`],
    ['Promise.resolve(1).then(() => 2); const h = () => 1', `The program waits for something: ${AT_ONCE}`],
    ['async function* h() { yield 1 }', `h is of the type object ${BOARD}, ${WANTED}`],
    ['async function other() {}; const h = () => (other(), 1)', 1],
    ['import x from "y"; const h = () => 1', `The program cannot be run, line 1: SyntaxError: expecting '('.`],
    [
      'export function h() { return 1 }',
      'The program cannot be run, line 1: SyntaxError: unsupported keyword: export.',
    ],
    ['const h = () => 10n', `h is of the type bigint ${BOARD}, ${WANTED}`],
    ['const h = 3', 'The program has no function h: write function h(board, goal, rows, cols) { … }.'],
    ['function h( {', 'The program cannot be run, line 1: SyntaxError: invalid property name.'],
    ['throw 3', 'The program cannot be run: 3.'],
    [
      '\nfunction h(board) {\n  return board.size.x;\n}',
      `h fails ${BOARD}, line 3: TypeError: cannot read property 'x' of undefined.`,
    ],
    ['const h = () => { throw { toString() { throw 1 } } }', `h fails ${BOARD}: it throws a value without a text.`],
    ['const h = () => h()', `h fails ${BOARD}, line 1: InternalError: stack overflow.`],
    ['const h = () => "x".repeat(1e9).length', `h takes more than 32 MB of memory ${BOARD}.`],
    ['for (;;);', 'The program takes longer than 1 second.'],
    ['const h = () => { for (;;); }', `h takes longer than 1 second ${BOARD}.`],
    ['const h = () => /(a+)+$/.test("a".repeat(40) + "b")', `h takes longer than 1 second ${BOARD}.`],
    [
      'const h = () => Math.random()',
      `h fails ${BOARD}, line 1: Error: Math.random is not available: h must be the same every time.`,
    ],
    ['//'.padEnd(MAX_PROGRAM_LENGTH + 1), 'A program has at most 20,000 characters; this one has 20,001.'],
  ])('%s', (source, outcome) => {
    expect(outcomeOf(source, hurried)).toBe(outcome);
  });

  test.each([
    ['const h = (board, goal, rows, cols) => 10 * rows + cols + board.length + goal[0]', 43],
    ['const h = () => 0.5', `h is 0.5 ${BOARD}, not a whole number: write Math.round(…).`],
    ['throw 3', 'The program cannot be run: 3.'],
    ['const h = () => h()', `h fails ${BOARD}, line 1: InternalError: stack overflow.`],
    ['const h = () => "x".repeat(1e9).length', `h takes more than 32 MB of memory ${BOARD}.`],
    ['const h = () => { for (;;); }', `h takes longer than 1 second ${BOARD}.`],
  ])('in a thread of its own, too: %s', (source, outcome) => {
    expect(outcomeOf(source)).toBe(outcome);
  });

  test.each([
    ['const h = () => Array.prototype.indexOf.call({ length: 2 ** 53 }, 1)', `h does not return ${BOARD}.`],
    ['Array.prototype.indexOf.call({ length: 2 ** 53 }, 1)', 'The program does not end.'],
  ])('in a thread that must be ended: %s', (source, outcome) => {
    expect(outcomeOf(source, impatient)).toBe(outcome);
  });
});

test.each(['Date', 'process', 'require', 'fetch', 'setTimeout', 'performance', 'WebAssembly', 'Worker', 'std', 'os'])(
  'there is no %s',
  (name) => {
    expect(outcomeOf(`const h = () => typeof ${name} === 'undefined' ? 1 : 2`, programHere)).toBe(1);
  },
);

describe('what a program writes by console.log', () => {
  /** The lines and what is left out, with h or the fault; `start`: in this thread, or in one of its own. */
  function logged(source: string, start: typeof programHere | typeof sandboxOf = programHere) {
    const log = new LogBook();
    const outcome = outcomeOf(source, () => start(source, EIGHT, log));
    return { outcome, lines: log.lines, more: log.more };
  }

  const SAYS = 'console.log("begins"); const h = (board) => { console.log("h of", board, [{ a: null }]); return 3; }';
  const SAID = { outcome: 3, lines: ['begins', 'h of [1, 5, 2, 8, 0, 3, 4, 7, 6] [{a: null}]'], more: 0 };

  test('is heard for one board, and once', () => {
    expect(logged(SAYS)).toEqual(SAID);
    expect(logged(SAYS, sandboxOf)).toEqual(SAID);
  });

  test('is heard of one that fails, does not end or cannot be run', () => {
    const fails = 'const h = () => { console.log("before"); throw new Error("no"); }';
    for (const start of [programHere, sandboxOf])
      expect(logged(fails, start)).toEqual({
        ...{ outcome: `h fails ${BOARD}, line 1: Error: no.`, lines: ['before'], more: 0 },
      });
    expect(logged('console.log("begins"); throw 3', sandboxOf).lines).toEqual(['begins']);
    expect(logged('const h = () => { console.warn("on"); for (;;); }').lines).toEqual(['on']);
  });

  test.each([
    ['undefined, null, -0, 1.5', 'undefined null -0 1.5'],
    ['"a", ["a"], 2n, Symbol("s")', 'a ["a"] 2n Symbol(s)'],
    ['() => 1, Math.max', 'function  function max'],
    ['new Map([[1, 2]]), new Set([3])', 'Map [[1, 2]] Set [3]'],
    ['new TypeError("no"), [[[[[[1]]]]]]', 'TypeError: no [[[[[…]]]]]'],
    ['new Uint8Array(2)', '[0, 0]'],
    ['"x".repeat(500)', `${'x'.repeat(MAX_LOG_LINE - 1)}…`],
    ['"tab\\tand\\u0007bell"', 'tab  andbell'],
  ])('is text: %s', (values, line) => {
    expect(logged(`const h = () => { console.log(${values}); return 1; }`)).toEqual({
      ...{ outcome: 1, lines: [line], more: 0 },
    });
  });

  test('has a limit, beyond which lines are counted', () => {
    const source = `const h = () => { for (let i = 0; i < ${MAX_LOG_LINES + 40}; i++) console.log(i); return 1; }`;
    for (const start of [programHere, sandboxOf]) {
      const { lines, more } = logged(source, start);
      expect([lines.length, lines.at(-1), more]).toEqual([MAX_LOG_LINES, String(MAX_LOG_LINES - 1), 40]);
    }
    const long = logged('const h = () => { console.log("a\\n".repeat(1e6)); return 1; }');
    expect([long.lines.length, long.more]).toEqual([MAX_LOG_LINES, 1e6 + 1 - MAX_LOG_LINES]);
    expect(
      logged('const a = []; a[0] = a; const h = () => { console.log(a, "🙂".repeat(150)); return 1; }', sandboxOf)
        .lines,
    ).toHaveLength(1);
  });

  test('is nothing while all boards are asked', () => {
    expect(outcomeOf('const h = () => { console.log(1); return console.log.length; }', programHere)).toBe(0);
  });

  test('is no way out, and no end of the program, whatever it does to what writing needs', () => {
    const spoilers = [
      'Array.prototype.map = Array.prototype.join = () => { throw 1 }',
      'String.prototype.split = () => ({ map: () => ({ join: () => "x".repeat(1e6) }) })',
      'String.prototype.slice = () => "y".repeat(1e6)',
      'console = null',
      'Object.keys = () => { for (;;); }',
      'JSON.stringify = () => Symbol()',
    ];
    for (const spoiler of spoilers) {
      const { outcome, lines } = logged(
        `${spoiler}; const h = () => { try { console.log(["a"], {}); } catch {} return 5; }`,
      );
      expect([5, `h takes longer than 1 second ${BOARD}.`]).toContain(outcome);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(MAX_LOG_LINE);
    }
  });
});

const KEEPERS = [
  ['counts its calls', 'let n = 0; const h = () => n++ % 2'],
  ['differs at one call in a thousand', 'let n = 0; const h = () => (++n % 1000 === 0 ? 1 : 0)'],
  ['differs once it was asked often', 'let n = 0; const h = () => (++n > 5000 ? 1 : 0)'],
  ['looks at the first board', 'let first; const h = (board) => (first ??= board)[0]'],
  ['looks at the board before', 'let last = 0; const h = (board) => { const was = last; last = board[0]; return was }'],
  ['keeps a value for boards that begin alike', 'const kept = {}; const h = (b) => (kept[b[0]] ??= b[1])'],
] as const;

describe.each([
  ['all states', { rows: 2, cols: 4, goal: [1, 2, 3, 4, 5, 6, 7, 0] }],
  ['a sample', { rows: 2, cols: 5, goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] }],
])('judged on %s, a program that keeps something between boards got a verdict; now one', (_, target) => {
  test.each(KEEPERS)('that %s is refused', (_, source) => {
    const start = () => programHere(source, target);
    const program = start();
    onTestFinished(() => program.close());
    expect(() => judge(target, program.measure, start)).toThrow(
      /^h is \d+ on the board [\d_ /]+, and \d+ when the boards come in another order: it must be the same every time\.$/,
    );
  });

  test('that keeps what it has computed for a board is judged', () => {
    const source = 'const kept = {}; const h = (b) => (kept[b] ??= b.indexOf(0))';
    const start = () => programHere(source, target);
    const program = start();
    onTestFinished(() => program.close());
    expect(judge(target, program.measure, start).kind).toBe(target.goal.length > 9 ? 'sample' : 'all');
  });
});

test('after a fault, and after the end, there is no h', () => {
  const sandbox = sandboxOf('const h = (board) => { if (board[0] === 0) throw 1; return 2; }');
  const ask = (cells: number[]) => sandbox.measure(Uint8Array.from(cells), 1, new Uint16Array(1));
  expect(() => ask([0, 1, 2, 3, 4, 5, 6, 7, 8])).toThrow('h fails on the board _ 1 2 / 3 4 5 / 6 7 8: 1.');
  expect(() => ask([1, 0, 2, 3, 4, 5, 6, 7, 8])).toThrow('h fails on the board _ 1 2 / 3 4 5 / 6 7 8: 1.');
  const closed = sandboxOf('const h = () => 1');
  closed.close();
  expect(() => closed.measure(new Uint8Array(9), 1, new Uint16Array(1))).toThrow('The program has ended.');
});
