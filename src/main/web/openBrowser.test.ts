import { EventEmitter } from 'node:events';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const open = vi.hoisted(() => vi.fn());
const spawn = vi.hoisted(() => vi.fn());
vi.mock('open', () => ({ default: open }));
vi.mock('node:child_process', () => ({ spawn }));

vi.resetModules(); // as in appWindow.test.ts
afterAll(() => void vi.resetModules());
const { openBrowser } = await import('./openBrowser.ts');

const said = vi.spyOn(process.stderr, 'write');
beforeEach(() => said.mockReset().mockReturnValue(true));

test('the address goes to the default browser', async () => {
  const opener = new EventEmitter();
  open.mockResolvedValue(opener);
  await openBrowser('http://127.0.0.1:1/#ticket=x', 'linux');
  opener.emit('exit', 0);
  expect(open).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:1/#ticket=x');
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['exit', 3],
  ['error', new Error('ENOENT')],
])('an opener that ends with %s says so in a sentence', async (event, reason) => {
  const opener = new EventEmitter();
  open.mockResolvedValue(opener);
  await openBrowser('http://127.0.0.1:1/', 'linux');
  opener.emit(event, reason);
  expect(said).toHaveBeenCalledExactlyOnceWith('No browser could be opened. Open the address above by hand.\n');
});

test('a system without an opener says so in a sentence', async () => {
  open.mockRejectedValue(new Error('spawn failed'));
  await openBrowser('http://127.0.0.1:1/', 'linux');
  expect(said).toHaveBeenCalledOnce();
});

test('on macOS the address stood in the list of processes, which every user reads; now it is told to a script', async () => {
  const told: string[] = [];
  const stdin = Object.assign(new EventEmitter(), { end: (text: string) => told.push(text) });
  spawn.mockReturnValue(Object.assign(new EventEmitter(), { stdin }));
  await openBrowser('http://127.0.0.1:1/#ticket=x', 'darwin');
  expect(told).toEqual(['open location "http://127.0.0.1:1/#ticket=x"\n']);
  expect(JSON.stringify(spawn.mock.calls)).not.toContain('ticket');
});
