import type { Command } from '../program/commands.svelte.ts';
import { PAGE_KINDS, type PageKind } from './pageKinds.ts';

/** `whyNoSearch`: why there is no run to print; `null` where there is one. `open` shows the pages. */
export function paperCommands(whyNoSearch: () => string | null, open: (kind: PageKind) => void): Command[] {
  return (Object.keys(PAGE_KINDS) as PageKind[]).map((kind) => ({
    id: `paper.${kind}`,
    title: PAGE_KINDS[kind].title,
    ...(kind !== 'cards' && { whyNot: whyNoSearch }),
    run: () => open(kind),
  }));
}
