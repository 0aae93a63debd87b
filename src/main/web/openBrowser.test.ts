import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './openBrowser.ts';

const open = vi.hoisted(() => vi.fn());
vi.mock('open', () => ({ default: open }));

const said = vi.spyOn(process.stderr, 'write');
beforeEach(() => said.mockReset().mockReturnValue(true));

test('the address goes to the default browser', async () => {
  const opener = new EventEmitter();
  open.mockResolvedValue(opener);
  await openBrowser('http://127.0.0.1:1/#token=x');
  opener.emit('exit', 0);
  expect(open).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:1/#token=x');
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['exit', 3],
  ['error', new Error('ENOENT')],
])('an opener that ends with %s says so in a sentence', async (event, reason) => {
  const opener = new EventEmitter();
  open.mockResolvedValue(opener);
  await openBrowser('http://127.0.0.1:1/');
  opener.emit(event, reason);
  expect(said).toHaveBeenCalledExactlyOnceWith('No browser could be opened. Open the address above by hand.\n');
});

test('a system without an opener says so in a sentence', async () => {
  open.mockRejectedValue(new Error('spawn failed'));
  await openBrowser('http://127.0.0.1:1/');
  expect(said).toHaveBeenCalledOnce();
});
