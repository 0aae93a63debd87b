import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../contract/pictures.ts';
import { jpegOf, pngOf, WEBPS } from './pictureFile.fixture.ts';
import { pictureFault, readPictureHeader } from './pictureFile.ts';

const KINDS = [
  ['image/png', pngOf],
  ['image/jpeg', jpegOf],
  ...Object.values(WEBPS).map((make) => ['image/webp', make] as const),
] as const;

describe.each(KINDS)('%s', (mime, make) => {
  test('says its size', () => {
    const side = fc.integer({ min: 1, max: 16_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readPictureHeader(make(width, height))).toEqual({ mime, width, height });
      }),
    );
  });

  test('is kept up to its largest side, and refused beyond', () => {
    expect(pictureFault(make(MAX_PICTURE_SIDE, 1))).toBeNull();
    expect(pictureFault(make(1, MAX_PICTURE_SIDE + 1))).toMatch('1 × 1025 pixels');
  });

  test('is refused wherever it is cut off', () => {
    const bytes = make(300, 200);
    for (let end = 0; end < bytes.length; end++)
      expect(pictureFault(bytes.subarray(0, end)), `cut at ${end}`).toMatch(/damaged|not complete/);
  });
});

test('a size of zero and too many bytes are refused', () => {
  expect(pictureFault(pngOf(0, 5))).toBe('It has no size.');
  expect(pictureFault(new Uint8Array(MAX_PICTURE_BYTES + 1))).toBe('It has 257 KB; at most 256 KB can be saved.');
});

test('any bytes get an answer', () => {
  const start = fc.constantFrom(...KINDS.map(([, make]) => make(9, 9)));
  const change = fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(start, change, fc.uint8Array({ maxLength: 20 }), (bytes, changes, tail) => {
      const changed = Uint8Array.from([...bytes, ...tail]);
      for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
      expect(pictureFault(changed) ?? 'It is sound.').toMatch(/^It .*\.$/);
    }),
    { numRuns: 2_000 },
  );
});

test('a JPEG whose segments say that they are empty does not go on for ever', () => {
  expect(readPictureHeader(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0]))).toBeNull();
});
