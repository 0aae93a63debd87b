/** Starts the packed program once, as a user does. Its fuses prevent driving it, but it reports what it has shown. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireThat, until } from '../drive.ts';
import type { Target } from '../targets.ts';
import { packedFolder } from './installers.ts';
import { packedProgram } from './packed.ts';

/** Systems scan an unknown program at its first start. */
const START_MS = 120_000;

/** Starts it on a new library, waits until its page is there, and ends it. Returns what was tried, as a sentence. */
export async function startPacked(target: Target): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-packed-'));
  const [shown, data] = ['shown', 'library'].map((name) => join(folder, name)) as [string, string];
  const env = { ...process.env, SEARCHLIGHT_SHOWN: shown };
  const program = spawn(packedProgram(target, packedFolder(target)), ['--data', data], { env, stdio: 'inherit' });
  const ended = new Promise((resolve) => program.once('exit', resolve).once('error', resolve));
  try {
    await until(
      () => existsSync(shown) || undefined,
      START_MS,
      () => 'The packed program has shown nothing',
    );
    requireThat(readFileSync(shown, 'utf8') === 'page', 'The packed program could not start');
    requireThat(existsSync(join(data, 'library.sqlite3')), 'The packed program has made no library');
    return `${target.name}: the packed Electron program opened its window on a new library`;
  } finally {
    program.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
