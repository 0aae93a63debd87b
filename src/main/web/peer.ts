/**
 * Whether the other end of a connection belongs to another user of this computer. Linux says whose a loopback connection
 * is; elsewhere nobody is taken for a stranger, and the ticket alone decides.
 */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** One end of a connection. */
export interface SocketEnd {
  readonly address: string;
  readonly port: number;
}

/** The system's lists of connections, of IPv4 and of IPv6: a socket of IPv6 can speak to 127.0.0.1, too. */
const LISTS = ['/proc/net/tcp', '/proc/net/tcp6'];
/** `::ffff:` before an address of IPv4, as the lists write it. */
const MAPPED = '0000000000000000FFFF0000';
const ROOT = 0;
/** A connection that its program has closed already has no inode any more, and says nothing of its owner. */
const NO_INODE = '0';

/** Whether the program at the other end of `socket` runs as somebody else. Root may do everything, and is nobody else. */
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
 * The same by the text of a list. `from` is the other end, as it sees itself; `own` is our user. A connection that is not
 * in the list comes from somewhere that this system does not know, such as the browser outside a virtual machine.
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

/** An address of IPv4 as the lists write it: its bytes in the order of the processor, which is the other way round. */
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
