/**
 * Tries the packages in `dist`: the portable program of this system is unpacked, started by an ordinary user without npm, driven in a
 * browser, ended and started again; every zip is read file by file; that of Windows is driven under
 * Wine; zip and Debian package are used on clean Debians; the Electron program that was packed here is started once; where none
 * was, the configuration of electron-builder is tried with an empty Electron. What cannot be tried here is named.
 */
import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../launchBrowser.ts';
import { binaryFormat } from './binaryFormat.ts';
import { checkOnCleanSystems } from './cleanDebian.ts';
import { debOf } from './deb.ts';
import { eachFile, findSet, makeSet, requireThat, unpack } from './drive.ts';
import { checkConfiguration, isPacked, OWN_TARGET } from './electron/installers.ts';
import { startPacked } from './electron/startPacked.ts';
import { lintDeb } from './lintDeb.ts';
import { DIST, VERSION } from './portable.ts';
import { use } from './started.ts';
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
  const own = targets.find((target) => target === OWN_TARGET);
  if (own === undefined) tell('left out: no zip is for this system, so none was started');
  else await startUnpacked(own);
  const windows = targets.find(({ platform }) => platform === 'win32');
  if (windows === undefined || findWine() === undefined) tell('left out: there is no zip for Windows, or no Wine');
  else tell(await driveUnderWine(windows, zipOf(windows)));
  if (own?.platform === 'linux') await checkDeb(own);
  else tell('left out: there is no zip for this system, or it is no Linux, so no Debian package was tried');
  if (OWN_TARGET !== undefined && isPacked(OWN_TARGET)) tell(await startPacked(OWN_TARGET));
  else tell(`left out: the Electron program was not packed here, so none was started\n${await checkConfiguration()}`);
}

async function checkDeb(target: Target): Promise<void> {
  const deb = debOf(target);
  tell(lintDeb(deb));
  for (const sentence of await checkOnCleanSystems(target, zipOf(target), deb)) tell(sentence);
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
  const browser = await launchBrowser();
  try {
    await unpack(zipOf(target), folder);
    makeHome(folder);
    const launcher = join(folder, `searchlight-${VERSION}-${target.name}`, target.launcher);
    const version = spawnSync(launcher, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
    requireThat(
      version.stdout.trim() === `Searchlight ${VERSION}`,
      `${target.launcher} --version says ${version.stdout}`,
    );
    const start = (act: (address: string) => Promise<unknown>) => use([launcher, ['--no-open']], asUser(folder), act);
    await start((address) => makeSet(browser, address));
    await start((address) => findSet(browser, address));
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

/** Without npm in the path, in that home. */
function asUser(folder: string): SpawnOptions {
  const home = join(folder, 'home');
  const env = { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: home };
  return { cwd: home, env, ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}) };
}
