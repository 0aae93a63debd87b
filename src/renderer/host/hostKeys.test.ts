import { expect, test, vi } from 'vitest';
import { keepSession, takeKeys } from './hostPort.ts';

function tab(hash: string, remembered: string | null = null) {
  const memory = { getItem: vi.fn(() => remembered), setItem: vi.fn() };
  const history = { replaceState: vi.fn() };
  return { memory, history, keys: takeKeys({ hash, pathname: '/', search: '?x' }, history, memory) };
}

test('the ticket leaves the address at once, and is kept nowhere', () => {
  const { memory, history, keys } = tab('#ticket=a-b_c');
  expect(keys).toBe('a-b_c');
  expect(memory.setItem).not.toHaveBeenCalled();
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/?x');
});

test('after a reload the tab remembers what it was given for the ticket', () => {
  const { memory } = tab('#ticket=a');
  keepSession('secret', memory);
  expect(memory.setItem).toHaveBeenCalledExactlyOnceWith('session', 'secret');
  const { history, keys } = tab('', 'secret');
  expect(keys).toBe('secret');
  expect(history.replaceState).not.toHaveBeenCalled();
});

test('a new address in a tab that was in before says both: either may be out of date', () => {
  expect(tab('#ticket=new', 'old').keys).toBe('new old');
});

test('other fragments are no ticket', () => {
  expect(tab('#help').keys).toBeNull();
  expect(tab('#token=x').keys).toBeNull();
});
