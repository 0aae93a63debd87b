/** What the portable program consists of, file by file. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { OLDEST, OLDEST_LINUX } from '../bootstrap/oldest.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { COMMAND_LINES } from '../../src/main/cli/commands.ts';
import { formatOfFile } from './binaryFormat.ts';
import { PackageFault } from './packageFault.ts';
import { noticesOf } from './notices.ts';
import { runningPackages } from './productionPackages.ts';
import { readMe } from './readMe.ts';
import { faultOfNeeds } from './systemNeeds.ts';
import type { Target } from './targets.ts';

/** The file that a packed one is a copy of, its text, or its bytes. */
export type Content = { readonly path: string } | { readonly text: string } | { readonly bytes: Buffer };

export interface PackedFile {
  /** Its path in the package, with slashes. */
  readonly name: string;
  readonly content: Content;
  readonly isExecutable: boolean;
}

/** Of the built program, what only Electron loads. */
const ELECTRON_ONLY = ['main/index.js', 'preload/'];
/** Of a package, what runs and what has to go with it; prebuilt modules are named one by one. */
const RUNS = ['.js', '.mjs', '.cjs', '.json', '.wasm'];
const LICENCE = /^(licen[cs]e|copying|notice)/i;
/** Folders of packages that build them, or tell of them. */
const BUILDS = /^(deps|src|test|docs|include)\//;
/** Files of packages that are programs without an ending. */
const PROGRAMS = ['xdg-open'];

/**
 * The files of the portable program for `target`.
 * @param staged the folder with its installed packages
 * @param version of the program
 * @param out the folder of the built program
 */
export function contentsOf(target: Target, staged: string, version: string, out: string): PackedFile[] {
  return [
    text(target.launcher, launcherFor(target), target, true),
    text('README.txt', readMe(target, version), target),
    text('LICENSE.txt', readFileSync(inProject('LICENSE'), 'utf8'), target),
    text('THIRD-PARTY-NOTICES.txt', noticesOf(staged), target),
    compiled(
      `node/node${extname(target.executable)}`,
      join(staged, 'node_modules', target.interpreter, target.executable),
      target,
    ),
    { name: 'app/package.json', content: { text: packageOf(version) }, isExecutable: false },
    ...builtFiles(out),
    ...runningPackages(staged).flatMap((name) => filesOfPackage(name, staged, target)),
  ];
}

function builtFiles(out: string): PackedFile[] {
  const names = ['main', 'page', 'renderer'].flatMap((folder) => filesUnder(out, folder));
  return names
    .filter((name) => !ELECTRON_ONLY.some((beginning) => name.startsWith(beginning)))
    .map((name) => copy(`app/out/${name}`, join(out, name)));
}

function filesOfPackage(name: string, staged: string, target: Target): PackedFile[] {
  const folder = join(staged, 'node_modules', name);
  const packed = filesUnder(folder, '')
    .filter((file) => isPacked(file))
    .map((file) => copy(`app/node_modules/${name}/${file}`, join(folder, file), PROGRAMS.includes(file)));
  return name === 'better-sqlite3' ? [...packed, prebuilt(folder, target)] : packed;
}

/** The compiled module for `target`, out of those for all systems. */
function prebuilt(folder: string, target: Target): PackedFile {
  const file = `prebuilds/${target.platform}-${target.cpu}.node`;
  return { ...compiled(`app/node_modules/better-sqlite3/${file}`, join(folder, file), target), isExecutable: false };
}

/** A program that must be for the system of `target`. */
function compiled(name: string, path: string, { platform, cpu }: Target): PackedFile {
  const file = copy(name, path, true);
  const format = formatOfFile(path);
  if (format !== `${platform} ${cpu}`)
    throw new PackageFault(
      `${path} is no program for ${platform} ${cpu}, but for ${format ?? 'no system that is known'}.`,
    );
  const fault = faultOfNeeds(path, platform);
  if (fault === undefined) return file;
  throw new PackageFault(`${path} cannot be packed: ${fault}.`);
}

/** The script that starts the program. That of Linux says what a system lacks; that of Windows waits unless a command was typed. */
export function launcherFor({ launcher, cpu }: Target): string {
  const noCommand = COMMAND_LINES.map(({ name }) => `if not "%~1"=="${name}"`).join(' ');
  const words = { CPU: cpu, GLIBC: OLDEST.glibc, LINUX: OLDEST_LINUX, NO_COMMAND: noCommand };
  const source = textOf(`launchers/${launcher}`);
  return source.replace(/@(CPU|GLIBC|LINUX|NO_COMMAND)@/g, (_, name: keyof typeof words) => words[name]);
}

function isPacked(file: string): boolean {
  return !BUILDS.test(file) && (RUNS.includes(extname(file)) || PROGRAMS.includes(file) || LICENCE.test(file));
}

/** What tells Node that the program is made of modules. */
function packageOf(version: string): string {
  return `${JSON.stringify({ name: 'searchlight', version, private: true, type: 'module' }, null, 2)}\n`;
}

function text(name: string, content: string, { newline }: Target, isExecutable = false): PackedFile {
  return { name, content: { text: content.replaceAll('\n', newline) }, isExecutable };
}

/** All of a content, but for that of a file on the disk. */
export function bytesOf(content: Exclude<Content, { readonly path: string }>): Buffer {
  return 'text' in content ? Buffer.from(content.text) : content.bytes;
}

/** A copy of the file at `path`. */
export function copy(name: string, path: string, isExecutable = false): PackedFile {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new PackageFault(`${name} cannot be packed: there is no ${path}.`);
  return { name, content: { path }, isExecutable };
}

function textOf(name: string): string {
  return readFileSync(inProject('scripts', 'package', ...name.split('/')), 'utf8');
}

/** The files below `folder` of `root`, as paths from `root` with slashes, sorted. */
function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, name) : [name];
    });
}
