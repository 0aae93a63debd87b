import { describe, expect, test } from 'vitest';
import { HEURISTICS } from '../../shared/puzzle/heuristics.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import { solveCommand } from './terminal.fixture.ts';

/** Case 2 of `cases/worked-cases.json`, and what breadth-first search finds. */
const START = '2 8 1/3 4 6/7 5 _';
const GOAL = '3 2 1/8 _ 4/7 5 6';
const PATH = 'ULULDR';

/** Case 5 of the same file, for the usual goal: 25 moves. */
const FAR = '7 3 8/_ 2 6/4 1 5';

const json = (argv: string[], files?: Record<string, string>) =>
  solveCommand(['--json', ...argv], files)
    .out.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('--json', () => {
  test('prints one object with everything about the answer', () => {
    expect(json(['--goal', GOAL, '--algorithm', 'bfs', '--goal-test', 'expansion', START])).toEqual([
      {
        start: [2, 8, 1, 3, 4, 6, 7, 5, 0],
        goal: [3, 2, 1, 8, 0, 4, 7, 5, 6],
        rows: 3,
        cols: 3,
        solvable: true,
        status: 'solved',
        moves: 6,
        solution: PATH,
        expanded: 61,
        generated: 160,
        maxFrontier: expect.any(Number),
        ms: 1,
      },
    ]);
  });

  test('prints a line for each puzzle, the ones of a file last', () => {
    const lines = json(['--file', 'three.txt', '1 2/_ 3'], { 'three.txt': '1 2/3 _\n\n  _ 1/3 2\n' });
    expect(lines.map(({ start, solution }) => [start.join(' '), solution])).toEqual([
      ['1 2 0 3', 'R'],
      ['1 2 3 0', ''],
      ['0 1 3 2', 'RD'],
    ]);
  });

  test('says that an unsolvable puzzle has no moves, without a search', () => {
    expect(json(['3 2/1 _'])).toMatchObject([
      { solvable: false, status: 'unsolvable', moves: null, solution: null, expanded: 0, generated: 0, maxFrontier: 0 },
    ]);
  });
});

describe('the table', () => {
  test('has a head and a line for each puzzle, as wide as the widest start', () => {
    const { out } = solveCommand(['1 2/_ 3', '1 2/3 _', '3 2/1 _', '1 2 3/4 5 _']);
    const rows = out.split('\n').map((line) => line.replaceAll(/ {2,}/g, '|'));
    expect(rows).toEqual([
      'start|moves|expanded|generated|max frontier|ms|solution',
      '1 2 / _ 3|1|2|2|2|1.0|R',
      '1 2 / 3 _|0|1|0|0|1.0|is the goal',
      '3 2 / 1 _|–|0|0|0|1.0|no solution: parity rules it out',
      '1 2 3 / 4 5 _|0|1|0|0|1.0|is the goal',
      '',
    ]);
    const ends = out.split('\n').slice(0, 5);
    expect(new Set(ends.map((line) => line.search(/(?<=(ms|\.\d) {2})/))).size).toBe(1);
  });

  test('says what stopped a search', () => {
    expect(solveCommand(['--limit', '3', FAR]).out).toContain('stopped: expansion limit');
  });
});

describe('the exit status', () => {
  test('is 0 when every puzzle was answered, solvable or not', () => {
    expect(solveCommand(['1 2/_ 3', '3 2/1 _'])).toMatchObject({ status: 0, err: '' });
  });

  test('is 1 when a limit stopped one of them, and the others are answered', () => {
    const ran = solveCommand(['--json', '--limit', '3', '1 2/_ 3', FAR, '1 2/3 _']);
    const statuses = ran.out.match(/(?<="status":")[^"]+/g);
    expect(statuses).toEqual(['solved', 'expansion-limit', 'solved']);
    expect(ran.status).toBe(1);
  });

  test('is 2 when nothing was searched because the input is wrong', () => {
    expect(solveCommand(['1 2/_ 3', '1 2/_ 1'])).toEqual({
      status: 2,
      out: '',
      err: 'puzzle 2, line 1, column 7: Tile 1 is there twice: in row 1, column 1 and in row 2, column 2.\n',
    });
  });
});

