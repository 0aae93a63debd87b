import { expect, test, vi } from 'vitest';
import { Keys, newToken } from './keys.ts';

test('the address opened the library to everybody who could read it; now its ticket lets one page in, once', () => {
  const onNewTicket = vi.fn();
  const keys = new Keys(onNewTicket);
  const { ticket } = keys;
  expect(keys.admit(ticket)).toBe(true);
  expect(onNewTicket).toHaveBeenCalledOnce();
  expect(keys.admit(ticket)).toBe(false);
  expect(keys.ticket).not.toBe(ticket);
  expect(keys.admit(keys.ticket)).toBe(true);
});

test('the secret of the launch lets a page in again and again, and uses no ticket up', () => {
  const keys = new Keys();
  const { ticket, session } = keys;
  expect([keys.admit(session), keys.admit(session)]).toEqual([true, true]);
  expect(keys.ticket).toBe(ticket);
});

test('a ticket is used up also by a page that has the secret, so that it is worth nothing in the history', () => {
  const keys = new Keys();
  const { ticket, session } = keys;
  expect(keys.admit(`${ticket} ${session}`)).toBe(true);
  expect(keys.admit(ticket)).toBe(false);
});

test('a used ticket beside the secret, or the secret of an earlier launch beside a new ticket, lets in', () => {
  const keys = new Keys();
  expect(keys.admit(`${newToken()} ${keys.session}`)).toBe(true);
  expect(keys.admit(`${keys.ticket} ${newToken()}`)).toBe(true);
});

test.each(['', ' ', 'a b', newToken(), `${newToken()} ${newToken()}`])('%j lets nobody in', (said) => {
  const keys = new Keys();
  expect(keys.admit(said)).toBe(false);
  expect(keys.admit(`x y ${keys.ticket}`)).toBe(false);
});
