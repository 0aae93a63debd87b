/**
 * The header of a library's file. SQLite trusts it: one corrupted byte can make the file read-only, too new, or
 * impossible to open. Format: sqlite.org/fileformat2.html, "The Database Header".
 */
import { APPLICATION_ID } from '../../host/repair/migrate.ts';
import { PAGE_BYTES } from '../../host/repair/pageFormat.ts';

export const HEADER_BYTES = 100;

/** Bytes that are the same in the header of every library, with their offsets. */
const FIXED: readonly (readonly [at: number, bytes: Buffer])[] = [
  [0, Buffer.from('SQLite format 3\0', 'latin1')],
  [16, number16(PAGE_BYTES)],
  [20, Buffer.from([0, 64, 32, 32])],
  [44, number32(4)], // the format of SQLite's own tables
  [48, Buffer.alloc(8)],
  [56, number32(1)], // UTF-8
  [64, Buffer.alloc(4)],
  [68, number32(APPLICATION_ID)],
  [72, Buffer.alloc(20)],
];

/** 1: rollback journal, 2: write-ahead log; once for readers and once for writers. */
const [WRITE_VERSION, READ_VERSION] = [18, 19];
const VERSIONS = [1, 2];

/** The number of the change that wrote the header, which is stored twice. */
const [CHANGE, CHANGE_AGAIN] = [24, 92];

const [FORMAT, ID] = [60, 68];

/** Whether the header has the mark of a library. */
export function hasLibraryMark(header: Buffer): boolean {
  return header.length >= HEADER_BYTES && header.readUInt32BE(ID) === APPLICATION_ID;
}

/** The format in the header. The rest may be anything that a newer program writes. */
export function formatInHeader(header: Buffer): number {
  return header.readUInt32BE(FORMAT);
}

/** Whether a library can have this header. Does not check the format, which must match the tables. */
export function isHeaderSound(header: Buffer): boolean {
  const isFixed = FIXED.every(([at, bytes]) => header.subarray(at, at + bytes.length).equals(bytes));
  const version = header[WRITE_VERSION]!;
  const isVersion = VERSIONS.includes(version) && version === header[READ_VERSION];
  return isFixed && isVersion && header.readUInt32BE(CHANGE) === header.readUInt32BE(CHANGE_AGAIN);
}

/** Repairs the bytes that are the same in the headers of all libraries without a log. */
export function mendHeader(file: Buffer): void {
  if (file.length < HEADER_BYTES) return;
  for (const [at, bytes] of FIXED) bytes.copy(file, at);
  file[WRITE_VERSION] = file[READ_VERSION] = 1;
  file.copy(file, CHANGE, CHANGE_AGAIN, CHANGE_AGAIN + 4);
  file.writeUInt32BE(file.length / PAGE_BYTES, 28);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
