/**
 * A moment as a link: `…#moment=1eNqr…` holds the puzzle, the searches, their steps, the look and the question, in the
 * part of an address that no server sees: JSON, zlib-compressed (RFC 1950), in base64url (RFC 4648, section 5).
 */
import { parse } from '../../shared/contract/parse.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import { STOP, type LessonStop } from '../../shared/contract/lessons.ts';
import { formatNumber } from '../../shared/text/numbers.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { MOMENT, NAME } from './looksLikeLink.ts';

/** A stop of a lesson without its texts. */
export type LinkedMoment = Omit<LessonStop, 'text' | 'note'>;

export function wordless({ text, note, ...moment }: LessonStop): LinkedMoment {
  void [text, note];
  return moment;
}

export type ReadLink =
  | {
      readonly ok: true;
      readonly moment: LinkedMoment;
      /** On the tiles, where a page brings it. */ readonly picture?: TilePicture;
    }
  /** One sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** The most characters after `#moment=`, and the most bytes once decompressed. */
export const MAX_LINK_LENGTH = 16_000;
export const MAX_LINK_BYTES = 200_000;

const FORMAT = '1';

/** The part of an address from its `#` on. */
export async function writeLink(moment: LinkedMoment): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(moment));
  const packed = await collect(bytes, new CompressionStream('deflate'), Infinity);
  return `#${NAME}=${FORMAT}${toLetters(packed)}`;
}

/** Reads a link, or the part of it from its `#` on. */
export async function readLink(text: string): Promise<ReadLink> {
  const letters = MOMENT.exec(text)?.[1] ?? '';
  const fault = faultOf(letters);
  if (fault !== null) return { ok: false, message: fault };
  try {
    return checked(await unpacked(letters.slice(FORMAT.length)));
  } catch (error) {
    return { ok: false, message: error instanceof TooLarge ? TOO_LARGE : DAMAGED };
  }
}

const DAMAGED = 'A character of this link is wrong or missing: copy the whole link again.';
const TOO_LARGE = `This link holds more than ${formatNumber(MAX_LINK_BYTES)} bytes, the most that a link of Searchlight can hold.`;

function faultOf(letters: string): string | null {
  if (letters === '') return `Nothing follows “#${NAME}=”: copy the whole link again.`;
  if (letters.length > MAX_LINK_LENGTH)
    return `This link has ${formatNumber(letters.length)} characters: a link of Searchlight has at most ${formatNumber(MAX_LINK_LENGTH)}.`;
  if (/^[02-9]/.test(letters)) return `This link is of another version of Searchlight: its format is ${letters[0]}.`;
  return /^1[\w-]+$/.test(letters) ? null : DAMAGED;
}

class TooLarge extends Error {}

async function unpacked(letters: string): Promise<unknown> {
  const bytes = await collect(fromLetters(letters), new DecompressionStream('deflate'), MAX_LINK_BYTES);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Validates what the JSON holds, heuristics included. */
function checked(value: unknown): ReadLink {
  if (value === null || typeof value !== 'object') return { ok: false, message: DAMAGED };
  try {
    const moment = wordless(parse(STOP, { ...value, text: '', note: '' }));
    const message = faultOfHeuristics(moment);
    return message === null ? { ok: true, moment } : { ok: false, message };
  } catch (error) {
    return { ok: false, message: `This link does not open: ${(error as Error).message}` };
  }
}

function faultOfHeuristics({ searches, puzzle: { rows, cols } }: LinkedMoment): string | null {
  const wrong = searches.map(({ heuristic }) => HEURISTICS[heuristic]).find(({ isFor }) => !isFor(rows, cols));
  return wrong ? `This link asks for ${wrong.label}, which is for ${wrong.sizes}.` : null;
}

/** What comes out of `through` when `bytes` go in. Throws beyond `most` bytes. */
async function collect(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of partsOf(new Blob([bytes]).stream().pipeThrough(through))) {
    length += part.length;
    if (length > most) throw new TooLarge();
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Not every browser supports `for await` over a stream. */
async function* partsOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
