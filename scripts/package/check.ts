/**
 * Tries the packages in `dist`: the portable program of this system is unpacked, started by an ordinary user without npm, driven in a
 * browser, ended and started again; every zip is read file by file; that of Windows is driven under
 * Wine; the Debian package is installed in an empty root and removed again; the Electron program that was packed
 * here is started once; where none was, the configuration of electron-builder is tried with an empty Electron.
 */
import { chromium } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../bootstrap/browser.mjs';
import { binaryFormat } from './binaryFormat.ts';
import { eachFile, findSet, makeSet, requireThat, unpack } from './drive.ts';
import { openByMenuEntry, windowBrowser } from './debDesktop.ts';
import { checkConfiguration, isPacked, OWN_TARGET } from './electron/installers.ts';
import { startPacked } from './electron/startPacked.ts';
import { PackageFault } from './packageFault.ts';
import { DIST, VERSION } from './portable.ts';
import { TARGETS, type Target } from './targets.ts';
import { driveUnderWine, findWine } from './wine.ts';

/** The number of the user "nobody" on Linux: whoever is root starts the program as this one. */
const NOBODY = 65_534;

const zipOf = ({ name }: Target): string => join(DIST, `searchlight-${VERSION}-${name}-portable.zip`);

/** Tries everything that is in `dist`, and says what. Throws a `PackageFault` at the first thing that is wrong. */
export async function checkPackages(): Promise<void> {
  const targets = Object.values(TARGETS).filter((target) => existsSync(zipOf(target)));
  if (targets.length === 0) tell('left out: there is no portable program in dist');
  for (const target of targets) await checkZip(target);
  const own = targets.find(({ platform, cpu }) => platform === process.platform && cpu === process.arch);
  if (own === undefined) tell('left out: no zip is for this system, so none was started');
  else await startUnpacked(own);
  const windows = targets.find(({ platform }) => platform === 'win32');
  if (windows === undefined || findWine() === undefined) tell('left out: there is no zip for Windows, or no Wine');
  else tell(await driveUnderWine(windows, zipOf(windows)));
  const deb = readdirSync(DIST).find((name) => name.endsWith('.deb') && name.includes(`_${VERSION}_`));
  if (deb === undefined || !existsSync('/usr/bin/dpkg')) tell('left out: there is no Debian package, or no dpkg');
  else await checkDeb(join(DIST, deb));
  if (OWN_TARGET !== undefined && isPacked(OWN_TARGET)) tell(await startPacked(OWN_TARGET));
  else tell(`left out: the Electron program was not packed here, so none was started\n${await checkConfiguration()}`);
}

function tell(sentence: string): void {
  console.log(sentence);
}

/** Compiled files are for the system of the target, and whatever is started may be. */
async function checkZip(target: Target): Promise<void> {
  let files = 0;
  await eachFile(zipOf(target), async (name, bytes, mode) => {
    files++;
    const isProgram = name.includes('/node/');
    if (isProgram || name.endsWith('.node'))
      requireThat(binaryFormat(bytes) === `${target.platform} ${target.cpu}`, `${name} is for another system`);
    if (isProgram || name.endsWith(`/${target.launcher}`))
      requireThat((mode & 0o111) === 0o111, `${name} may not be run`);
    if (name.endsWith('.cmd'))
      requireThat(!/[^\r]\n/.test(bytes.toString()), `${name} has lines that Windows does not end`);
  });
  tell(`${target.name}: ${files} files, each for that system`);
}

/** As a user has it: unpacked anywhere, without npm in the path, used, ended, and started again on the same library. */
async function startUnpacked(target: Target): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-check-'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: isRoot() ? ['--no-sandbox'] : [] });
  try {
    await unpack(zipOf(target), folder);
    makeHome(folder);
    const launcher = join(folder, `searchlight-${VERSION}-${target.name}`, target.launcher);
    const version = spawnSync(launcher, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
    requireThat(
      version.stdout.trim() === `Searchlight ${VERSION}`,
      `${target.launcher} --version says ${version.stdout}`,
    );
    await use(launcher, folder, (address) => makeSet(browser, address));
    await use(launcher, folder, (address) => findSet(browser, address));
    tell(`${target.name}: started, used, ended, and started again with its library`);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The home of whoever starts the program. */
function makeHome(folder: string): void {
  mkdirSync(join(folder, 'home'));
  if (!isRoot()) return;
  chmodSync(folder, 0o755);
  chownSync(join(folder, 'home'), NOBODY, NOBODY);
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Starts the program, does something with the address that it prints, and ends it. */
async function use(launcher: string, folder: string, act: (address: string) => Promise<unknown>): Promise<void> {
  const home = join(folder, 'home');
  const env = { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: home };
  const user = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
  const host = spawn(launcher, ['--no-open'], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'], ...user });
  const ended = new Promise<number | null>((resolve) => host.once('exit', resolve));
  await act(await addressOf(host));
  host.kill('SIGTERM');
  requireThat((await ended) === 0, `${launcher} did not end well`);
}

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: host.stdout! }).on('line', (line) => {
      const address = /http:\/\/127\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    host.once('error', reject);
    host.once('exit', () => reject(new PackageFault('The program ended before it had printed its address.')));
  });
}

/** Installs the package in an empty root, where nothing else is, and removes it: nothing stays. */
async function checkDeb(path: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'searchlight-root-'));
  try {
    for (const folder of ['info', 'updates']) mkdirSync(join(root, 'var/lib/dpkg', folder), { recursive: true });
    for (const file of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', file), '');
    dpkg(root, '--install', path);
    for (const file of [
      'usr/bin/searchlight',
      'usr/share/applications/searchlight.desktop',
      'usr/share/man/man1/searchlight.1.gz',
    ])
      requireThat(existsSync(join(root, file)), `${path} has not installed ${file}`);
    const browser = windowBrowser();
    if (browser === undefined || !isRoot())
      tell(
        'left out: without Xvfb, a browser with a window, or the rights to be another user, its menu entry was not used',
      );
    else {
      chmodSync(root, 0o755);
      tell(await openByMenuEntry(root, browser, NOBODY));
    }
    dpkg(root, '--purge', 'searchlight');
    requireThat(!existsSync(join(root, 'usr')), `${path} leaves files behind`);
    tell('deb: installed in an empty root, and removed without a trace');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What the package depends on is not in the empty root. */
function dpkg(root: string, ...args: string[]): void {
  const free = ['--force-not-root', '--force-depends', '--force-script-chrootless', `--root=${root}`];
  const { status, stderr } = spawnSync('dpkg', [...free, ...args], { encoding: 'utf8' });
  requireThat(status === 0, `dpkg ${args[0]} failed: ${stderr.trim()}`);
}
