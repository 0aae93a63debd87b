/**
 * Pages of an SQLite file, read without SQLite. Format: sqlite.org/fileformat2.html, "B-tree Pages" and "Record
 * Format".
 */

/** The page size of every library on a disk; SQLite's own WebAssembly makes larger pages. */
export const PAGE_BYTES = 4096;

/** Where a file stores its page size, and the possible sizes. 65,536 is written as 1. */
const PAGE_SIZE_AT = 16;
const PAGE_SIZES: readonly number[] = [512, 1024, 2048, PAGE_BYTES, 8192, 16_384, 32_768];

/** The page size that a file states or, if that is impossible, `usual`. */
export function pageBytesOf(bytes: Uint8Array, usual: number): number {
  const told = ((bytes[PAGE_SIZE_AT] ?? 0) << 8) | (bytes[PAGE_SIZE_AT + 1] ?? 0);
  return PAGE_SIZES.includes(told) ? told : usual;
}

/** The header of the file, at the start of the first page. */
const FILE_HEADER_BYTES = 100;
const FREE_PAGES_AT = 32;

/** The kind of a page, by its first byte. Tables without row ids are stored in index pages. */
const PAGE_KINDS = { 2: 'index', 5: 'table', 10: 'index', 13: 'table' } as const;
const LEAVES: readonly number[] = [10, 13];
const TABLE_LEAF = 13;

/** How much smaller than a page a record must be to fit on it. Larger ones are not read here. */
const BESIDE_RECORD_BYTES = 35;

/** A column of a record: a text, a number of up to 6 bytes, or neither. */
export type RecordField = string | number | null;

/** The bytes of a file, page by page. Never throws, whatever the bytes are. */
export class FilePages {
  readonly count: number;
  readonly #view: DataView;
  readonly #pageBytes: number;

  constructor(bytes: Uint8Array, pageBytes: number) {
    this.#pageBytes = pageBytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.count = Math.floor(bytes.length / pageBytes);
  }

