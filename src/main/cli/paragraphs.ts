/** Paragraphs of a help text. */

/** Characters of a line. */
const WIDTH = 118;

/** One term per paragraph, with its meaning. */
export function explained(terms: readonly { readonly label: string; readonly meaning: string }[]): string {
  return terms.map(({ label, meaning }) => folded(`  ${label}: ${meaning}`, '    ')).join('\n');
}

/** Lines of at most `WIDTH` characters; those behind the first begin with `indent`. */
export function folded(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) /)) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}
