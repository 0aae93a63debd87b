/**
 * Whether the other end of a connection belongs to another user of this computer. Only Linux shows the owner of a
 * loopback connection; elsewhere the ticket alone decides.
 */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

export interface SocketEnd {
  readonly address: string;
  readonly port: number;
}

/** The system's connections: a socket of IPv6 can reach 127.0.0.1, too. */
const LISTS = ['/proc/net/tcp', '/proc/net/tcp6'];
/** `::ffff:` before an address of IPv4, as the lists write it. */
const MAPPED = '0000000000000000FFFF0000';
const ROOT = 0;
/** A connection that its program has closed has no inode, and no known owner. */
const NO_INODE = '0';

/** Root, who may do everything, does not count as another user. */
export function isOtherUser({ remoteAddress, remotePort, localAddress, localPort }: Socket): boolean {
  const own = process.getuid?.();
  if (process.platform !== 'linux' || own === undefined) return false;
  const [from, to] = [
    { address: remoteAddress ?? '', port: remotePort ?? 0 },
    { address: localAddress ?? '', port: localPort ?? 0 },
  ];
  return LISTS.some((list) => isStranger(textOf(list), from, to, own));
}

/**
 * The same by the text of a list. `from`: the other end, as it sees itself; `own`: our user. A connection that is not
 * in the list comes from outside this system, such as a browser outside a virtual machine.
 */
export function isStranger(list: string, from: SocketEnd, to: SocketEnd, own: number): boolean {
  const ends = `${inHex(from)} ${inHex(to)}`;
  const row = list.split('\n').find((line) => line.replaceAll(MAPPED, '').includes(`: ${ends} `));
  if (row === undefined) return false;
  // number, both ends, state, queues, timer, retransmissions, user, timeout, inode
  const columns = row.trim().split(/\s+/);
  const [user, inode] = [Number(columns[7]), columns[9]];
  return inode === NO_INODE || (user !== own && user !== ROOT);
}

/** An address of IPv4 as the lists write it: little-endian. */
function inHex({ address, port }: SocketEnd): string {
  const bytes = address.replace('::ffff:', '').split('.').reverse();
  const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');
  return `${bytes.map((byte) => hex(Number(byte), 2)).join('')}:${hex(port, 4)}`;
}

function textOf(list: string): string {
  try {
    return readFileSync(list, 'utf8');
  } catch {
    return ''; // a system without IPv6, or one that hides its lists
  }
}
