/** Every platform that the README names gets its interpreter, its SQLite and its build tools from the lock file alone. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { npmCommand } from './install.mjs';
import { executableIn, faultOfPlatform, INTERPRETERS, interpreterOf } from './interpreters.mjs';
import { inProject } from './project.mjs';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const project = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const locked: Record<string, LockedPackage> = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
const PLATFORMS = Object.keys(INTERPRETERS).map((name) => name.split(' ') as [platform: string, cpu: string]);
/** Words of the README. */
const SYSTEMS: Readonly<Record<string, string>> = { Linux: 'linux', macOS: 'darwin', Windows: 'win32' };

const lockedAs = (name: string) => locked[`node_modules/${name}`];
const isFor = (wanted: string, list: string | readonly string[] | undefined) =>
  [list ?? wanted].flat().includes(wanted);

test('the README names the platforms that have an interpreter, and no other', () => {
  const [, sentence] = /It runs on (.*?\))\./.exec(readFileSync(inProject('README.md'), 'utf8').replaceAll('\n', ' '))!;
  const named = [...sentence!.matchAll(/(\w+) \(([^)]*)\)/g)].flatMap(([, system, cpus]) =>
    [...cpus!.matchAll(/\b(x64|arm64)\b/g)].map(([cpu]) => `${SYSTEMS[system!]} ${cpu}`),
  );
  expect(named.sort()).toEqual(Object.keys(INTERPRETERS).sort());
});

test('all interpreters of a system have one version', () => {
  expect(Object.keys(project.optionalDependencies).sort()).toEqual(Object.values(INTERPRETERS).sort());
  for (const system of Object.values(SYSTEMS)) {
    const names = PLATFORMS.flatMap(([platform, cpu]) => (platform === system ? [interpreterOf(platform, cpu)!] : []));
    expect(new Set(names.map((name) => project.optionalDependencies[name])).size, system).toBe(1);
  }
});

describe.each(PLATFORMS)('on %s %s', (platform, cpu) => {
  test('the interpreter is locked with its integrity, and npm knows which platform it is for', () => {
    const name = interpreterOf(platform, cpu)!;
    expect(lockedAs(name), name).toMatchObject({
      version: project.optionalDependencies[name],
      integrity: expect.stringMatching(/^sha512-/),
      optional: true,
      os: platform,
      cpu,
    });
    expect(lockedAs(name)!.hasInstallScript).toBeUndefined();
  });

  test('SQLite is ready built', () => {
    expect(existsSync(inProject('node_modules', 'better-sqlite3', 'prebuilds', `${platform}-${cpu}.node`))).toBe(true);
  });

  test.each(['rolldown', 'lightningcss'])('%s, which the build needs, has its binary', (tool) => {
    const parts = Object.entries(lockedAs(tool)!.optionalDependencies!);
    const own = parts.filter(([name]) => {
      const part = lockedAs(name);
      return part !== undefined && isFor(platform, part.os) && isFor(cpu, part.cpu) && isFor('glibc', part.libc);
    });
    const native = own.filter(([name]) => lockedAs(name)!.os !== undefined);
    expect(native).toHaveLength(1);
    const [name, version] = native[0]!;
    expect(lockedAs(name)).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
  });

  /** Fetches all packages of a platform from npm's registry: some minutes for all of them. */
  test.runIf(process.env['TORTURE'])(
    'npm installs it into an empty folder from the lock file',
    () => {
      const folder = mkdtempSync(join(tmpdir(), `searchlight-${platform}-${cpu}-`));
      for (const file of ['package.json', 'package-lock.json', '.npmrc'])
        copyFileSync(inProject(file), join(folder, file));
      const { command, args, shell } = npmCommand(process.env, process.platform);
      const options = ['ci', '--os', platform, '--cpu', cpu, '--libc', 'glibc', '--no-audit', '--no-fund'];
      const { status, stderr } = spawnSync(command, [...args, ...options], { cwd: folder, shell, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      const files = [
        join(interpreterOf(platform, cpu)!, executableIn(platform)),
        `better-sqlite3/prebuilds/${platform}-${cpu}.node`,
      ];
      expect(files.filter((file) => !existsSync(join(folder, 'node_modules', file)))).toEqual([]);
      rmSync(folder, { recursive: true });
    },
    600_000,
  );
});

describe('elsewhere', () => {
  test('one sentence says where Searchlight runs', () => {
    expect(faultOfPlatform('freebsd', 'x64')).toBe(
      'Searchlight runs on macOS arm64, macOS x64, Linux arm64, Linux x64, Windows x64; this is freebsd x64.',
    );
  });

  test('Windows on ARM is told to take the Node for x64', () => {
    expect(faultOfPlatform('win32', 'arm64')).toMatch(/; this is Windows arm64\. Install Node for x64 /);
  });
});
