/** The command as it is typed: `npm run -s solve -- …` starts the script that these tests start. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/command.mjs');

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'searchlight-solve-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function solve(...argv: string[]) {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, 'solve', ...argv], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

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

test('tells by its exit status that a limit stopped it', () => {
  expect(solve('--limit', '1', '8 6 7/2 5 4/3 _ 1').status).toBe(1);
});
