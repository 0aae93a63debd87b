import { deflateSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as node from '../main/platform.ts';
import * as page from './platform.ts';
import { ANY_CHARACTER } from '../shared/text/anyCharacter.fixture.ts';

/** What both must provide. */
type Platform = typeof import('#platform');

const SAME: readonly Platform[] = [node, page];

describe('in a browser as on Node', () => {
  test('a text and its bytes have the same hash', () => {
    expect(page.sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 300 }), (text) => {
        expect(page.sha256(text)).toBe(node.sha256(text));
        expect(page.sha256(new TextEncoder().encode(text))).toBe(node.sha256(new TextEncoder().encode(text)));
      }),
    );
  });

  test('bytes become the same text, and come back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = page.toBase64(bytes);
        expect(text).toBe(node.toBase64(bytes));
        expect(page.fromBase64(text)).toEqual(bytes);
      }),
    );
  });

  test('what is no base64 is read alike', () => {
    for (const text of ['', 'QQ', 'QQ==', 'QUI', 'Q', 'Q U\nJD', 'QUJD!', '«QUJD»'])
      expect(Array.from(page.fromBase64(text)), text).toEqual(Array.from(node.fromBase64(text)));
  });

  test('one stream is told from what is none, more than one, or too large', () => {
    const packed = deflateSync(new Uint8Array(1000).map((_, at) => at % 7));
    const followed = Buffer.concat([packed, packed.subarray(-4)]);
    const cases: readonly [string, Uint8Array, number, boolean][] = [
      ['one', packed, 1000, true],
      ['too large', packed, 999, false],
      ['something follows', followed, 1000, false],
      ['cut off', packed.subarray(0, -1), 1000, false],
      ['damaged', packed.with(-1, packed.at(-1)! ^ 1), 1000, false],
      ['empty', packed.subarray(0, 0), 1000, false],
      ['gzip', gzipSync('a'), 1000, false],
    ];
    for (const [name, bytes, most, isOne] of cases)
      expect([name, ...SAME.map(({ isOneStream }) => isOneStream(bytes, most))]).toEqual([name, isOne, isOne]);
  });
});
