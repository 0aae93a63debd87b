/** The moments of the current run that are worth a question, found in batches. */
import { nextWorthAsking, OccasionScan, type Distance, type Occasion } from '../../shared/ask/kinds/worthAsking.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { OpenedSearch } from '../run/player.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';

/** Steps scanned per frame: some 5 ms (measured on 2026-11-22, over the 181,440 steps of the 8-puzzle). */
const STEPS_AT_ONCE = 4_000;

/** A finished trace is scanned again, because only its end reveals the goal. */
interface ScanOf {
  readonly scan: OccasionScan;
  readonly opened: OpenedSearch;
  readonly hasEnded: boolean;
  readonly distance: Distance | undefined;
}

export class Occasions {
  found = $state.raw<readonly Occasion[]>([]);

  readonly #view: RunView;
  /** Distances of the states of a puzzle to its goal, where known. */
  #distances = $state.raw<{ readonly puzzle: Puzzle; readonly distance: Distance } | null>(null);
  #current: ScanOf | null = null;

  constructor(view: RunView) {
    this.#view = view;
  }

  /** Sets the distance of every state of `puzzle` to its goal, which shows where a search leaves the shortest path. */
  learn(puzzle: Puzzle, distance: Distance): void {
    this.#distances = { puzzle, distance };
  }

  /** `undefined` if not known for the current search. */
  get distance(): Distance | undefined {
    return this.#distances?.puzzle === this.#view.player.opened?.puzzle ? this.#distances?.distance : undefined;
  }

  /** Scans the next steps. Returns whether more have arrived. */
  lookOn(steps = STEPS_AT_ONCE): boolean {
    const scan = this.#scan();
    const isMore = scan?.advance(steps) ?? false;
    const found = scan?.found ?? [];
    if (found.length !== this.found.length || found[0] !== this.found[0]) this.found = [...found];
    return isMore;
  }

  /** The first one after a step, as far as the search has come. */
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
