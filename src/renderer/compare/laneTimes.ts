/** Times the searches of a comparison. */
import type { ClockId } from '../../shared/readings/clocks.ts';
import type { Notices } from '../program/notices.svelte.ts';

/** Milliseconds of one turn: other searches of the program wait no longer than that. */
export const TURN_MS = 40;

/** A search that is timed a turn at a time. */
export interface Timed {
  /** Goes on for a turn; resolves to whether there is more to do. */
  goOnTiming(): Promise<boolean>;
}

/** A lane, as far as its time goes. */
interface TimedLane extends Timed {
  /** `null` while its search goes on. */
  readonly outcome: unknown;
  /** What its search took; `null` until it is measured. */
  readonly time: unknown;
}

/** What is timed, and the clock that shows it. */
interface TimedLanes {
  readonly running: readonly TimedLane[];
  readonly clock: { readonly atEnd: boolean; readonly kind: ClockId; use(kind: ClockId): void };
}

export class LaneTimes {
  readonly #notices: Notices;
  readonly #of: TimedLanes;
  #isMeasuring = false;

  constructor(notices: Notices, comparison: TimedLanes) {
    this.#notices = notices;
    this.#of = comparison;
  }

  /** Whether the times of the searches are to be seen, and are not measured yet. */
  get areMissing(): boolean {
    const { clock, running } = this.#of;
    const isWanted = clock.atEnd || clock.kind === 'time';
    return isWanted && running.every(({ outcome }) => outcome !== null) && running.some(({ time }) => !time);
  }

  /** Measures what the searches take that have ended. By the own pace nobody goes back for it. */
  async measure(): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    await this.#notices.attempt(() => timeInTurns(this.#of.running));
    this.#isMeasuring = false;
    const { clock } = this.#of;
    if (clock.kind === 'time') clock.use('time');
  }
}

/** Times searches in turns, so that what slows the computer down meanwhile slows all of them. */
async function timeInTurns(searches: readonly Timed[]): Promise<void> {
  for (let going = searches; going.length > 0; going = await turnOf(going));
}

/** One turn of each; resolves to those that have more to do. */
async function turnOf(searches: readonly Timed[]): Promise<Timed[]> {
  const going: Timed[] = [];
  for (const search of searches) if (await search.goOnTiming()) going.push(search);
  return going;
}
