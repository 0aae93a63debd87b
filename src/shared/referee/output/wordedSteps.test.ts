import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimedTask } from '../verdict/claimed.ts';
import { TraceLines, type ReadTrace } from './traceReader.ts';
import { referee } from '../verdict/verdict.ts';

const GOAL = '1 2 3/4 5 6/7 8 _';
const STEPS = ['1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 7 8 0'] as const;
const TUPLES = STEPS.map((step) => `(${step.replaceAll(' ', ', ')})`);
/** A right breadth-first search: the first of its steps is followed by two. */
const BREADTH = [STEPS[0], '1 2 3 0 5 6 4 7 8', STEPS[1]];

function read(lines: readonly string[], goal?: string): ReadTrace {
  const reader = new TraceLines(undefined, goal);
  reader.push(`${lines.join('\n')}\n`);
  return reader.end();
}

function judged(lines: readonly string[]): unknown {
  const claimed = claimedTask(read(lines), { algorithm: 'astar', goal: GOAL });
  return claimed.ok ? referee(claimed.task, claimed.trace.run) : claimed.message;
}

const RIGHT = { verdict: 'right' };

describe('a board on a line of words', () => {
  test.each<readonly [string, (tuple: string, at: number) => string]>([
    ['behind a word', (tuple) => `Expanding: ${tuple}`],
    ['before its f', (tuple) => `${tuple} f=10`],
    ['before its g and h', (tuple, at) => `${tuple} ${at} ${2 - at}`],
    ['behind its g', (tuple, at) => `${at} ${tuple}`],
    ['behind its h', (_tuple, at) => `h=${2 - at} ${STEPS[at]}`],
    ['numbered', (_tuple, at) => `${at + 1}: ${STEPS[at]}`],
    ['before an arrow', (_tuple, at) => `${STEPS[at]} ->`],
    ['in a dictionary of Python', (tuple, at) => `{'expand': ${tuple}, 'g': ${at}, 'parent': None}`],
    ['in an array of numpy', (tuple) => `array([${tuple.slice(1, -1)}])`],
    ['with points', (_tuple, at) => `[${STEPS[at]!.replaceAll(' ', '. ')}.]`],
    ['with B as the blank', (_tuple, at) => `['${STEPS[at]!.replace('0', 'B').replaceAll(' ', "', '")}']`],
  ])('%s is a step', (_what, write) => {
    const trace = read(TUPLES.map(write));
    expect(trace).toMatchObject({ fault: null, ignored: 0, run: { steps: 3 } });
    expect(judged(TUPLES.map(write))).toEqual(RIGHT);
  });

  test('is a step in an array of numpy with a line for each row', () => {
    const rows = STEPS.flatMap((step) => {
      const [one, two, three] = step.match(/\d \d \d/g)!.map((row) => `[${row.replaceAll(' ', ', ')}]`);
      return [`array([${one},`, `       ${two},`, `       ${three}])`];
    });
    expect(judged(rows)).toEqual(RIGHT);
  });

  test('is a step also where the path stands below as boards: the path alone was judged', () => {
    const lines = [...TUPLES.map((tuple) => `${tuple} f=2`), 'PATH:', ...TUPLES];
    expect(judged(lines)).toEqual(RIGHT);
    expect(read(lines)).toMatchObject({ run: { steps: 6 }, ignored: 1, firstIgnored: 4 });
  });

  test('is no step where boards alone, or events, are', () => {
    const children = ['Adding', 'Goal:'].flatMap((word) => BREADTH.map((board) => `${word} (${board})`));
    for (const lines of [STEPS, STEPS.map((expand) => JSON.stringify({ expand }))]) {
      const trace = read([...children, ...lines.flatMap((line) => [line, ...children])]);
      expect(trace.run.steps).toBe(3);
      expect(trace.ignored).toBe(24);
    }
    expect(judged([`Initial state: ${TUPLES[0]}`, ...TUPLES])).toEqual(RIGHT);
  });

  test('leaves open what is a step where two kinds of lines have one, or more have one than stand alone', () => {
    expect(judged(TUPLES.flatMap((tuple) => [`A ${tuple}`, `C ${tuple}`]))).toContain(
      'lines as “A #” have a board, and lines as “C #” have one, too.',
    );
    expect(judged([...TUPLES.map((tuple) => `see ${tuple}`), STEPS[0], `see ${TUPLES[0]}`])).toContain(
      '1 board stands alone, and 4 on lines as “see #”.',
    );
  });

  test('may be anything', () => {
    const unit = fc.constantFrom('(', ')', '[', '{', '1 2 3 0', '1, 2', '0', ' ', 'a', "'", '->', 'array(', ':', '1.');
    const line = fc.array(unit, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        expect(judged(lines)).toBeDefined();
      }),
    );
  });
});

