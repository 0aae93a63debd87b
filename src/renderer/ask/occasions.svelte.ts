/** The moments of the run on show that are worth a question, found part by part. */
import { nextWorthAsking, OccasionScan, type Distance, type Occasion } from '../../shared/ask/worthAsking.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { OpenedSearch } from '../run/player.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';

/** Steps that are looked at in one frame: some 5 ms of it (measured on 2026-11-22, over the 181,440 steps of the 8-puzzle). */
const STEPS_AT_ONCE = 4_000;

/** A scan and its trace. A trace that has ended is scanned again, because its end tells of the goal. */
interface ScanOf {
  readonly scan: OccasionScan;
  readonly opened: OpenedSearch;
  readonly hasEnded: boolean;
  readonly distance: Distance | undefined;
}

export class Occasions {
  /** Those that have been found so far, in order. */
  found = $state.raw<readonly Occasion[]>([]);

  readonly #view: RunView;
  /** How far states of a puzzle are from its goal, where that is known. */
  #distances = $state.raw<{ readonly puzzle: Puzzle; readonly distance: Distance } | null>(null);
  #current: ScanOf | null = null;

  constructor(view: RunView) {
    this.#view = view;
  }

  /** Notes the distance of every state of `puzzle` to its goal: it shows where a search leaves the shortest path. */
  learn(puzzle: Puzzle, distance: Distance): void {
    this.#distances = { puzzle, distance };
  }

  /** These distances for the search on show; `undefined` if unknown. */
  get distance(): Distance | undefined {
    return this.#distances?.puzzle === this.#view.player.opened?.puzzle ? this.#distances?.distance : undefined;
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
    const { distance } = this;
    const current = this.#current;
    const isSame = current?.opened === opened && current.hasEnded === hasEnded && current.distance === distance;
    if (isSame) return current.scan;
    this.#current = { scan: new OccasionScan(run, distance), opened, hasEnded, distance };
    return this.#current.scan;
  }
}
