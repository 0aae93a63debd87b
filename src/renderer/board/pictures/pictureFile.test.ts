import { describe, expect, test } from 'vitest';
import { jpegOf, pngOf, WEBPS } from '../../../shared/exchange/pictureFile.fixture.ts';
import { MAX_SOURCE_BYTES, readableType, reducedPicture } from './pictureFile.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

describe('the type of a picture', () => {
  test.each([
    ['image/png', pngOf(8000, 8000)],
    ['image/jpeg', jpegOf(1, 1)],
    ['image/webp', WEBPS['VP8L'](20, 30)],
    ['image/svg+xml', utf8(DRAWING)],
    ['image/svg+xml', utf8(`\ufeff<?xml version="1.0"?>\n<!-- ${'x'.repeat(3000)} -->\n${DRAWING}`)],
  ])('is %s by its content', (type, bytes) => expect(readableType(bytes)).toBe(type));

  test.each([
    [pngOf(8001, 8000), 'This picture has 65 million pixels (8001 × 8000); up to 64 million can be read.'],
    [pngOf(60_000, 60_000), '3600 million pixels'],
    [new Uint8Array(MAX_SOURCE_BYTES + 1), 'This picture has 21 MB; up to 20 MB can be read.'],
    [utf8('<html><body>'), 'cannot be read. Use PNG, JPEG, WebP or SVG.'],
    [utf8('GIF89a'), 'cannot be read. Use PNG, JPEG, WebP or SVG.'],
    [new Uint8Array(), 'cannot be read. Use PNG, JPEG, WebP or SVG.'],
  ])('that cannot be read is refused with the reason: %#', (bytes, sentence) => {
    expect(() => readableType(bytes)).toThrow(expect.objectContaining({ code: 'bad-file' }));
    expect(() => readableType(bytes)).toThrow(sentence);
  });
});

test('a file that is too large is refused before it is read', async () => {
  const file = { size: MAX_SOURCE_BYTES + 1 } as Blob;
  await expect(reducedPicture(file)).rejects.toThrow('This picture has 21 MB');
});
