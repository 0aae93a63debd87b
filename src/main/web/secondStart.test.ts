/** A second start over a real server, and others who ask it to open a window. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Downloads } from './downloads.ts';
import { Keys } from './keys.ts';
import { announceHost, askRunningHost, MAX_START_BYTES, START_PATH, withdrawHost } from './secondStart.ts';
import { startWebServer, type WebServer } from './server.ts';
import { newToken } from './keys.ts';

const word = newToken();
const onStart = vi.fn();
let folder: string;
let server: WebServer;

beforeEach(async () => {
  onStart.mockReset();
  folder = mkdtempSync(join(tmpdir(), 'searchlight-second-'));
  server = await startWebServer({
    ...{ files: new Map(), downloads: new Downloads(folder), starts: { word, onStart }, port: 0, keys: new Keys() },
    ...{ accept: () => {}, onPages: () => {} },
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('a second start', () => {
  test('makes the running host open a window, with a file or without', async () => {
    announceHost(folder, { origin: server.origin, word });
    expect(await askRunningHost(folder, null)).toBe(true);
    expect(await askRunningHost(folder, join(folder, 'mine.searchlight'))).toBe(true);
    expect(onStart.mock.calls).toEqual([[null], [join(folder, 'mine.searchlight')]]);
  });

  test('finds no host that has ended, nor one that was killed', async () => {
    expect(await askRunningHost(folder, null)).toBe(false);
    announceHost(folder, { origin: server.origin, word });
    withdrawHost(folder);
    expect(readdirSync(folder)).toEqual([]);
    expect(await askRunningHost(folder, null)).toBe(false);
    announceHost(folder, { origin: 'http://127.0.0.1:9', word });
    expect(await askRunningHost(folder, null)).toBe(false);
  });

  test.each([
    '',
    '{',
    '{"origin":"http://example.com","word":"x"}',
    '{"origin":"http://127.0.0.1:1@evil/","word":"x"}',
  ])('asks nobody where the announcement is %j', async (text) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'host.json'), text);
    expect(await askRunningHost(folder, null)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test.skipIf(process.platform === 'win32')('leaves its word to its own user alone', () => {
    announceHost(folder, { origin: server.origin, word });
    expect(statSync(join(folder, 'host.json')).mode & 0o077).toBe(0);
  });
});

describe('anybody else', () => {
  const post = (headers: Record<string, string>, body: string): Promise<number> =>
    fetch(server.origin + START_PATH, { method: 'POST', headers, body }).then(({ status }) => status);
  const KNOWN = { 'x-searchlight-word': word };
  const NOTHING = JSON.stringify({ file: null });

  test.each<[number, Record<string, string>]>([
    [403, {}],
    [403, { 'x-searchlight-word': newToken() }],
    [403, { ...KNOWN, 'sec-fetch-site': 'cross-site' }],
  ])('is refused with %i for %j', async (status, headers) => {
    expect(await post(headers, NOTHING)).toBe(status);
    expect(onStart).not.toHaveBeenCalled();
  });

  test.each(['', '[]', '{}', '{"file":7}', '{"file":"../relative"}', `{"file":"/${'x'.repeat(MAX_START_BYTES)}"}`])(
    'who says %j is not understood',
    async (body) => {
      expect(await post(KNOWN, body)).toBe(400);
      expect(onStart).not.toHaveBeenCalled();
    },
  );
});
