/** Times the searches of a comparison. */

/** Milliseconds of one turn: other searches of the program wait no longer than that. */
export const TURN_MS = 40;

/** A search that is timed a turn at a time. */
export interface Timed {
  /** Goes on for a turn; resolves to whether there is more to do. */
  goOnTiming(): Promise<boolean>;
}

/** Times searches in turns, so that what slows the computer down meanwhile slows all of them. */
export async function timeInTurns(searches: readonly Timed[]): Promise<void> {
  for (let going = searches; going.length > 0; going = await turnOf(going));
}

/** One turn of each; resolves to those that have more to do. */
async function turnOf(searches: readonly Timed[]): Promise<Timed[]> {
  const going: Timed[] = [];
  for (const search of searches) if (await search.goOnTiming()) going.push(search);
  return going;
}
