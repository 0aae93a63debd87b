/** What a host that fails to start releases; `host.built.test.ts` tests the rest. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { runWebHost, type WebProgram } from './run.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

function programIn(folder: string) {
  const close = vi.fn(async () => {});
  const open: WebProgram['open'] = () => ({ serve: () => {}, close });
  writeFileSync(join(folder, 'index.html'), '');
  const folders = { pageFolder: folder, dataFolder: () => folder, shellFolder: () => join(folder, 'shell') };
  return { program: { version: '1', open, ...folders }, close };
}

test('a host that failed once it listened went on without an address, and kept the library from everybody', async () => {
  const folder = temporaryFolder(onTestFinished);
  const { program, close } = programIn(folder);
  let origin = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    [, origin = ''] = /(http:.*)\/#/.exec(String(text)) ?? [];
    throw Object.assign(new Error('write EACCES'), { code: 'EACCES' });
  });
  vi.spyOn(process, 'on').mockReturnThis(); // signals must still end the tests
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runWebHost(['--no-open'], program);
  expect(process.exitCode).toBe(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Searchlight could not start\. Error: write EACCES/),
  );
  expect(close).toHaveBeenCalledOnce();
  expect(origin).not.toBe('');
  await expect(fetch(origin)).rejects.toThrow();
});
