/** A pattern database as a file on the disk. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import {
  contentLength,
  databaseHeader,
  readDatabaseHeader,
  splitTables,
  TABLES_AT,
} from '../../../host/solver/databaseFile.ts';
import type { PatternDatabase } from '../../../shared/puzzle/heuristics/patternDatabase.ts';

/**
 * Tables are mostly entries of impossible placements, all the same: the fastest compression does nearly as much as the
 * best.
 */
const LEVEL = 1;

/** The bytes of a file that holds `database`: about 5 MB. */
export function encodeDatabase(database: PatternDatabase): Uint8Array {
  const content = Buffer.concat(database.tables);
  return Buffer.concat([databaseHeader(database.blank, digestOf(content)), deflateSync(content, { level: LEVEL })]);
}

/** The database in a file, or `null` for a file that is damaged, of another version, or not one of ours. */
export function decodeDatabase(bytes: Uint8Array): PatternDatabase | null {
  const header = readDatabaseHeader(bytes);
  const content = header && inflated(bytes.subarray(TABLES_AT), contentLength(header.blank));
  if (!header || !content?.length) return null;
  return digestOf(content).equals(header.digest)
    ? { blank: header.blank, tables: splitTables(content, header.blank) }
    : null;
}

/** The content if it has exactly the required length; a file cannot make it longer. */
function inflated(compressed: Uint8Array, length: number): Uint8Array | null {
  try {
    const content = inflateSync(compressed, { maxOutputLength: length });
    return content.length === length ? content : null;
  } catch {
    return null; // not deflated data, or too much of it
  }
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
