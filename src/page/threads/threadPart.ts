/**
 * The script of a thread: the address of a file or, in the page in one file, its content. From the disk a worker has
 * another origin than its page, and cannot open the page's addresses.
 */
export type ThreadPart = string | Blob;

/** Addresses that this thread has created. */
const addresses = new Map<Blob, string>();

export function addressOf(part: ThreadPart): string {
  if (typeof part === 'string') return part;
  const address = addresses.get(part) ?? URL.createObjectURL(part);
  addresses.set(part, address);
  return address;
}

export async function readPart(part: ThreadPart): Promise<ArrayBuffer> {
  return typeof part === 'string' ? (await fetch(part)).arrayBuffer() : part.arrayBuffer();
}
