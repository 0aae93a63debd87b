import type { Random } from './scramble.ts';

/**
 * `wanted` different ones of `states`, or all if fewer; all choices equally likely. Durstenfeld's shuffle
 * (Communications of the ACM 7, 1964), ended early.
 */
export function sampleOf(states: Uint32Array, wanted: number, random: Random): Uint32Array {
  const mixed = states.slice();
  const most = Math.min(wanted, mixed.length);
  for (let place = 0; place < most; place++) {
    const pick = place + Math.floor(random() * (mixed.length - place));
    [mixed[place], mixed[pick]] = [mixed[pick]!, mixed[place]!];
  }
  return mixed.subarray(0, most);
}
