/**
 * The picture of the folders right under `src` in ARCHITECTURE.md, made from the import table. Run as a program, it writes it there.
 * An arrow means "may import", types included; arrows that others imply are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inProject } from '../bootstrap/project.mjs';
import { IMPORT_TABLE } from './importTable.mjs';

/** The document with the picture. */
export const PICTURE_DOCUMENT = inProject('ARCHITECTURE.md');

const PICTURE = /```mermaid\nflowchart[^]*?\n```\n/;

/** @typedef {import('./importTable.mjs').ImportRow} ImportRow */
/** @typedef {{ readonly from: string, readonly to: string }} Arrow names of folders under `src` */

/** The folder under `src` that a folder or a file is in; none for packages. @param {string} path */
const topOf = (path) => /^(?:type )?src\/([^/.]+)/.exec(path)?.[1];

/**
 * Every arrow that the table allows, once.
 * @param {readonly ImportRow[]} table
 * @returns {Arrow[]}
 */
export function arrowsOf(table) {
  const arrows = table.flatMap(({ folder, may }) => may.map((entry) => ({ from: topOf(folder), to: topOf(entry) })));
  const between = arrows.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  return [...new Map(between.map((arrow) => [`${arrow.from} ${arrow.to}`, /** @type {Arrow} */ (arrow)])).values()];
}

/**
 * Whether arrows lead from one folder to another.
 * @param {string} from
 * @param {string} to
 * @param {readonly Arrow[]} arrows
 */
export function leadsTo(from, to, arrows) {
  const met = new Set([from]);
  for (const folder of met) for (const arrow of arrows) if (arrow.from === folder) met.add(arrow.to);
  return met.has(to);
}

/**
 * The arrows without those that the others imply.
 * @param {readonly Arrow[]} arrows
 * @returns {readonly Arrow[]}
 */
export function withoutImplied(arrows) {
  return arrows.reduce((kept, arrow) => {
    const others = kept.filter((other) => other !== arrow);
    return leadsTo(arrow.from, arrow.to, others) ? others : kept;
  }, arrows);
}

/**
 * The picture as a code block of Mermaid.
 * @param {readonly ImportRow[]} table
 */
export function folderPicture(table) {
  const lines = withoutImplied(arrowsOf(table)).map(
    ({ from, to }) => `  ${from}["src/${from}"] --> ${to}["src/${to}"]`,
  );
  return ['```mermaid', 'flowchart TD', ...lines.sort(), '```', ''].join('\n');
}

/**
 * The picture that a document shows.
 * @param {string} text
 */
export const pictureIn = (text) => PICTURE.exec(text)?.[0];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(PICTURE_DOCUMENT, 'utf8');
  writeFileSync(
    PICTURE_DOCUMENT,
    text.replace(PICTURE, () => folderPicture(IMPORT_TABLE)),
  );
}
