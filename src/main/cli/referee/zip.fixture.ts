/** Writes zips as learning platforms make them, and as no one should. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** In place of the right one. */
  readonly method?: number;
  readonly size?: number;
}

export interface ZipOptions {
  readonly comment?: string;
  /** Numbers that stand in the fields of zip64. */
  readonly isLarge?: boolean;
}

const TOO_LARGE = 0xffffffff;

export function zipOf(
  files: readonly ZippedFile[],
  { comment = '', isLarge = false }: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const heads: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const bytes = Buffer.from(file.content as string);
    const packed = file.isStored === true ? bytes : deflateRawSync(bytes);
    const numbers = { packed: packed.length, size: file.size ?? bytes.length };
    const shared = [
      ...short(20, file.isEncrypted === true ? 1 : 0, file.method ?? (file.isStored === true ? 0 : 8), 0, 0),
      ...long(crc32(bytes)),
      ...(isLarge ? long(TOO_LARGE, TOO_LARGE) : long(numbers.packed, numbers.size)),
      ...short(name.length),
    ];
    const large = [...short(1, 24), ...huge(numbers.size, numbers.packed, at)];
    const extra = isLarge ? large : [];
    const head = Buffer.from([...long(0x04034b50), ...shared, ...short(0), ...name]);
    const attributes = [...short(0, 0, 0), ...long(0, isLarge ? TOO_LARGE : at)];
    list.push(
      Buffer.from([
        ...long(0x02014b50),
        ...short(20),
        ...shared,
        ...short(extra.length),
        ...attributes,
        ...name,
        ...extra,
      ]),
    );
    heads.push(head, packed);
    at += head.length + packed.length;
  }
  const listed = Buffer.concat(list);
  return Uint8Array.from(
    Buffer.concat([...heads, listed, endOf(files.length, listed.length, at, isLarge), commented(comment)]),
  );
}

function endOf(files: number, length: number, at: number, isLarge: boolean): Buffer {
  const end = (...numbers: readonly number[]): number[] => [...long(0x06054b50), ...short(0, 0), ...numbers];
  if (!isLarge) return Buffer.from(end(...short(files, files), ...long(length, at)));
  const large = [...long(0x06064b50), ...huge(44), ...short(45, 45), ...long(0, 0), ...huge(files, files, length, at)];
  const place = [...long(0x07064b50, 0), ...huge(at + length), ...long(1)];
  return Buffer.from([...large, ...place, ...end(...short(0xffff, 0xffff), ...long(TOO_LARGE, TOO_LARGE))]);
}

function commented(comment: string): Buffer {
  return Buffer.from([...short(comment.length), ...Buffer.from(comment)]);
}

function short(...numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => [number & 255, number >>> 8]);
}

function long(...numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => short(number % 65_536, Math.floor(number / 65_536)));
}

function huge(...numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => [...long(number), ...long(0)]);
}
