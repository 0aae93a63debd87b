/** A press this soon after an answer is a bounce of the clicker: nobody has read the answer yet. */
export const BOUNCE_MS = 400;
