/** A page that holds whatever a test has stored. */
export const ALL = { offset: 0, limit: 1_000_000 } as const;

/** The history as it is shown at first. */
export const NEWEST = { filter: {}, sort: 'time', descending: true } as const;
