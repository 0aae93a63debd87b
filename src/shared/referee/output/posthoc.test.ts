/** In the shapes of real files: the samples of Posthoc's repository, and what piglet and warthog write. */
import { describe, expect, test } from 'vitest';
import { claimedTask } from '../verdict/claimed.ts';
import { TraceLines, type ReadTrace } from './traceReader.ts';
import { referee, type RefereeVerdict } from '../verdict/verdict.ts';

type Shown = Readonly<Record<string, unknown>>;

function read(text: string, part = text.length): ReadTrace {
  const reader = new TraceLines();
  for (let at = 0; at < text.length; at += part) reader.push(text.slice(at, at + part));
  return reader.end();
}

function verdictOf(text: string, search: 'bfs' | 'astar' | 'dfs' = 'astar'): RefereeVerdict | string {
  const claimed = claimedTask(read(text), { algorithm: search });
  return claimed.ok ? referee(claimed.task, claimed.trace.run) : claimed.message;
}

const blankAsX = (cell: string): unknown => (cell === '0' ? 'x' : Number(cell));
const cellsOf = (board: string): unknown[][] => board.split('/').map((row) => Array.from(row, blankAsX));

const START = '102/345/678';
const LEFT = '012/345/678';
const RIGHT = '120/345/678';
const DOWN = '142/305/678';

/** As piglet's logger prints it, on one line. */
function piglet(type: string, board: string, g: number, h: number): string {
  const rows = cellsOf(board).map((row) => `[${row.join(', ')}]`);
  return `- {board: [${rows.join(', ')}], depth: ${g}, f: ${g + h}.0, g: ${g}, h: ${h}.0, height: 3, id: 5uu1HXrq, pId: null, type: ${type}, width: 3}`;
}

const pigletFile = (...events: readonly string[]): string =>
  [
    'version: 1.4.0\nviews:\n  tile:\n  - $: rect\n    label: ${{ $.board[$.col][$.row] }}\nevents:',
    ...events,
    '',
  ].join('\n');

describe('what piglet writes', () => {
  test('names its goal by the last event, if by none before', () => {
    const events = [
      ...[piglet('source', START, 0, 1), piglet('close', START, 0, 1), piglet('expand', START, 0, 1)],
      ...[piglet('generate', LEFT, 1, 0), piglet('generate', RIGHT, 1, 2), piglet('generate', DOWN, 1, 2)],
      ...[piglet('close', LEFT, 1, 0), piglet('solution', LEFT, 1, 0)],
    ];
    expect(verdictOf(pigletFile(...events))).toEqual({ verdict: 'right' });
    expect(read(pigletFile(piglet('destination', DOWN, 0, 0), ...events)).head.goal).toEqual(cellsOf(DOWN));
  });

  test('may name the whole solution, from either end', () => {
    const path = [START, LEFT].map((board, g) => piglet('solution', board, g, 1 - g));
    for (const events of [path, path.toReversed()])
      expect(read(pigletFile(piglet('expand', START, 0, 1), ...events)).head.goal).toEqual(cellsOf(LEFT));
    const nameless = [
      piglet('expand', START, 0, 1),
      '- {type: solution, id: 5uu1HXrq}',
      '- {type: solution, board: 5}',
    ];
    expect(read(pigletFile(...nameless))).toMatchObject({ fault: null, head: {}, run: { steps: 1 } });
    const solved = pigletFile(piglet('expand', LEFT, 0, 0), piglet('solution', LEFT, 0, 0));
    expect(read(solved).head.goal).toEqual(cellsOf(LEFT));
  });

  test('has more words in some types, and is not blamed for successors that are missing', () => {
    const trace = pigletFile(
      ...[piglet('source', DOWN, 0, 2), piglet('destination', LEFT, 0, 0), piglet('expand', DOWN, 0, 2)],
      ...['142/350/678', '142/035/678', '142/375/608'].map((board) => piglet('generating-new', board, 1, 3)),
      ...[piglet('generating-new', START, 1, 1), piglet('expand', START, 1, 1)],
      ...[piglet('generating-new', LEFT, 2, 0), piglet('generating-pruned', RIGHT, 2, 2)],
      ...[piglet('generating', DOWN, 2, 2), piglet('dominated-by', DOWN, 0, 2), piglet('solution', LEFT, 2, 0)],
    );
    expect(read(trace)).toMatchObject({ ignored: 0, run: { steps: 2, events: 9 } });
    expect(verdictOf(trace)).toEqual({ verdict: 'right' });
  });

  test('with events that nobody knows is not asked for all successors', () => {
    const events = (type: string): string =>
      pigletFile(
        ...[piglet('destination', LEFT, 0, 0), piglet('expand', DOWN, 0, 2), piglet('generate', START, 1, 1)],
        ...['142/350/678', '142/035/678', '142/375/608'].map((board) => piglet(type, board, 1, 3)),
        ...[piglet('expand', START, 1, 1), piglet('generate', LEFT, 2, 0), piglet('solution', LEFT, 2, 0)],
      );
    expect(verdictOf(events('inserting'))).toEqual({ verdict: 'right' });
    expect(verdictOf(events('closing'))).toMatchObject({ broken: { rule: 'generated-missing' } });
  });
});

