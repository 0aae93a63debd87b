/** The licences of everything in the packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_NODE_PACKAGE, inProject } from '../bootstrap/project.mjs';
import { IMPORT_TABLE } from '../lint/importTable.mjs';
import { PackageFault } from './packageFault.ts';
import { manifestOf, runningPackages, withDependencies } from './productionPackages.ts';

const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const RULE = '='.repeat(60);

const INTRODUCTION = 'Searchlight contains the works of others. These are their licences.';

const SQLITE = `SQLite, inside better-sqlite3

SQLite is in the public domain. https://sqlite.org/copyright.html
`;

const NODE_ELSEWHERE = `Node.js, or Electron with Chromium\n\nTheir licences lie beside the program.\n`;

/** A text with the notices of Node, of the packages that run, and of those that were built into the page. `staged`: see `stagePackages`. */
export function noticesOf(staged: string): string {
  const running = runningPackages(staged).map((name) => noticeOf(staged, name));
  const built = bundledPackages().map((name) => noticeOf(inProject(), name));
  const notices = [...new Set([...running, ...built]), SQLITE, nodeNotice()];
  return `${INTRODUCTION}\n\n${notices.map((notice) => `${RULE}\n${notice}`).join('\n')}`;
}

/** The same without Node's: the page shows it, and the licences of Electron or Node lie beside the program. */
export function noticesOfPage(): string {
  const names = [...new Set([...runningPackages(inProject()), ...bundledPackages()])];
  const notices = [...names.map((name) => noticeOf(inProject(), name)), SQLITE, NODE_ELSEWHERE];
  return `${INTRODUCTION}\n\n${notices.map((notice) => `${RULE}\n${notice}`).join('\n')}`;
}

/** Packages that the page is built with, and what they need: the import table names them. */
export function bundledPackages(): string[] {
  const rows = IMPORT_TABLE.filter(({ folder }) => folder.startsWith('src/'));
  const names = new Set(rows.flatMap(({ may }) => may.map((entry) => entry.replace('type ', ''))));
  const installed = [...names].flatMap((name) => (name.endsWith('/*') ? scoped(name.slice(0, -2)) : [name]));
  const packages = installed.filter((name) => !/^(node|src|electron|resources|package\.json)/.test(name));
  return withDependencies(inProject(), packages);
}

function scoped(scope: string): string[] {
  const folder = inProject('node_modules', scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
}

function noticeOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version } = manifestOf(folder);
  return `${name} ${version}\n\n${licenceIn(folder, name)}\n`;
}

/** The text of a package's licence; its name, where the package has no text. */
function licenceIn(folder: string, name: string): string {
  const file = readdirSync(folder).find((each) => LICENCE.test(each));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const { license } = manifestOf(folder);
  if (license === undefined) throw new PackageFault(`${name} names no licence.`);
  return `Licence: ${license}`;
}

/** Not every package of Node brings its licence; all of them are the same Node. */
function nodeNotice(): string {
  const own = inProject(OWN_NODE_PACKAGE, 'LICENSE');
  if (!existsSync(own)) throw new PackageFault(`${OWN_NODE_PACKAGE} has no licence of Node: make packages on Linux.`);
  return `Node.js\n\n${readFileSync(own, 'utf8').trim()}\n`;
}
