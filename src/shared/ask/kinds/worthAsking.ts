/** Occasions: steps of a run that are worth a question, found in one pass over what each kind watches for. */
import type { AskedRun } from '../askedRun.ts';
import type { Distance, Watcher } from './kind.ts';
import { ask, KINDS, SINGLE_KINDS } from './questions.ts';
import type { SingleKind } from './questions.ts';

export interface Occasion {
  readonly step: number;
  readonly kind: SingleKind;
  readonly id: string;
  /** What happens there. */
  readonly label: string;
}

/** Asked before other kinds at the same step. */
const FIRST: readonly SingleKind[] = ['solvable', 'f', 'dropped', 'new-states'];
const KINDS_IN_TURN = [...new Set([...FIRST, ...SINGLE_KINDS])];

/** `left`: how often it may still report. */
interface CountedWatcher extends Omit<Occasion, 'step'> {
  left: number;
  readonly watcher: Watcher;
}

/** Finds the occasions of a run in parts, in order. Each one can be asked about. */
export class OccasionScan {
  readonly found: Occasion[] = [];
  readonly #run: AskedRun;
  readonly #watches: readonly CountedWatcher[];
  #step = 0;

  /** `distance` reveals where the run leaves the shortest paths. */
  constructor(run: AskedRun, distance: Distance = () => null) {
    this.#run = run;
    this.#watches = KINDS_IN_TURN.flatMap((kind) =>
      Object.entries(KINDS[kind].occasions ?? {}).flatMap(([id, { label, most, watch }]) => {
        const watcher = watch(run, distance);
        return watcher === null ? [] : [{ id, label, kind, left: most, watcher }];
      }),
    );
  }

  /** Examines at most `steps` steps. Returns whether more have arrived. */
  advance(steps: number): boolean {
    const { status, expansions } = this.#run.reader;
    const end = status === 'running' ? expansions : expansions + 1; // what the last step of a run under way leads to is not known
    const stop = Math.min(end, this.#step + steps);
    while (this.#step < stop) this.#lookAt(this.#step++);
    return this.#step < end;
  }

  #lookAt(step: number): void {
    for (const watch of this.#watches) {
      const { id, label, kind, watcher } = watch;
      if (watch.left === 0 || !watcher(step)) continue;
      watch.left--;
      if (ask(kind, this.#run, step) !== null) this.found.push({ step, kind, id, label });
    }
  }
}

export function worthAsking(run: AskedRun, distance?: Distance): readonly Occasion[] {
  const scan = new OccasionScan(run, distance);
  scan.advance(Infinity);
  return scan.found;
}

export function nextWorthAsking(occasions: readonly Occasion[], step: number): Occasion | null {
  return occasions.find((occasion) => occasion.step > step) ?? null;
}
