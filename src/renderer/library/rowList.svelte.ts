/** A list on the screen: the rows fetched so far, in the host's order, and those of them that are chosen. */
import type { Api } from '../../shared/contract/api.ts';
import type { ListAnswers, ListQueries } from '../../shared/contract/lists.ts';
import type { Damaged, Page } from '../../shared/contract/types.ts';
import { Choice } from '../ui/choice.svelte.ts';

/** A call may ask for twice as many (`MAX_PAGE`). */
export const ROWS_AT_ONCE = 100;

export const FIRST_PAGE: Page = { offset: 0, limit: ROWS_AT_ONCE };

export type PagedList = 'puzzles' | 'runs' | 'comparisons' | 'questions' | 'deleted';
export type ListedRow<Name extends PagedList> = ListAnswers[Name]['rows'][number];
export type ListApi = Pick<Api['library'], 'list'>;
type ListedPage<Name extends PagedList> = Pick<RowList<Name>, 'rows' | 'damaged'>;
type RowId = number | string;

export class RowList<Name extends PagedList> {
  rows = $state.raw<readonly ListedRow<Name>[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** `null`: the list did not arrive. */
  newest = $state.raw<ListAnswers[Name] | null>(null);
  /** Rows that leave the list leave the choice. */
  readonly choice = new Choice();
  readonly idOf: (row: ListedRow<Name>) => RowId;
  readonly #api: ListApi;
  readonly #name: Name;
  #turn = 0;

  constructor(api: ListApi, name: Name, idOf: (row: ListedRow<Name>) => RowId) {
    this.#api = api;
    this.#name = name;
    this.idOf = idOf;
  }

  /** The query, but for the page. */
  protected get wantedRows(): Omit<ListQueries[Name], keyof Page> {
    return {} as Omit<ListQueries[Name], keyof Page>;
  }

  get ids(): number[] {
    return this.rows.map(this.idOf) as number[];
  }

  get chosen(): ListedRow<Name>[] {
    return this.rows.filter((row) => this.choice.has(this.idOf(row) as number));
  }

  get isLoaded(): boolean {
    return this.newest !== null;
  }

  /** Rows in the whole list, damaged ones included. */
  get total(): number {
    return this.newest?.total ?? 0;
  }

  get left(): number {
    return this.total - this.#fetched;
  }

  get #fetched(): number {
    return this.rows.length + this.damaged.length;
  }

  async load(): Promise<void> {
    await this.#show(ROWS_AT_ONCE);
  }

  async reload(): Promise<void> {
    await this.#show(Math.max(ROWS_AT_ONCE, this.#fetched));
  }

  /** The query of the first page, and what takes its answer and fetches as many rows as there were. */
  ask() {
    const turn = ++this.#turn;
    const count = Math.max(ROWS_AT_ONCE, this.#fetched);
    return {
      query: this.#query(FIRST_PAGE),
      take: (first: ListAnswers[Name]): Promise<void> => this.#take(first, count, turn),
    };
  }

  #query(page: Page): ListQueries[Name] {
    return { ...this.wantedRows, ...page } as ListQueries[Name];
  }

  async #ask(page: Page): Promise<ListAnswers[Name]> {
    const wanted = { [this.#name]: this.#query(page) } as { readonly [N in Name]: ListQueries[N] };
    return (await this.#api.list(wanted))[this.#name as never];
  }

  /** Fetches the next rows. If rows came or went meanwhile, places have shifted, and all are reloaded. */
  async more(): Promise<void> {
    if (this.#fetched === 0) return this.load();
    const turn = ++this.#turn;
    const answer = await this.#ask({ offset: this.#fetched - 1, limit: ROWS_AT_ONCE + 1 });
    if (turn !== this.#turn) return;
    if (answer.total === this.total && this.#goesOnIn(answer)) this.#put([this, answer], answer);
    else await this.#show(this.#fetched + ROWS_AT_ONCE);
  }

  /** Whether a page fetched from the last row on begins with that row and repeats no other. */
  #goesOnIn(answer: ListAnswers[Name]): boolean {
    const ids = new Set(this.#idsIn(this));
    return this.#idsIn(answer).filter((id) => ids.has(id)).length === 1;
  }

  #idsIn({ rows, damaged }: ListedPage<Name>): RowId[] {
    return [...rows.map(this.idOf), ...damaged.map(({ id }) => id)];
  }

  async #show(count: number): Promise<void> {
    const turn = ++this.#turn;
    await this.#take(await this.#ask(FIRST_PAGE), count, turn);
  }

  async #take(first: ListAnswers[Name], count: number, turn: number): Promise<void> {
    const answers = await this.#read(first, count, turn);
    if (turn === this.#turn) this.#put(answers, answers.at(-1)!);
  }

  /** Reads pages until `count` rows; starts over where rows came or went between two pages. */
  async #read(first: ListAnswers[Name], count: number, turn: number): Promise<ListAnswers[Name][]> {
    const answers = [first];
    while (answers.length * ROWS_AT_ONCE < Math.min(count, first.total) && turn === this.#turn) {
      const answer = await this.#ask({ offset: answers.length * ROWS_AT_ONCE, limit: ROWS_AT_ONCE });
      if (answer.total !== first.total) return this.#read(await this.#ask(FIRST_PAGE), count, turn);
      answers.push(answer);
    }
    return answers;
  }

  #put(pages: readonly ListedPage<Name>[], newest: ListAnswers[Name]): void {
    this.rows = withoutRepeats(
      pages.flatMap<ListedRow<Name>>(({ rows }) => rows),
      this.idOf,
    );
    this.damaged = withoutRepeats(
      pages.flatMap(({ damaged }) => damaged),
      ({ id }) => id,
    );
    this.newest = newest;
    this.taken();
    this.choice.keepTo(this.ids);
  }

  /** Called when rows of the newest query have come. */
  protected taken(): void {}
}

/** The last row of a page may also be the first of the next. */
function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => RowId): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
