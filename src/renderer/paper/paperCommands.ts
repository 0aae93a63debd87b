import type { Command } from '../program/commands.svelte.ts';

/** Each kind has its own command; one dialog shows them all. */
export const PAGE_KINDS = {
  worksheet: { label: 'Worksheet', title: 'Print a worksheet of this run' },
  test: { label: 'Test', title: 'Print a test of this run, with its key' },
  cards: { label: 'Cards A to E', title: 'Print cards A to E for votes' },
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** `whyNoSearch`: why there is no run to print; `null` where there is one. */
export function paperCommands(whyNoSearch: () => string | null, open: (kind: PageKind) => void): Command[] {
  return (Object.keys(PAGE_KINDS) as PageKind[]).map((kind) => ({
    id: `paper.${kind}`,
    title: PAGE_KINDS[kind].title,
    ...(kind !== 'cards' && { whyNot: whyNoSearch }),
    run: () => open(kind),
  }));
}
