/** Milliseconds after which a letter is the last for now: more than lie between two letters, also of one who types slowly. */
export const TYPING_PAUSE_MS = 400;
