/** The listed puzzles, runs and questions: their filter and order. */
import type { ListAnswers, ListQueries } from '../../shared/contract/lists.ts';
import type { ClassCount, QuestionFilter } from '../../shared/contract/questions.ts';
import type { LibraryPuzzle, Page, PuzzleFilter, RunFilter, RunSort } from '../../shared/contract/types.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { RowList, type ListApi, type ListedRow } from './rowList.svelte.ts';
import { revealsResults } from './runColumns.ts';

type FilteredList = 'puzzles' | 'runs' | 'questions';
type ListOrder<Name extends FilteredList> = Omit<ListQueries[Name], 'filter' | keyof Page>;
type ConditionChange<Wanted> = { readonly [Name in keyof Wanted]?: Wanted[Name] | '' | undefined };

/** `Wanted`: the conditions that the user can set; those that are not set are missing. */
export abstract class FilteredRows<Name extends FilteredList, Wanted extends object> extends RowList<Name> {
  wanted = $state.raw({} as Wanted);
  /** What the rows on the screen were asked for; those of `wanted` may still be on their way. */
  found = $state.raw({} as Wanted);
  order = $state.raw<ListOrder<Name>>()!;

  constructor(api: ListApi, name: Name, idOf: (row: ListedRow<Name>) => number, order: ListOrder<Name>) {
    super(api, name, idOf);
    this.order = order;
  }

  abstract get filter(): ListQueries[Name]['filter'];

  protected override get wantedRows() {
    return { filter: this.filter, ...this.order } as unknown as Omit<ListQueries[Name], keyof Page>;
  }

  get isNarrowed(): boolean {
    return Object.keys(this.wanted).length > 0;
  }

  protected override taken(): void {
    this.found = this.wanted;
  }

  /** Changes the filter; `undefined` and an empty text remove a condition. */
  async want(change: ConditionChange<Wanted>): Promise<void> {
    const parts = Object.entries({ ...this.wanted, ...change });
    this.wanted = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== '')) as Wanted;
    await this.load();
  }

  async wantAll(): Promise<void> {
    this.wanted = {} as Wanted;
    await this.load();
  }

  async orderBy(change: Partial<ListOrder<Name>>): Promise<void> {
    this.order = { ...this.order, ...change };
    await this.load();
  }
}

/** `fewest` and `most`: moves of a shortest solution, both included. */
export interface WantedPuzzles extends Omit<PuzzleFilter, 'setId' | 'length'> {
  readonly fewest?: number;
  readonly most?: number;
}

/** Of one set or the whole library. */
export class PuzzleRows extends FilteredRows<'puzzles', WantedPuzzles> {
  /** The set whose rows are on the screen; `null`: all sets. */
  setId = $state<number | null>(null);
  /** The set that was asked for; its rows may still be on their way. */
  askedSetId = $state<number | null>(null);
  /** What was chosen when the set was asked for. */
  #chosen: ReadonlySet<number> | null = null;

  constructor(api: ListApi) {
    super(api, 'puzzles', ({ puzzleId }) => puzzleId, { sort: 'set', descending: false });
  }

  get filter(): PuzzleFilter {
    const { fewest = 0, most = Number.MAX_SAFE_INTEGER, ...same } = this.wanted;
    const isOfLength = 'fewest' in this.wanted || 'most' in this.wanted;
    return {
      ...same,
      ...(isOfLength && { length: { least: fewest, most } }),
      ...(this.askedSetId !== null && { setId: this.askedSetId }),
    };
  }

  /** Whether the list is in the user's own order of one set, which can be changed there. */
  get isInOwnOrder(): boolean {
    return this.setId !== null && !this.isNarrowed && this.order.sort === 'set' && !this.order.descending;
  }

  /** Resolves when the rows of the set are on the screen; until then those of the set before stay. `null`: all sets. */
  async showSet(setId: number | null): Promise<void> {
    this.askedSetId = setId;
    this.#chosen = this.choice.ids;
    await this.load();
  }

  protected override taken(): void {
    super.taken();
    const isOther = this.setId !== this.askedSetId;
    if (isOther && this.choice.ids === this.#chosen) this.choice.none(); // what was chosen since stays, if it is listed
    this.setId = this.askedSetId;
  }
}

/** Days are local, `YYYY-MM-DD`, both included. */
export interface WantedRuns {
  readonly puzzle?: Pick<LibraryPuzzle, 'puzzleId' | 'title'>;
  readonly algorithm?: StrategyId;
  readonly fromDay?: string;
  readonly toDay?: string;
  readonly pinned?: true;
}

export class RunRows extends FilteredRows<'runs', WantedRuns> {
  setId = $state<number | null>(null);

  constructor(api: ListApi) {
    super(api, 'runs', ({ runId }) => runId, { sort: 'time', descending: true });
  }

  get filter(): RunFilter {
    const { puzzle, fromDay, toDay, ...same } = this.wanted;
    return {
      ...same,
      ...(puzzle && { puzzleId: puzzle.puzzleId }),
      ...(this.setId !== null && !puzzle && { setId: this.setId }),
      ...(fromDay && { fromMs: startOfDay(fromDay, 0) }),
      ...(toDay && { beforeMs: startOfDay(toDay, 1) }),
    };
  }

  async showSet(setId: number | null): Promise<void> {
    this.setId = setId;
    await this.load();
  }

  /** Sorts by a column; the same column again reverses the order. */
  async sortBy(sort: RunSort): Promise<void> {
    const { order } = this;
    await this.orderBy({ sort, descending: sort === order.sort ? !order.descending : sort === 'time' });
  }

  /** Replaces an order that reveals results by time, latest first. */
  async hideResults(): Promise<void> {
    if (revealsResults(this.order.sort)) await this.sortBy('time');
  }
}

export type WantedQuestions = Omit<QuestionFilter, 'isHomework'>;

/** Without the answers of students, which are among the results of their class. */
export class QuestionRows extends FilteredRows<'questions', WantedQuestions> {
  classes = $state.raw<readonly ClassCount[]>([]);

  constructor(api: ListApi) {
    super(api, 'questions', ({ questionId }) => questionId, { descending: true });
  }

  get filter(): QuestionFilter {
    return { ...this.wanted, isHomework: false };
  }

  /** If the last question of the chosen class is gone, shows all classes. */
  async takeClasses(classes: ListAnswers['classes']): Promise<void> {
    this.classes = classes;
    const { classLabel } = this.wanted;
    if (classLabel !== undefined && !classes.some((one) => one.classLabel === classLabel))
      await this.want({ classLabel: undefined });
  }
}

/** The start of a local day, or of one `later` days on, in milliseconds since 1970-01-01 UTC. */
function startOfDay(day: string, later: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
