/** What the palette finds among the commands. */

/** What is looked through. */
interface Named {
  readonly title: string;
  readonly group: string;
}

/**
 * The commands that have all words of `query` in their title or that of their group, in any order. Those that have it as it stands
 * in the title come first, then those that have its words there. Case and marks on letters do not count.
 */
export function findCommands<T extends Named>(commands: readonly T[], query: string): T[] {
  const phrase = fold(query).trim();
  const words = phrase.split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const rankOf = ({ title }: T): number => (fold(title).includes(phrase) ? 0 : hasAll(title) ? 1 : 2);
  const found = commands.filter(({ title, group }) => hasAll(`${title} ${group}`));
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
