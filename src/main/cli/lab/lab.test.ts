import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../shared/contract/types.ts';
import { measuresFor } from '../../../shared/lab/measures.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { countHere } from '../../../host/experiments/countHere.fixture.ts';
import { runLab } from './run.ts';

const FILES: Readonly<Record<string, string>> = {
  'boards.txt': '1 2 3/4 5 6/_ 7 8\n1 2 3/4 _ 6/7 5 8\n',
  'unsolvable.txt': '2 1 3/4 5 6/7 8 _\n',
  'broken.json': '{',
  'wrong.json': '{"title":"T"}',
};

/** Runs `npm run -s lab -- ${argv}` in this thread. */
async function labCommand(...argv: string[]) {
  let [out, err] = ['', ''];
  const status = await runLab(argv, {
    command: 'npm run -s lab --',
    out: (text) => (out += text),
    err: (text) => (err += text),
    readFile: (name) => {
      if (Object.hasOwn(FILES, name)) return FILES[name]!;
      throw Object.assign(new Error('none'), { code: 'ENOENT' });
    },
    count: (experiment) => Promise.resolve(countHere(experiment)),
  });
  return { status, out, err };
}

const SMALL = ['--preset', 'textbook', '--distances', '2-4/2'];

describe('--json', () => {
  test('prints a line for each depth and search', async () => {
    const { status, out } = await labCommand(...SMALL, '--json');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(lines.map(({ d, algorithm, heuristic, puzzles }) => [d, algorithm, heuristic, puzzles])).toEqual([
      ...[
        [2, 'bfs', null, 4],
        [2, 'astar', 'misplaced', 4],
        [2, 'astar', 'manhattan', 4],
      ],
      ...[
        [4, 'bfs', null, 16],
        [4, 'astar', 'misplaced', 16],
        [4, 'astar', 'manhattan', 16],
      ],
    ]);
    for (const line of lines)
      for (const measure of ['generated', 'expanded'])
        expect(Object.keys(line[measure])).toEqual(['mean', 'median', 'min', 'max', 'sd']);
    expect(Math.round(lines[5].generated.mean)).toBe(12);
    expect(lines[5].bStar).toBeCloseTo(1.49, 1);
    expect(lines.every(({ length, d }) => length.min === d && length.max === d)).toBe(true);
  });
});

test('each format has the same means', async () => {
  const [text, markdown, latex, csv] = await Promise.all(
    ['table', 'markdown', 'latex', 'csv'].map(async (format) => (await labCommand(...SMALL, '--format', format)).out),
  );
  expect(text).toMatch(
    /^The textbook’s table: mean of generated, and b\*\nd {2}puzzles +BFS +A\* Misplaced tiles +A\* Manhattan distance/,
  );
  expect(text).toMatch(/^4 +16 +\S+ +12 +12 /m);
  expect(markdown).toContain('**The textbook’s table: mean of generated, and b\\***\n');
  expect(markdown).toMatch(/^\| 4 \| 16 \| \d+ \| 12 \| 12 \| /m);
  expect(latex).toMatch(/^ {2}4 & 16 & \d+ & 12 & 12 & /m);
  expect(latex).toContain('BFS & \\shortstack[r]{A$^*$\\\\misplaced} & \\shortstack[r]{A$^*$\\\\Manhattan}');
  const lines = csv!.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * 3 * Object.keys(measuresFor(false)).length);
  expect(lines).toContainEqual(
    expect.stringMatching(/^4,A\* Manhattan distance,A\* search,Manhattan distance,16,Generated,1[12](\.\d+)?,/),
  );
});

test('a search that a limit stopped has no mean, and says where', async () => {
  const recipe = {
    ...PRESETS.textbook.recipe,
    searches: [{ ...PRESETS.textbook.recipe.searches[0], limits: { expansions: 3 } }],
  };
  const run = (...more: string[]) => {
    const argv = ['--recipe', 'limited.json', '--distances', '4', ...more];
    return withFile('limited.json', JSON.stringify(recipe), () => labCommand(...argv));
  };
  const { status, out } = await run();
  expect(status).toBe(1);
  expect(out).toMatch(/–, stopped at \d+ /);
  expect(out).toContain('BFS: the limit of expansions stopped the search on 16 puzzles; its rows there have no mean.');
  const line = JSON.parse((await run('--json')).out);
  expect(line).toMatchObject({ generated: null, bStar: null, stopped: { puzzles: 16 } });
});

async function withFile<T>(name: string, text: string, run: () => Promise<T>): Promise<T> {
  const files = FILES as Record<string, string>;
  files[name] = text;
  try {
    return await run();
  } finally {
    delete files[name];
  }
}

test('a recipe that is printed gives the same experiment', async () => {
  const { out: recipe } = await labCommand(
    '--preset',
    'ties',
    '--each',
    '3',
    '--seed',
    '5',
    '--distances',
    '6',
    '--print-recipe',
  );
  const again = await withFile('mine.json', recipe, () => labCommand('--recipe', 'mine.json'));
  expect(again.out).toBe((await labCommand('--preset', 'ties', '--each', '3', '--seed', '5', '--distances', '6')).out);
  expect(again.out).toContain('A* Manhattan distance · first in, first out');
});

