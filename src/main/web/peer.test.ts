import { expect, test } from 'vitest';
import { isStranger } from './peer.ts';

const HEAD = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
const SERVER = { address: '127.0.0.1', port: 8080 };
const BROWSER = { address: '127.0.0.1', port: 51_000 };
const REST = '00000000:00000000 00:00000000 00000000';

/** A list with the server's own end, which belongs to user 1000, and the other end. */
function list(uid: number, inode: number, ends = '0100007F:C738 0100007F:1F90'): string {
  const server = `   0: 0100007F:1F90 0100007F:C738 01 ${REST}  1000        0 7001 1 0000000000000000 20 4 30 10 -1`;
  return `${HEAD}\n${server}\n   1: ${ends} 01 ${REST} ${uid}        0 ${inode} 1 0000000000000000 20 4 30 10 -1\n`;
}

test.each([
  ['our own user', list(1000, 7002), false],
  ['root', list(0, 7002), false],
  ['another user', list(1001, 7002), true],
  ['a program that has closed its end, of which nobody knows whose it was', list(0, 0), true],
  ['another connection of another user', list(1001, 7002, '0100007F:C739 0100007F:1F90'), false],
  ['nobody that this system knows', HEAD, false],
  ['no list', '', false],
])('the other end belongs to %s', (_, text, stranger) => {
  expect(isStranger(text, BROWSER, SERVER, 1000)).toBe(stranger);
});

test('another user comes by IPv6, or from another address of this computer', () => {
  const mapped = '0000000000000000FFFF00000100007F:C738 0000000000000000FFFF00000100007F:1F90';
  expect(isStranger(list(1001, 7002, mapped), { ...BROWSER, address: '::ffff:127.0.0.1' }, SERVER, 1000)).toBe(true);
  const from = { ...BROWSER, address: '127.0.0.2' };
  expect(isStranger(list(1001, 7002, '0200007F:C738 0100007F:1F90'), from, SERVER, 1000)).toBe(true);
});
