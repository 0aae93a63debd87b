import fc from 'fast-check';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { classFiles, ignoredWords, type HandedFile, type ClassFiles } from './classFiles.ts';
import { unpacked, zipEntries, type Sliceable } from './zip.ts';
import { zipOf, type ZippedFile, type ZipOptions } from '../../../main/cli/referee/zip.fixture.ts';

const file = (text: string): Blob => new Blob([text]);

function zipped(files: readonly ZippedFile[], options?: ZipOptions): Promise<ClassFiles<Sliceable>> {
  return classFiles([{ path: 'class.zip', source: new Blob([zipOf(files, options)]) }]);
}

async function textOf({ source, entry }: HandedFile<Sliceable>): Promise<string> {
  let text = '';
  for await (const part of unpacked(source, entry!, inflated)) text += Buffer.from(part).toString();
  return text;
}

async function* inflated(packed: Sliceable, isDeflated: boolean): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(await packed.arrayBuffer());
  yield isDeflated ? inflateRawSync(bytes) : bytes;
}

const namesOf = ({ outputs }: ClassFiles<Sliceable>): readonly string[] => outputs.map(({ name }) => name);

test('the files of a zip are unpacked, with the names of their folders but for those that all have in common', async () => {
  const files = [
    { name: 'Homework 3/', content: '' },
    { name: 'Homework 3/Ada Lovelace_12/output.jsonl', content: 'one\n'.repeat(1_000) },
    { name: 'Homework 3/Zoë_13/trace.txt', content: 'two', isStored: true },
  ];
  for (const options of [{}, { comment: 'Made by PK\u0005\u0006 a platform' }, { isLarge: true }]) {
    const handed = await zipped(files, options);
    expect(namesOf(handed)).toEqual(['Ada Lovelace_12/output.jsonl', 'Zoë_13/trace.txt']);
    expect(await Promise.all(handed.outputs.map(textOf))).toEqual(['one\n'.repeat(1_000), 'two']);
    expect(handed.ignored).toEqual([]);
  }
});

test('what is no output is ignored, and named', async () => {
  const names = [
    'a/search.py',
    'a/report.PDF',
    '__MACOSX/a/._output.txt',
    'a/.DS_Store',
    '../../etc/passwd',
    'a/b.zip',
  ];
  const handed = await zipped([
    ...names.map((name) => ({ name, content: 'x' })),
    { name: 'a/secret.txt', content: 'x', isEncrypted: true },
    { name: 'a/lzma.txt', content: 'x', method: 14 },
    { name: 'a/output', content: 'x' },
  ]);
  expect(namesOf(handed)).toEqual(['output']);
  expect(handed.ignored.map(({ why }) => why)).toEqual([
    ...['its path leads out of the folder', 'a file of the system', 'a file of the system', 'a zip in a zip'],
    ...['packed in an unusual way', 'a document', 'a program', 'encrypted'],
  ]);
  expect(ignoredWords(handed.ignored)).toBe(
    'Ignored 8 files: ../../etc/passwd (its path leads out of the folder), __MACOSX/a/._output.txt (a file of the system), a/.DS_Store (a file of the system), and 5 more.',
  );
});

test('a zip that unpacks to more than the limits is told, and to more than it says as well', async () => {
  const handed = await zipped([
    { name: 'bomb.txt', content: 'x', size: 500_000_001 },
    ...[1, 2, 3, 4, 5].map((at) => ({ name: `${at}.txt`, content: 'x', size: 450_000_000 })),
    { name: 'liar.txt', content: 'x'.repeat(100_000), size: 10 },
  ]);
  expect(handed.ignored).toEqual([
    { name: '5.txt', why: 'beyond the limit of 2,000,000,000 bytes unpacked from a zip' },
    { name: 'bomb.txt', why: 'larger than 500,000,000 bytes' },
  ]);
  await expect(textOf(handed.outputs.at(-1)!)).rejects.toThrow('It cannot be unpacked: the zip is damaged here.');
  await expect(textOf(handed.outputs[0])).rejects.toThrow('It cannot be unpacked: the zip is damaged here.');
});

test('what Moodle adds to names is left out, as long as no two become one', async () => {
  const moodle = (...names: readonly string[]) => zipped(names.map((name) => ({ name, content: 'x' })));
  expect(namesOf(await moodle('Ada L_1_assignsubmission_file_/a.txt', 'Bob_2_assignsubmission_file_b.txt'))).toEqual([
    ...['Ada L/a.txt', 'Bob/b.txt'],
  ]);
  const twins = ['Ada_1_assignsubmission_file_/a.txt', 'Ada_2_assignsubmission_file_/a.txt'];
  expect(namesOf(await moodle(...twins))).toEqual(twins);
});

test('zips among other files are opened, and what is no zip is ignored with the reason', async () => {
  const handed = await classFiles<Sliceable>([
    { path: 'class/ada/homework.zip', source: new Blob([zipOf([{ name: 'output.txt', content: 'x' }])]) },
    { path: 'class/bob/output.txt', source: file('x') },
    { path: 'class/eve/homework.zip', source: file('not a zip') },
  ]);
  expect(namesOf(handed)).toEqual(['ada/homework.zip/output.txt', 'bob/output.txt']);
  expect(handed.ignored).toEqual([{ name: 'class/eve/homework.zip', why: 'it is no zip file, or its end is missing' }]);
});

test('a damaged zip is a sentence, whatever its bytes', async () => {
  const whole = zipOf([
    { name: 'a/output.txt', content: 'one\n'.repeat(50) },
    { name: 'b/output.txt', content: 'two', isStored: true },
  ]);
  const damage = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), end: fc.nat(whole.length) });
  await fc.assert(
    fc.asyncProperty(damage, async ({ at, byte, end }) => {
      const bytes = whole.slice(0, at % 3 === 0 ? end : undefined);
      if (at < bytes.length) bytes[at] = byte;
      const source = new Blob([bytes]);
      const entries = await zipEntries(source).catch((error: Error) => {
        expect(error.message).toMatch(/^(is|has) /);
        return [];
      });
      for (const entry of entries)
        await textOf({ name: '', source, entry }).catch((error: Error) =>
          expect(error.message).toMatch(/damaged here\.$/),
        );
    }),
  );
});
