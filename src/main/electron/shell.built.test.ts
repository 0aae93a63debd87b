/** The built Electron host, run under Node with a stand-in of Electron: main bundle, preload, worker and library. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Puzzle, Run, SearchSpec } from '../../shared/contract/types.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';
import { hashTrace } from '../../shared/trace/hash.fixture.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { pageHeaders } from '../hosts/pageFiles.ts';
import { openSearch } from '../../host/solver/openSearch.ts';
import { lockFolder } from '../disk/folderLock.ts';
import { windowOptions } from './window.ts';

type Journal = [name: string, ...args: unknown[]][];

interface Report {
  readonly journal: Journal;
  /** The reply to a message without an id. */
  readonly nameless: unknown;
  /** The result of a second start with the folder of the library as its file. */
  readonly taken: string;
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
  report = await drive<Report>('drive', dataFolder);
}, 40_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** The output of a driver of the stand-in. */
async function drive<T>(driver: string, ...args: string[]): Promise<T> {
  const file = fileURLToPath(new URL(`./standIn/${driver}.fixture.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, out, ...args], { timeout: 30_000 });
  return JSON.parse(stdout) as T;
}

/** Required order: all calls of a line come before all calls of the next one. */
const ORDER = [
  ['enableSandbox', 'registerSchemesAsPrivileged', 'setPath'], // the lock lies in the folder that `setPath` names
  ['requestSingleInstanceLock'],
  ['ready'],
  [
    'setPermissionRequestHandler',
    'setPermissionCheckHandler',
    'setDevicePermissionHandler',
    'setDisplayMediaRequestHandler',
    'onBeforeRequest',
    'handle',
  ],
  ['BrowserWindow'],
  ['setWindowOpenHandler'],
  ['loadURL'],
  ['quit'],
];

const namesIn = (journal: Journal): string[] => journal.map(([name]) => name);

describe('the built shell', () => {
  test('opens its window with the options that the unit tests hold', () => {
    expect(report.webPreferences).toEqual(
      windowOptions({ preload, devTools: false, dark: false, room: { width: 1440, height: 900 } }).webPreferences,
    );
  });

  test('shuts everything before it opens anything', () => {
    const names = namesIn(report.journal);
    const lines = names.map((name) => ORDER.findIndex((line) => line.includes(name))).filter((line) => line >= 0);
    expect(names).toEqual(expect.arrayContaining(ORDER.flat()));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    const [, , shell] = report.journal.find(([name, path]) => name === 'setPath' && path === 'userData')!;
    expect(report.journal).toContainEqual(['setPath', 'sessionData', shell]);
    expect(shell).not.toContain(dataFolder);
    expect(names).not.toContain('showErrorBox');
  });

  test('keeps its one window where it is before anything is loaded into it', () => {
    const windows = report.journal.filter(([name]) => name === 'BrowserWindow');
    const [, url, listeners] = report.journal.find(([name]) => name === 'loadURL')!;
    expect(windows).toHaveLength(1);
    expect(url).toBe('app://bundle/');
    const locks = ['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'];
    expect(listeners).toEqual(expect.arrayContaining(locks));
  });

  test('brings its window to the front when it is started a second time', () => {
    const names = namesIn(report.journal);
    expect(names.slice(names.indexOf('loadURL') + 1)).toEqual(['restore', 'focus', 'quit', 'exit']);
    expect(report.taken).toMatch(/^“.*” cannot be opened: it is a folder\.$/);
  });

  test('that is started a second time while the first has the library opens no window, and quits', async () => {
    const folder = join(dataFolder, 'second');
    mkdirSync(folder);
    const give = lockFolder(folder);
    const names = namesIn(await drive<Journal>('driveRefused', folder, 'second'));
    give();
    expect(names.slice(names.indexOf('requestSingleInstanceLock'))).toEqual(['requestSingleInstanceLock', 'quit']);
    expect(readdirSync(folder)).toEqual(['library.lock']);
  });

  test('ended without a word at a lock that a crash had left; now it goes on in a folder of its own', async () => {
    const journal = await drive<Journal>('driveRefused', join(dataFolder, 'stale'), 'second');
    expect(namesIn(journal)).toContain('BrowserWindow');
    const folders = journal.filter(([name, path]) => name === 'setPath' && path === 'sessionData');
    expect(new Set(folders.map(([, , folder]) => folder)).size).toBe(2);
    expect(journal.findLastIndex(([name]) => name === 'setPath')).toBeLessThan(namesIn(journal).indexOf('ready'));
  });

  test('opened no window where its caches cannot be written; now it keeps them in a folder of its own', async () => {
    const caches = join(dataFolder, 'caches');
    writeFileSync(caches, '');
    vi.stubEnv(process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME', caches);
    const journal = await drive<Journal>('driveRefused', join(dataFolder, 'no caches'));
    vi.unstubAllEnvs();
    expect(namesIn(journal)).toContain('BrowserWindow');
    const [, , folder] = journal.find(([name, path]) => name === 'setPath' && path === 'userData')!;
    expect(readdirSync(folder as string)).toEqual([]);
    rmSync(folder as string, { recursive: true });
  });

  test.each([
    ['Windows shuts down', ['exit'], 0],
    ['the page crashes twice', ['reload', 'showErrorBox', 'exit'], 1],
  ])('left the library open, and without its backup, when %s; now it closes it first', async (way, calls, status) => {
    const ended = await drive<{ journal: Journal; isClosed: boolean }>('driveEnd', join(dataFolder, way), way);
    const names = namesIn(ended.journal);
    expect(ended.isClosed).toBe(true);
    expect(names.slice(names.indexOf('loadURL') + 1)).toEqual(calls);
    expect(ended.journal.at(-1)).toEqual(['exit', status]);
  });

  test('says in a sentence where no library can be, and opens no window', async () => {
    const folder = join(dataFolder, 'x'.repeat(300));
    const journal = await drive<Journal>('driveRefused', folder);
    const sentence = expect.stringMatching(/^Searchlight cannot write in [^\n]*\.$/);
    expect(journal).toContainEqual(['showErrorBox', 'Searchlight', sentence]);
    expect(namesIn(journal)).not.toContain('BrowserWindow');
  });

  test('shows the commands of the page in the menu bar, drops a menu that is none, and tells what was chosen', async () => {
    const report = await drive('driveMenu', join(dataFolder, 'menu'));
    expect(report).toEqual({ bars: 1, heard: { command: 'step.forward' } });
  });

  test('answers a message without an id with a typed error', () => {
    expect(report.nameless).toEqual({ id: null, error: { code: 'bad-message', message: expect.any(String) } });
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
