import { describe, expect, test } from 'vitest';
import { valuesOfStates } from '../../shared/judge/values.ts';
import { measureOf } from '../../shared/puzzle/heuristics/heuristics.ts';
import { StateGraph } from '../../shared/puzzle/states/stateGraph.ts';
import { MAX_PROGRAM_LENGTH } from '../../shared/puzzle/heuristics/own.ts';
import { outcomeOf, sandboxOf } from './sandbox.fixture.ts';

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

describe('a program ends in h or in one sentence', () => {
  test.each([
    ['const h = () => 65535', 65_535],
    ['const h = () => -0', 0],
    ['const h = (board, goal, rows, cols) => 10 * rows + cols + board.length + goal[0]', 43],
    ['const h = () => 0.5', `h is 0.5 ${BOARD}, ${WANTED}`],
    ['const h = () => -1', `h is −1 ${BOARD}, ${WANTED}`],
    ['const h = () => "3"', `h is the text “3” ${BOARD}, ${WANTED}`],
    ['const h = () => {}', `h is undefined ${BOARD}, ${WANTED}`],
    ['const h = () => ({ valueOf() { for (;;); } })', `h is of the type object ${BOARD}, ${WANTED}`],
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
    ['const h = () => Array.prototype.indexOf.call({ length: 2 ** 53 }, 1)', `h does not return ${BOARD}.`],
    ['Array.prototype.indexOf.call({ length: 2 ** 53 }, 1)', 'The program does not end.'],
    [
      'const h = () => Math.random()',
      `h fails ${BOARD}, line 1: Error: Math.random is not available: h must be the same every time.`,
    ],
    ['//'.padEnd(MAX_PROGRAM_LENGTH + 1), 'A program has at most 20,000 characters; this one has 20,001.'],
  ])('%s', (source, outcome) => {
    expect(outcomeOf(source)).toBe(outcome);
  });
});

test.each([
  'Date',
  'process',
  'require',
  'fetch',
  'console',
  'setTimeout',
  'performance',
  'WebAssembly',
  'Worker',
  'std',
  'os',
])('there is no %s', (name) => {
  expect(outcomeOf(`const h = () => typeof ${name} === 'undefined' ? 1 : 2`)).toBe(1);
});

test('a program that says something else of a board the second time is refused', () => {
  const target = { rows: 2, cols: 2, goal: [1, 2, 3, 0] };
  const sandbox = sandboxOf('let n = 0; const h = () => n++', target);
  expect(() => valuesOfStates(new StateGraph(target.goal, 2, 2), sandbox.measure)).toThrow(
    'it must be the same every time',
  );
  sandbox.close();
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
