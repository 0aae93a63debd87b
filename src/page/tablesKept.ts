/** Pattern databases on the origin private file system, so that nobody waits twice for one. */
import {
  contentLength,
  databaseFileName,
  databaseHeader,
  readDatabaseHeader,
  splitTables,
  TABLES_AT,
} from '../host/solver/databaseFile.ts';
import type { PatternDatabase } from '../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../shared/puzzle/square.ts';
import { readPrivate, writePrivate, type PrivatePath } from './library/privateFiles.ts';

const pathOf = (blank: FrameBlank): PrivatePath => ['searchlight-tables', databaseFileName(blank)];

/** `null` where none is stored, or it is damaged. */
export async function keptDatabase(blank: FrameBlank): Promise<PatternDatabase | null> {
  try {
    const file = await readPrivate(pathOf(blank));
    const header = readDatabaseHeader(file);
    if (header?.blank !== blank) return null;
    const content = await through(file.subarray(TABLES_AT), new DecompressionStream('deflate'));
    const isWhole = content.length === contentLength(blank) && isSame(await digestOf(content), header.digest);
    return isWhole ? { blank, tables: splitTables(content, blank) } : null;
  } catch {
    return null; // missing or unreadable: it is built again
  }
}

/** Stores a database, about 5 MB, if the browser allows it. */
export async function keepDatabase(database: PatternDatabase): Promise<void> {
  try {
    const content = await joined(database.tables as Uint8Array<ArrayBuffer>[]);
    const header = databaseHeader(database.blank, await digestOf(content));
    const packed = await through(content, new CompressionStream('deflate'));
    await writePrivate(pathOf(database.blank), await joined([header, packed]));
  } catch {
    // No room, or no file system: the database lasts until the page closes.
  }
}

async function joined(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function digestOf(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
