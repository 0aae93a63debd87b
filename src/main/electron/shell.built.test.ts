/** The built Electron host, run under Node with a stand-in of Electron: main bundle, preload, worker and library. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Puzzle, Run, SearchSpec } from '../../shared/contract/types.ts';
import { decodeBatch } from '../../shared/search/batch.ts';
import { hashTrace } from '../../shared/search/hash.ts';
import { TraceReader } from '../../shared/search/reading.ts';
import { pageHeaders } from '../pageHeaders.ts';
import { openSearch } from '../solver/openSearch.ts';
import { windowOptions } from './window.ts';

interface Report {
  readonly journal: [name: string, ...args: unknown[]][];
  readonly webPreferences: Record<string, unknown>;
  readonly exposed: [name: string, members: string[]][];
  readonly page: { status: number; headers: [string, string][]; body: string };
  readonly search: { puzzle: Puzzle; search: SearchSpec; batches: string[]; run: Run; tooEarly: string };
}

const out = fileURLToPath(new URL('../../../out', import.meta.url));
const preload = join(out, 'preload', 'index.cjs');
const dataFolder = mkdtempSync(join(tmpdir(), 'searchlight-shell-'));
let report: Report;

beforeAll(async () => {
  const driver = fileURLToPath(new URL('./standIn/drive.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [driver, out, dataFolder], { timeout: 30_000 });
  report = JSON.parse(stdout) as Report;
}, 40_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('the built shell', () => {
  test('opens its window with the options that the unit tests hold', () => {
    expect(report.webPreferences).toEqual(windowOptions({ preload, devTools: false, dark: false }).webPreferences);
  });

  test('shuts everything before it opens anything', () => {
    const names = report.journal.map(([name]) => name);
    const ready = names.indexOf('ready');
    for (const name of ['enableSandbox', 'registerSchemesAsPrivileged', 'setPath']) {
      expect(names.indexOf(name), name).toBeGreaterThanOrEqual(0);
      expect(names.indexOf(name), name).toBeLessThan(ready);
    }
    for (const name of ['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setWindowOpenHandler']) {
      expect(names.indexOf(name), name).toBeGreaterThan(ready);
    }
    expect(report.journal).toContainEqual(['setPath', 'userData', dataFolder]);
    expect(names).not.toContain('showErrorBox');
  });

  test('serves the built page with the headers of the page', () => {
    expect(report.page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Searchlight</title>') });
    const expected = Object.entries(pageHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
    for (const header of expected) expect(report.page.headers).toContainEqual(header);
  });

  test('searches Case 1 through the preload: the trace is the one of the engine', () => {
    const { puzzle, search, batches, run, tooEarly } = report.search;
    expect(puzzle).toEqual({ rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] });
    const reader = new TraceReader();
    for (const batch of batches) reader.append(decodeBatch(Uint8Array.from(Buffer.from(batch, 'base64')).buffer));
    const own = openSearch(puzzle, search);
    own.advance(1000);
    expect(reader.status).toBe('solved');
    expect(hashTrace(reader)).toBe(hashTrace(own.trace));
    expect(tooEarly).toBe('not-finished');
    expect(run.outcome).toMatchObject({ status: 'solved', expanded: own.trace.expansions });
    expect(run.outcome.solution).toHaveLength(8);
  });
});

describe('the built preload', () => {
  const source = readFileSync(preload, 'utf8');

  test('is one small CommonJS file that requires electron and nothing else', () => {
    expect(readdirSync(join(out, 'preload'))).toEqual(['index.cjs']);
    expect(Buffer.byteLength(source)).toBeLessThan(4096);
    expect([...source.matchAll(/\brequire\(([^)]*)\)/g)].map(([, name]) => name)).toEqual(['"electron"']);
    expect(source).not.toMatch(/\bimport\b/);
  });

  test('exposes two functions and no method of the contract', () => {
    expect(report.exposed).toEqual([['searchlight', ['post', 'listen']]]);
    expect(source).not.toMatch(/library|searches|settings/);
  });
});
