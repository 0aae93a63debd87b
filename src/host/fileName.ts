import type { FileType } from '../shared/contract/exchange.ts';

const FALLBACK = 'Searchlight';
/** Names that Windows keeps for devices, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file of that type that every system accepts, made of what it is about. It names no folder. */
export function fileName(about: string, type: FileType): string {
  const plain = about
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ');
  const short = Array.from(plain).slice(0, 80).join('').trimEnd();
  return `${short === '' || RESERVED.test(short) ? FALLBACK : short}.${type}`;
}
