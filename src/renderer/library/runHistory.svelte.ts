/** The history as it is listed: which runs, in which order, and which of them are chosen. */
import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle, Page, Run, RunFilter, RunSort } from '../../shared/contract/types.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { ChosenRows } from './chosenRows.svelte.ts';
import type { RowsAnswer } from './rowList.svelte.ts';
import { tellsResults } from './runColumns.ts';

/** What runs are looked for by. Days are local ones, written YYYY-MM-DD, both included; '' leaves none out. */
export interface WantedRuns {
  readonly puzzle: Pick<LibraryPuzzle, 'puzzleId' | 'title'> | null;
  readonly algorithm: StrategyId | null;
  readonly fromDay: string;
  readonly toDay: string;
  readonly pinned: boolean;
}

const ALL: WantedRuns = { puzzle: null, algorithm: null, fromDay: '', toDay: '', pinned: false };

export class RunHistory extends ChosenRows<Run> {
  /** The set whose runs are listed; `null`: all of the history. */
  setId = $state<number | null>(null);
  wanted = $state.raw<WantedRuns>(ALL);
  sort = $state<RunSort>('time');
  descending = $state(true);
  /** Runs that have made room for newer ones since the library began. */
  pruned = $state(0);
  readonly #api: Api['runs'];

  constructor(api: Api['runs']) {
    super(({ runId }) => runId);
    this.#api = api;
  }

  protected async ask(page: Page): Promise<RowsAnswer<Run>> {
    const { sort, descending, filter } = this;
    const { runs, pruned, ...rest } = await this.#api.list({ filter, sort, descending, ...page });
    this.pruned = pruned;
    return { rows: runs, ...rest };
  }

  get filter(): RunFilter {
    const { puzzle, algorithm, fromDay, toDay, pinned } = this.wanted;
    return {
      ...(puzzle ? { puzzleId: puzzle.puzzleId } : {}),
      ...(this.setId !== null && !puzzle ? { setId: this.setId } : {}),
      ...(algorithm ? { algorithm } : {}),
      ...(fromDay ? { fromMs: startOfDay(fromDay, 0) } : {}),
      ...(toDay ? { beforeMs: startOfDay(toDay, 1) } : {}),
      ...(pinned ? { pinned } : {}),
    };
  }

  get isNarrowed(): boolean {
    return Object.entries(ALL).some(([name, none]) => this.wanted[name as keyof WantedRuns] !== none);
  }

  async showSet(setId: number | null): Promise<void> {
    this.setId = setId;
    await this.load();
  }

  async want(change: Partial<WantedRuns>): Promise<void> {
    this.wanted = { ...this.wanted, ...change };
    await this.load();
  }

  async wantAll(): Promise<void> {
    await this.want(ALL);
  }

  /** Sorts by a column; by the same one again: the other way round. */
  async sortBy(sort: RunSort): Promise<void> {
    this.descending = sort === this.sort ? !this.descending : sort === 'time';
    this.sort = sort;
    await this.load();
  }

  /** Where the order tells how runs ended, it becomes that of time, the latest first. */
  async hideResults(): Promise<void> {
    if (tellsResults(this.sort)) await this.sortBy('time');
  }
}

/** When a local day begins, or one `later`: milliseconds since 1970-01-01 UTC. */
function startOfDay(day: string, later: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
