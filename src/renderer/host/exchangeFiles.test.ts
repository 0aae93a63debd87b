import { expect, test, vi } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { MAX_PART_BYTES } from '../../shared/contract/exchange.ts';
import { saveBytes, sendFiles } from './exchangeFiles.ts';

function standIn() {
  const parts: ArrayBuffer[] = [];
  const take = async ({ part }: { part: ArrayBuffer }): Promise<void> => void parts.push(part);
  const saved = { name: 'a.png', bytes: 0, url: null };
  const exchange = {
    openImport: vi.fn(async () => ({ importId: 7 })),
    sendPart: take,
    createFile: vi.fn(async (): Promise<{ fileId: number } | null> => ({ fileId: 3 })),
    writePart: take,
    finishFile: vi.fn(async () => saved),
  };
  return { api: { exchange } as unknown as Api, exchange, parts, saved };
}

const bytes = Uint8Array.from({ length: 2 * MAX_PART_BYTES + 5 }, (_, i) => i % 251);

test('a file goes in parts that the contract takes, in order', async () => {
  const { api, exchange, parts } = standIn();
  expect(await sendFiles(api, [new File([bytes], 'a.json')])).toEqual({ importId: 7, unsent: [] });
  expect(exchange.openImport).toHaveBeenCalledExactlyOnceWith({ name: 'a.json', bytes: bytes.length });
  expect(parts.map((part) => part.byteLength)).toEqual([MAX_PART_BYTES, MAX_PART_BYTES, 5]);
  expect(Buffer.concat(parts.map((part) => new Uint8Array(part))).equals(bytes)).toBe(true);
});

test('bytes of the page are saved, unless the user wants no file', async () => {
  const { api, exchange, parts, saved } = standIn();
  expect(await saveBytes(api, { name: 'a', type: 'png', bytes: new Blob([bytes]) })).toBe(saved);
  expect(parts).toHaveLength(3);
  exchange.createFile.mockResolvedValue(null);
  expect(await saveBytes(api, { name: 'a', type: 'png', bytes: new Blob([bytes]) })).toBeNull();
  expect(parts).toHaveLength(3);
});
