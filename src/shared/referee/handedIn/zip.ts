/**
 * Reads zip files of strangers: the list at their end, and where each file stands. Nothing is unpacked here, and nothing
 * is ever written by the name of an entry. The format: PKWARE, APPNOTE.TXT 6.3.10, 4.3.
 */

import { formatNumber } from '../../text/numbers.ts';

/** Bytes of which parts can be read: a `Blob`. */
export interface Sliceable {
  readonly size: number;
  slice(start: number, end: number): Sliceable;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file in a zip. */
export interface ZipEntry {
  readonly name: string;
  /** Of what is unpacked, as the zip says. */
  readonly size: number;
  readonly packedSize: number;
  /** Of its own head, in the zip. */
  readonly at: number;
  readonly isDeflated: boolean;
  /** Why it cannot be unpacked; `null` where it can. */
  readonly whyNot: string | null;
}

/** Files and folders of a zip that are listed. */
export const MAX_ZIP_ENTRIES = 20_000;

const END = { sign: 0x06054b50, length: 22, longestComment: 0xffff } as const;
const END_64 = { sign: 0x06064b50, length: 56 } as const;
const END_64_PLACE = { sign: 0x07064b50, length: 20 } as const;
const LISTED = { sign: 0x02014b50, length: 46 } as const;
const HEAD = { sign: 0x04034b50, length: 30 } as const;
/** Stands where a number has more than 32 bits; the number is then in the field of zip64. */
const TOO_LARGE = 0xffffffff;
const ZIP_64_FIELD = 1;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Throws an `Error` that continues the name of the file: `is a damaged zip file`. */
export async function zipEntries(file: Sliceable): Promise<readonly ZipEntry[]> {
  const { at, length, count } = await listPlace(file);
  if (count > MAX_ZIP_ENTRIES) throw new Error(`has more than ${formatNumber(MAX_ZIP_ENTRIES)} files`);
  const list = await viewOf(file, at, at + length);
  const entries: ZipEntry[] = [];
  for (let place = 0; entries.length < count;) {
    if (place + LISTED.length > list.byteLength || list.getUint32(place, true) !== LISTED.sign) throw damaged();
    const end =
      place + LISTED.length + [28, 30, 32].reduce((sum, field) => sum + list.getUint16(place + field, true), 0);
    if (end > list.byteLength) throw damaged();
    entries.push(listedEntry(new DataView(list.buffer, list.byteOffset + place, end - place)));
    place = end;
  }
  return entries;
}

/** An entry cannot be unpacked; the message is a sentence. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault';
}

/**
 * Unpacks an entry. `inflated`: the parts of packed bytes, made larger where they are deflated. Throws a `ZipFault`.
 */
export async function* unpacked<File extends Sliceable>(
  file: File,
  entry: ZipEntry,
  inflated: (packed: ReturnType<File['slice']>, isDeflated: boolean) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const part of inflated(await packedPart(file, entry), entry.isDeflated)) {
      length += part.length;
      if (length > entry.size) break; // it is larger than the zip says
      yield part;
    }
    if (length !== entry.size) throw damaged();
  } catch {
    throw new ZipFault('It cannot be unpacked: the zip is damaged here.');
  }
}

async function packedPart<File extends Sliceable>(
  file: File,
  { at, packedSize }: ZipEntry,
): Promise<ReturnType<File['slice']>> {
  const head = await viewOf(file, at, at + HEAD.length);
  if (head.byteLength < HEAD.length || head.getUint32(0, true) !== HEAD.sign) throw damaged();
  const begin = at + HEAD.length + head.getUint16(26, true) + head.getUint16(28, true);
  if (begin + packedSize > file.size) throw damaged();
  return file.slice(begin, begin + packedSize) as ReturnType<File['slice']>;
}

interface ListPlace {
  readonly at: number;
  readonly length: number;
  readonly count: number;
}

/** The end of the file says where the list is; a comment may stand behind it. */
async function listPlace(file: Sliceable): Promise<ListPlace> {
  const tailAt = Math.max(0, file.size - END.length - END.longestComment);
  const tail = await viewOf(file, tailAt, file.size);
  for (let place = tail.byteLength - END.length; place >= 0; place--) {
    if (tail.getUint32(place, true) !== END.sign) continue;
    const found = {
      count: tail.getUint16(place + 10, true),
      length: tail.getUint32(place + 12, true),
      at: tail.getUint32(place + 16, true),
    };
    const isLarge = found.count === 0xffff || found.length === TOO_LARGE || found.at === TOO_LARGE;
    const list = isLarge ? ((await listPlace64(file, tailAt + place)) ?? found) : found;
    if (list.at + list.length > file.size) throw damaged();
    return list;
  }
  throw new Error('is no zip file, or its end is missing');
}

async function listPlace64(file: Sliceable, endAt: number): Promise<ListPlace | null> {
  const place = await viewOf(file, Math.max(0, endAt - END_64_PLACE.length), endAt);
  if (place.byteLength < END_64_PLACE.length || place.getUint32(0, true) !== END_64_PLACE.sign) return null;
  const at = numberAt(place, 8);
  const end = await viewOf(file, at, at + END_64.length);
  if (end.byteLength < END_64.length || end.getUint32(0, true) !== END_64.sign) throw damaged();
  return { count: numberAt(end, 32), length: numberAt(end, 40), at: numberAt(end, 48) };
}

function listedEntry(listed: DataView): ZipEntry {
  const [nameLength, extraLength] = [28, 30].map((field) => listed.getUint16(field, true));
  const name = bytesOf(listed, LISTED.length, nameLength!);
  const method = listed.getUint16(10, true);
  const isEncrypted = (listed.getUint16(8, true) & ENCRYPTED) !== 0;
  const [size, packedSize, at] = largeNumbers(listed, LISTED.length + nameLength!, extraLength!);
  return {
    ...{ name: textOf(name), size: size!, packedSize: packedSize!, at: at!, isDeflated: method === DEFLATED },
    whyNot: whyNot(isEncrypted, method),
  };
}

function whyNot(isEncrypted: boolean, method: number): string | null {
  if (isEncrypted) return 'encrypted';
  return method === STORED || method === DEFLATED ? null : 'packed in an unusual way';
}

/** Size, packed size, and place. */
function largeNumbers(listed: DataView, extraAt: number, extraLength: number): readonly number[] {
  const numbers = [24, 20, 42].map((field) => listed.getUint32(field, true));
  if (!numbers.includes(TOO_LARGE)) return numbers;
  const end = extraAt + extraLength;
  for (let at = extraAt; at + 4 <= end; at += 4 + listed.getUint16(at + 2, true)) {
    if (listed.getUint16(at, true) !== ZIP_64_FIELD) continue;
    let place = at + 4;
    return numbers.map((number) => {
      if (number !== TOO_LARGE) return number;
      if (place + 8 > end) throw damaged();
      place += 8;
      return numberAt(listed, place - 8);
    });
  }
  return numbers;
}

function numberAt(view: DataView, at: number): number {
  const number = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(number)) throw damaged();
  return number;
}

async function viewOf(file: Sliceable, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, Math.min(end, file.size)).arrayBuffer());
}

function bytesOf({ buffer, byteOffset }: DataView, at: number, length: number): Uint8Array {
  return new Uint8Array(buffer, byteOffset + at, length);
}

/** UTF-8, as nearly all zips have it, whether they say so or not; else a character for each byte. */
function textOf(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return String.fromCharCode(...bytes);
  }
}

function damaged(): Error {
  return new Error('is a damaged zip file');
}
