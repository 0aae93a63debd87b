/**
 * The file format of a pattern database, on disk and in browsers: a header of 44 bytes, then the tables one after the
 * other, deflated. Header: magic, version and place of the blank as 32-bit little-endian integers, then the SHA-256 of
 * the tables.
 */
import { PARTITIONS } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { FRAME_BLANKS, type FrameBlank } from '../../shared/puzzle/square.ts';

/** 'SLPD', read as a number. */
const MAGIC = 0x44504c53;

/** Raised with every change of a partition, of the packing or of the meaning of an entry. */
const VERSION = 1;

const DIGEST_AT = 12;

export const TABLES_AT = 44;

/** `blank`: its place in the goals. */
export function databaseFileName(blank: FrameBlank): string {
  return `patterns-6-6-3-${blank}.bin`;
}

/** `digest`: SHA-256 of the tables. */
export function databaseHeader(blank: FrameBlank, digest: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(TABLES_AT);
  const view = new DataView(header.buffer);
  [MAGIC, VERSION, blank].forEach((number, index) => view.setUint32(4 * index, number, true));
  header.set(digest, DIGEST_AT);
  return header;
}

/** `null` for a file of another version or origin. */
export function readDatabaseHeader(file: Uint8Array): { blank: FrameBlank; digest: Uint8Array } | null {
  if (file.length < TABLES_AT) return null;
  const view = new DataView(file.buffer, file.byteOffset, TABLES_AT);
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) return null;
  const blank = FRAME_BLANKS.find((cell) => cell === view.getUint32(8, true));
  return blank === undefined ? null : { blank, digest: file.subarray(DIGEST_AT, TABLES_AT) };
}

export function contentLength(blank: FrameBlank): number {
  return tableLengths(blank).reduce((sum, length) => sum + length);
}

/** The tables of `content`, each in its own buffer, so that it can be transferred to another thread. */
export function splitTables(content: Uint8Array, blank: FrameBlank): Uint8Array[] {
  let at = 0;
  return tableLengths(blank).map((length) => new Uint8Array(content.subarray(at, (at += length))));
}

function tableLengths(blank: FrameBlank): number[] {
  return PARTITIONS[blank].map((pattern) => 16 ** pattern.length);
}
