/** Each kind has its own command; one dialog shows them all. */
export const PAGE_KINDS = {
  worksheet: { label: 'Worksheet', title: 'Print a worksheet of this run' },
  test: { label: 'Test', title: 'Print a test of this run, with its key' },
  cards: { label: 'Cards A to E', title: 'Print cards A to E for votes' },
} as const;

export type PageKind = keyof typeof PAGE_KINDS;
