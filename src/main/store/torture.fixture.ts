/**
 * How often a long check is made: `share` times in an ordinary run, `full` times by `npm run test:torture`, and so much per cent of that
 * where `TORTURE` is a number.
 */
export function timesOf(share: number, full: number): number {
  const asked = process.env['TORTURE'];
  if (asked === undefined) return share;
  return asked === 'full' ? full : Math.ceil((full * Number(asked)) / 100);
}

/** Longer than any long check takes. */
export const TIMEOUT_MS = 8 * 60 * 60 * 1000;
