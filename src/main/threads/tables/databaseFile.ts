/**
 * A pattern database as a file: a header of 44 bytes and the tables one after the other, deflated. Header: magic, version and
 * place of the blank as 32-bit integers, lowest byte first, then the SHA-256 digest of the tables.
 */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { PARTITIONS, type PatternDatabase } from '../../../shared/puzzle/heuristics/patternDatabase.ts';
import { FRAME_BLANKS } from '../../../shared/puzzle/square.ts';

/** 'SLPD', read as a number. */
const MAGIC = 0x44504c53;

/** Raised by one whenever a partition, the way of packing or the meaning of an entry changes. */
const VERSION = 1;

const DIGEST_AT = 12;
const TABLES_AT = 44;

/** Tables are mostly entries of impossible placements, all the same: the fastest compression does nearly as much as the best. */
const LEVEL = 1;

/** The bytes of a file that holds `database`: about 5 MB. */
export function encodeDatabase({ blank, tables }: PatternDatabase): Uint8Array {
  const content = Buffer.concat(tables);
  const header = Buffer.alloc(TABLES_AT);
  header.writeUInt32LE(MAGIC, 0);
  header.writeUInt32LE(VERSION, 4);
  header.writeUInt32LE(blank, 8);
  digestOf(content).copy(header, DIGEST_AT);
  return Buffer.concat([header, deflateSync(content, { level: LEVEL })]);
}

/** The database in a file, or `null` for a file that is damaged, of another version, or not one of ours. */
export function decodeDatabase(bytes: Uint8Array): PatternDatabase | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < TABLES_AT || file.readUInt32LE(0) !== MAGIC || file.readUInt32LE(4) !== VERSION) return null;
  const blank = FRAME_BLANKS.find((cell) => cell === file.readUInt32LE(8));
  const content = blank === undefined ? null : inflated(file.subarray(TABLES_AT), contentLength(blank));
  if (blank === undefined || !content?.length) return null;
  return digestOf(content).equals(file.subarray(DIGEST_AT, TABLES_AT))
    ? { blank, tables: split(content, blank) }
    : null;
}

/** The content, if it has exactly the length that it must have; a file cannot make it longer. */
function inflated(compressed: Uint8Array, length: number): Uint8Array | null {
  try {
    const content = inflateSync(compressed, { maxOutputLength: length });
    return content.length === length ? content : null;
  } catch {
    return null; // not deflated data, or too much of it
  }
}

function tableLengths(blank: PatternDatabase['blank']): number[] {
  return PARTITIONS[blank].map((pattern) => 16 ** pattern.length);
}

function contentLength(blank: PatternDatabase['blank']): number {
  return tableLengths(blank).reduce((sum, length) => sum + length);
}

/** The tables, each in a buffer of its own, so that it can be handed to another thread. */
function split(content: Uint8Array, blank: PatternDatabase['blank']): Uint8Array[] {
  let at = 0;
  return tableLengths(blank).map((length) => new Uint8Array(content.subarray(at, (at += length))));
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
