/** The listed runs: filter, order and choice. */
import type { ListAnswers, RunQuery } from '../../shared/contract/lists.ts';
import type { LibraryPuzzle, Page, RunFilter, RunSort } from '../../shared/contract/types.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { ChosenRows, type ListApi } from './chosenRows.svelte.ts';
import { tellsResults } from './runColumns.ts';

/** Days are local, `YYYY-MM-DD`, both included; '' for no bound. */
export interface WantedRuns {
  readonly puzzle: Pick<LibraryPuzzle, 'puzzleId' | 'title'> | null;
  readonly algorithm: StrategyId | null;
  readonly fromDay: string;
  readonly toDay: string;
  readonly pinned: boolean;
}

const ALL: WantedRuns = { puzzle: null, algorithm: null, fromDay: '', toDay: '', pinned: false };

export class RunHistory extends ChosenRows<'runs'> {
  setId = $state<number | null>(null);
  wanted = $state.raw<WantedRuns>(ALL);
  sort = $state<RunSort>('time');
  descending = $state(true);
  /** Runs deleted to make room since the library began. */
  pruned = $state(0);

  constructor(api: ListApi) {
    super(api, 'runs', ({ runId }) => runId);
  }

  protected query(page: Page): RunQuery {
    const { sort, descending, filter } = this;
    return { filter, sort, descending, ...page };
  }

  protected override taken({ pruned }: ListAnswers['runs']): void {
    this.pruned = pruned;
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

  /** Sorts by a column; the same column again reverses the order. */
  async sortBy(sort: RunSort): Promise<void> {
    this.descending = sort === this.sort ? !this.descending : sort === 'time';
    this.sort = sort;
    await this.load();
  }

  /** Replaces an order that reveals results by time, latest first. */
  async hideResults(): Promise<void> {
    if (tellsResults(this.sort)) await this.sortBy('time');
  }
}

/** The start of a local day, or of one `later` days on, in milliseconds since 1970-01-01 UTC. */
function startOfDay(day: string, later: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
