import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { SqliteFault } from '../../host/store/database.ts';
import { presentFault, sayingWhy, type StorageFault } from './fileFaults.ts';
import { pageError } from './pageErrors.ts';

afterEach(() => vi.unstubAllGlobals());

/** A private file system: `folder` is called for the library's folder, `write` for files written beside it. */
function storageOf(folder: () => unknown, write: (bytes: Uint8Array) => number = ({ length }) => length) {
  const handle = { write, truncate() {}, flush() {}, close() {} };
  const getFileHandle = async () => ({ createSyncAccessHandle: async () => handle });
  const root = { getDirectoryHandle: async () => folder(), getFileHandle, removeEntry: async () => {} };
  const storage = { getDirectory: async () => root } as unknown as StorageManager;
  vi.stubGlobal('navigator', { storage });
  return storage;
}

function throwing(name: string): () => never {
  return () => {
    throw new DOMException('', name);
  };
}

test.each<[fault: StorageFault, storage: () => StorageManager]>([
  ['removed', () => storageOf(throwing('NotFoundError'))],
  ['denied', () => storageOf(throwing('SecurityError'))],
  ['denied', () => storageOf(throwing('NotAllowedError'))],
  ['locked', () => storageOf(() => ({}), throwing('NoModificationAllowedError'))],
  ['full', () => storageOf(() => ({}), throwing('QuotaExceededError'))],
  [
    'full',
    () =>
      storageOf(
        () => ({}),
        () => 4096,
      ),
  ], // half of it
  ['unknown', () => storageOf(() => ({}))],
])('files that are %s are found to be', async (fault, storage) => {
  expect(await presentFault(storage())).toBe(fault);
});

test('every fault has a sentence of its own; all were one, which said that the disk was full', async () => {
  const failing = { library: { list: () => Promise.reject(pageError(new SqliteFault('', 'SQLITE_IOERR_WRITE'))) } };
  const sentenceOf = (fault: StorageFault): Promise<string> =>
    sayingWhy(withAll(failing), async () => fault)
      .library.list({ sets: {} })
      .then(
        () => '',
        (error: AppError) => `${error.code}: ${error.message}`,
      );
  const faults: readonly StorageFault[] = ['removed', 'full', 'locked', 'denied', 'unknown'];
  const sentences = await Promise.all(faults.map(sentenceOf));
  expect(new Set(sentences).size).toBe(faults.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^store-full: .*saved/);
  for (const at of [0, 3, 4]) expect(sentences[at]).not.toContain('still there');
});

test('other errors, and what is answered, stay as they are', async () => {
  const refused = new AppError('not-found', 'There is no such set.');
  const api = withAll({
    library: { list: async () => ({ sets: [] }), renameSet: () => Promise.reject(refused) },
  });
  const find = vi.fn(async (): Promise<StorageFault> => 'full');
  const { library } = sayingWhy(api, find);
  expect(await library.list({ sets: {} })).toEqual({ sets: [] });
  await expect(library.renameSet({ setId: 1, title: 'Two' })).rejects.toBe(refused);
  expect(find).not.toHaveBeenCalled();
});

/** Services with only some methods. */
function withAll(services: object): Api {
  return new Proxy(services, { get: (all, name) => Reflect.get(all, name) ?? {} }) as Api;
}
