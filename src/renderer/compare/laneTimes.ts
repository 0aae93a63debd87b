import type { Notices } from '../program/notices.svelte.ts';
import type { CommonClock } from './commonClock.svelte.ts';
import type { Lane } from './lane.svelte.ts';

export class LaneTimes {
  readonly #notices: Notices;
  readonly #comparison: { readonly running: readonly Lane[]; readonly clock: CommonClock };
  #isMeasuring = false;

  constructor(notices: Notices, comparison: { readonly running: readonly Lane[]; readonly clock: CommonClock }) {
    this.#notices = notices;
    this.#comparison = comparison;
  }

  get areMissing(): boolean {
    const { clock, running } = this.#comparison;
    const isWanted = clock.atEnd || clock.kind === 'time';
    return isWanted && running.every(({ outcome }) => outcome !== null) && running.some(({ time }) => !time);
  }

  /** Measures the searches that have ended. A new own pace moves no lane back. */
  async measure(): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    await this.#notices.attempt(() => timeInTurns(this.#comparison.running));
    this.#isMeasuring = false;
    const { clock } = this.#comparison;
    if (clock.kind === 'time') clock.use('time');
  }
}

/** Takes turns, so that a slow moment of the computer affects all searches. */
async function timeInTurns(lanes: readonly Lane[]): Promise<void> {
  let going = lanes;
  while (going.length > 0) {
    const unfinished: Lane[] = [];
    for (const lane of going) if (await lane.goOnTiming()) unfinished.push(lane);
    going = unfinished;
  }
}
