import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { inProject } from '../../../../scripts/bootstrap/project.mjs';
import { claimedTask } from '../verdict/claimed.ts';
import { MAX_EVENTS, MAX_LINE_LENGTH, TraceLines, type ReadTrace } from './traceReader.ts';
import { referee } from '../verdict/verdict.ts';
import { ANY_CHARACTER } from '../../text/anyCharacter.fixture.ts';

/** Read in parts of so many characters. */
function read(text: string, part = text.length): ReadTrace {
  const reader = new TraceLines();
  for (let at = 0; at < text.length; at += part) reader.push(text.slice(at, at + part));
  return reader.end();
}

function expandedIn({ run, boards }: ReadTrace): string[] {
  return Array.from(run.stepEvents.subarray(0, run.steps), (event) =>
    boards.states!.cellsOf(run.state[event]!).join(''),
  );
}

function verdictOf(trace: ReadTrace, search: 'bfs' | 'astar' = 'bfs'): unknown {
  const claimed = claimedTask(trace, { algorithm: search });
  return claimed.ok ? referee(claimed.task, claimed.trace.run) : claimed.message;
}

const START = '1 2 3/4 5 6/_ 7 8';
const NEXT = '1 2 3/4 5 6/7 _ 8';
const UP = '1 2 3/_ 5 6/4 7 8';
const GOAL = '1 2 3/4 5 6/7 8 _';
const BOARDS = [START, NEXT, GOAL];
const DIGITS = ['123456078', '123456708', '123456780'];
const cellsOf = (board: string): number[] => board.split(/[ /]/).map((cell) => (cell === '_' ? 0 : Number(cell)));

describe('boards on several lines', () => {
  const node = (board: string, indent = ''): string => {
    const cells = cellsOf(board);
    return `[\n${indent}  ${cells.slice(0, 5).join(', ')},\n${indent}  ${cells.slice(5).join(', ')}\n${indent}]`;
  };

  test.each([
    ['alone', BOARDS.map((board) => node(board)).join('\n')],
    ['with words', BOARDS.map((board) => `Expanding: ${node(board)}`).join('\n')],
    ['in one list', `[\n${BOARDS.map((board) => `  ${node(board, '  ')}`).join(',\n')}\n]`],
  ])('are read as Node prints arrays of nine numbers, %s', (_how, text) => {
    for (const part of [undefined, 1, 10])
      for (const end of ['', '\n', '\nfound\n']) {
        const trace = read(`Solving\n${text}${end}`, part);
        expect([trace.fault, expandedIn(trace)]).toEqual([null, DIGITS]);
      }
    expect(read(`Solving\n${node(START)}\n${node(NEXT)}`).run.line.slice(0, 2)).toEqual(Int32Array.of(2, 6));
  });

  test('that break off in a list are judged as far as they go', () => {
    const trace = read(`${node(START)}\n[\n  1, 2, 3,`);
    expect([trace.fault?.line, expandedIn(trace)]).toEqual([5, DIGITS.slice(0, 1)]);
  });

  test.each([
    ['by the brackets of numpy', '[[1 2 3]\n [4 0 5]]\n[[1 2 3]\n [4 5 0]]\n', undefined],
    ['by the goal', '1 2 3\n4 0 5\n1 2 3\n4 5 0\n', '1 2 3/4 5 _'],
  ])('of 2×3 are told apart %s, without empty lines between', (_how, text, goal) => {
    const reader = new TraceLines(undefined, goal);
    reader.push(text);
    const trace = reader.end();
    expect([trace.fault, expandedIn(trace)]).toEqual([null, ['123405', '123450']]);
  });
});

