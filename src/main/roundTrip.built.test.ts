/** An export equals its import, in both hosts as they are built. */
import fc from 'fast-check';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSocketPort } from '../renderer/host/socketPort.ts';
import type { Api } from '../shared/contract/api.ts';
import { anyLibrary } from '../shared/exchange/library.fixture.ts';
import { writeLibrary, type LibraryFile } from '../shared/exchange/libraryFile.ts';
import { readLibrary } from '../shared/exchange/readLibrary.ts';
import { connect } from '../shared/rpc/rpc.ts';
import { ownCaches } from './ownCaches.fixture.ts';
import { roundTrip } from './roundTrip.fixture.ts';
import { sorted } from '../host/services/exchange/sorted.fixture.ts';
import { temporaryFolder } from './disk/temporaryFolder.fixture.ts';

const LIBRARIES = 12;

const out = fileURLToPath(new URL('../../out', import.meta.url));

/** Libraries, and the files that hold them. */
function generated(): { libraries: LibraryFile[]; files: string[] } {
  const libraries = fc.sample(anyLibrary, LIBRARIES);
  return { libraries, files: libraries.map((library) => writeLibrary(library)) };
}

function expectSame(exports: readonly string[], libraries: readonly LibraryFile[]): void {
  const read = exports.map((text) => {
    const { faults, ...library } = readLibrary(text);
    expect(faults).toEqual([]);
    return sorted(library);
  });
  expect(read).toEqual(libraries.map(sorted));
}

test('a library comes back the same through the built web host', async () => {
  const folder = temporaryFolder(onTestFinished);
  const args = [join(out, 'main', 'web.js'), '--no-open', '--data', folder];
  const env = { ...process.env, ...ownCaches(folder) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { origin, hash, host } = new URL(/http\S+/.exec(line)![0]);
  const socket = new WebSocket(`ws://${host}/socket`, { origin }) as unknown as globalThis.WebSocket;
  const api = connect<Api>(await openSocketPort(socket, hash.replace('#ticket=', '')));
  const { libraries, files } = generated();
  const exports = await roundTrip(api, files, async ({ url }) => (await fetch(new URL(url!, origin))).text());
  expectSame(exports, libraries);
});

test('a library comes back the same through the built Electron host', async () => {
  const [folder, documents] = [temporaryFolder(onTestFinished), temporaryFolder(onTestFinished)];
  const { libraries, files } = generated();
  const list = join(folder, 'files.json');
  writeFileSync(list, JSON.stringify(files));
  const driver = fileURLToPath(new URL('./electron/standIn/driveFiles.fixture.ts', import.meta.url));
  const env = { ...process.env, ...ownCaches(folder) };
  const options = { cwd: documents, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [driver, out, folder, list], options);
  expectSame(JSON.parse(stdout) as string[], libraries);
});
