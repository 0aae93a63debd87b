/** The built web host as a process: what it prints, what it refuses, and how it ends. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openSocketPort } from '../../renderer/host/socketPort.ts';
import type { Api } from '../../shared/contract/api.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import { shellFolder } from '../dataFolder.ts';
import { GIVING_BACK } from '../givingBack.ts';
import { ownCaches } from '../ownCaches.fixture.ts';

const host = fileURLToPath(new URL('../../../out/main/web.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How the host is started. */
interface Start {
  readonly node?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
}

/** The files in the folder of a library. */
const OF_A_LIBRARY = ['library.sqlite3', 'library.lock', 'library.saved', 'backups'];

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'searchlight-host-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(args: string[], { node = process.execPath, env = {}, ...user }: Start = {}) {
  const child = spawn(node, [host, ...args], { env: { ...process.env, ...ownCaches(folder), ...env }, ...user });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (part) => (stderr += part));
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (part) => {
      stdout += part;
      const [, found] = /^Searchlight is at (\S+) .*\n$/.exec(stdout) ?? [];
      if (found) resolve(found);
    });
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, address, ended };
}

const serve = (...args: string[]) => run(['--no-open', '--data', folder, ...args]);

/** A program that writes its arguments to `told`. */
function pretended(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "$@" >>'${join(folder, 'told')}'\n`, { mode: 0o755 });
  return path;
}

/** Enters as the page does; `keys`: by default those of the address. */
async function enter(address: string, keys?: string, keep?: (session: string) => void) {
  const { origin, hash, host } = new URL(address);
  const socket = new WebSocket(`ws://${host}/socket`, { origin }) as unknown as globalThis.WebSocket;
  return connect<Api>(await openSocketPort(socket, keys ?? hash.replace('#ticket=', ''), keep));
}

