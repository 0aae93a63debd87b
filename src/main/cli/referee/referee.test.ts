import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../../../scripts/bootstrap/project.mjs';
import { decoded } from '../decoded.ts';
import { foundIn } from './found.ts';
import { runReferee } from './run.ts';
import { zipOf } from './zip.fixture.ts';

interface Said {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

async function refereed(
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
  input = '',
  found = foundIn,
  isTyped = false,
): Promise<Said> {
  const said = { out: '', err: '' };
  const status = await runReferee(argv, {
    command: 'referee',
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
    readFile: () => '',
    onBoards: () => {},
    isTyped,
    foundIn: found,
    async *partsOf(name) {
      const text = name === null ? input : files[name];
      if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOENT' });
      for (let at = 0; at < text.length; at += 7) yield await Promise.resolve(text.slice(at, at + 7));
    },
  });
  return { status, ...said };
}

const RIGHT = '1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n';
const WRONG = '1 2 3/4 5 6/7 _ 8\n1 2 3/4 _ 6/7 5 8\n';

test('each file gets a line of JSON, and the status is 0 only where all are right', async () => {
  const files = { 'ada.txt': RIGHT, 'bob.txt': WRONG };
  const both = await refereed(['--search', 'astar', '--json', 'ada.txt', 'bob.txt'], files);
  expect(both.status).toBe(1);
  expect(
    both.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { file: 'ada.txt', verdict: 'right', steps: 2 },
    {
      file: 'bob.txt',
      verdict: 'wrong',
      steps: 2,
      step: 2,
      line: 2,
      rule: 'not-least',
      bugs: ['h-of-parent', 'forgets-h', 'halves-h', 'start-for-goal', 'h-of-start'],
      isShort: true,
    },
  ]);
  expect((await refereed(['--search', 'astar', 'ada.txt'], files)).status).toBe(0);
});

test('what is piped into it is judged, with sentences, and other lines are ignored', async () => {
  const { out } = await refereed(['--search', 'astar'], {}, `Searching…\n${WRONG}`);
  expect(out).toContain('the input: 2 steps');
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'with f = 1 + 2 = 3, while “1 2 3 / 4 5 6 / 7 8 _” with f = 1 + 0 = 1 was in the frontier. (line 3)',
  );
  expect(out).toContain('1 line ignored: line 1.');
  expect(out).toContain('1 2 3 / 4 5 6 / 7 8 _ was taken for it.');
});

test('a terminal that waits for an output says so; a pipe says nothing', async () => {
  const typed = await refereed(['--search', 'bfs'], {}, RIGHT, foundIn, true);
  expect(typed.err).toBe('Paste what your program has printed, then press Ctrl+D (on Windows Ctrl+Z and Enter).\n');
  const piped = await refereed(['--search', 'bfs'], {}, RIGHT);
  expect([piped.err, piped.out]).toEqual(['', typed.out]);
});

test('a weight is refused where it changes nothing, whoever names the search', async () => {
  const refusal = '--weight is for weighted-astar: no other search has a weight.';
  expect(await refereed(['--search', 'astar', '--weight', '2'], {}, RIGHT)).toEqual({
    ...{ status: 2, out: '', err: `${refusal}\n` },
  });
  const byHead = (search: string) => refereed(['--weight', '2', '--json'], {}, `{"search": "${search}"}\n${RIGHT}`);
  expect(JSON.parse((await byHead('astar')).out)).toMatchObject({ verdict: 'unknown', message: refusal });
  expect(JSON.parse((await byHead('weighted-astar')).out)).toMatchObject({ verdict: 'right' });
});

test('a first line says what the program is', async () => {
  const head = '{"search": "Breadth-first search", "puzzle": "1 2 3/4 5 6/7 _ 8", "goal": "1 2 3/4 5 6/7 8 _"}';
  const lines = RIGHT.trim()
    .split('\n')
    .map((board) => JSON.stringify({ expand: board }));
  expect((await refereed(['a.jsonl'], { 'a.jsonl': [head, ...lines].join('\n') })).status).toBe(0);
});

test('an empty path is said to be empty, not to be moves', async () => {
  const { out } = await refereed(['--search', 'bfs'], {}, `${RIGHT}{"path": []}\n`);
  expect(out).toContain('The path in line 3 is empty, and the start is not the goal.');
});

