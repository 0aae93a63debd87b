/**
 * SQLite's write-ahead log, read before SQLite does. SQLite silently drops everything after the first frame with a
 * wrong checksum: after a kill that is right, but one corrupted byte loses many saved changes in the same way. Format:
 * sqlite.org/fileformat2.html, "The Write-Ahead Log".
 */
import { PAGE_BYTES } from '../../host/repair/pageFormat.ts';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES;
/** The first number of a log; its last bit is the byte order of its checksums. */
const [LITTLE, BIG] = [0x377f0682, 0x377f0683];

export interface Log {
  /** Frames that SQLite accepts: up to the last complete transaction. */
  readonly whole: number;
  /** Frames written since the log last restarted; older ones may follow. */
  readonly written: number;
  /**
   * SQLite would drop more than the last transaction, the only one that a kill or power failure can leave incomplete.
   */
  readonly isDamaged: boolean;
}

type Sums = readonly [number, number];

export function readLog(log: Buffer): Log {
  const count = Math.max(0, Math.floor((log.length - HEADER_BYTES) / FRAME_BYTES));
  if (!isHeaderWhole(log)) return withoutHeader(log, count);
  const salt = log.subarray(16, 24);
  const whole = countWhole(log, count, salt);
  const written = Math.max(whole, countWritten(log, count, salt));
  return { whole, written, isDamaged: commitsIn(log, whole, written - 1) > 0 };
}

/**
 * Takes the salt from the second frame: what corrupted the header may have corrupted the first too. An empty log is
 * zero.
 */
function withoutHeader(log: Buffer, count: number): Log {
  if (count === 0 || log.subarray(0, HEADER_BYTES).every((byte) => byte === 0))
    return { whole: 0, written: 0, isDamaged: false };
  const teller = frameAt(Math.min(1, count - 1));
  const written = countWritten(log, count, log.subarray(teller + 8, teller + 16));
  return { whole: 0, written, isDamaged: true };
}

/** The library after the first `frames` frames of its log, as a file without a log. */
export function replay(file: Buffer, log: Buffer, frames: number): Buffer {
  const pages = new Map<number, number>();
  const most = Math.ceil(file.length / PAGE_BYTES) + frames;
  let size = Math.ceil(file.length / PAGE_BYTES);
  for (let frame = 0; frame < frames; frame++) {
    const [page, sizeAfter] = [log.readUInt32BE(frameAt(frame)), log.readUInt32BE(frameAt(frame) + 4)];
    if (page >= 1 && page <= most) pages.set(page, frame);
    if (sizeAfter > 0 && sizeAfter <= most) size = sizeAfter;
  }
  const image = Buffer.alloc(size * PAGE_BYTES);
  file.copy(image);
  for (const [page, frame] of pages) {
    const from = frameAt(frame) + FRAME_HEADER_BYTES;
    log.copy(image, (page - 1) * PAGE_BYTES, from, from + PAGE_BYTES);
  }
  return image;
}

function frameAt(frame: number): number {
  return HEADER_BYTES + frame * FRAME_BYTES;
}

function isHeaderWhole(log: Buffer): boolean {
  if (log.length < HEADER_BYTES) return false;
  const magic = log.readUInt32BE(0);
  if (magic !== LITTLE && magic !== BIG) return false;
  return log.readUInt32BE(8) === PAGE_BYTES && agrees(log, 24, sumOf(log, 0, 24, [0, 0]));
}

/** Frames up to the last complete transaction before the first faulty frame. */
function countWhole(log: Buffer, count: number, salt: Buffer): number {
  let [sums, whole] = [[log.readUInt32BE(24), log.readUInt32BE(28)] as Sums, 0];
  for (let frame = 0; frame < count; frame++) {
    const at = frameAt(frame);
    if (saltDistance(log, at, salt) > 0) break;
    sums = sumOf(log, at + FRAME_HEADER_BYTES, PAGE_BYTES, sumOf(log, at, 8, sums));
    if (!agrees(log, at + 16, sums)) break;
    if (log.readUInt32BE(at + 4) > 0) whole = frame + 1;
  }
  return whole;
}

/**
 * Up to the last frame with the salt of this log, except for one byte that may be corrupted. Older frames have other
 * salts.
 */
function countWritten(log: Buffer, count: number, salt: Buffer): number {
  let written = count;
  while (written > 0 && saltDistance(log, frameAt(written - 1), salt) > 1) written--;
  return written;
}

/** The number of bytes in which the salt of a frame differs from `salt`. */
function saltDistance(log: Buffer, frame: number, salt: Buffer): number {
  let distance = 0;
  for (let byte = 0; byte < 8; byte++) if (salt[byte] !== log[frame + 8 + byte]) distance++;
  return distance;
}

/** Ends of transactions among the frames from `first` up to, but without, `end`. */
function commitsIn(log: Buffer, first: number, end: number): number {
  let commits = 0;
  for (let frame = first; frame < end; frame++) if (log.readUInt32BE(frameAt(frame) + 4) > 0) commits++;
  return commits;
}

function agrees(log: Buffer, at: number, [first, second]: Sums): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}

/** The checksum of some bytes, continued from `before`. */
function sumOf(log: Buffer, at: number, length: number, before: Sums): Sums {
  const isBig = log.readUInt32BE(0) === BIG;
  let [first, second] = before;
  for (let byte = at; byte < at + length; byte += 8) {
    first = (first + (isBig ? log.readUInt32BE(byte) : log.readUInt32LE(byte)) + second) >>> 0;
    second = (second + (isBig ? log.readUInt32BE(byte + 4) : log.readUInt32LE(byte + 4)) + first) >>> 0;
  }
  return [first, second];
}
