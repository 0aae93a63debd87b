import type { FileType } from '../shared/contract/exchange.ts';

const FALLBACK = 'Searchlight';
/** Windows reserves these names for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name that every system accepts, made from `about`; without folders. */
export function fileName(about: string, type: FileType): string {
  const plain = about
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ');
  const short = Array.from(plain).slice(0, 80).join('').trimEnd();
  return `${short === '' || RESERVED.test(short) ? FALLBACK : short}.${type}`;
}