describe('a trace of Posthoc', () => {
  const file = (name: string): string => readFileSync(inProject('cases', 'traces', name), 'utf8');

  test.each(['cells.trace.json', 'astar.trace.yaml', 'rows.trace.yaml'])('%s is read, whole and in parts', (name) => {
    for (const part of [undefined, 1, 7, 64]) {
      const trace = read(file(name), part);
      expect(trace).toMatchObject({ fault: null, ignored: 0, run: { steps: 10, isCut: false } });
      expect(verdictOf(trace, 'astar')).toEqual({ verdict: 'right' });
    }
  });

  test('is read where it stands on one line, and where its events are a list alone', () => {
    const whole = JSON.parse(file('cells.trace.json')) as { events: unknown[] };
    for (const text of [JSON.stringify(whole), JSON.stringify(whole.events), JSON.stringify(whole.events, null, 2)])
      for (const part of [undefined, 11]) expect(read(text, part)).toMatchObject({ fault: null, run: { steps: 10 } });
    const list = file('rows.trace.yaml').split('\n').slice(4).join('\n');
    expect(read(list)).toMatchObject({ fault: null, run: { steps: 10 } });
  });

  test('names the lines of its events', () => {
    const trace = read(file('cells.trace.json'));
    const lines = file('cells.trace.json').split('\n');
    for (const event of trace.run.stepEvents.subarray(0, trace.run.steps))
      expect(lines[trace.run.line[event]!]).toMatch('"type": "expanding"');
    expect(read(file('rows.trace.yaml')).run.line[0]).toBe(8);
  });

  test('says what the puzzle is beside its events, before or behind them', () => {
    const events = BOARDS.map((state) => ({ type: 'expanding', state }));
    for (const said of [
      { version: '1.4.0', search: 'bfs', goal: GOAL, events },
      { version: '1.4.0', events, goal: GOAL, algorithm: 'bfs', path: BOARDS },
    ])
      for (const text of [JSON.stringify(said, null, 1), stringify(said)])
        expect(read(text, 5).head).toEqual({ algorithm: 'bfs', goal: GOAL });
  });

  test('has a board in each event, whatever the name of its member', () => {
    const events = (name: string): string =>
      JSON.stringify({ events: BOARDS.map((board, id) => ({ type: 'expand', id, [name]: board })) });
    expect(expandedIn(read(events('anything')))).toEqual(DIGITS);
    expect(read('{"version":"1.4.0","events":[\n{"type":"expand","id":7,"x":1,"y":2}]}').fault).toEqual({
      line: 2,
      message: 'There is no board of a sliding-tile puzzle in this event: a node is known by its board, not by its id.',
    });
  });

  test('that breaks off leaves what came before', () => {
    for (const name of ['cells.trace.json', 'rows.trace.yaml']) {
      const text = file(name);
      const trace = read(text.slice(0, text.lastIndexOf('end')));
      expect(trace.run).toMatchObject({ steps: 10, isCut: true });
      expect(trace.fault!.line).toBeGreaterThan(10);
    }
  });

  test('with anchors, aliases or tags is refused: with them, a few lines can stand for billions', () => {
    for (const state of ['&a [1, 2]', '*a', '!!binary abc'])
      expect(read(`version: 1.4.0\nevents:\n  - type: expand\n    state: ${state}\n`).fault).toEqual({
        line: 3,
        message: 'Anchors, aliases and tags are not read.',
      });
    expect(read('events:\n- type: expand\n  type: close\n').fault!.message).toBe('The member “type” is there twice.');
  });

  const anyText = fc.string({ unit: fc.constantFrom(...'ab1 0_/-,#\'"[]{}\\', ': ') });
  const anyEvents = fc.array(
    fc.record(
      {
        label: anyText,
        id: fc.nat(),
        pId: fc.option(fc.nat()),
        g: fc.double({ noNaN: true, noDefaultInfinity: true }),
      },
      { requiredKeys: ['id'] },
    ),
    { minLength: 1, maxLength: 4 },
  );

  test('in YAML is read as the yaml package writes it, in blocks and in brackets', () => {
    const styles = fc.record({
      collectionStyle: fc.constantFrom('block', 'flow'),
      indent: fc.constantFrom(2, 4),
      indentSeq: fc.boolean(),
      defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
    });
    fc.assert(
      fc.property(anyEvents, styles, fc.integer({ min: 1, max: 99 }), (others, style, part) => {
        const events = others.map((other, at) => ({ ...other, type: 'expand', state: cellsOf(BOARDS[at % 3]!) }));
        const trace = read(stringify({ version: '1.4.0', events }, { ...style, lineWidth: 0 } as never), part);
        expect(trace.fault).toBeNull();
        expect(expandedIn(trace)).toEqual(events.map((_, at) => DIGITS[at % 3]));
        expect(Array.from(trace.run.g.subarray(0, trace.run.events))).toEqual(events.map(({ g }) => g ?? NaN));
      }),
    );
  });
});