describe('the built web host', () => {
  test('prints its address, serves the page and its library, and ends cleanly when asked', async () => {
    const { child, address, ended } = serve();
    const page = await fetch((await address).replace(/#.*/, ''));
    expect(await page.text()).toContain('<title>Searchlight</title>');
    const api = await enter(await address);
    expect(await api.app.describe({})).toMatchObject({ host: 'web', dataFolder: folder });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  test.runIf(process.platform === 'linux')(
    'gives large blocks back to the system, whoever has started it',
    async () => {
      const kept = Object.fromEntries(Object.keys(GIVING_BACK).map((name) => [name, undefined]));
      const { child, address, ended } = run(['--no-open', '--data', folder], { env: kept });
      await address;
      const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
      for (const [name, value] of Object.entries(GIVING_BACK)) expect(environment).toContain(`${name}=${value}`);
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('let in whoever read its address later; now the address opens one tab, and the next one is printed', async () => {
    const { child, address } = serve();
    let session = '';
    const printed = new Promise<string>((resolve) =>
      child.stdout!.on('data', (part) => {
        const [, next] = /^To open another tab: (\S+)\n$/m.exec(String(part)) ?? [];
        if (next) resolve(next);
      }),
    );
    await enter(await address, undefined, (given) => (session = given));
    await expect(enter(await address)).rejects.toThrow('has been used');
    await enter(await address, session); // as after a reload
    await enter(await printed);
  });

  test.skipIf(process.platform === 'win32')('made files that every user could read; now only its own can', async () => {
    const own = join(folder, 'made', 'here');
    const { child, address, ended } = run(['--no-open', '--data', own]);
    await (await enter(await address)).library.createSet({ title: 'Mine' });
    child.kill('SIGTERM');
    await ended;
    const made = readdirSync(own, { recursive: true, encoding: 'utf8' }).map((name) => join(own, name));
    expect(made.map((name) => basename(name))).toEqual(expect.arrayContaining(OF_A_LIBRARY));
    expect([own, ...made].filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  test('leaves a library that another host has open to that host', async () => {
    const first = serve();
    const api = await enter(await first.address);
    const second = await serve().ended;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(/^Another Searchlight has this library open .*\n$/);
    expect(await api.library.createSet({ title: 'Still mine' })).toMatchObject({ title: 'Still mine' });
  });

  test('finds everything again after it was killed', async () => {
    const first = serve();
    const created = await (await enter(await first.address)).library.createSet({ title: 'Tomorrow' });
    first.child.kill('SIGKILL');
    await first.ended;
    const api = await enter(await serve().address);
    expect((await api.library.list({ sets: {} })).sets.rows).toContainEqual(created);
  });

  test('says in a sentence that a port is taken', async () => {
    const { port } = new URL(await serve().address);
    const second = await run(['--no-open', '--data', join(folder, 'second'), '--port', port]).ended;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(/^That port is in use by another program\. .*\n$/);
  });

  test('explains itself, and refuses what it does not know', async () => {
    expect(await run(['--help']).ended).toMatchObject({ code: 0, stdout: expect.stringContaining('--no-open') });
    expect(await run(['--prot', '1']).ended).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^.+\n$/),
    });
  });

  /** Where a package manager puts Node: often an older one. */
  const systemNode = '/usr/bin/node';

  test.skipIf(!existsSync(systemNode))('on any Node either runs or says what it needs', async () => {
    const { stdout, stderr, code } = await run(['--help'], { node: systemNode }).ended;
    if (code === 0) expect(stdout).toContain('--no-open');
    else expect(stderr).toMatch(/^Searchlight needs Node .*\n$/);
  });
});

describe.skipIf(process.platform === 'win32')('a folder for what can be made again', () => {
  const isRoot = process.getuid?.() === 0;
  const NOBODY = 65_534;
  /** Root can write to every folder. */
  const user = isRoot ? { uid: NOBODY } : {};
  const mayRead = spawnSync(process.execPath, [host, '--version'], user).status === 0;
  const { uid = process.getuid?.() } = user;

  /**
   * Expects a message about the useless folder, and a host that works, ends when asked, and leaves the library to the
   * next.
   */
  async function servesWithout(caches: string): Promise<void> {
    const data = join(folder, 'data');
    mkdirSync(data);
    chownSync(data, uid!, -1);
    for (let time = 0; time < 2; time++) {
      const { child, address, ended } = run(['--no-open', '--data', data], {
        env: { XDG_CACHE_HOME: caches },
        ...user,
      });
      expect((await fetch((await address).replace(/#.*/, ''))).status).toBe(200);
      child.kill('SIGTERM');
      const { code, stderr } = await ended;
      expect(stderr).toMatch(/^Searchlight opens no separate window, .* cannot write to “.*caches.*” \(E[A-Z]+\)\.\n$/);
      expect(code).toBe(0);
    }
  }

  test('that is a file was told as a port that may not be used, and the library was locked by a host without an address', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'caches'), '');
    await servesWithout(join(folder, 'caches'));
  });

  test.skipIf(!mayRead)('that belongs to somebody else was told as the same', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'caches'), { mode: 0o555 });
    await servesWithout(join(folder, 'caches'));
  });

  test.skipIf(process.platform !== 'linux').each([
    ['nothing', () => {}, '--app='],
    ['a file where it must be', () => writeFileSync(join(folder, 'caches'), ''), ''],
    ['a file where the profile of its windows must be', fileAsProfile, ''],
  ])('with %s opens a window, or else a tab', async (_, prepare, isWindow) => {
    prepare();
    const env = { SEARCHLIGHT_BROWSER: pretended('chromium'), BROWSER: pretended('any'), XDG_CURRENT_DESKTOP: '' };
    const { address } = run(['--data', folder], { env });
    const told = await vi.waitFor(
      () => {
        const text = readFileSync(join(folder, 'told'), 'utf8');
        expect(text).toContain('\n'); // the file is there before its line is
        return text;
      },
      { timeout: 60_000 },
    );
    expect(told.split(' ')[0]!.trim()).toBe(isWindow + (await address));
  });

  function fileAsProfile(): void {
    const shell = shellFolder({ platform: process.platform, env: ownCaches(folder), home: folder }, folder);
    mkdirSync(shell, { recursive: true });
    writeFileSync(join(shell, 'window'), '');
  }
});
