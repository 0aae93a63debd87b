/**
 * Files that the worker made and the page fetches. The page creates their addresses, since those of a worker do not
 * open in a page from the disk.
 */
import type { Offer } from './destination.ts';

/** Complete files that the browser may still be fetching; the oldest makes room. */
export const MAX_WAITING = 16;

export type Addresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;

export function offersThrough(port: MessagePort): Offer {
  const waiting: ((url: string) => void)[] = [];
  port.onmessage = ({ data }: MessageEvent<string>) => waiting.shift()?.(data);
  return (file) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port.postMessage(file);
    });
}

export function giveAddresses(port: MessagePort, addresses: Addresses): void {
  const given: string[] = [];
  port.onmessage = ({ data }: MessageEvent<Blob>) => {
    const url = addresses.createObjectURL(data);
    given.push(url);
    if (given.length > MAX_WAITING) addresses.revokeObjectURL(given.shift()!);
    port.postMessage(url);
  };
}
