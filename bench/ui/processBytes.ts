import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Bytes of memory that a process holds (its resident set), as the system counts them. Not for Windows. */
export function processBytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux' ? fromProc(pid) : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(kilobytes) * 1024;
}

function fromProc(pid: number): string {
  return /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!;
}
