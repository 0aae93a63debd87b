/** Files that come in together: what is wrong with one of them costs the others nothing. */
import { expect, onTestFinished, test } from 'vitest';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../../../shared/contract/exchange.ts';
import { pngOf } from '../../../shared/exchange/pictureFile.fixture.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import { hashPicture } from '../../store/contentHash.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { Exchange } from './exchange.ts';

type NamedText = readonly [name: string, text: string];

function setUp() {
  const store = openStore(temporaryFolder(onTestFinished));
  const { api } = new Exchange(store, new MemoryDestination(), new OpenedFiles(), async () => '');
  onTestFinished(() => store.close());
  async function send([[name, text], ...others]: readonly NamedText[]): Promise<number> {
    const bytesOf = (one: string) => new TextEncoder().encode(one);
    const { importId } = await api.openImport({ name, bytes: bytesOf(text).length });
    await api.sendPart({ importId, part: bytesOf(text).buffer });
    for (const [name, text] of others) {
      await api.addFile({ importId, name, bytes: bytesOf(text).length });
      await api.sendPart({ importId, part: bytesOf(text).buffer });
    }
    return importId;
  }
  return { store, api, send };
}

const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

/** A library whose only puzzle shows the picture of this name, with these bytes. */
function shows(pictureId: string, bytes: Uint8Array, title: string): string {
  const puzzles = [{ ...PUZZLE, title, picture: { pictureId, alt: 'Boat' } }];
  const pictures = { [pictureId]: Buffer.from(bytes).toString('base64') };
  return JSON.stringify({ format: 'searchlight-library', version: 1, sets: [{ title: 'Set', puzzles }], pictures });
}

test.each([
  ['no picture', new Uint8Array([1, 2, 3])],
  ['another picture', pngOf(60, 40, 2)],
])('a picture that is damaged in one file replaced the sound one of another: %s', async (_what, damaged) => {
  const { store, api, send } = setUp();
  const sound = pngOf(60, 40, 1);
  const id = hashPicture(sound);
  const importId = await send([
    ['a.searchlight', shows(id, sound, 'Sound')],
    ['b.searchlight', shows(id, damaged, 'Damaged')],
  ]);
  const { faults } = await api.preview({ importId });
  expect(faults).toMatchObject([{ sentence: expect.stringMatching(/^“b.searchlight”: The picture “Boat”: /) }]);
  expect(await api.confirm({ importId, into: null, addKnown: false })).toMatchObject({ puzzles: 2 });
  const kept = store.read((db) => db.prepare<[], Buffer>('SELECT bytes FROM pictures').pluck().all());
  expect(kept).toEqual([Buffer.from(sound)]);
});

test.each([
  ['empty', ''],
  ['cut off', '{"format": "searchlight-library", "version": 1, "sets": [{"title": "S'],
  ['no text', '\u0000\u0001'],
  ['of a newer version', '{"format": "searchlight-library", "version": 99, "sets": []}'],
])('one of thirty files that is %s is named in one sentence, and the others come', async (_what, text) => {
  const { api, send } = setUp();
  const files = Array.from({ length: 29 }, (_, at): NamedText => [`${at}.txt`, '1 2 3 4 5 6 7 0 8\n']);
  const importId = await send(files.toSpliced(7, 0, ['Ada.searchlight', text]));
  const { faults } = await api.preview({ importId });
  expect(faults).toEqual([{ line: null, sentence: expect.stringMatching(/^“Ada.searchlight”: .+\.$/) }]);
  expect(await api.confirm({ importId, into: null, addKnown: false })).toMatchObject({ puzzles: 29, newSets: 29 });
});

test('a file with which they would be too large is refused by itself, and those before it wait', async () => {
  const { api, send } = setUp();
  const importId = await send([['a.txt', '1 2 3 4 5 6 7 0 8\n']]);
  const largest = api.addFile({ importId, name: 'b.txt', bytes: MAX_IMPORT_BYTES });
  await expect(largest).rejects.toThrow('Together these files have more than 10 MB: import this one after the others.');
  const larger = api.addFile({ importId, name: 'b.txt', bytes: MAX_IMPORT_BYTES + 1 });
  await expect(larger).rejects.toThrow('This file has 10.1 MB; files of up to 10 MB can be imported.');
  expect(await api.preview({ importId })).toMatchObject({ sets: [{ title: 'a', fresh: 1 }], faults: [] });
});

test('more files than a class has are refused', async () => {
  const { api, send } = setUp();
  const importId = await send(
    Array.from({ length: MAX_IMPORT_FILES }, (): NamedText => ['a.txt', '1 2 3 4 5 6 7 0 8\n']),
  );
  const last = api.addFile({ importId, name: 'b.txt', bytes: 1 });
  await expect(last).rejects.toMatchObject({
    code: 'too-many',
    message: 'At most 200 files can be imported together.',
  });
});
