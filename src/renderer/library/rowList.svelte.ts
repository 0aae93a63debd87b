/** A list on the screen: the rows fetched so far, in the host's order. */
import type { ListRows } from '../../shared/contract/lists.ts';
import type { Damaged, Page } from '../../shared/contract/types.ts';

/** A call may ask for twice as many (`MAX_PAGE`). */
export const ROWS_AT_ONCE = 100;

export const FIRST_PAGE: Page = { offset: 0, limit: ROWS_AT_ONCE };

export class RowList<Row> {
  rows = $state.raw<readonly Row[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** Rows in the whole list, damaged ones included. */
  total = $state(0);
  /** Distinguishes an empty list from one that did not arrive. */
  isLoaded = $state(false);
  readonly #ask: (page: Page) => Promise<ListRows<Row>>;
  readonly #idOf: (row: Row) => number | string;
  #turn = 0;

  constructor(ask: (page: Page) => Promise<ListRows<Row>>, idOf: (row: Row) => number | string) {
    this.#ask = ask;
    this.#idOf = idOf;
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
    const take = this.begin();
    await take(await this.#ask(FIRST_PAGE));
  }

  /**
   * Like `reload`, but the caller asks for the first page and passes it to the returned function, which fetches the
   * rest.
   */
  begin(): (first: ListRows<Row>) => Promise<void> {
    const [turn, count] = [++this.#turn, Math.max(ROWS_AT_ONCE, this.#fetched)];
    return (first) => this.#take(first, count, turn);
  }

  /** Fetches the next rows. If rows came or went meanwhile, places have shifted, and all are reloaded. */
  async more(): Promise<void> {
    if (this.#fetched === 0) return this.load();
    const turn = ++this.#turn;
    const answer = await this.#ask({ offset: this.#fetched - 1, limit: ROWS_AT_ONCE + 1 });
    if (turn !== this.#turn) return;
    if (answer.total === this.total && this.#goesOnIn(answer)) this.#put([this, answer]);
    else await this.#show(this.#fetched + ROWS_AT_ONCE);
  }

  /** Whether a page fetched from the last row on begins with that row and repeats no other. */
  #goesOnIn({ rows, damaged }: ListRows<Row>): boolean {
    const ids = new Set<number | string>([...this.rows.map(this.#idOf), ...this.damaged.map(({ id }) => id)]);
    const again = [...rows.map(this.#idOf), ...damaged.map(({ id }) => id)].filter((id) => ids.has(id));
    return again.length === 1;
  }

  async #show(count: number): Promise<void> {
    const turn = ++this.#turn;
    await this.#take(await this.#ask(FIRST_PAGE), count, turn);
  }

  async #take(first: ListRows<Row>, count: number, turn: number): Promise<void> {
    const answers = await this.#read(first, count, turn);
    if (turn !== this.#turn) return;
    this.#put(answers);
    this.isLoaded = true;
  }

  /** Reads pages until `count` rows; starts over where rows came or went between two pages. */
  async #read(first: ListRows<Row>, count: number, turn: number): Promise<ListRows<Row>[]> {
    const answers = [first];
    while (answers.length * ROWS_AT_ONCE < Math.min(count, first.total) && turn === this.#turn) {
      const answer = await this.#ask({ offset: answers.length * ROWS_AT_ONCE, limit: ROWS_AT_ONCE });
      if (answer.total !== first.total) return this.#read(await this.#ask(FIRST_PAGE), count, turn);
      answers.push(answer);
    }
    return answers;
  }

  #put(answers: readonly ListRows<Row>[]): void {
    const rows = answers.flatMap((answer) => answer.rows);
    const damaged = answers.flatMap((answer) => answer.damaged);
    this.rows = withoutRepeats(rows, this.#idOf);
    this.damaged = withoutRepeats(damaged, ({ id }) => id);
    this.total = answers.at(-1)!.total;
  }
}

/** The last row of a page may also be the first of the next. */
function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => number | string): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