test.each([
  [['--search', 'astar', 'none.txt'], 'none.txt cannot be read: there is no such file.\n'],
  [['--search', 'best'], /^--search is one of bfs, dfs, .*, not “best”\.\n$/],
  [['--cost', 'x', '--search', 'ucs'], /^--cost: /],
])('%j is refused with one sentence', async (argv, sentence) => {
  const { status, err } = await refereed(argv, {}, RIGHT);
  expect(status).toBe(2);
  if (typeof sentence === 'string') expect(err).toBe(sentence);
  else expect(err).toMatch(sentence);
});

test('without a search, or with a board that is none, the sentence says so', async () => {
  expect((await refereed([], {}, RIGHT)).out).toContain('The search is missing: no line names it.');
  const { out, status } = await refereed(['--search', 'bfs'], {}, `${RIGHT}1 2 3/4 5 6/7 8 8\n`);
  expect(status).toBe(1);
  expect(out).toContain(
    'Line 3: Tile 8 is there twice: in row 3, column 2 and in row 3, column 3. What came before was',
  );
});

test('where two bugs give all that was printed, a board is named that parts them', async () => {
  const states = '412063758 012463758 412603758 412763058 102463758 120463758 123460758 123406758 123456708 123456780';
  const files = { 'a.txt': states.replaceAll(' ', '\n') };
  const { out } = await refereed(['--search', 'astar', '--json', 'a.txt'], files);
  const { bugs, next } = JSON.parse(out) as { bugs: string[]; next: { board: string; parts: string[] } };
  expect([next.parts, bugs.slice(0, 2)]).toEqual([bugs.slice(0, 2), next.parts]);
  const text = await refereed(['--search', 'astar', 'a.txt'], files);
  expect(text.out.replaceAll(/\s+/g, ' ')).toContain(`Run it on ${next.board}`);
});

test('few boards show the bugs of an assignment', async () => {
  const { out, status } = await refereed(['--search', 'bfs', '--goal', '1 2/3 4/5 _', '--boards', '--json']);
  const { boards, hidden } = JSON.parse(out) as { boards: { bugs: string[] }[]; hidden: string[] };
  expect([status, boards.length <= 3]).toEqual([0, true]);
  expect(hidden).toContain('counts-states'); // it shows in the numbers alone
  expect(boards[0]!.bugs.length).toBeGreaterThan(3);
  const text = await refereed(['--search', 'bfs', '--goal', '1 2/3 4/5 _', '--boards']);
  expect(text.out).toContain('does not recognise repeated states (no-closed-list)');
  expect((await refereed(['--boards'])).err).toBe('--boards needs --search: the bugs depend on it.\n');
});

test.each(['utf-8', 'utf-16le', 'utf-16be'])('a file in %s is read, in parts that end anywhere', async (encoding) => {
  const text = `\uFEFF${RIGHT}`;
  const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  const parts = Array.from(bytes, (byte) => Uint8Array.of(byte));
  let read = '';
  for await (const part of decoded(parts)) read += part;
  expect(read).toBe(RIGHT);
});

const folder = mkdtempSync(join(tmpdir(), 'searchlight-traces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder and a zip are a class: each output in them is refereed, and the rest is ignored by name', async () => {
  const files = { 'ada/output.txt': RIGHT, 'bob/trace.txt': WRONG, 'bob/search.py': 'print()' };
  const [whole, zip] = [join(folder, 'class'), join(folder, 'class.zip')];
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(whole, name, '..'), { recursive: true });
    writeFileSync(join(whole, name), text);
  }
  const listed = Object.entries(files).map(([name, content]) => ({ name: `class/${name}`, content }));
  writeFileSync(zip, zipOf([...listed, { name: 'class/eve/liar.txt', content: RIGHT, size: 3 }]));
  const said = await refereed(['--search', 'astar', '--json', whole, zip]);
  const verdicts = said.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; verdict: string });
  expect(verdicts.map(({ file, verdict }) => [file.slice(whole.length), verdict])).toEqual([
    ...[
      ['/ada/output.txt', 'right'],
      ['/bob/trace.txt', 'wrong'],
    ],
    ...[
      ['.zip/ada/output.txt', 'right'],
      ['.zip/bob/trace.txt', 'wrong'],
      ['.zip/eve/liar.txt', 'unknown'],
    ],
  ]);
  expect(said.err).toBe(
    `${whole}: Ignored 1 file: bob/search.py (a program).\n${zip}: Ignored 1 file: class/bob/search.py (a program).\n`,
  );
  expect(said.status).toBe(1);
  const none = join(folder, 'none');
  mkdirSync(none);
  expect((await refereed(['--search', 'astar', none])).err).toBe(`${none} has no output of a program.\n`);
});

