import { expect, test } from 'vitest';
import { saveParts, type FileApi } from './saveParts.ts';

const FILE = { name: 'states.csv', type: 'csv' } as const;

/** A host that takes files into memory. `refuseAt`: the part that does not fit on its disk. */
class Disk implements FileApi {
  readonly done = new Map<string, string>();
  readonly open = new Map<number, { name: string; text: string }>();
  refuseAt = Infinity;
  isWanted = true;
  #parts = 0;

  createFile: FileApi['createFile'] = async ({ name }) => {
    if (!this.isWanted) return null;
    this.open.set(1, { name, text: '' });
    return { fileId: 1 };
  };
  writePart: FileApi['writePart'] = async ({ fileId, part }) => {
    if (++this.#parts === this.refuseAt) throw new Error('The disk is full.');
    this.open.get(fileId)!.text += new TextDecoder().decode(part);
  };
  finishFile: FileApi['finishFile'] = async ({ fileId }) => {
    const { name, text } = this.open.get(fileId)!;
    this.open.delete(fileId);
    this.done.set(name, text);
    return { name, bytes: text.length, url: null };
  };
  discardFile: FileApi['discardFile'] = async ({ fileId }) => void this.open.delete(fileId);
}

async function* parts(...texts: string[]): AsyncGenerator<ArrayBuffer> {
  for (const text of texts) yield new TextEncoder().encode(text).buffer as ArrayBuffer;
}

test('a file arrives whole, its parts in order', async () => {
  const disk = new Disk();
  expect(await saveParts(disk, FILE, parts('a,b\r\n', '1,2\r\n'))).toMatchObject({ name: 'states.csv', bytes: 10 });
  expect(disk.done.get('states.csv')).toBe('a,b\r\n1,2\r\n');
});

test('nothing is made where the user wants no file', async () => {
  const disk = new Disk();
  disk.isWanted = false;
  expect(await saveParts(disk, FILE, parts('a'))).toBeNull();
});

test('a full disk is said, and nothing stays behind', async () => {
  const disk = new Disk();
  disk.refuseAt = 2;
  await expect(saveParts(disk, FILE, parts('a', 'b', 'c'))).rejects.toThrow('The disk is full.');
  expect([disk.open.size, disk.done.size]).toEqual([0, 0]);
});

test('a file whose parts cannot be made is given up', async () => {
  const disk = new Disk();
  const broken = (async function* () {
    yield* parts('a');
    throw new Error('No more.');
  })();
  await expect(saveParts(disk, FILE, broken)).rejects.toThrow('No more.');
  expect([disk.open.size, disk.done.size]).toEqual([0, 0]);
});

test('one that is cancelled is given up, even after its last part', async () => {
  const disk = new Disk();
  const stop = new AbortController();
  const cancelled = (async function* () {
    yield* parts('a', 'b');
    stop.abort();
  })();
  await expect(saveParts(disk, FILE, cancelled, stop.signal)).rejects.toThrow();
  expect([disk.open.size, disk.done.size]).toEqual([0, 0]);
});
