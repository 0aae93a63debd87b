/**
 * The packages of Linux on clean systems, as somebody has them who has installed nothing: the zip is unpacked and used, the Debian
 * package is installed by apt, finds the library of the zip, opens a file by its menu entry, and is removed without a trace. On a
 * system that is too old, the zip says so in one sentence, and apt refuses the package.
 */
import type { Browser } from '@playwright/test';
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { EXAMPLE } from '../../src/main/cli/solve/options.ts';
import { OLDEST_LINUX } from '../bootstrap/oldest.mjs';
import { launchBrowser } from '../launchBrowser.ts';
import { copyRoot, HOME, inRoot, reasonAgainstRoots, runInRoot } from './cleanRoot.ts';
import { openByMenuEntry, windowBrowser } from './debDesktop.ts';
import { findSet, makeSet, requireThat, unpack } from './drive.ts';
import { VERSION } from './portable.ts';
import { use } from './started.ts';
import type { Target } from './targets.ts';

interface System {
  readonly name: string;
  readonly suite: string;
  readonly isTooOld: boolean;
}

/** Those that the README names, the one before them, and the newest. */
const SYSTEMS: readonly System[] = [
  { name: 'Debian 11', suite: 'bullseye', isTooOld: true },
  { name: 'Debian 12', suite: 'bookworm', isTooOld: false },
  { name: 'Debian 13', suite: 'trixie', isTooOld: false },
];
const [ROOT, NOBODY] = [0, 65_534];
/** Words of the answer to the example of README.txt. */
const SOLVED = ' 20 ';
/** What dpkg and apt keep about packages, also about those that are gone. */
const NOTES = /^var\/(lib\/(dpkg|apt)|log|cache)\//;

/** What was tried, or left out and why, in a sentence for each system. `deb`: absent where there is none. */
export async function checkOnCleanSystems(target: Target, zip: string, deb: string | undefined): Promise<string[]> {
  const reason = reasonAgainstRoots() ?? (deb === undefined ? 'there is no Debian package in dist' : undefined);
  if (reason !== undefined)
    return [
      `left out: nothing was started on a clean ${SYSTEMS.map(({ name }) => name).join(', ')}, because ${reason}`,
    ];
  const browser = await launchBrowser();
  const sentences: string[] = [];
  try {
    for (const system of SYSTEMS) sentences.push(await checkOn(system, target, zip, deb!, browser));
  } finally {
    await browser.close();
  }
  return sentences;
}

async function checkOn(system: System, target: Target, zip: string, deb: string, browser: Browser): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `searchlight-${system.suite}-`));
  const root = join(folder, 'root');
  chmodSync(folder, 0o755);
  try {
    if (!copyRoot(system.suite, root)) return `left out: debootstrap could not make a clean ${system.name}`;
    mkdirSync(join(root, HOME), { recursive: true });
    chownSync(join(root, HOME), NOBODY, NOBODY);
    await unpack(zip, join(root, HOME));
    copyFileSync(deb, join(root, basename(deb)));
    const launcher = `${HOME}/searchlight-${VERSION}-${target.name}/${target.launcher}`;
    if (system.isTooOld) return refused(system, root, launcher, basename(deb));
    await usedFromZip(root, launcher, browser);
    return `${system.name}, clean: zip and Debian package were started and used${await usedFromDeb(root, basename(deb), browser)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** One sentence of the zip, and none of a stack; apt names what is too old. */
function refused({ name }: System, root: string, launcher: string, deb: string): string {
  const { status, stdout, stderr } = runInRoot(root, NOBODY, [launcher, '--version']);
  const isSentence =
    stderr.startsWith(`Searchlight needs ${OLDEST_LINUX}; this system has`) && /^[^\n]*\.\n$/.test(stderr);
  requireThat(status === 1 && stdout === '' && isSentence, `On ${name} the zip says: ${stdout}${stderr}`);
  const installed = runInRoot(root, ROOT, ['apt-get', 'install', '--yes', `/${deb}`]);
  requireThat(installed.status !== 0 && /libc6/.test(installed.stdout + installed.stderr), `${name} takes the package`);
  return `${name}, clean: the zip says that it is too old, and apt refuses the Debian package`;
}

async function usedFromZip(root: string, launcher: string, browser: Browser): Promise<void> {
  requireSays(root, [launcher, '--version'], `Searchlight ${VERSION}\n`);
  requireSays(root, [launcher, 'solve', EXAMPLE], SOLVED);
  await use(inRoot(root, NOBODY, [launcher, '--no-open']), {}, (address) => makeSet(browser, address));
}

/** Returns what else was tried, as the end of a sentence. */
async function usedFromDeb(root: string, deb: string, browser: Browser): Promise<string> {
  const before = filesIn(root);
  apt(root, 'install', '--no-install-recommends', `/${deb}`);
  requireSays(root, ['searchlight', '--version'], `Searchlight ${VERSION}\n`);
  await use(inRoot(root, NOBODY, ['searchlight', '--no-open']), {}, (address) => findSet(browser, address));
  const menu = await byMenuEntry(root);
  apt(root, 'purge', 'searchlight');
  const left = filesIn(root).filter((name) => !before.includes(name));
  requireThat(left.length === 0, `${deb} leaves ${left.join(', ')} behind`);
  return `, and the package was removed without a trace; ${menu}`;
}

async function byMenuEntry(root: string): Promise<string> {
  const browser = windowBrowser();
  if (browser === undefined) return 'left out: its menu entry, for want of Xvfb or a browser with a window';
  return openByMenuEntry(root, browser, NOBODY);
}

/** As an ordinary user, with nothing on standard error. */
function requireSays(root: string, command: readonly string[], answer: string): void {
  const { status, stdout, stderr } = runInRoot(root, NOBODY, command);
  requireThat(
    status === 0 && stderr === '' && stdout.includes(answer),
    `${command.join(' ')} says: ${stdout}${stderr}`,
  );
}

function apt(root: string, ...task: readonly string[]): void {
  const { status, stdout, stderr } = runInRoot(root, ROOT, ['apt-get', '--yes', ...task]);
  requireThat(status === 0, `apt-get ${task.join(' ')} failed: ${stdout}${stderr}`);
}

function filesIn(root: string): string[] {
  return globSync('{etc,opt,usr,var}/**', { cwd: root }).filter((name) => !NOTES.test(name));
}
