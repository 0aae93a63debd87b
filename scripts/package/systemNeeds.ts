/** What packages need of a system, held to what users are told: a program that needs more is not packed. */
import { readFileSync } from 'node:fs';
import { isOlder, OLDEST } from '../bootstrap/oldest.mjs';
import { elfNeeds, type ElfNeeds } from './elfNeeds.ts';

/** Libraries that every Linux with a desktop has, and the Debian packages that bring them. */
const LIBRARIES = [
  { names: /^(lib(c|m|dl|pthread|rt)|ld-linux-[\w-]+)\.so\.\d$/, debian: `libc6 (>= ${OLDEST.glibc})` },
  { names: /^libstdc\+\+\.so\.6$/, debian: 'libstdc++6 (>= 11)' },
  { names: /^libgcc_s\.so\.1$/, debian: 'libgcc-s1' },
];

/** The same for the Debian package. */
export const DEPENDS = LIBRARIES.map(({ debian }) => debian).join(', ');

/** Command of a Mach-O file that names its system, and where the oldest one stands in it. */
const BUILD_VERSION = 0x32;
/** Commands begin here in a 64-bit Mach-O file. */
const MACH_COMMANDS = 32;

/** Why a compiled file cannot be packed, as the end of a sentence; undefined where it needs no more than was said. */
export function faultOfNeeds(path: string, platform: string): string | undefined {
  if (platform === 'linux') return faultOnLinux(elfNeeds(readFileSync(path)));
  if (platform !== 'darwin') return undefined;
  const oldest = oldestMacos(readFileSync(path)) ?? OLDEST.macos;
  return isOlder(OLDEST.macos, oldest) ? `it needs macOS ${oldest}, and not only ${OLDEST.macos}` : undefined;
}

/** The same for what a file for Linux needs. */
export function faultOnLinux(needs: ElfNeeds): string | undefined {
  const unknown = needs.libraries.find((name) => !LIBRARIES.some(({ names }) => names.test(name)));
  if (unknown !== undefined) return `it needs ${unknown}, which not every Linux has`;
  const glibc = newestGlibc(needs);
  return isOlder(OLDEST.glibc, glibc) ? `it needs glibc ${glibc}, and not only ${OLDEST.glibc}` : undefined;
}

/** The version of glibc without which a file does not start. */
export function newestGlibc({ versions }: ElfNeeds): string {
  const numbers = versions.flatMap((version) => /^GLIBC_([\d.]+)$/.exec(version)?.[1] ?? []);
  return numbers.reduce((newest, number) => (isOlder(newest, number) ? number : newest), '0');
}

/** The oldest macOS that a file was built for, where it says so. */
export function oldestMacos(file: Buffer): string | undefined {
  let at = MACH_COMMANDS;
  for (let left = file.readUInt32LE(16); left > 0; left--) {
    const version = file.readUInt32LE(at + 12);
    if (file.readUInt32LE(at) === BUILD_VERSION) return `${version >>> 16}.${(version >>> 8) & 0xff}`;
    at += file.readUInt32LE(at + 4);
  }
  return undefined;
}
