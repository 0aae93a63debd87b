/**
 * The picture of the folders under `src` in ARCHITECTURE.md, made from the import table. Run as a program, it writes it there.
 *
 * An arrow means "may import". Arrows that others imply are left out, and so are imports of types alone and the composition
 * roots, which are single files and may import all that they wire.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from '../bootstrap/project.mjs';
import { IMPORT_TABLE } from './importTable.mjs';

/** The document with the picture. */
export const PICTURE_DOCUMENT = inProject('ARCHITECTURE.md');

const PICTURE = /```mermaid\nflowchart[^]*?\n```\n/;

/** @typedef {import('./importTable.mjs').ImportRow} ImportRow */
/** @typedef {{ readonly from: string, readonly to: string }} Arrow ids of folders; that of a group means all in it */

/**
 * The folders with a row of their own. A group is a folder with others in it; its row holds for its own files (`OWN_FILES`).
 * @param {readonly ImportRow[]} table
 */
function foldersOf(table) {
  const rows = table.filter(({ folder }) => extname(folder) === '');
  const isIn = (/** @type {ImportRow} */ row, /** @type {string} */ group) => row.folder.startsWith(`${group}/`);
  const groups = rows.filter(({ folder }) => rows.some((row) => isIn(row, folder))).map(({ folder }) => folder);
  return rows.map((row) => ({
    row,
    group: groups.find((group) => group === row.folder || isIn(row, group)),
    isGroup: groups.includes(row.folder),
  }));
}

/** What the files of a group itself are called. */
const OWN_FILES = '*.ts';

/** @typedef {ReturnType<typeof foldersOf>[number]} Folder */

/** @param {string} path */
const idOf = (path) => path.replace(/^src\//, '').replaceAll('/', '_');

/** @param {Folder} folder */
const idOfFolder = ({ row, isGroup }) => idOf(row.folder) + (isGroup ? '_files' : '');

/**
 * The id of what an entry of the table lets a row import; none for packages and for files outside of `src`.
 * @param {string} entry
 * @param {readonly Folder[]} folders
 */
function targetOf(entry, folders) {
  const holds = folders.filter(({ row }) => entry === row.folder || entry.startsWith(`${row.folder}/`));
  const [nearest] = holds.sort((a, b) => b.row.folder.length - a.row.folder.length);
  if (nearest?.isGroup && nearest.row.folder === entry) return idOf(entry);
  return nearest && idOfFolder(nearest);
}

/**
 * Every arrow between folders that the table allows for imports that are there when the program runs.
 * @param {readonly ImportRow[]} table
 * @returns {Arrow[]}
 */
export function arrowsOf(table) {
  const folders = foldersOf(table);
  return folders.flatMap((folder) => {
    const from = idOfFolder(folder);
    const targets = new Set(folder.row.may.map((entry) => targetOf(entry, folders)));
    return [...targets].filter((to) => to !== undefined && to !== from).map((to) => ({ from, to: String(to) }));
  });
}

/**
 * Whether arrows lead from one folder to another.
 * @param {string} from
 * @param {string} to
 * @param {readonly Arrow[]} arrows
 */
export function leadsTo(from, to, arrows) {
  const met = new Set([from]);
  for (const folder of met) {
    for (const arrow of arrows) if (arrow.from === folder) met.add(arrow.to);
  }
  return met.has(to);
}

/**
 * The arrows without those that the others imply.
 * @param {readonly Arrow[]} arrows
 * @param {readonly Arrow[]} implied arrows that are not drawn, but hold
 * @returns {readonly Arrow[]}
 */
export function withoutImplied(arrows, implied = []) {
  return arrows.reduce((kept, arrow) => {
    const others = kept.filter((other) => other !== arrow);
    return leadsTo(arrow.from, arrow.to, [...others, ...implied]) ? others : kept;
  }, arrows);
}

/**
 * The picture as a code block of Mermaid.
 * @param {readonly ImportRow[]} table
 */
export function folderPicture(table) {
  const folders = foldersOf(table);
  const members = folders.flatMap(({ row, group, isGroup }) =>
    group === undefined ? [] : [{ from: idOf(group), to: idOf(row.folder) + (isGroup ? '_files' : '') }],
  );
  const arrows = withoutImplied(arrowsOf(table), members);
  const drawn = folders.filter(
    (folder) => !folder.isGroup || arrows.some(({ from, to }) => [from, to].includes(idOfFolder(folder))),
  );
  const groups = [...new Set(drawn.map(({ group }) => group))];
  const boxes = groups.flatMap((group) =>
    boxesOf(
      group,
      drawn.filter((folder) => folder.group === group),
    ),
  );
  const lines = arrows.map(({ from, to }) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```', ''].join('\n');
}

/**
 * @param {string | undefined} group
 * @param {readonly Folder[]} folders
 */
function boxesOf(group, folders) {
  const boxOf = (/** @type {Folder} */ folder, /** @type {string} */ label) => `${idOfFolder(folder)}["${label}"]`;
  if (group === undefined) return folders.map((folder) => `  ${boxOf(folder, folder.row.folder)}`);
  const boxes = folders.map((folder) => boxOf(folder, folder.isGroup ? OWN_FILES : basename(folder.row.folder)));
  return [`  subgraph ${idOf(group)}["${group}"]`, ...boxes.map((box) => `    ${box}`), '  end'];
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
