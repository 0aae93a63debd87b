import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SMALL_DISK_BYTES, smallDisk } from '../smallDisk.fixture.ts';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { fileName } from '../../host/fileName.ts';
import { orRefuse, WholeFile } from './wholeFile.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a whole file', () => {
  test('replaces what was there only when it is complete', async () => {
    const folder = temporaryFolder(onTestFinished);
    const path = join(folder, 'a.txt');
    writeFileSync(path, 'before');
    const file = await WholeFile.create(path);
    await Promise.all([file.write(bytes('one ')), file.write(bytes('two'))]);
    expect(readFileSync(path, 'utf8')).toBe('before');
    await file.finish();
    expect([readFileSync(path, 'utf8'), file.bytes]).toEqual(['one two', 7]);
    expect(readdirSync(folder)).toEqual(['a.txt']);
    await file.discard();
    expect(existsSync(path)).toBe(true);
  });

  test.skipIf(process.platform === 'win32')(
    'was the user’s alone wherever it went; now it has the rights that it is given, or those of the file before it',
    async () => {
      const folder = temporaryFolder(onTestFinished);
      const written = async (name: string, rights?: number) => {
        const file = await WholeFile.create(join(folder, name), name, rights);
        await file.finish();
        return statSync(join(folder, name)).mode & 0o777;
      };
      expect(await written('own')).toBe(0o600);
      expect(await written('new', 0o644)).toBe(0o644);
      chmodSync(join(folder, 'new'), 0o640);
      expect(await written('new', 0o644)).toBe(0o640);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'took the place of a link; now it takes that of the link’s target',
    async () => {
      const folder = temporaryFolder(onTestFinished);
      mkdirSync(join(folder, 'elsewhere'));
      writeFileSync(join(folder, 'elsewhere', 'target'), 'before');
      symlinkSync(join('elsewhere', 'target'), join(folder, 'link'));
      const file = await WholeFile.create(join(folder, 'link'));
      await file.write(bytes('after'));
      await file.finish();
      expect(readFileSync(join(folder, 'elsewhere', 'target'), 'utf8')).toBe('after');
      expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
      expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['target']);
    },
  );

  test('that is given up leaves nothing, and takes nothing more', async () => {
    const folder = temporaryFolder(onTestFinished);
    const file = await WholeFile.create(join(folder, 'a.txt'));
    await file.write(bytes('half'));
    await file.discard();
    await file.discard();
    expect(readdirSync(folder)).toEqual([]);
    await expect(file.write(bytes('x'))).rejects.toMatchObject({ code: 'not-saved' });
  });

  test('that cannot be put in its place is said, and leaves nothing', async () => {
    const folder = temporaryFolder(onTestFinished);
    mkdirSync(join(folder, 'a.txt', 'inside'), { recursive: true });
    const file = await WholeFile.create(join(folder, 'a.txt'));
    await expect(file.finish()).rejects.toMatchObject({
      code: 'not-saved',
      message: expect.stringMatching(/^“a.txt” was not saved: /),
    });
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  test('on a disk that is full is said, and leaves nothing', async ({ skip }) => {
    const folder = smallDisk(onTestFinished);
    if (folder === null) return skip('A small disk cannot be made here.');
    writeFileSync(join(folder, 'before.txt'), 'before');
    const file = await WholeFile.create(join(folder, 'a.csv'));
    const row = new Uint8Array(SMALL_DISK_BYTES / 8);
    const writing = Promise.all(Array.from({ length: 16 }, () => file.write(row)));
    await expect(writing).rejects.toMatchObject({
      code: 'not-saved',
      message: '“a.csv” was not saved: the disk is full.',
    });
    await file.discard();
    expect(readdirSync(folder)).toEqual(['before.txt']);
  });

  test('that another program has open is no question of rights alone, as Windows says it', async () => {
    const renamed = () => Promise.reject(Object.assign(new Error('rename'), { code: 'EPERM' }));
    await expect(orRefuse('a.csv', renamed)).rejects.toThrow(
      '“a.csv” was not saved: another program uses it, or it may not be changed.',
    );
  });

  test('in a folder that is not there is refused with a sentence', async () => {
    const path = join(temporaryFolder(onTestFinished), 'nowhere', 'a.txt');
    await expect(WholeFile.create(path)).rejects.toMatchObject({
      code: 'not-saved',
      message: '“a.txt” was not saved: the folder is not there any more.',
    });
  });
});

test.each([
  ['Korf, 1985: no. 7', 'Korf, 1985 no. 7.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['a\0b\nc', 'a b c.csv'],
  ['CON', 'Searchlight.csv'],
  ['...', 'Searchlight.csv'],
  ['x'.repeat(200), `${'x'.repeat(80)}.csv`],
  ['Übung “1”', 'Übung “1”.csv'],
])('the file about %j is called %j', (about, name) => {
  expect(fileName(about, 'csv')).toBe(name);
});