describe('a list of states', () => {
  test.each([
    ['lists', '[[1, 2, 3, 4, 5, 6, 0, 7, 8], [1, 2, 3, 4, 5, 6, 7, 0, 8], [1, 2, 3, 4, 5, 6, 7, 8, 0]]'],
    ['tuples', '[(1, 2, 3, 4, 5, 6, 0, 7, 8), (1, 2, 3, 4, 5, 6, 7, 0, 8), (1, 2, 3, 4, 5, 6, 7, 8, 0)]'],
    ['None', '[(1, 2, 3, 4, 5, 6, None, 7, 8), (1, 2, 3, 4, 5, 6, 7, None, 8), (1, 2, 3, 4, 5, 6, 7, 8, None)]'],
    ['rows', '[[[1,2,3],[4,5,6],[0,7,8]],[[1,2,3],[4,5,6],[7,0,8]],[[1,2,3],[4,5,6],[7,8,0]]]'],
    ['texts', `['${DIGITS.join("', '")}']`],
    ['braces', '{{1,2,3,4,5,6,0,7,8},{1,2,3,4,5,6,7,0,8},{1,2,3,4,5,6,7,8,0}}'],
    ['JSON on many lines', JSON.stringify(BOARDS.map(cellsOf), null, 2)],
    ['texts on many lines', JSON.stringify(BOARDS, null, 2)],
    ['two lines', '[[1,2,3,4,5,6,0,7,8],[1,2,3,4,5,6,7,0,8]]\n[[1,2,3,4,5,6,7,8,0]]'],
  ])('is read from %s', (_what, text) => {
    const trace = read(text);
    expect(trace).toMatchObject({ fault: null, ignored: 0 });
    expect(expandedIn(trace)).toEqual(DIGITS);
  });

  test('is read from boards that are drawn in frames, as those of the Pacman projects', () => {
    const drawn = (board: string): string => {
      const rows = board.split('/').map((row) => `| ${row.replace('_', ' ').split(' ').join(' | ')} |`);
      const framed = DIGITS.map(() => '-------------');
      return `${framed[0]}\n${rows.map((row) => `${row.replace('|   |   |', '|   |')}\n-------------\n`).join('')}`;
    };
    const rows = ['-------------', '| 1 | 2 | 3 |', '-------------', '| 4 | 5 | 6 |', '-------------'];
    const last = ['|   | 7 | 8 |', '| 7 |   | 8 |', '| 7 | 8 |   |'];
    expect(drawn('1 2 3/4 5 6/7 8 9').split('\n').slice(0, 5)).toEqual(rows);
    const trace = read(last.map((row) => [...rows, row, '-------------', ''].join('\n')).join(''));
    expect(trace).toMatchObject({ fault: null, ignored: 0 });
    expect(expandedIn(trace)).toEqual(DIGITS);
  });

  test('ends where its numbers are no board, with the line', () => {
    const trace = read('[[1,2,3,4,5,6,0,7,8],[1,2,3,4,5,6,7,8,8]]');
    expect(trace.run.steps).toBe(1);
    expect(trace.fault).toEqual({ line: 1, message: expect.stringContaining('Tile 8 is there twice') });
  });
});

