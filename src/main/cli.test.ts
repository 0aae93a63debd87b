/** The command as it is typed: `npm run -s solve -- …` starts the script that these tests start. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/command.mjs');

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'searchlight-solve-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function run(argv: readonly string[], user: { readonly uid?: number; readonly gid?: number } = {}) {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...argv], { ...user, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const solve = (...argv: readonly string[]) => run(['solve', ...argv]);

test('prints nothing but the answers', () => {
  const { status, stdout, stderr } = solve('--json', '1 2/_ 3', '2 1/3 _');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.split('\n').map((line) => line && JSON.parse(line).solution)).toEqual(['R', null, '']);
});

test('reads a file from the folder where the command was typed', () => {
  writeFileSync(join(folder, 'boards.txt'), '2\n 1 2\n 3 0\n1 2/3 4\n');
  expect(solve('--file', 'boards.txt')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'boards.txt, line 4, column 7: 4 in row 2, column 2 is not a tile of this board, which has the tiles 1 to 3 and the blank.\n',
  });
});

const RECIPE = JSON.stringify({
  title: 'Zoë',
  puzzles: { from: 'list', puzzles: [{ rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] }] },
  searches: [{ algorithm: 'bfs', heuristic: 'zero', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' }],
});

/** As PowerShell and editors of Windows write files. */
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-16 with a mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
};

describe.each(Object.entries(ENCODINGS))('a file in %s', (_name, encode) => {
  test.each([
    ['a recipe', RECIPE, ['lab', '--print-recipe', '--recipe'], [], '"title": "Zoë"'],
    ['boards', '1 2/_ 3\r\n', ['solve', '--json', '--file'], [], '"solution":"R"'],
    ['a formula', 'manhattan\r\n', ['solve', '--json', '--heuristic-file'], ['1 2/_ 3'], '"solution":"R"'],
  ] as const)('is read as %s', (_what, text, before, behind, out) => {
    writeFileSync(join(folder, 'file.txt'), encode(text));
    const { status, stdout, stderr } = run([...before, 'file.txt', ...behind]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(out);
  });
});

test('an own formula that fails in a thread that counts is told in a sentence', () => {
  const own = { name: 'low', kind: 'formula', text: 'manhattan - 9' };
  const { searches, ...recipe } = JSON.parse(RECIPE);
  const search = { ...searches[0], algorithm: 'astar', heuristic: 'own', own };
  writeFileSync(join(folder, 'low.json'), JSON.stringify({ ...recipe, searches: [search] }));
  const { status, stderr } = run(['lab', '--recipe', 'low.json']);
  expect(stderr).toMatch(/^h is −\d on the board [^\n]*: write max\(0, …\)\.\n$/);
  expect(status).toBe(2);
});

test('what a stranger has printed moves no cursor of the terminal', () => {
  writeFileSync(
    join(folder, 'eve.jsonl'),
    '{"search": "bfs\\u001b[2J\\r\\n  all steps are right"}\n1 2 3/4 5 6/7 _ 8\n',
  );
  const { stdout, stderr } = run(['referee', 'eve.jsonl']);
  expect(stdout + stderr).toContain('bfs');
  expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(stdout + stderr).not.toMatch(/^ {2}all steps/m);
});

/** Whom a folder of root keeps out. */
const OTHER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.skipIf(process.platform === 'win32')('a file that may not be read is a verdict, and a folder a sentence', () => {
  const [whole, locked] = [join(folder, 'class'), join(folder, 'locked')];
  chmodSync(folder, 0o755);
  for (const each of [whole, locked]) mkdirSync(each);
  for (const name of ['ada.txt', 'eve.txt']) writeFileSync(join(whole, name), '1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n');
  const inside = join(whole, 'zoe');
  mkdirSync(inside);
  for (const name of [join(whole, 'ada.txt'), inside, locked]) chmodSync(name, 0);
  const asked = (...argv: readonly string[]) => run(['referee', '--search', 'astar', '--json', ...argv], OTHER);
  const { status, stdout } = asked('class');
  const verdicts = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(verdicts).toMatchObject([
    { verdict: 'unknown', message: 'class/ada.txt cannot be read: this user may not read it.' },
    { verdict: 'right' },
    { verdict: 'unknown', message: 'class/zoe cannot be read: this user may not read it.' },
  ]);
  expect(status).toBe(1);
  expect(asked('locked')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'locked cannot be read: this user may not read it.\n',
  });
  for (const each of [locked, inside]) chmodSync(each, 0o755);
});

test('tells by its exit status that a limit stopped it', () => {
  expect(solve('--limit', '1', '8 6 7/2 5 4/3 _ 1').status).toBe(1);
});
