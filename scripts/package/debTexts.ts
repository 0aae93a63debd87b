/** The texts of the Debian package that are made from those of the project. */
import { readFileSync } from 'node:fs';
import { COMMAND_LINES } from '../../src/main/cli/commands.ts';
import { inProject } from '../bootstrap/project.mjs';
import { committed, VERSION } from './portable.ts';

/** The address is none: a package that somebody publishes names who answers for it. */
export const MAINTAINER = 'Searchlight contributors <maintainers@searchlight.invalid>';

/** A file beside the other sources of the package. */
export const source = (name: string): string => readFileSync(inProject('scripts', 'package', 'deb', name), 'utf8');

/** The man page, with every command of the program. */
export function manPage(): string {
  const synopsis = COMMAND_LINES.map(({ name, takes }) => `.br\n.B searchlight ${name}\n${takes}`);
  const commands = COMMAND_LINES.map(({ name, does }) => `.TP\n.B searchlight ${name}\n${does}`);
  return source('searchlight.1').replace('@SYNOPSIS@', synopsis.join('\n')).replace('@COMMANDS@', commands.join('\n'));
}

/** What software centres show: the description, and every version that the changelog dates. */
export function metainfo(): string {
  const changelog = readFileSync(inProject('CHANGELOG.md'), 'utf8');
  const releases = [...changelog.matchAll(/^## (\d\S*) - (\d{4}-\d{2}-\d{2})$/gm)];
  const lines = releases.map(([, version, date]) => `    <release version="${version}" date="${date}" />`);
  return source('metainfo.xml').replace('@RELEASES@', lines.join('\n'));
}

/** In Debian's form, which tools read; the program's own changelog lies beside it. */
export function debianChangelog(): string {
  const date = committed().toUTCString().replace('GMT', '+0000');
  const change = '  * What has changed stands in CHANGELOG.md.gz, in this folder.';
  return `searchlight (${VERSION}) unstable; urgency=medium\n\n${change}\n\n -- ${MAINTAINER}  ${date}\n`;
}

/** The licence of the program. Those of others lie with the program, where no tool that saves space deletes them. */
export function copyright(): string {
  const others =
    'The licences of Node, SQLite and all packages within are in /usr/lib/searchlight/THIRD-PARTY-NOTICES.txt.';
  return `${readFileSync(inProject('LICENSE'), 'utf8').trimEnd()}\n\n${others}\n`;
}