describe('events', () => {
  const expand = (board: string): string => JSON.stringify({ expand: board });
  const generate = (board: string, parent?: unknown): string => JSON.stringify({ generate: board, parent });

  test('may begin with the start as it joins the frontier, and with nothing else', () => {
    expect(read([generate(START), expand(START), generate(NEXT)].join('\n'))).toMatchObject({
      fault: null,
      run: { events: 2 },
    });
    for (const lines of [
      [generate(NEXT), expand(START)],
      [generate(START), generate(NEXT), expand(START)],
    ])
      expect(read(lines.join('\n')).fault).toEqual({
        line: 1,
        message: 'A state is generated before any was expanded: print a state as it is expanded, then its successors.',
      });
  });

  test('that name a parent name the state expanded last; what is no board is an id', () => {
    const lines = [expand(START), generate(NEXT, START), generate(UP, 17), generate(UP, cellsOf(START)), expand(NEXT)];
    expect(read(lines.join('\n')).fault).toBeNull();
    expect(read([...lines, generate(GOAL, START)].join('\n')).fault).toEqual({
      line: 6,
      message:
        'The parent of this successor is “1 2 3 / 4 5 6 / _ 7 8”, but “1 2 3 / 4 5 6 / 7 _ 8” was expanded last: successors follow their parent.',
    });
  });

  test.each([
    ['letters, of the blank', '"RR"'],
    ['letters, of the tile', '"LL"'],
    ['words', '["Right", "right"]'],
    ['arrows', '"→ →"'],
    ['words on one line', '"left, left"'],
  ])('may end with a path as %s', (_what, path) => {
    const trace = read(`{"goal":"${GOAL}"}\n${[expand(START), expand(NEXT), expand(UP)].join('\n')}\n`);
    expect(trace.fault).toBeNull();
    const right = [START, NEXT, UP, '1 2 3/4 _ 6/7 5 8'].map(expand);
    const lines = [`{"goal":"${GOAL}"}`, ...right, expand(GOAL), `{"path":${path}}`];
    expect(verdictOf(read(lines.join('\n')))).toEqual({ verdict: 'right' });
  });

  test.each(['"RL"', '"RUUUU"', '["Down"]'])('with the moves %s, which do not lead to the goal, say so', (path) => {
    const lines = [`{"goal":"${GOAL}"}`, ...[START, NEXT, GOAL].map(expand), `{"path":${path}}`];
    expect(verdictOf(read(lines.join('\n')), 'astar')).toMatchObject({
      verdict: 'wrong',
      broken: { rule: 'path-moves', line: 5 },
    });
  });

  test('may be objects on several lines each', () => {
    const objects = BOARDS.map((board, g) => JSON.stringify({ expand: cellsOf(board), g }, null, 2));
    expect(expandedIn(read(`Searching …\n${objects.join('\n')}\nDone.\n`, 3))).toEqual(DIGITS);
  });

  test('follow a first line that says what moves cost and what the assignment asks for', () => {
    const first = { search: 'ucs', cost: 'tile', goal: GOAL, tree: true, earlyTest: true, straightBack: 'skipped' };
    const trace = read([JSON.stringify(first), ...BOARDS.map(expand)].join('\n'));
    const claimed = claimedTask(trace, {});
    expect(claimed.ok && claimed.task.assignment).toMatchObject({
      ...{ algorithm: 'ucs', duplicates: 'kept', goalTest: 'generation', straightBack: 'skipped' },
      puzzle: { costs: 'tile' },
    });
    expect(read([expand(START), '{"cost":"tile"}'].join('\n')).fault!.line).toBe(2);
    expect(read(['{"cost":"9=2"}', expand(START)].join('\n')).fault).toEqual({
      line: 1,
      message: 'cost: There is no tile 9: this board has the tiles 1 to 8.',
    });
  });

  test('that break off are said to, and what came before is there', () => {
    expect(read(`${expand(START)}\n{"expand": "1 2 3/4`)).toMatchObject({
      fault: { line: 2, message: 'The output breaks off here.' },
      run: { steps: 1, isCut: true },
    });
  });
});