  /** `null` for a page that is neither or is missing. */
  kindOf(page: number): 'table' | 'index' | null {
    return PAGE_KINDS[this.#type(page) as keyof typeof PAGE_KINDS] ?? null;
  }

  /** The child pages of an inner page of a table or an index. */
  childrenOf(page: number): number[] {
    if (this.kindOf(page) === null || LEAVES.includes(this.#type(page))) return [];
    const last = this.#number(this.#headerAt(page) + 8, 4);
    return [...this.#cells(page).map((cell) => this.#number(cell, 4)), last];
  }

  /** The records on a leaf, field by field, without unreadable ones. */
  recordsOf(page: number): RecordField[][] {
    if (!LEAVES.includes(this.#type(page))) return [];
    const hasId = this.#type(page) === TABLE_LEAF;
    return this.#cells(page).flatMap((cell) => this.#record(cell, hasId) ?? []);
  }

  freePages(): Set<number> {
    const free = new Set<number>();
    let trunk = this.#number(FREE_PAGES_AT, 4);
    while (trunk > 0 && trunk <= this.count && !free.has(trunk)) {
      free.add(trunk);
      const at = this.#startOf(trunk);
      const leaves = Math.min(this.#number(at + 4, 4), this.#pageBytes / 4 - 2);
      for (let leaf = 0; leaf < leaves; leaf++) free.add(this.#number(at + 8 + 4 * leaf, 4));
      trunk = this.#number(at, 4);
    }
    return free;
  }

  #startOf(page: number): number {
    return (page - 1) * this.#pageBytes;
  }

  #headerAt(page: number): number {
    return page === 1 ? FILE_HEADER_BYTES : this.#startOf(page);
  }

  #type(page: number): number {
    return page < 1 || page > this.count ? 0 : this.#view.getUint8(this.#headerAt(page));
  }

  /** Offsets of a page's cells in the file. */
  #cells(page: number): number[] {
    const [header, isLeaf] = [this.#headerAt(page), LEAVES.includes(this.#type(page))];
    const pointers = header + (isLeaf ? 8 : 12);
    const most = (this.#startOf(page) + this.#pageBytes - pointers) / 2;
    const count = Math.min(this.#number(header + 3, 2), Math.floor(most));
    return Array.from({ length: count }, (_, at) => this.#startOf(page) + this.#number(pointers + 2 * at, 2));
  }

  #record(cell: number, hasId: boolean): RecordField[][] | null {
    const size = this.#varint(cell);
    const begin = hasId ? this.#varint(size.next).next : size.next;
    if (size.value > this.#pageBytes - BESIDE_RECORD_BYTES || begin + size.value > this.#view.byteLength) return null;
    const head = this.#varint(begin);
    const fields: RecordField[] = [];
    let body = begin + head.value;
    for (let at = head.next; at < begin + head.value && body <= begin + size.value;) {
      const type = this.#varint(at);
      const length = lengthOf(type.value);
      fields.push(this.#field(type.value, body, length));
      [at, body] = [type.next, body + length];
    }
    return body === begin + size.value ? [fields] : null;
  }

  #field(type: number, at: number, length: number): RecordField {
    if (at + length > this.#view.byteLength) return null;
    if (type >= 13 && type % 2 === 1) return this.#text(at, length);
    if (type === 8 || type === 9) return type - 8;
    return type >= 1 && type <= 5 ? this.#number(at, length) : null;
  }

  /** ASCII, as all names of tables are; other bytes become wrong letters. */
  #text(at: number, length: number): string {
    return String.fromCharCode(...new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length));
  }

  /** An unsigned number of up to 6 bytes; bytes beyond the end of the file count as 0. */
  #number(at: number, length: number): number {
    let value = 0;
    for (let byte = at; byte < at + length; byte++)
      value = value * 256 + (byte < this.#view.byteLength ? this.#view.getUint8(byte) : 0);
    return value;
  }

  #varint(at: number): { value: number; next: number } {
    let value = 0;
    for (let byte = at; byte < Math.min(at + 8, this.#view.byteLength); byte++) {
      const bits = this.#view.getUint8(byte);
      value = value * 128 + (bits & 127);
      if (bits < 128) return { value, next: byte + 1 };
    }
    return { value, next: at + 9 };
  }
}

function lengthOf(type: number): number {
  return type >= 12 ? Math.floor((type - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][type]!;
}

/**
 * Rewrites the first page of a file: keeps the header, and stores only these records, which must fit, as its table of
 * tables.
 */
export function writeFirstPage(bytes: Uint8Array, records: readonly Uint8Array[], pageBytes: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, pageBytes);
  bytes.fill(0, FILE_HEADER_BYTES, pageBytes);
  let at = pageBytes;
  records.forEach((record, nth) => {
    const cell = [...varint(record.length), ...varint(nth + 1), ...record];
    at -= cell.length;
    bytes.set(cell, at);
    view.setUint16(FILE_HEADER_BYTES + 8 + 2 * nth, at);
  });
  if (at < FILE_HEADER_BYTES + 8 + 2 * records.length) throw new RangeError('The tables do not fit on one page.');
  bytes[FILE_HEADER_BYTES] = TABLE_LEAF;
  view.setUint16(FILE_HEADER_BYTES + 3, records.length);
  view.setUint16(FILE_HEADER_BYTES + 5, at);
}

/** A record of texts and of numbers up to 2³¹. */
export function recordOf(fields: readonly (string | number)[]): Uint8Array {
  const bodies = fields.map((field) => (typeof field === 'string' ? new TextEncoder().encode(field) : number32(field)));
  const types = bodies.flatMap((body, at) => varint(typeof fields[at] === 'string' ? 13 + 2 * body.length : 4));
  return new Uint8Array([...varint(types.length + 1), ...types, ...bodies.flatMap((body) => [...body])]);
}

function number32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value);
  return bytes;
}

/** Of up to 21 bits. */
function varint(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}
