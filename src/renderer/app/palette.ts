/** What the palette finds among the commands. */

/** What is looked through. */
interface Named {
  readonly title: string;
  readonly group: string;
}

/**
 * The commands that have all words of `query` in their title or that of their group, in any order; those that have them in the
 * title first. Case and marks on letters do not count.
 */
export function findCommands<T extends Named>(commands: readonly T[], query: string): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const found = commands.filter(({ title, group }) => hasAll(`${title} ${group}`));
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))];
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
