import type { OptionTable } from './options.ts';

/** Characters of a line. */
const WIDTH = 118;
/** Width of the column with the names of options. */
const NAMES = 24;

export function section(title: string, table: OptionTable): string {
  const options = Object.entries(table).map(([name, { takes, help }]) => {
    const written = `  --${name}${takes === null ? '' : ` ${takes}`}`;
    const [first = '', ...more] = help.split('\n');
    const indent = ' '.repeat(NAMES);
    const begun = written.length < NAMES ? written.padEnd(NAMES) : `${written}\n${indent}`;
    return [folded(begun + first, indent), ...more.map((line) => indent + line)].join('\n');
  });
  return [title, ...options].join('\n');
}

export function explained(terms: readonly { readonly label: string; readonly meaning: string }[]): string {
  return terms.map(({ label, meaning }) => folded(`  ${label}: ${meaning}`, '    ')).join('\n');
}

/** Lines of at most `WIDTH` characters; all but the first begin with `indent`. */
export function folded(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) /)) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}