describe('a hostile file', () => {
  const first = '{"expand":"1 2 3/4 5 6/_ 7 8"}\n';
  const deep = '['.repeat(200_000);
  test.each([
    ['lists in lists', `${first}{"expand":${deep}${']'.repeat(200_000)}}\n`],
    ['lists in lists that never end', `${first}{"expand":${deep}`],
    ['a name in lists', `${first}{"search":${deep}${']'.repeat(200_000)}}\n`],
    ['a deep g', `${first}{"expand":"1 2 3/4 5 6/7 _ 8","g":${deep}${']'.repeat(200_000)}}\n`],
    ['a deep path', `${first}{"path":[${deep}${']'.repeat(200_000)}]}\n`],
    ['a deep file', `{"events":[{"type":"expand","state":${deep}`],
    ['deep YAML', `events:\n- type: expand\n  state: ${deep}\n`],
    ['deep YAML in blocks', `events:\n${Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at)}- `).join('\n')}x\n`],
    ['dashes', `events:\n- ${'- '.repeat(100_000)}x\n`],
    ['a line too long', `${first}${'x'.repeat(MAX_LINE_LENGTH + 1)}\n`],
    ['a JSON line too long', `{"a":"${'x'.repeat(MAX_LINE_LENGTH)}"`],
    ['digits', `${first.slice(0, 0)}${'1 '.repeat(1_000_000)}\n`],
    ['blanks', `${'_'.repeat(1_000_000)}1\n`],
    ['words for blanks', `1${' None'.repeat(1_000_000)}\n`],
    ['spaces in YAML', `events:\n- type: expand\n  a${' '.repeat(1_000_000)}b:${' '.repeat(1_000_000)}c\n`],
    ['lists beside the events', `{"version":1,${'"a":[],'.repeat(100_000)}"events":[]}`],
    ['commas in a list', `[${','.repeat(1_000_000)}]`],
    ['NUL bytes', `${'\0'.repeat(1000)}\n${first}`],
    ['half a pair', '{"expand":"\ud800"}\n'],
    ['infinity', '{"expand":"1 2 3/4 5 6/_ 7 8","g":1e999,"h":-1e999,"f":1e308}\n'],
  ])('with %s is read to its end', (_what, text) => {
    const trace = read(text, 65_536);
    expect(trace.run.steps).toBeLessThanOrEqual(1);
    expect(typeof verdictOf(trace)).toMatch(/object|string/);
  });

  test('with names of the prototype has members of these names, and no more', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const members = names.map((name) => `"${name}":{"expand":"${GOAL}","goal":1}`).join(',');
    const yaml = names.map((name) => `  ${name}: {state: 1}\n`).join('');
    expect(read(`{${members}}\n${first}`)).toMatchObject({ fault: null, ignored: 1, run: { steps: 1 } });
    expect(read(`events:\n- type: expand\n  state: ${START}\n${yaml}`)).toMatchObject({
      fault: null,
      run: { steps: 1 },
    });
    expect(({} as Record<string, unknown>).expand).toBeUndefined();
    for (const search of names) expect(read(`{"search":"${search}"}`).fault!.message).toMatch(/^search is one of/);
  });

  test('with more states than are read ends with a sentence', () => {
    const reader = new TraceLines();
    const lines = `${'123456780\n'.repeat(1000)}`;
    for (let part = 0; part <= MAX_EVENTS / 1000; part++) reader.push(lines);
    expect(reader.end().fault).toEqual({
      line: MAX_EVENTS + 1,
      message: 'A trace has at most 2,000,000 states: the rest is not read.',
    });
  });

  const VALID = [
    ...['cells.trace.json', 'astar.trace.yaml', 'rows.trace.yaml'].map((name) =>
      readFileSync(inProject('cases', 'traces', name), 'utf8'),
    ),
    `{"search":"astar","goal":"${GOAL}"}\n${BOARDS.map((board, g) => JSON.stringify({ expand: board, g })).join('\n')}`,
    `${BOARDS.join('\n')}\n`,
    BOARDS.map((board) => board.replaceAll('/', '\n')).join('\n\n'),
    `[${BOARDS.map((board) => JSON.stringify(cellsOf(board))).join(', ')}]`,
  ];
  const INSERTED = [
    ...'{}[]"\'\\:,/_-#&*!|>%\0\n\r\t 019xeE+.\uFEFF\ud800',
    ...['null', '"__proto__":', '1e999', '- ', '\n\n', '"events":[', 'events:\n', '{"expand":', '---\n', '": {'],
  ];
  const anyChange = fc.record({
    at: fc.nat(1_000_000),
    removed: fc.oneof(fc.nat(3), fc.nat(400)),
    inserted: fc.oneof(fc.constant(''), fc.constantFrom(...INSERTED), fc.string({ unit: ANY_CHARACTER, maxLength: 8 })),
  });

  test('made from a good one by any changes ends with a verdict or a sentence', () => {
    const any = [fc.constantFrom(...VALID), fc.array(anyChange, { minLength: 1, maxLength: 6 }), fc.nat(80)] as const;
    fc.assert(
      fc.property(...any, (valid, changes, part) => {
        const text = changes.reduce((changed, { at, removed, inserted }) => {
          const place = at % (changed.length + 1);
          return changed.slice(0, place) + inserted + changed.slice(place + removed);
        }, valid);
        const trace = read(text, part + 1);
        expect(trace.run.events).toBeGreaterThanOrEqual(trace.run.steps);
        if (trace.fault !== null) expect(trace.fault.message).toMatch(/^.{3,220}$/s);
        expect(typeof verdictOf(trace, 'astar')).toMatch(/object|string/);
      }),
      { numRuns: 500 },
    );
  });
});
