import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_SIZES, iconFile } from './icons.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The sides of a PNG, from its first block. */
function sidesOf(png: Buffer): [number, number] {
  expect(png.subarray(0, PNG.length)).toEqual(PNG);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(ICON_SIZES)('the icon of %i pixels has that size', (size) => {
  expect(sidesOf(readFileSync(iconFile(size)))).toEqual([size, size]);
});

test('the icon of Windows has a picture of each size that it announces, one after another to its end', () => {
  const ico = readFileSync(iconFile('icon.ico'));
  const count = ico.readUInt16LE(4);
  let end = 6 + 16 * count;
  for (let entry = 6; entry < 6 + 16 * count; entry += 16) {
    const [side, bytes, at] = [ico.readUInt8(entry) || 256, ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(at).toBe(end);
    expect(sidesOf(ico.subarray(at, at + bytes))).toEqual([side, side]);
    end = at + bytes;
  }
  expect([ico.readUInt16LE(2), count, end]).toEqual([1, 7, ico.length]);
});

test('the icon of macOS has pictures up to 1,024 pixels, one after another to its end', () => {
  const icns = readFileSync(iconFile('icon.icns'));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const sides: number[] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    sides.push(sidesOf(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)))[0]);
  expect(sides).toEqual([32, 64, 128, 256, 256, 512, 512, 1024]);
});