/** A member for each cell, named by its column and row, as in the samples of the 8-puzzle. */
function cells(type: string, board: string, more: Shown = {}): Shown {
  const members = board
    .split('/')
    .flatMap((row, y) => Array.from(row, (cell, x) => [`${x + 1}${y + 1}`, Number(cell)]));
  return { ...Object.fromEntries(members), id: 1, type, x: 10.909, y: 0, ...more };
}

describe('a sample of the 8-puzzle', () => {
  const events = [
    ...[cells('source', START), cells('destination', LEFT), cells('generating', START), cells('expanding', START)],
    ...[LEFT, RIGHT, DOWN].map((board) => cells('generating', board)),
    ...[cells('closing', START), cells('expanding', LEFT), cells('end', RIGHT)],
  ];

  test('of version 1.0.3 names its list otherwise', () => {
    for (const text of [
      JSON.stringify({ version: '1.0.3', render: { views: {} }, eventList: events }, null, 2),
      JSON.stringify({ eventList: events }),
      `eventList:\n${events.map((event) => `  - ${JSON.stringify(event)}\n`).join('')}`,
      `{eventList: ${JSON.stringify(events)}}`,
    ])
      for (const part of [undefined, 9])
        expect(read(text, part)).toMatchObject({ fault: null, ignored: 0, run: { steps: 2 } });
    expect(verdictOf(JSON.stringify({ eventList: events }), 'bfs')).toEqual({ verdict: 'right' });
  });

  test('may have its events on a line each, some of them, or all on one', () => {
    const lines = events.map((event) => JSON.stringify(event));
    for (const between of [',\n', ' ,\r\n', ', ', '\n,', ',\n\n  '])
      for (const part of [undefined, 50])
        expect(read(`{"events": [\n${lines.join(between)}\n], "search": "bfs"}`, part)).toMatchObject({
          ...{ fault: null, ignored: 0, head: { algorithm: 'bfs' }, run: { steps: 2, events: 5 } },
        });
    const mixed = [lines[0], JSON.stringify(events[1], null, 1), ...lines.slice(2)].join(',\n');
    const trace = read(`{"events": [\n${mixed}\n]}`);
    expect(trace).toMatchObject({ fault: null, run: { steps: 2, events: 5 } });
    expect(trace.run.line[0]).toBe(5 + JSON.stringify(events[1], null, 1).split('\n').length - 1);
    expect(read(`{"events": [\n${lines[3]},\n${lines[4]!.slice(0, -1)}\n]}`).fault).toMatchObject({ line: 3 });
  });

  test('may have a board of another size among its cells, which is said', () => {
    const large = { '41': 9, '42': 10, '43': 11, '14': 12, '24': 13, '34': 14, '44': 15 };
    expect(read(JSON.stringify({ events: [...events, cells('expanding', LEFT, large)] })).fault?.message).toBe(
      'This board is 4 × 4, and the first one is 3 × 3.',
    );
  });

  test('of version 1.0.4 has a path that says how it is drawn, and is no path of the program', () => {
    const path = { pivot: { x: "{{'x' in ctx ? ctx.x : 0}}" }, scale: 1 };
    for (const text of [
      JSON.stringify({ version: '1.0.4', path, events }, null, 2),
      JSON.stringify({ version: '1.0.4', events, path }),
      `path: ${JSON.stringify(path)}\nevents: ${JSON.stringify(events)}`,
    ])
      expect(read(text)).toMatchObject({ unreadPath: null, run: { steps: 2, path: null } });
  });

  test('has random numbers, which are said to be wrong without the name of a bug', () => {
    const random = events.map((event) => (event.type === 'expanding' ? { ...event, g: 0.5092, f: 0.2522 } : event));
    expect(verdictOf(JSON.stringify({ events: random }), 'bfs')).toMatchObject({
      broken: { rule: 'g', step: 1, said: 0.5092, right: 0 },
      bugs: [],
    });
  });
});

test.each([
  ['a grid', 'version: 1.4.0\nevents:\n  - type: source\n    id: 1736\n    x: 8\n    y: 15\n'],
  [
    'warthog',
    'version: 1.4.0\npivot:\n  x: ${{ $.x }}\nevents:\n  - { type: expand, id: 512, x: 3, y: 4, f: 11, g: 0 }\n',
  ],
  ['a road', '{"version": "1.0.4", "events": [\n{"type": "expanding", "id": 4097, "variables": {"cx": 12}}\n]}'],
  ['a draft of version 2', 'version: 2.0.0\n---\nexample:\n  - $: rect\n---\n- { type: expanding, id: 1736, x: 8 }\n'],
])('A trace of %s has no board, and is said to have none', (_, text) => {
  expect(read(text).fault?.message).toBe(
    'There is no board of a sliding-tile puzzle in this event: a node is known by its board, not by its id.',
  );
  expect(verdictOf(text)).toBe('There is no state in this file.');
});
