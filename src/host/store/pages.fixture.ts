/** A page that holds everything that a test stores. */
export const ALL = { offset: 0, limit: 1_000_000 } as const;

/** The history in its initial order. */
export const NEWEST = { filter: {}, sort: 'time', descending: true } as const;
