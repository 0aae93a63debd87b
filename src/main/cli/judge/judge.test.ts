import { describe, expect, test } from 'vitest';
import { batchByFormula, readFormula } from '../../../shared/puzzle/formula/formula.ts';
import { runJudge } from './run.ts';

/** The closed programs. */
let closed = 0;

async function judgeCommand(...argv: string[]) {
  let [out, err] = ['', ''];
  const status = await runJudge(argv, {
    command: 'npm run -s judge --',
    out: (text) => (out += text),
    err: (text) => (err += text),
    readFile: () => 'manhattan',
    // A stand-in: the sandbox has its own tests. Its programs are formulas.
    runProgram: (source, target) => ({ measure: batchByFormula(readFormula(source), target), close: () => closed++ }),
  });
  return { status, out, err };
}

const json = async (...argv: string[]) => JSON.parse((await judgeCommand('--json', ...argv)).out);

describe('--json', () => {
  test('has what was counted on all states of the usual board', async () => {
    expect(await json('misplaced')).toMatchObject({
      states: 181_440,
      admissible: true,
      overestimates: 0,
      largestOverestimate: 0,
      consistent: true,
      inconsistentMoves: 0,
      moves: 483_840,
      mean: 64 / 9,
    });
  });

  test('with --all has the rest as well', async () => {
    const { dominance, wrongStart, expanded } = await json('--all', '--size', '2x3', '3 * misplaced');
    expect(dominance).toMatchObject({ misplaced: 'above', zero: 'above' });
    expect(wrongStart.length).toBeGreaterThan(wrongStart.distance);
    expect(expanded.means).toHaveLength(5);
  });

  test('says of a larger board that it was sampled, and never that h is admissible', async () => {
    expect(await json('--size', '4x4', 'zero')).toMatchObject({ sampled: true, admissible: null, consistent: null });
    expect(await json('--size', '4x4', '9 * manhattan')).toMatchObject({
      sampled: true,
      admissible: false,
      consistent: false,
    });
  });
});

describe('for people', () => {
  test('a verdict is sentences', async () => {
    const { out, status } = await judgeCommand('--goal', '1 2 3/_ 4 5', 'manhattan + 1');
    expect(status).toBe(0);
    expect(out).toContain('h = manhattan + 1\ntowards 1 2 3 / _ 4 5\n');
    expect(out).toContain('Not admissible. It overestimates');
    expect(out).toContain('With it, A* returns a shortest solution from every start.');
    expect(out).toContain('All 360 states were judged.');
  });

  test('a program is judged by the name of its file, twice, and closed', async () => {
    const { out } = await judgeCommand('--size', '2x2', '--javascript', 'h.js');
    expect(out).toContain('h = h.js\n');
    expect(out).toContain('Admissible. It overestimates none of the 12 states.');
    expect(closed).toBe(2);
  });

  test('--help explains every word', async () => {
    const { out } = await judgeCommand('--help');
    for (const word of ['goalRow(tile)', 'sum(tile => x)', 'walkingDistance', 'reversals']) expect(out).toContain(word);
  });
});

test.each([
  [[], 'Write one formula, or --javascript FILE. --help shows examples.'],
  [['--javascript', 'h.js', '1'], 'Write one formula, or --javascript FILE. --help shows examples.'],
  [['1', '2'], 'One formula at a time: write it between quotes.'],
  [['1 +\n spam'], 'formula, line 2, column 2: There is no word “spam”.'],
  [['--size', '9x9', '1'], 'A board has 2 to 5 rows and columns; this one is 9 × 9.'],
  [['--size', 'big', '1'], '--size is rows x columns, as in 3x3, not “big”.'],
  [['--size', '3x3', '--goal', '1 2/3 _', '1'], '--goal gives the size: leave out --size.'],
  [
    ['--goal', '1 2/3 3', '1'],
    '--goal, line 1, column 7: Tile 3 is there twice: in row 2, column 1 and in row 2, column 2.',
  ],
  [['--size', '2x2', '1 / 2'], 'h is 0.5 on the board _ 1 / 3 2, not a whole number: write round(…).'],
  [['--all', 'manhattan'], '--all is for --json: the sentences without it say all of that.'],
  [['--brief', '1'], 'There is no option --brief. --help lists the options.'],
])('%j is refused in one sentence', async (argv, message) => {
  expect(await judgeCommand(...argv)).toEqual({ status: 2, out: '', err: `${message}\n` });
});

test('the help names every sign of formulas, also those before a value', async () => {
  const { out } = await judgeCommand('--help');
  expect(out).toContain('a ? b : c · or · and · not · == != < <= > >= · + - · * / % · -x !x · ^\n');
});
