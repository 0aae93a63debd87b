import fc from 'fast-check';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { claimedTask } from '../verdict/claimed.ts';
import { printedObject } from './printedObject.ts';
import { TraceLines, type ReadTrace } from './traceReader.ts';

const BOARDS = [
  [1, 2, 3, 4, 5, 6, 0, 7, 8],
  [1, 2, 3, 4, 5, 6, 7, 0, 8],
  [1, 2, 3, 4, 5, 6, 7, 8, 0],
];
const rowsOf = (board: readonly number[]): number[][] => [board.slice(0, 3), board.slice(3, 6), board.slice(6)];
const textOf = (board: readonly number[]): string =>
  rowsOf(board)
    .map((row) => row.join(' ').replace('0', '_'))
    .join(' / ');
const printed = (made: (board: number[], g: number) => unknown, words = ''): string =>
  `Solving\n${BOARDS.map((board, g) => `${words}${inspect(made(board, g))}`).join('\n')}\n`;

function read(text: string, part = text.length): ReadTrace {
  const reader = new TraceLines();
  for (let at = 0; at < text.length; at += part) reader.push(text.slice(at, at + part));
  return reader.end();
}

const statesOf = ({ run, boards }: ReadTrace): number[][] =>
  Array.from(run.stepEvents.subarray(0, run.steps), (event) => boards.states!.cellsOf(run.state[event]!));

class Node {
  readonly state: unknown;
  readonly g: number;
  readonly parent: Node | null;
  constructor(state: unknown, g: number, parent: Node | null) {
    this.state = state;
    this.g = g;
    this.parent = parent;
  }
}

