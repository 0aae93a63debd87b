/** A program of a package that was started, used and ended. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import { requireThat } from './drive.ts';
import { PackageFault } from './packageFault.ts';

/** Starts a program, does something with the address that it prints, and ends it. */
export async function use(
  [command, args]: readonly [string, readonly string[]],
  options: SpawnOptions,
  act: (address: string) => Promise<unknown>,
): Promise<void> {
  const host = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => host.once('exit', resolve));
  try {
    await act(await addressOf(host));
  } finally {
    host.kill('SIGTERM');
  }
  requireThat((await ended) === 0, `${command} ${args.join(' ')} did not end well`);
}

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: host.stdout! }).on('line', (line) => {
      const address = /http:\/\/127\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    host.once('error', reject);
    host.once('exit', () => reject(new PackageFault('The program ended before it had printed its address.')));
  });
}
