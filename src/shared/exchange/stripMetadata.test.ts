import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from './stripMetadata.ts';
import { ascii, jpegOf, pngChunk, pngOf, WEBPS } from './pictureFile.fixture.ts';
import { readPictureHeader } from './pictureFile.ts';

const HTML = '<script>alert(1)</script>';
const PNG = pngOf(30, 20);
const JPEG = jpegOf(30, 20);
const WEBP = WEBPS['VP8X']!(30, 20);

const holdsHtml = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes).includes('<script');
const followed = (bytes: Uint8Array): Uint8Array => Uint8Array.from([...bytes, ...ascii(HTML)]);
const afterStart = (bytes: Uint8Array, start: number, more: readonly number[]): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, start), ...more, ...bytes.subarray(start)]);
const segment = (marker: number): number[] => [0xff, marker, 0, HTML.length + 2, ...ascii(HTML)];

/** Where HTML can hide in a picture that every browser shows. */
const POLYGLOTS: Readonly<Record<string, Uint8Array>> = {
  'after the end of a PNG': followed(PNG),
  'in a text of a PNG': pngOf(30, 20, 0, pngChunk('tEXt', ascii(HTML))),
  'in a chunk of a PNG that nobody knows': pngOf(30, 20, 0, pngChunk('abCd', ascii(HTML))),
  'after the end of a JPEG': followed(JPEG),
  'in a comment of a JPEG': afterStart(JPEG, 2, segment(0xfe)),
  'in the colour profile of a JPEG': afterStart(JPEG, 2, segment(0xe2)),
  'in what the camera notes': afterStart(JPEG, 2, segment(0xe1)),
  'after the end of a WebP': followed(WEBP),
  'in the description of a WebP': afterStart(WEBP, 30, [...ascii('XMP '), HTML.length, 0, 0, 0, ...ascii(HTML), 0]),
};

test.each(Object.entries(POLYGLOTS))('HTML %s does not stay', (_, polyglot) => {
  expect(holdsHtml(polyglot)).toBe(true);
  const bare = stripMetadata(polyglot)!;
  expect(holdsHtml(bare)).toBe(false);
  expect(readPictureHeader(bare)).toEqual(readPictureHeader(polyglot));
});

describe.each([['PNG', pngOf], ['JPEG', jpegOf], ...Object.entries(WEBPS)])('%s', (_, make) => {
  test('an image without metadata is unchanged', () => {
    const bare = stripMetadata(make(30, 20))!;
    expect(stripMetadata(bare)).toEqual(bare);
  });

  test('a truncated one is refused', () => {
    const bytes = stripMetadata(make(30, 20))!;
    for (let end = 0; end < bytes.length; end++)
      expect(stripMetadata(bytes.subarray(0, end)), `cut at ${end}`).toBeNull();
  });
});

test('the scan of a JPEG stays to its end, with its stuffed bytes and restarts', () => {
  const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd3, 3];
  const jpeg = afterStart(JPEG, JPEG.length - 2, scan);
  expect([...stripMetadata(jpeg)!].slice(-scan.length - 2)).toEqual([...scan, 0xff, 0xd9]);
});

test('whatever the bytes, it comes to an end, and what it keeps is bare', () => {
  const change = fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(PNG, JPEG, WEBP), change, (bytes, changes) => {
      const changed = Uint8Array.from(bytes);
      for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
      const bare = stripMetadata(changed);
      if (bare !== null) expect(stripMetadata(bare)).toEqual(bare);
    }),
    { numRuns: 2_000 },
  );
});
