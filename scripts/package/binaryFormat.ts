/** Which system and processor a compiled program or module is for, by its first bytes. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Enough for the headers of all three formats. */
const HEAD_BYTES = 4096;

/** Processors by their numbers in the headers. Sources: the ELF specification (e_machine), mach/machine.h, the PE specification. */
const ELF_CPUS: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_CPUS: Readonly<Record<number, string>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };
const PE_CPUS: Readonly<Record<number, string>> = { 0x8664: 'x64', 0xaa64: 'arm64' };

/** "linux x64", "darwin arm64", "win32 x64", …; `null` for anything else. */
export function binaryFormat(head: Buffer): string | null {
  const [system, cpu] = systemAndCpu(head);
  return cpu === undefined ? null : `${system} ${cpu}`;
}

function systemAndCpu(head: Buffer): [system: string, cpu: string | undefined] {
  if (head.length < 64) return ['nothing', undefined];
  if (head.readUInt32BE(0) === 0x7f454c46) return ['linux', ELF_CPUS[head.readUInt16LE(18)]];
  if (head.readUInt32LE(0) === 0xfeedfacf) return ['darwin', MACH_CPUS[head.readUInt32LE(4)]];
  return ['win32', peCpu(head)];
}

function peCpu(head: Buffer): string | undefined {
  if (head.toString('latin1', 0, 2) !== 'MZ') return undefined;
  const at = head.readUInt32LE(0x3c);
  if (at + 6 > head.length || head.toString('latin1', at, at + 4) !== 'PE\0\0') return undefined;
  return PE_CPUS[head.readUInt16LE(at + 4)];
}

/** The same for the file at `path`. */
export function formatOfFile(path: string): string | null {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return binaryFormat(head.subarray(0, readSync(file, head)));
  } finally {
    closeSync(file);
  }
}