describe('numbers that are no board', () => {
  test.each(['14 53 0.0021', '40 14', '8 5 4 3 0', '3', '0.0021', '(3, 5)'])(
    '%s behind the steps is ignored',
    (line) => {
      expect(read([...STEPS, line])).toMatchObject({ fault: null, ignored: 1 });
      expect(judged([...STEPS, line])).toEqual(RIGHT);
    },
  );

  test('as many as a board has, or the first of its rows, end the reading', () => {
    expect(read([...STEPS.slice(0, 1), '1 2 3 4 5 0 0 7 8', ...STEPS]).fault).toEqual({
      line: 2,
      message: 'The blank is there twice: in row 2, column 3 and in row 3, column 1.',
    });
    const rows = STEPS[0].match(/\d \d \d/g)!;
    expect(read([...rows, '', '1 2 3']).fault).toEqual({ line: 5, message: 'The output breaks off here.' });
    const cut = new TraceLines();
    cut.push(`${STEPS[0]}\n1 2 3 4 5`);
    expect(cut.end().fault).toMatchObject({ line: 2, message: 'The output breaks off here.' });
  });

  test('are a path where they are an object behind boards alone', () => {
    expect(judged([...STEPS, '{"path": "RR"}'])).toEqual(RIGHT);
    expect(judged([...STEPS, '{"time": 3}'])).toEqual(RIGHT);
  });
});

describe('boards that are one row of numbers', () => {
  const small = ['1 2 0 4 5 3', '1 2 3 4 5 0'];

  test('have the size of the goal, from the user or from the file', () => {
    for (const write of [String, (line: string) => line.replaceAll(' ', '|'), (line: string) => `[${line}]`]) {
      for (const trace of [
        read(small.map(write), '1 2 3/4 5 _'),
        read(['{"goal": "1 2 3/4 5 _"}', ...small.map(write)]),
      ]) {
        expect(trace).toMatchObject({ fault: null, run: { steps: 2 }, boards: { rows: 2, cols: 3 } });
      }
    }
    expect(read(['1 2 3 0', '1 0 3 2'], '1 2/3 _')).toMatchObject({ fault: null, run: { steps: 2 } });
  });

  test('have no size that is known without it, and that is said', () => {
    expect(read(small).fault).toEqual({
      line: 1,
      message:
        'A board of 6 cells on one line may have more than one size: say what the goal is, with “/” after each row.',
    });
  });

  test('may have bars between the numbers, and may have lost their first 0', () => {
    expect(judged(STEPS.map((step) => step.replaceAll(' ', '|')))).toEqual(RIGHT);
    const trace = read(['102345678', '12345678', '312045678']);
    expect(trace).toMatchObject({ fault: null, run: { steps: 3 } });
    expect(trace.boards.states!.cellsOf(trace.run.state[1]!)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(read(['12345678', '102345678'])).toMatchObject({ fault: null, run: { steps: 2 } });
  });
});

describe('a path that says nothing', () => {
  test('is no path to the goal if it is empty, unless the goal was not reached or is the start', () => {
    for (const path of ['[]', '""']) {
      expect(judged([...STEPS, `{"path": ${path}}`])).toMatchObject({ broken: { rule: 'path-moves', line: 4 } });
      expect(judged([STEPS[0], `{"path": ${path}}`])).toEqual({ verdict: 'cut' });
      expect(judged([...STEPS, `{"path": ${path}}`, STEPS[0]])).toMatchObject({ broken: { rule: 'after-goal' } });
      expect(judged([STEPS[2], `{"path": ${path}}`])).toEqual(RIGHT);
    }
  });

  test('is named if it cannot be read', () => {
    for (const [path, shown] of [
      ['"x"', '“x”'],
      ['14', '“14”'],
    ])
      expect(read([...STEPS, `{"path": ${path}}`]).unreadPath).toEqual({
        line: 4,
        message: `the path is ${shown}: it is neither a list of boards nor moves as "URDL", and was not judged.`,
      });
    expect(read([...STEPS, '{"path": null}']).unreadPath).toBeNull();
  });
});

test('where there is no state, the first line is quoted', () => {
  expect(judged(['Searching', 'Done'])).toBe(
    'There is no state in this file. Line 1 is “Searching”. A step is a line as 1 2 3/4 5 6/7 8 _, or {"expand": [1, 2, 3, 4, 5, 6, 7, 8, 0]}.',
  );
  expect(judged([])).toBe('There is no state in this file.');
});
