import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWebHost } from '../e2e/fixtures/webHost.ts';

/** Serves the built program on a new library. `end` ends it and deletes the library. */
export async function serveNewLibrary() {
  const folder = await mkdtemp(join(tmpdir(), 'searchlight-served-'));
  const host = await startWebHost(folder);
  const end = async (): Promise<void> => {
    await host.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { host, end };
}