describe('options', () => {
  test('order the moves that are tried', () => {
    const [first] = json(['--algorithm', 'bfs', '--order', 'rldu', '1 2 3/4 _ 5/7 8 6']);
    const [second] = json(['--algorithm', 'bfs', '--order', 'UDLR', '1 2 3/4 _ 5/7 8 6']);
    expect(first.solution).toBe('RD');
    expect(first.generated).not.toBe(second.generated);
  });

  test.each([
    ['--ties', 'low-h', 'first-in'],
    ['--heuristic', 'manhattan', 'zero'],
    ['--goal-test', 'expansion', 'generation'],
    ['--algorithm', 'astar', 'bfs'],
  ])('%s %s is another search than %s', (option, one, other) => {
    const [first, second] = [one, other].map((value) => json([option, value, FAR])[0]);
    expect(first.expanded).not.toBe(second.expanded);
  });

  test('test the goal when the algorithm usually does, unless told otherwise', () => {
    const expanded = (...argv: string[]) => json([...argv, START, '--goal', GOAL])[0].expanded;
    expect(expanded('--algorithm', 'bfs')).toBe(36);
    expect(expanded('--algorithm', 'bfs', '--goal-test', 'expansion')).toBe(61);
  });

  test('bring the puzzle to the goal that is given', () => {
    expect(json(['--goal', '_ 1/2 3', '1 _/2 3'])[0]).toMatchObject({ goal: [0, 1, 2, 3], solution: 'L' });
  });

  test('ask for help, which names every row of the tables', () => {
    const { status, out } = solveCommand(['--help']);
    expect(status).toBe(0);
    for (const name of [...Object.keys(STRATEGIES), ...Object.keys(HEURISTICS)]) expect(out).toContain(name);
    expect(out).toContain('npm run -s solve -- "1 2 3/7 4 5/6 8 _"');
  });
});

describe('wrong input is refused with a sentence', () => {
  test.each<[string[], string | RegExp]>([
    [[], 'There is no puzzle to solve: write a board or --file FILE. --help shows examples.'],
    [['--algorithm', 'dijkstra', START], /^--algorithm is one of bfs, .*astar.*, not “dijkstra”\.$/],
    [['--heuristic', 'toString', START], /^--heuristic is one of zero, .*, not “toString”\.$/],
    [['--ties', 'random', START], '--ties is one of low-h, high-h, first-in, last-in, not “random”.'],
    [['--goal-test', 'never', START], '--goal-test is one of expansion, generation, not “never”.'],
    [['--order', 'UDL', START], '--order names each of U, D, L and R once, as in UDLR, not “UDL”.'],
    [['--order', 'UDLL', START], '--order names each of U, D, L and R once, as in UDLR, not “UDLL”.'],
    [['--limit', '0', START], '--limit takes a number of expansions from 1 to 999999999, not “0”.'],
    [['--limit', '1e3', START], '--limit takes a number of expansions from 1 to 999999999, not “1e3”.'],
    [['--fast', START], "Unknown option '--fast'. --help lists the options."],
    [['--goal'], /^Option '--goal <value>' argument missing\. --help lists the options\.$/],
    [['--file', 'absent.txt'], 'absent.txt cannot be read: no such file.'],
    [['--goal', '1 2/3 _', START], 'puzzle 1, line 1, column 1: This board is 3 × 3, and the goal is 2 × 2.'],
    [['--goal', '1 2/\n3 x3', START], /^--goal, line 2, column 3: “x3” in row 2, column 2 is neither/],
  ])('%j', (argv, message) => {
    const { status, out, err } = solveCommand(argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.endsWith('\n')).toBe(true);
    if (typeof message === 'string') expect(err.trimEnd()).toBe(message);
    else expect(err.trimEnd()).toMatch(message);
  });
});
