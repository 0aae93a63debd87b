/**
 * Files that the worker made and the page fetches. The page gives them their addresses: an address that a worker makes does not
 * open in a page from the disk.
 */
import type { Offer } from './destination.ts';

/** Complete files that the browser may still be fetching; with one more, the oldest is let go. */
export const MAX_WAITING = 16;

/** What `giveAddresses` needs of a browser. */
export type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;

/** The worker's end: files are answered in order. */
export function offersThrough(port: MessagePort): Offer {
  const waiting: ((url: string) => void)[] = [];
  port.onmessage = ({ data }: MessageEvent<string>) => waiting.shift()?.(data);
  return (file) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port.postMessage(file);
    });
}

/** The page's end. */
export function giveAddresses(port: MessagePort, addresses: Addresses): void {
  const given: string[] = [];
  port.onmessage = ({ data }: MessageEvent<Blob>) => {
    const url = addresses.createObjectURL(data);
    given.push(url);
    if (given.length > MAX_WAITING) addresses.revokeObjectURL(given.shift()!);
    port.postMessage(url);
  };
}
