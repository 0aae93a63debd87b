/** Milliseconds without a letter that count as a pause in typing. */
export const TYPING_PAUSE_MS = 400;
