import { seededRandom, type Random } from '../../shared/puzzle/states/scramble.ts';

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

const MINUTE_MS = 60_000;

/** Where `TORTURE_MINUTES` is set, an attack ends after so many, with as many tries as it has made. */
const LONGEST_MS = Number(process.env['TORTURE_MINUTES'] ?? Infinity) * MINUTE_MS;

/** Chance for an attack: the same in each run, unless `PROPERTY_SEED` asks for another. */
export function chance(seed: number): Random {
  return seededRandom(seed + Number(process.env['PROPERTY_SEED'] ?? 0));
}

export interface Attack {
  readonly tries: number;
  /** After so many of them not all was there, and that was told. */
  readonly told: number;
}

/**
 * Tries an attack `count` times, one after the other. `attempt` gets the number of the try, from 0, throws where the library has not
 * stood it, and returns whether something is missing and was told. `npm run test:torture` prints what it came to.
 */
export async function attack(
  name: string,
  count: number,
  attempt: (at: number) => boolean | Promise<boolean>,
): Promise<Attack> {
  const endMs = Date.now() + LONGEST_MS;
  let [tries, told] = [0, 0];
  for (; tries < count && Date.now() < endMs; tries++) if (await attempt(tries)) told++;
  if (process.env['TORTURE'] !== undefined) console.log(`${name}: ${tries} tries, ${told} told`);
  return { tries, told };
}
