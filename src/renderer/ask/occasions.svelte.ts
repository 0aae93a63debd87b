/** The moments of the run on show that are worth a question, looked for part by part. */
import { nextWorthAsking, OccasionScan, type Occasion } from '../../shared/ask/worthAsking.ts';
import type { OpenedSearch } from '../run/player.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';

/** Steps that are looked at in one frame: some 5 ms of it (measured on 2026-11-22, over the 181,440 steps of the 8-puzzle). */
const STEPS_AT_ONCE = 4_000;

/** A scan, and the trace that it is of: one that has ended is looked at anew, because its end tells of the goal. */
interface ScanOf {
  readonly scan: OccasionScan;
  readonly opened: OpenedSearch;
  readonly hasEnded: boolean;
}

export class Occasions {
  /** Those that have been found so far, in order. */
  found = $state.raw<readonly Occasion[]>([]);

  readonly #view: RunView;
  #current: ScanOf | null = null;

  constructor(view: RunView) {
    this.#view = view;
  }

  /** Looks at the next steps. Returns whether more have arrived. */
  lookOn(steps = STEPS_AT_ONCE): boolean {
    const scan = this.#scan();
    const isMore = scan?.advance(steps) ?? false;
    const found = scan?.found ?? [];
    if (found.length !== this.found.length || found[0] !== this.found[0]) this.found = [...found];
    return isMore;
  }

  /** The first one after a step, as far as the search has come; `null` where there is none. */
  nextAfter(step: number): Occasion | null {
    this.lookOn(Infinity);
    return nextWorthAsking(this.found, step);
  }

  #scan(): OccasionScan | null {
    const run = askedRunOf(this.#view);
    const { opened } = this.#view.player;
    if (!run || !opened) return null;
    const hasEnded = run.reader.status !== 'running';
    const current = this.#current;
    if (current?.opened === opened && current.hasEnded === hasEnded) return current.scan;
    this.#current = { scan: new OccasionScan(run), opened, hasEnded };
    return this.#current.scan;
  }
}
