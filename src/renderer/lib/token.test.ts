import { expect, test, vi } from 'vitest';
import { takeToken } from './token.ts';

function tab(hash: string, remembered: string | null = null) {
  const memory = { getItem: vi.fn(() => remembered), setItem: vi.fn() };
  const history = { replaceState: vi.fn() };
  return { memory, history, token: takeToken({ hash, pathname: '/', search: '?x' }, history, memory) };
}

test('the token moves from the address into the memory of the tab', () => {
  const { memory, history, token } = tab('#token=a-b_c', 'old');
  expect(token).toBe('a-b_c');
  expect(memory.setItem).toHaveBeenCalledExactlyOnceWith('token', 'a-b_c');
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/?x');
});

test('after a reload the tab remembers it', () => {
  const { history, token } = tab('', 'kept');
  expect(token).toBe('kept');
  expect(history.replaceState).not.toHaveBeenCalled();
});

test('other fragments are no token', () => {
  expect(tab('#help').token).toBeNull();
});
