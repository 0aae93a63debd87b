/** The portable program for every system, file by file: real packages and modules, with a small program in the place of Node. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { EXAMPLE } from '../../src/main/cli/solve/options.ts';
import { COMMAND_LINES } from '../../src/main/cli/commands.ts';
import { inProject } from '../bootstrap/project.mjs';
import { binaryFormat } from './binaryFormat.ts';
import { contentsOf, launcherFor, type PackedFile } from './contents.ts';
import { bundledPackages } from './notices.ts';
import { PackageFault } from './packageFault.ts';
import { runningPackages } from './productionPackages.ts';
import { readMe } from './readMe.ts';
import { TARGETS, type Target } from './targets.ts';
import { writeZip } from './zip.ts';

const CHANGED = new Date('2026-11-22T10:00:00Z');
const OUT = [
  'main/web.js',
  'main/index.js',
  'main/solver.js',
  'main/tables.js',
  'main/experiments.js',
  'main/sandbox.js',
  'preload/index.cjs',
  'page/searchlight.html',
  'renderer/index.html',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'searchlight-package-'));
  for (const name of OUT) write(join(folder, 'out', name), name);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The beginning of a program for a system. */
function program({ platform, cpu }: Pick<Target, 'platform' | 'cpu'>): Buffer {
  const head = Buffer.alloc(256);
  const isArm = cpu === 'arm64';
  if (platform === 'linux') {
    head.write('\x7fELF', 'latin1');
    head.writeUInt16LE(isArm ? 0xb7 : 0x3e, 18);
  } else if (platform === 'darwin') {
    head.writeUInt32LE(0xfeedfacf, 0);
    head.writeUInt32LE(isArm ? 0x0100000c : 0x01000007, 4);
  } else {
    head.write('MZ');
    head.writeUInt32LE(128, 0x3c);
    head.write('PE\0\0', 128, 'latin1');
    head.writeUInt16LE(0x8664, 132);
  }
  return head;
}

/** A folder with the installed packages of `target`, as npm would leave it. */
function staged(target: Target, node = program(target)): string {
  const root = mkdtempSync(join(folder, `${target.name}-`));
  mkdirSync(join(root, 'node_modules'));
  for (const name of runningPackages(inProject())) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(inProject('node_modules', name), link, 'junction');
  }
  write(join(root, 'node_modules', target.interpreter, target.executable), node);
  return root;
}

const contents = (target: Target, root = staged(target)): PackedFile[] =>
  contentsOf(target, root, '1.2.3', join(folder, 'out'));

interface Unpacked {
  readonly mode: number;
  readonly bytes: Buffer;
}

/** What is in the zip for a target, by name. */
async function packed(target: Target): Promise<Map<string, Unpacked>> {
  const path = join(folder, `${target.name}.zip`);
  await writeZip(path, 'searchlight', contents(target), CHANGED);
  const files = new Map<string, Unpacked>();
  const zip = await openPromise(path);
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, { mode: entry.externalFileAttributes >>> 16, bytes });
  }
  return files;
}

