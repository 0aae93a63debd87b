/** What users are told that their system needs, against what the compiled files in packages need. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOfGlibc, isOlder, OLDEST } from '../bootstrap/oldest.mjs';
import { inProject, OWN_NODE } from '../bootstrap/project.mjs';
import { elfNeeds } from './elfNeeds.ts';
import { readMe } from './readMe.ts';
import { DEPENDS, faultOfNeeds, faultOnLinux, newestGlibc, oldestMacos } from './systemNeeds.ts';
import { TARGETS } from './targets.ts';

const sqliteFor = (system: string): string =>
  inProject('node_modules', 'better-sqlite3', 'prebuilds', `${system}.node`);
const FOR_LINUX = [
  sqliteFor('linux-x64'),
  sqliteFor('linux-arm64'),
  ...(process.platform === 'linux' ? [OWN_NODE] : []),
];

test('what a file for Linux needs is read out of it', () => {
  const { libraries, versions } = elfNeeds(readFileSync(sqliteFor('linux-x64')));
  expect(libraries).toEqual(['libstdc++.so.6', 'libm.so.6', 'libc.so.6', 'ld-linux-x86-64.so.2']);
  expect(versions).toEqual(expect.arrayContaining(['GLIBC_2.34', 'GLIBCXX_3.4.29', 'GLIBC_2.2.5']));
});

test('two glibcs were named, neither read from the programs; now the one that is told is what they need', () => {
  const needed = FOR_LINUX.map((path) => newestGlibc(elfNeeds(readFileSync(path))));
  expect(needed.reduce((newest, each) => (isOlder(newest, each) ? each : newest))).toBe(OLDEST.glibc);
});

test.runIf(process.platform === 'darwin')('the macOS that is told is that of Node', () => {
  expect(oldestMacos(readFileSync(OWN_NODE))).toBe(OLDEST.macos);
});

test('Node needed libatomic.so.1, which a clean Debian lacks; now every library is one that each Linux has', () => {
  for (const path of FOR_LINUX) expect(faultOfNeeds(path, 'linux'), path).toBeUndefined();
  expect(faultOnLinux({ libraries: ['libc.so.6', 'libatomic.so.1'], versions: [] })).toBe(
    'it needs libatomic.so.1, which not every Linux has',
  );
  expect(faultOnLinux({ libraries: [], versions: ['GLIBC_2.4', 'GLIBC_2.99'] })).toBe(
    `it needs glibc 2.99, and not only ${OLDEST.glibc}`,
  );
});

test('a file for macOS names the oldest one that it runs on, and a newer one than is told is refused', () => {
  expect(oldestMacos(readFileSync(sqliteFor('darwin-arm64')))).toBe('11.0');
  expect(faultOfNeeds(sqliteFor('darwin-arm64'), 'darwin')).toBeUndefined();
});

test('the Debian package depends on what brings these libraries', () => {
  expect(DEPENDS).toBe(`libc6 (>= ${OLDEST.glibc}), libstdc++6 (>= 11), libgcc-s1`);
});

describe('a Linux is refused before anything is installed on it', () => {
  test('with an older glibc, or with another C library', () => {
    expect(faultOfGlibc('2.31')).toMatch(
      /^On Linux, Searchlight needs glibc 2\.34 or newer, .*; this system has glibc 2\.31\.$/,
    );
    expect(faultOfGlibc('2.4')).toMatch(/this system has glibc 2\.4\.$/);
    expect(faultOfGlibc(undefined)).toMatch(/; this system has another C library\.$/);
  });

  test('but not with that glibc or a newer one', () => {
    expect([OLDEST.glibc, '2.36', '2.100'].map(faultOfGlibc)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the oldest systems stand', () => {
  const named = { linux: `glibc ${OLDEST.glibc}`, darwin: `macOS ${OLDEST.macos}`, win32: `Windows ${OLDEST.windows}` };

  test('in the README, where no other glibc is named', () => {
    const numbers = [...readFileSync(inProject('README.md'), 'utf8').matchAll(/glibc (\d[\d.]*\d)/g)];
    expect(new Set(numbers.map(([, number]) => number))).toEqual(new Set([OLDEST.glibc]));
  });

  test('under Install there', () => {
    const [, install] = /\n## Install\n([^]*?)\n## /.exec(readFileSync(inProject('README.md'), 'utf8'))!;
    for (const system of Object.values(named)) expect(install).toContain(system);
  });

  test.each(Object.values(TARGETS))('in README.txt for $name', (target) => {
    expect(readMe(target, '1.2.3')).toContain(named[target.platform]);
  });
});

test('what macOS needs to let the portable program start stands under Install, and in README.txt above the start', () => {
  const command = 'xattr -dr com.apple.quarantine';
  expect(readFileSync(inProject('README.md'), 'utf8')).toMatch(
    new RegExp(`\\n\\*\\*The first start\\.\\*\\*.*${command}`),
  );
  expect(readMe(TARGETS['darwin-arm64']!, '1.2.3')).toMatch(new RegExp(`${command}\n[^]*double-click`));
});
