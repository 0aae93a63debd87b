import { seededRandom, type Random } from '../../shared/puzzle/states/scramble.ts';

/**
 * How often a long test repeats: `share` times in an ordinary run, `full` times with `npm run test:torture`, or that
 * percentage of them if `TORTURE` is a number.
 */
export function timesOf(share: number, full: number): number {
  const asked = process.env['TORTURE'];
  if (asked === undefined) return share;
  return asked === 'full' ? full : Math.ceil((full * Number(asked)) / 100);
}

/** Longer than any long test takes. */
export const TIMEOUT_MS = 8 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

/** If `TORTURE_MINUTES` is set, an attack ends after that time, with as many tries as it has made. */
const LONGEST_MS = Number(process.env['TORTURE_MINUTES'] ?? Infinity) * MINUTE_MS;

/** Random numbers for an attack: the same in each run, unless `PROPERTY_SEED` asks for others. */
export function chance(seed: number): Random {
  return seededRandom(seed + Number(process.env['PROPERTY_SEED'] ?? 0));
}

export interface Attack {
  readonly tries: number;
  /** The tries after which something was missing, and reported. */
  readonly told: number;
}

/**
 * Tries an attack `count` times in sequence. `attempt` gets the number of the try, from 0, throws where the library has
 * failed, and returns whether something is missing and reported. `npm run test:torture` prints the results.
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
