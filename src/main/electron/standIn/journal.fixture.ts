export const journal: [name: string, ...args: unknown[]][] = [];

/** Functions that only record their calls. */
export function noting<Name extends string>(...names: Name[]): Record<Name, (...args: unknown[]) => void> {
  const entries = names.map((name) => [name, (...args: unknown[]): void => void journal.push([name, ...args])]);
  return Object.fromEntries(entries) as Record<Name, (...args: unknown[]) => void>;
}