describe('--cost', () => {
  test('weighs drawn puzzles and boards of a file, and is part of the recipe that is printed', async () => {
    const recipe = async (...argv: string[]) => JSON.parse((await labCommand(...argv, '--print-recipe')).out);
    const drawn = await recipe(...SMALL);
    const heavy = await recipe(...SMALL, '--cost', 'tile');
    expect(drawn.puzzles).not.toHaveProperty('costs');
    expect(heavy).toEqual({ ...drawn, puzzles: { ...drawn.puzzles, costs: 'tile' } });
    const listed = await recipe('--preset', 'ties', '--file', 'boards.txt', '--cost', '2=9');
    const costs = [1, 9, 1, 1, 1, 1, 1, 1];
    expect(listed.puzzles.puzzles.map((puzzle: { costs: number[] }) => puzzle.costs)).toEqual([costs, costs]);
  });

  test('of a recipe is that of the boards of a file, too, unless it is said anew', async () => {
    const { out } = await labCommand(...SMALL, '--cost', 'tile', '--print-recipe');
    const costs = async (...argv: string[]) => {
      const said = await labCommand('--recipe', 'heavy.json', '--file', 'boards.txt', '--print-recipe', ...argv);
      return JSON.parse(said.out).puzzles.puzzles.map((puzzle: Puzzle) => puzzle.costs);
    };
    await withFile('heavy.json', out, async () => {
      expect(await costs()).toEqual(['tile', 'tile']);
      expect(await costs('--cost', '')).toEqual([undefined, undefined]);
    });
  });

  test('reaches the searches: h of the start is as large as the tiles are heavy', async () => {
    const argv = ['--preset', 'heuristics', '--distances', '20', '--each', '5', '--measure', 'h', '--json'];
    const means = async (...more: string[]) =>
      (await labCommand(...argv, ...more)).out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ heuristic, h, length }) => ({ heuristic, h: Math.round(5 * h.mean), length: length.mean }));
    const [light, heavy] = [await means(), await means('--cost', '1=3,2=3,3=3,4=3,5=3,6=3,7=3,8=3')];
    const movesOnly = new Set(['gaschnig', 'walking-distance']);
    expect(heavy).toEqual(light.map((row) => ({ ...row, h: movesOnly.has(row.heuristic) ? row.h : 3 * row.h })));
  });
});

test('where tiles weigh, uniform-cost search finds the cheapest and breadth-first search the fewest moves', async () => {
  const recipe = {
    ...PRESETS.textbook.recipe,
    searches: (['bfs', 'ucs'] as const).map((algorithm) => ({ ...DEFAULT_SEARCH, algorithm })),
  };
  const { out } = await withFile('two.json', JSON.stringify(recipe), () =>
    labCommand('--recipe', 'two.json', '--distances', '14', '--each', '20', '--cost', 'tile', '--json'),
  );
  const [bfs, ucs] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([bfs.excess.max, bfs.costExcess.min, ucs.excess.min, ucs.costExcess.max]).toEqual([0, 0, 0, 0]);
  expect(bfs.costExcess.max).toBeGreaterThan(0);
  expect(ucs.excess.max).toBeGreaterThan(0);
  expect(bfs.cost.mean - ucs.cost.mean).toBeCloseTo(bfs.costExcess.mean, 9);
});

test('the boards of a file are searched instead', async () => {
  const { out } = await labCommand('--preset', 'textbook', '--file', 'boards.txt', '--json');
  const ds = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).d);
  expect(ds).toEqual([2, 2, 2]);
});

test('the help names every preset and measure', async () => {
  const { out, status } = await labCommand('--help');
  for (const preset of Object.keys(PRESETS)) expect(out).toContain(`  ${preset}: `);
  expect(status).toBe(0);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(130);
});

test.each<[string, string[], RegExp]>([
  ['no experiment', [], /^Name one experiment/],
  ['two experiments', ['--preset', 'ties', '--recipe', 'x'], /^Name one experiment/],
  ['an unknown preset', ['--preset', 'tie'], /^--preset is one of textbook, ties/],
  ['a board beside it', ['--preset', 'ties', '1 2 3'], /is no option/],
  ['a file that is not there', ['--recipe', 'absent.json'], /^absent\.json cannot be read: there is no such file/],
  ['a file that is not JSON', ['--recipe', 'broken.json'], /^broken\.json is not JSON/],
  ['a file that is no recipe', ['--recipe', 'wrong.json'], /^wrong\.json: puzzles: This is missing/],
  ['distances that are none', ['--preset', 'ties', '--distances', 'far'], /^--distances is written like/],
  ['distances beyond all states', ['--preset', 'ties', '--distances', '40'], /^No state is that far/],
  ['distances the wrong way round', ['--preset', 'ties', '--distances', '9-2'], /least distance is greater/],
  ['distances of random puzzles', ['--preset', 'fifteen', '--distances', '9'], /^--distances is for/],
  [
    'too many searches',
    ['--preset', 'heuristics', '--each', 'all', '--distances', '0-31'],
    /at most 1,000,000 searches in all; this one has 1,088,640/,
  ],
  ['a puzzle without a solution', ['--preset', 'ties', '--file', 'unsolvable.txt'], /^Puzzle 1 has no solution/],
  ['a file and a seed', ['--preset', 'ties', '--file', 'boards.txt', '--seed', '3'], /leave out --each/],
  ['a cost of no tile', ['--preset', 'ties', '--cost', '9=2'], /^--cost: There is no tile 9/],
  ['the cost of light solutions', ['--preset', 'ties', '--measure', 'cost'], /^--measure cost is for tiles that weigh/],
  [
    'no puzzle at all',
    ['--preset', 'ties', '--each', '0'],
    /^--each takes “all”, or a whole number from 1 to 1,000,000, not “0”/,
  ],
  ['a greater seed', ['--preset', 'ties', '--seed', '1000000'], /^--seed takes a whole number from 0 to 999,999/],
  [
    'two formats',
    ['--preset', 'ties', '--json', '--format', 'csv'],
    /^--json is --format json: leave it or --format csv out/,
  ],
  ['half a thread', ['--preset', 'ties', '--workers', '0.5'], /whole number from 1/],
])('refused with a sentence: %s', async (_name, argv, sentence) => {
  const { status, out, err } = await labCommand(...argv);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(sentence);
});