describe('an object that is printed without JSON', () => {
  test.each([
    ['with a text', printed((board, g) => ({ expand: textOf(board), g, h: 2 - g }))],
    ['with a list', printed((board, g) => ({ expand: board, g, h: 2 - g, f: 2 }))],
    ['with rows', printed((board, g) => ({ expand: rowsOf(board), g, h: 2 - g, f: 2, parent: textOf(board) }))],
    ['with a list of texts', printed((board, g) => ({ expand: board.map(String), g, h: 2 - g }))],
    ['with a list of another kind', printed((board, g) => ({ expand: Int8Array.from(board), g, h: 2 - g }))],
  ])('by Node, %s, is a step with its numbers', (_how, text) => {
    for (const part of [undefined, 1, 11]) {
      const trace = read(text, part);
      expect([trace.fault, statesOf(trace), Array.from(trace.run.g.subarray(0, 3))]).toEqual([null, BOARDS, [0, 1, 2]]);
      expect(Array.from(trace.run.h.subarray(0, 3))).toEqual([2, 1, 0]);
    }
  });

  const chained = (made: (board: number[]) => unknown): string => {
    let last: Node | null = null;
    return printed((board, g) => (last = new Node(made(board), g, last)));
  };

  test.each([
    ['an object of Node', printed((board, g) => ({ state: board, g }))],
    ['an object of a class, with its parents', chained((board) => board)],
    ['an object of a class, with rows', chained(rowsOf)],
    ['an object in an object', printed((board, g) => ({ node: { state: textOf(board), g } }))],
    ['JSON', BOARDS.map((state) => JSON.stringify({ state, cells: 9 })).join('\n')],
    [
      'a data class',
      BOARDS.map((board) => `Node(state=(${board.join(', ')}), g=0, parent=None, action='Up')`).join('\n'),
    ],
    [
      'a named tuple',
      BOARDS.map((board) => `Expanding State(board=${JSON.stringify(rowsOf(board))}, cost=3)`).join('\n'),
    ],
    ['a dictionary', BOARDS.map((board) => `{'state': (${board.join(', ')}), 'parent': None, 'moves': 3}`).join('\n')],
  ])('that only has a board is a step, as %s', (_how, text) => {
    for (const part of [undefined, 7])
      expect([read(text, part).fault, statesOf(read(text, part))]).toEqual([null, BOARDS]);
  });

  test('is no step where the words before it say so', () => {
    const lines = BOARDS.flatMap((board) => [
      `expand ${inspect({ state: board })}`,
      `push ${inspect({ state: board })}`,
    ]);
    expect(statesOf(read(lines.join('\n')))).toEqual(BOARDS);
  });

  test('that breaks off is judged as far as it goes', () => {
    const text = printed((board, g) => ({ expand: board, g, h: 0, f: 0 }));
    const trace = read(text.slice(0, -30));
    expect([trace.fault?.message, trace.run.steps]).toEqual(['The output breaks off here.', 2]);
  });

  test.each([
    ['[Array]', printed((board) => ({ node: { state: rowsOf(board) } })), 'JSON.stringify'],
    ['[object Object]', `Expanding ${String({})}\n`, 'JSON.stringify'],
    ['object at 0x7f78>', 'Expanding <__main__.Node object at 0x7f78>\n', 'print(list(board))'],
    ['[I@1b6d3586', 'Expanding [I@1b6d3586\n', 'Arrays.toString(board)'],
    [
      '(index)',
      '┌─────────┬───┐\n│ (index) │ g │\n├─────────┼───┤\n│ 0       │ 1 │\n└─────────┴───┘\n',
      'JSON.stringify',
    ],
  ])('without its board, as %s, is answered with what to print', (shown, text, remedy) => {
    const claimed = claimedTask(read(text), { algorithm: 'bfs' });
    const message = claimed.ok ? '' : claimed.message;
    expect([message.includes(`“${shown}”`), message.includes(remedy)]).toEqual([true, true]);
  });

  test('with a shortened board in a step ends the reading there', () => {
    const trace = read(
      `${inspect({ expand: BOARDS[0] })}\n${inspect({ expand: { rows: { of: rowsOf(BOARDS[1]!) } } })}`,
    );
    expect([trace.run.steps, trace.fault!.message.includes('“[Array]”')]).toEqual([1, true]);
  });

  test('gives back the members of any object, however it is nested', () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string({ unit: fc.constantFrom(...'ab 1{}[](),:') }),
    );
    const name = fc.stringMatching(/^[a-z]\w{0,5}$/);
    const any = fc.dictionary(
      name,
      fc.oneof(leaf, fc.array(leaf), fc.dictionary(name, leaf, { noNullPrototype: true })),
      {
        minKeys: 1,
        noNullPrototype: true,
      },
    );
    fc.assert(
      fc.property(any, (object) => {
        const again = printedObject(inspect(object, { breakLength: Infinity }))?.members;
        const expected = JSON.parse(
          JSON.stringify(object, (_key, value: unknown) => (isEmpty(value) ? [] : value)),
        ) as unknown;
        expect(again).toEqual(expected);
      }),
    );
  });

  test('that is no object, or nested without end, is neither read nor waited for', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]():=,\'"ab1 '), maxLength: 60 }), (text) => {
        expect(() => [printedObject(`{ a: ${text}`), read(`{\n  a: ${text}\n}\n`)]).not.toThrow();
      }),
    );
    expect(
      printedObject(`Node(state=1, parent=${'Node(state=1, parent='.repeat(500)}None${')'.repeat(501)}`)?.members,
    ).toMatchObject({ state: 1 });
  });
});

/** Without names, nothing shows whether it is a list. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

describe('a table of Node', () => {
  test.each([
    [
      'rows',
      '┌─────────┬───┬───┬───┐\n│ (index) │ 0 │ 1 │ 2 │\n├─────────┼───┼───┼───┤\n│ 0       │ 1 │ 2 │ 3 │\n│ 1       │ 4 │ 5 │ 6 │\n│ 2       │ 7 │ 8 │ 0 │\n└─────────┴───┴───┴───┘\n',
    ],
    [
      'one list',
      `┌─────────┬────────┐\n│ (index) │ Values │\n├─────────┼────────┤\n${[1, 2, 3, 4, 5, 6, 7, 8, 0].map((tile, at) => `│ ${at}       │ ${tile}      │\n`).join('')}└─────────┴────────┘\n`,
    ],
  ])('with the %s of a board is a step', (_how, text) => {
    for (const part of [undefined, 1]) {
      const trace = read(`${text}${text}`, part);
      expect([trace.fault, statesOf(trace), trace.ignored]).toEqual([null, [BOARDS[2], BOARDS[2]], 0]);
    }
  });
});
