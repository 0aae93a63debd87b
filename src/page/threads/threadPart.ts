/**
 * What a thread is made of: the address of a file or, in the page in one file, its content. From the disk a worker has another origin
 * than its page, and cannot open the page's addresses.
 */
export type ThreadPart = string | Blob;

/** Addresses that were given to contents, by this thread. */
const addresses = new Map<Blob, string>();

/** An address that this thread can open. */
export function addressOf(part: ThreadPart): string {
  if (typeof part === 'string') return part;
  const address = addresses.get(part) ?? URL.createObjectURL(part);
  addresses.set(part, address);
  return address;
}

export async function bytesOf(part: ThreadPart): Promise<ArrayBuffer> {
  return typeof part === 'string' ? (await fetch(part)).arrayBuffer() : part.arrayBuffer();
}
