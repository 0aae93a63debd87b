/**
 * The icon in all sizes and containers, drawn from the page's own `icon.svg` by a browser. They are kept in the repository, because whoever
 * makes packages need not have a browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from '../bootstrap/browser.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { launchBrowser } from '../launchBrowser.ts';
import { PackageFault } from './packageFault.ts';

export const ICON_SVG = inProject('src', 'renderer', 'public', 'icon.svg');
/** Sides of the pictures in pixels. Linux has a folder for each up to 512. */
export const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
export const iconFile = (name: string | number): string =>
  inProject('scripts', 'package', 'icons', typeof name === 'number' ? `${name}.png` : name);

/** Sides in a Windows icon; a side of 256 is written as 0. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Types of pictures in an icon of macOS by their sides, from the list of Apple's `IconFamily` types that take PNG. */
const ICNS_TYPES: Readonly<Record<string, number>> = {
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic08: 256,
  ic13: 256,
  ic09: 512,
  ic14: 512,
  ic10: 1024,
};

/** Draws all icons anew. */
export async function makeIcons(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new PackageFault('Icons are drawn by Chrome, Chromium or Edge, and none was found.');
  const browser = await launchBrowser(executablePath);
  const page = await browser.newPage();
  const svg = readFileSync(ICON_SVG, 'utf8');
  const drawn = new Map<number, Buffer>();
  for (const size of ICON_SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    drawn.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  mkdirSync(iconFile(''), { recursive: true });
  for (const [size, png] of drawn) writeFileSync(iconFile(size), png);
  writeFileSync(iconFile('icon.ico'), icoOf(ICO_SIZES.map((size) => ({ size, png: drawn.get(size)! }))));
  const parts = Object.entries(ICNS_TYPES).map(([type, size]) => ({ type, png: drawn.get(size)! }));
  writeFileSync(iconFile('icon.icns'), icnsOf(parts));
}

const ICO_HEAD_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** An icon of Windows: a head, an entry for each picture, and the pictures as PNG, as Windows Vista and later read them. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES + ICO_ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ICO_HEAD_BYTES + ICO_ENTRY_BYTES * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4); // planes
    head.writeUInt16LE(32, entry + 6); // bits of a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const ICNS_HEAD_BYTES = 8;

/** An icon of macOS: blocks of a type, a length and a PNG. */
function icnsOf(pictures: readonly { readonly type: string; readonly png: Buffer }[]): Buffer {
  const blocks = pictures.map(({ type, png }) => block(type, png));
  return block('icns', Buffer.concat(blocks));
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(ICNS_HEAD_BYTES);
  head.write(type, 'latin1');
  head.writeUInt32BE(ICNS_HEAD_BYTES + content.length, 4);
  return Buffer.concat([head, content]);
}
