/**
 * A pattern database as a file, on a disk and in a browser: a header of 44 bytes and the tables one after the other, deflated. Header:
 * magic, version and place of the blank as 32-bit integers, lowest byte first, then the SHA-256 digest of the tables.
 */
import { PARTITIONS, type PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { FRAME_BLANKS, type FrameBlank } from '../../shared/puzzle/square.ts';

/** 'SLPD', read as a number. */
const MAGIC = 0x44504c53;

/** Raised by one whenever a partition, the way of packing or the meaning of an entry changes. */
const VERSION = 1;

const DIGEST_AT = 12;

/** Where the tables begin. */
export const TABLES_AT = 44;

/** The name of the file of a database for goals with the blank there. */
export function databaseFileName(blank: FrameBlank): string {
  return `patterns-6-6-3-${blank}.bin`;
}

/** The header of a file whose tables have this digest. */
export function databaseHeader(blank: FrameBlank, digest: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(TABLES_AT);
  const view = new DataView(header.buffer);
  [MAGIC, VERSION, blank].forEach((number, index) => view.setUint32(4 * index, number, true));
  header.set(digest, DIGEST_AT);
  return header;
}

/** What the header of a file says; `null` for a file of another version, or not one of ours. */
export function readDatabaseHeader(file: Uint8Array): { blank: FrameBlank; digest: Uint8Array } | null {
  if (file.length < TABLES_AT) return null;
  const view = new DataView(file.buffer, file.byteOffset, TABLES_AT);
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) return null;
  const blank = FRAME_BLANKS.find((cell) => cell === view.getUint32(8, true));
  return blank === undefined ? null : { blank, digest: file.subarray(DIGEST_AT, TABLES_AT) };
}

/** All tables as one column. */
export function joinedTables({ blank, tables }: PatternDatabase): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(contentLength(blank));
  let at = 0;
  for (const table of tables) {
    content.set(table, at);
    at += table.length;
  }
  return content;
}

/** Bytes of all tables. */
export function contentLength(blank: FrameBlank): number {
  return tableLengths(blank).reduce((sum, length) => sum + length);
}

/** The tables of `content`, each in a buffer of its own, so that it can be handed to another thread. */
export function splitTables(content: Uint8Array, blank: FrameBlank): Uint8Array[] {
  let at = 0;
  return tableLengths(blank).map((length) => new Uint8Array(content.subarray(at, (at += length))));
}

function tableLengths(blank: FrameBlank): number[] {
  return PARTITIONS[blank].map((pattern) => 16 ** pattern.length);
}