describe.each(Object.values(TARGETS))('the portable program for $name', (target) => {
  let files: Map<string, Unpacked>;
  beforeAll(async () => void (files = await packed(target)));
  const named = (name: string): Unpacked => files.get(`searchlight/${name}`)!;

  test('has a launcher and a Node that may be run, and nothing else but what packages run', () => {
    const node = target.platform === 'win32' ? 'node/node.exe' : 'node/node';
    const executable = [...files].filter(([, { mode }]) => (mode & 0o111) !== 0).map(([name]) => name);
    const expected = [target.launcher, node, 'app/node_modules/open/xdg-open'].map((name) => `searchlight/${name}`);
    expect(executable.sort()).toEqual(expected.sort());
    expect([...files.values()].every(({ mode }) => (mode & 0o170644) === 0o100644)).toBe(true);
  });

  test('has one compiled module of SQLite, for that system', () => {
    const modules = [...files.keys()].filter((name) => name.endsWith('.node'));
    const system = `${target.platform}-${target.cpu}`;
    expect(modules).toEqual([`searchlight/app/node_modules/better-sqlite3/prebuilds/${system}.node`]);
    expect(binaryFormat(files.get(modules[0]!)!.bytes)).toBe(`${target.platform} ${target.cpu}`);
  });

  test('has texts whose lines end as that system expects', () => {
    for (const name of [target.launcher, 'README.txt', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt']) {
      const text = named(name).bytes.toString();
      const lines = text.split('\n').slice(0, -1);
      expect(lines.length, name).toBeGreaterThan(2);
      expect(
        lines.filter((line) => line.endsWith('\r') !== (target.platform === 'win32')),
        name,
      ).toEqual([]);
    }
  });

  test('has all packages that run, and nothing that only Electron or a compiler reads', () => {
    for (const name of runningPackages(inProject()))
      expect(files.has(`searchlight/app/node_modules/${name}/package.json`), name).toBe(true);
    expect([...files.keys()].filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
    const built = [...files.keys()].filter((name) => name.startsWith('searchlight/app/out/'));
    expect(built.map((name) => name.slice('searchlight/app/out/'.length)).sort()).toEqual(
      OUT.filter((name) => !/index\.c?js$/.test(name)).sort(),
    );
    expect([...files.keys()].filter((name) => /\.(d\.[cm]?ts|map|gyp|[ch]pp?)$|\/(deps|src)\//.test(name))).toEqual([]);
  });
});

test('the launcher of Linux and macOS starts with its interpreter, and that of Windows is no Unix script', () => {
  const launcher = (target: Target): string => {
    const { content } = contents(target).find(({ name }) => name === target.launcher)!;
    return 'text' in content ? content.text : '';
  };
  expect(launcher(TARGETS['linux-x64']!)).toMatch(/^#!\/bin\/sh\n/);
  expect(launcher(TARGETS['darwin-arm64']!)).toMatch(/^#!\/bin\/sh\n/);
  expect(launcher(TARGETS['win-x64']!)).toMatch(/^@echo off\r\n/);
});

test('Searchlight.cmd waited after a "lab" that failed; now after no command', () => {
  const [, waits] = /^if not "%status%"=="0" (.*) pause\r?$/m.exec(launcherFor(TARGETS['win-x64']!))!;
  expect(waits).toBe(COMMAND_LINES.map(({ name }) => `if not "%~1"=="${name}"`).join(' '));
});

test('README.txt asks for the puzzle that the help asks for', () => {
  expect(readMe(TARGETS['linux-x64']!, '1.2.3')).toContain(`./searchlight solve "${EXAMPLE}"\n`);
});

test('a Node for another system is refused with a sentence', () => {
  const target = TARGETS['win-x64']!;
  const wrong = staged(target, program(TARGETS['linux-arm64']!));
  expect(() => contents(target, wrong)).toThrow(PackageFault);
  expect(() => contents(target, wrong)).toThrow(/is no program for win32 x64, but for linux arm64\.$/);
  expect(() => contents(target, staged(target, Buffer.from('#!/bin/sh\n')))).toThrow(/no system that is known/);
});

test('the notices name Node, SQLite, what runs and what is built into the page', () => {
  const notices = contents(TARGETS['linux-x64']!).find(({ name }) => name === 'THIRD-PARTY-NOTICES.txt')!.content;
  const text = 'text' in notices ? notices.text : '';
  for (const name of ['Node.js', 'SQLite', ...runningPackages(inProject())]) expect(text).toContain(`\n${name}`);
  const bundled = bundledPackages();
  expect(bundled).toEqual(expect.arrayContaining(['svelte', 'd3-zoom', 'd3-color', 'tinykeys', 'lucide', 'gifenc']));
  for (const name of bundled) expect(text).toContain(`\n${name} `);
});

test('the same files make the same zip', async () => {
  const target = TARGETS['linux-x64']!;
  const [first, second] = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const path = join(folder, `${name}.zip`);
      await writeZip(path, 'searchlight', contents(target), CHANGED);
      return path;
    }),
  );
  expect(readFileSync(first!).equals(readFileSync(second!))).toBe(true);
});
