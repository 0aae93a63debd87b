import { describe, expect, test } from 'vitest';
import { NAMED_HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { ABSENT, solveCommand } from './terminal.fixture.ts';
import { EXAMPLE } from './options.ts';

/** Case 2 of `cases/worked-cases.json`, and what breadth-first search finds. */
const START = '2 8 1/3 4 6/7 5 _';
const GOAL = '3 2 1/8 _ 4/7 5 6';
const PATH = 'ULULDR';

/** Case 5 of the same file, for the usual goal: 25 moves. */
const FAR = '7 3 8/_ 2 6/4 1 5';

async function json(argv: string[], files?: Record<string, string>) {
  const { out } = await solveCommand(['--json', ...argv], files);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('--json', () => {
  test('prints one object with everything about the answer', async () => {
    expect(await json(['--goal', GOAL, '--algorithm', 'bfs', '--goal-test', 'expansion', START])).toEqual([
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

  test('prints a line for each puzzle, the ones of a file last', async () => {
    const lines = await json(['--file', 'three.txt', '1 2/_ 3'], { 'three.txt': '1 2/3 _\n\n  _ 1/3 2\n' });
    expect(lines.map(({ start, solution }) => [start.join(' '), solution])).toEqual([
      ['1 2 0 3', 'R'],
      ['1 2 3 0', ''],
      ['0 1 3 2', 'RD'],
    ]);
  });

  test('says that an unsolvable puzzle has no moves, without a search', async () => {
    expect(await json(['3 2/1 _'])).toMatchObject([
      { solvable: false, status: 'unsolvable', moves: null, solution: null, expanded: 0, generated: 0, maxFrontier: 0 },
    ]);
  });
});

describe('the table', () => {
  test('has a head and a line for each puzzle, as wide as the widest start', async () => {
    const { out } = await solveCommand(['1 2/_ 3', '1 2/3 _', '3 2/1 _', '1 2 3/4 5 _']);
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

  test('says what stopped a search', async () => {
    expect((await solveCommand(['--limit', '3', FAR])).out).toContain('stopped: expansion limit');
  });
});

describe('the exit status', () => {
  test('is 0 when every puzzle was answered, solvable or not', async () => {
    expect(await solveCommand(['1 2/_ 3', '3 2/1 _'])).toMatchObject({ status: 0, err: '' });
  });

  test('is 1 when a limit stopped one of them, and the others are answered', async () => {
    const ran = await solveCommand(['--json', '--limit', '3', '1 2/_ 3', FAR, '1 2/3 _']);
    const statuses = ran.out.match(/(?<="status":")[^"]+/g);
    expect(statuses).toEqual(['solved', 'expansion-limit', 'solved']);
    expect(ran.status).toBe(1);
  });

  test('is 2 when nothing was searched because the input is wrong', async () => {
    expect(await solveCommand(['1 2/_ 3', '1 2/_ 1'])).toEqual({
      status: 2,
      out: '',
      err: 'puzzle 2, line 1, column 7: Tile 1 is there twice: in row 1, column 1 and in row 2, column 2.\n',
    });
  });
});

describe('options', () => {
  test('order the moves that are tried', async () => {
    const [first] = await json(['--algorithm', 'bfs', '--order', 'rldu', '1 2 3/4 _ 5/7 8 6']);
    const [second] = await json(['--algorithm', 'bfs', '--order', 'UDLR', '1 2 3/4 _ 5/7 8 6']);
    expect(first.solution).toBe('RD');
    expect(first.generated).not.toBe(second.generated);
  });

  test.each([
    ['--ties', 'low-h', 'first-in'],
    ['--heuristic', 'manhattan', 'zero'],
    ['--goal-test', 'expansion', 'generation'],
    ['--algorithm', 'astar', 'bfs'],
  ])('%s %s is another search than %s', async (option, one, other) => {
    const [[first], [second]] = await Promise.all([one, other].map((value) => json([option, value, FAR])));
    expect(first.expanded).not.toBe(second.expanded);
  });

  test('test the goal on expansion, unless told otherwise', async () => {
    const expanded = async (...argv: string[]) => (await json([...argv, START, '--goal', GOAL]))[0].expanded;
    expect(await expanded('--algorithm', 'bfs')).toBe(61);
    expect(await expanded('--algorithm', 'bfs', '--goal-test', 'generation')).toBe(36);
  });

  test('bring the puzzle to the goal that is given', async () => {
    expect((await json(['--goal', '_ 1/2 3', '1 _/2 3']))[0]).toMatchObject({ goal: [0, 1, 2, 3], solution: 'L' });
  });

  test('bound a search by nodes and by depth', async () => {
    expect(await json(['--algorithm', 'bfs', '--nodes', '10', FAR])).toMatchObject([
      { status: 'node-limit', moves: null },
    ]);
    expect(await json(['--algorithm', 'dfs', '--depth', '3', FAR])).toMatchObject([
      { status: 'depth-limit', moves: null },
    ]);
    expect((await solveCommand(['--algorithm', 'dfs', '--depth', '3', FAR])).status).toBe(1);
  });

  test('weigh the heuristic of weighted A*', async () => {
    const expanded = async (weight: string) =>
      (await json(['--algorithm', 'weighted-astar', '--weight', weight, FAR]))[0].expanded;
    expect(await expanded('1')).toBe((await json(['--algorithm', 'astar', FAR]))[0].expanded);
    expect(await expanded('3.25')).toBeLessThan(await expanded('1'));
  });

  test('keep duplicates, and leave out the way straight back', async () => {
    const generated = async (...argv: string[]) =>
      (await json(['--algorithm', 'bfs', '--goal', GOAL, ...argv, START]))[0].generated;
    expect(await generated('--duplicates', 'kept')).toBeGreaterThan(await generated());
    expect(await generated('--straight-back', 'skipped')).toBeLessThan(await generated());
  });

  test('that are not given fit the size of the board', async () => {
    const [small, square, wide] = await json([
      '1 2 3/4 _ 5/7 8 6',
      '1 2 3 4/5 6 7 8/9 10 11 12/_ 13 14 15',
      '1 2 3 4/5 6 _ 7',
    ]);
    expect([small, square, wide]).toMatchObject([{ moves: 2 }, { moves: 3, maxFrontier: 2 }, { moves: 1 }]);
    const [astar] = await json(['--algorithm', 'astar', '--heuristic', 'manhattan', '1 2 3/4 _ 5/7 8 6']);
    expect(small).toMatchObject({ expanded: astar.expanded, generated: astar.generated });
  });

  test('ask for help, which names every row of the tables', async () => {
    const { status, out } = await solveCommand(['--help']);
    expect(status).toBe(0);
    for (const name of [...Object.keys(STRATEGIES), ...Object.keys(NAMED_HEURISTICS)]) expect(out).toContain(name);
  });

  test('the first example of the help had no solution; now each one has', async () => {
    const { out } = await solveCommand(['--help']);
    const [, examples] = out.split('Examples:\n');
    const commands = [...examples!.matchAll(/^ {2}npm run -s solve -- (.*)$/gm)].map(([, args]) => args!);
    expect(commands.length).toBeGreaterThan(3);
    for (const args of commands) {
      const argv = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
      const answers = await json(
        argv.filter((word) => word !== '--json'),
        { 'puzzles.txt': EXAMPLE },
      );
      expect(
        answers.map(({ status }) => status),
        args,
      ).toEqual(['solved']);
    }
  });
});

describe('wrong input is refused with a sentence', () => {
  test.each<[string[], string | RegExp]>([
    [[], 'There is no puzzle to solve: write a board or --file FILE. --help shows examples.'],
    [['--algorithm', 'dijkstra', START], /^--algorithm is one of bfs, .*astar.*, not “dijkstra”\.$/],
    [['--heuristic', 'toString', START], /^--heuristic is one of zero, .*, not “toString”\.$/],
    [['--ties', 'random', START], '--ties is one of low-h, high-h, first-in, last-in, leftmost, not “random”.'],
    [['--goal-test', 'never', START], '--goal-test is one of expansion, generation, not “never”.'],
    [['--order', 'UDL', START], '--order names each of U, D, L and R once, as in UDLR, not “UDL”.'],
    [['--order', 'UDLL', START], '--order names each of U, D, L and R once, as in UDLR, not “UDLL”.'],
    [['--limit', '0', START], '--limit takes a whole number of at least 1, not “0”.'],
    [['--limit', '1e3', START], '--limit takes a whole number of at least 1, not “1e3”.'],
    [['--limit', '', START], '--limit takes a whole number of at least 1, not “”.'],
    [['--depth', '-1', START], /--depth/],
    [['--nodes', 'many', START], '--nodes takes a whole number of at least 1, not “many”.'],
    [['--weight', '0.5', START], '--weight takes a number from 1 to 5 with two decimals, not “0.5”.'],
    [['--weight', '5.01', START], '--weight takes a number from 1 to 5 with two decimals, not “5.01”.'],
    [['--weight', '1.234', START], '--weight takes a number from 1 to 5 with two decimals, not “1.234”.'],
    // A* took a weight without a word, and answered as if there were none.
    [['--weight', '3', START], '--weight is for --algorithm weighted-astar: no other search has a weight.'],
    [['--weight', '3', '--algorithm', 'bfs', START], /^--weight is for --algorithm weighted-astar/],
    [['--duplicates', 'maybe', START], '--duplicates is one of dropped, kept, not “maybe”.'],
    [['--straight-back', 'no', START], '--straight-back is one of generated, skipped, not “no”.'],
    [
      ['--heuristic', 'pattern-database', '1 2/3 _', '1 2 3 4/5 6 7 8/9 10 11 _'],
      'puzzle 2, line 1, column 1: Pattern database is for boards of at most 9 cells, and 4×4; this one is 3 × 4.',
    ],
    [['--fast', START], 'There is no option --fast. --help lists the options.'],
    [['-x', START], 'There is no option -x. --help lists the options.'],
    [['--goal'], '--goal needs a value. --help lists the options.'],
    [['--json=yes', START], '--json takes no value, and has “yes”. --help lists the options.'],
    [['--limit', '3', '--limit=5', START], '--limit is there twice. --help lists the options.'],
    [
      ['--limit', '-1', START],
      '--limit needs a value, and “-1” looks like an option: a value like that is written --limit=-1. --help lists the options.',
    ],
    [['--limit=-1', START], '--limit takes a whole number of at least 1, not “-1”.'],
    [['--file', ABSENT], 'absent.txt cannot be read: there is no such file.'],
    [['--file', 'broken.txt'], 'broken.txt cannot be read: the disk of broken.txt is gone.'],
    [['--goal', '1 2/3 _', START], 'puzzle 1, line 1, column 1: This board is 3 × 3, and the goal is 2 × 2.'],
    [['--goal', '1 2/\n3 x3', START], /^--goal, line 2, column 3: “x3” in row 2, column 2 is neither/],
  ])('%j', async (argv, message) => {
    const { status, out, err } = await solveCommand(argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.endsWith('\n')).toBe(true);
    if (typeof message === 'string') expect(err.trimEnd()).toBe(message);
    else expect(err.trimEnd()).toMatch(message);
  });
});

describe('--cost', () => {
  const START = '2 5 3/4 1 _/7 8 6';
  const UCS = ['--algorithm', 'ucs', '--goal-test', 'expansion'];

  test('makes tiles weigh: uniform-cost search finds the cheapest solution, breadth-first search the shortest one', async () => {
    const [cheapest] = await json(['--cost', 'tile', ...UCS, START]);
    expect(cheapest).toMatchObject({ costs: 'tile', moves: 15, cost: 45 });
    const [shortest] = await json(['--cost', 'tile', '--algorithm', 'bfs', START]);
    expect(shortest).toMatchObject({ moves: 11, cost: 53 });
    const [heavy] = await json(['--cost', '3=99', ...UCS, '5 2 3/1 4 _/7 8 6']);
    expect(heavy).toMatchObject({ costs: '3=99', moves: 17, cost: 17 });
  });

  test('adds a column to the table', async () => {
    const { out } = await solveCommand(['--cost', 'tile', ...UCS, START]);
    expect(out.split('\n')[0]).toMatch(/^start +moves +cost +expanded /);
    expect(out.split('\n')[1]).toMatch(/ 15 +45 /);
  });

  test.each([
    ['3=0', '--cost: Tile 3 costs 0, but a cost is a whole number from 1 to 99.'],
    ['9=2', '--cost: There is no tile 9: this board has the tiles 1 to 8.'],
    ['3=1.5', '--cost: Tile 3 costs 1.5, but a cost is a whole number from 1 to 99.'],
    ['heavy', '--cost: “heavy” is not a tile with its cost, as in 5=3.'],
  ])('of %s is refused in one sentence', async (cost, sentence) => {
    const { status, err } = await solveCommand(['--cost', cost, START]);
    expect([status, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
