/** Pattern databases that need not be built. */
import { PARTITIONS, type PatternDatabase } from './patternDatabase.ts';
import type { FrameBlank } from '../square.ts';

/** Numbers from 0 to 127 that mean nothing, but tell one index from another. */
const SCRIBBLE = new Uint8Array(16 ** 6);
for (let index = 0; index < SCRIBBLE.length; index++) SCRIBBLE[index] = Math.imul(index, 0x9e3779b1) >>> 25;

/** The database for goals with this place of the blank, with those numbers instead of distances. */
export function scribbled(blank: FrameBlank): PatternDatabase {
  return { blank, tables: PARTITIONS[blank].map((pattern) => SCRIBBLE.subarray(0, 16 ** pattern.length)) };
}

/** The poorest database that is admissible: 0 for a pattern that is home and 1 for any other. */
export function poor(blank: FrameBlank): PatternDatabase {
  const tables = PARTITIONS[blank].map((pattern) => {
    const home = pattern.reduce((index, cell, tile) => index + cell * 16 ** tile, 0);
    return new Uint8Array(16 ** pattern.length).fill(1).fill(0, home, home + 1);
  });
  return { blank, tables };
}