test('a name and a text of a stranger stay on their line', async () => {
  const zip = join(folder, 'strange.zip');
  const head = JSON.stringify({ search: 'x\n/other.txt: 2 steps\n  all right' });
  const entry = { name: 'eve\n/ada.txt: 2 steps\r\n  all right\u2028.txt', content: `${head}\n${RIGHT}` };
  writeFileSync(zip, zipOf([entry, { name: 'b\nb.py', content: '' }]));
  const { out, err } = await refereed([zip]);
  expect([err.split('\n').length, err]).toEqual([2, expect.stringContaining('b b.py')]);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toBe(`${zip}/ada.txt: 2 steps    all right .txt: 0 steps`);
  expect(lines.slice(1).join(' ').replaceAll(/\s+/g, ' ')).toMatch(/not “x \/other\.txt: 2 steps all right”\.$/);
});

describe('a fault', () => {
  const whole = join(folder, 'faulty');
  const zip = join(folder, 'faulty.zip');
  const rest = ['--search', 'astar', '--json'];
  const verdictsOf = ({ out }: Said) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).verdict);

  beforeAll(() => {
    mkdirSync(whole);
    for (const name of ['ada.txt', 'eve.txt']) writeFileSync(join(whole, name), RIGHT);
    writeFileSync(zip, zipOf([{ name: 'ada.txt', content: RIGHT }]));
  });

  test.each([
    ['that the system tells', Object.assign(new Error('none'), { code: 'EIO' }), 'ada.txt cannot be read: none.'],
    ['of a program here', new TypeError('x is not a function'), null],
  ])('of one file %s is its verdict, or is thrown', async (_what, error, message) => {
    const broken = {
      stream: () => {
        throw error;
      },
    } as unknown as Blob;
    const [right] = (await foundIn(whole))!;
    const found = [
      { path: 'ada.txt', source: broken },
      { ...right!, path: 'eve.txt' },
    ];
    const said = refereed([...rest, 'folder'], {}, '', async () => found);
    if (message === null) return expect(said).rejects.toThrow(error);
    expect((await said).out).toContain(message);
    expect(verdictsOf(await said)).toEqual(['unknown', 'right']);
  });

  test('of an option ends the command, in a folder as in a zip', async () => {
    for (const name of [whole, zip])
      expect(await refereed([...rest, '--cost', '1=500', name])).toEqual({
        ...{ status: 2, out: '' },
        err: expect.stringMatching(/^--cost: /),
      });
  });
});

function ran(...[command = '', ...argv]: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, argv, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function has(...[command = '', ...argv]: readonly string[]): boolean {
  return spawnSync(command, argv).status === 0;
}

const source = (name: string): string => inProject('resources', 'traces', name);

const LANGUAGES: readonly { name: string; isHere: () => boolean; run: () => string }[] = [
  { name: 'JavaScript', isHere: () => true, run: () => ran(process.execPath, source('bfs.js')) },
  { name: 'Python', isHere: () => has('python3', '--version'), run: () => ran('python3', source('bfs.py')) },
  {
    name: 'Java',
    isHere: () => has('javac', '-version'),
    run: () => ran('javac', '-d', folder, source('Bfs.java')) + ran('java', '-cp', folder, 'Bfs'),
  },
  {
    name: 'C++',
    isHere: () => has('g++', '--version'),
    run: () => ran('g++', '-std=c++17', '-o', join(folder, 'bfs'), source('bfs.cpp')) + ran(join(folder, 'bfs')),
  },
  {
    name: 'C#',
    isHere: () => has('mcs', '--version') && has('mono', '--version'),
    run: () => ran('mcs', `-out:${join(folder, 'bfs.exe')}`, source('Bfs.cs')) + ran('mono', join(folder, 'bfs.exe')),
  },
];

test.each(LANGUAGES.map((one) => [one.name, one] as const))(
  'the lines to paste for %s print a trace that is right',
  async (_name, { isHere, run }) => {
    if (!isHere()) return;
    const { out, status } = await refereed(['--search', 'bfs', '--goal', '1 2 3/8 6 4/7 5 _'], {}, run());
    expect(out).toBe(
      'the input: 191 steps\n  Breadth-first search: all steps follow its rules, and so does its end.\n' +
        '  Successors: the blank moves ↑ ↓ ← →, in this order.\n' +
        '  With this, the search here takes the same states in the same order.\n',
    );
    expect(status).toBe(0);
  },
);
