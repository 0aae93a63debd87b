/** A list of the library on the screen: the rows that were asked for so far, in the host's order. */
import type { Damaged, Page } from '../../shared/contract/types.ts';

/** Rows fetched at a time; a call may ask for twice as many (`MAX_PAGE`). */
export const ROWS_AT_ONCE = 100;

export interface Answer<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
  readonly damaged: readonly Damaged[];
}

export class RowList<Row> {
  rows = $state.raw<readonly Row[]>([]);
  /** Rows that are no longer what was saved, among those that were fetched. */
  damaged = $state.raw<readonly Damaged[]>([]);
  /** Rows in the whole list, the damaged ones included. */
  total = $state(0);
  /** Whether `rows` tells what there is: an empty list may also be one that did not arrive. */
  isLoaded = $state(false);
  readonly #ask: (page: Page) => Promise<Answer<Row>>;
  readonly #idOf: (row: Row) => number;
  #turn = 0;

  constructor(ask: (page: Page) => Promise<Answer<Row>>, idOf: (row: Row) => number) {
    this.#ask = ask;
    this.#idOf = idOf;
  }

  /** Rows that were not fetched yet. */
  get left(): number {
    return this.total - this.#fetched;
  }

  get #fetched(): number {
    return this.rows.length + this.damaged.length;
  }

  /** The first rows. An answer that comes after a later question was asked is dropped. */
  async load(): Promise<void> {
    await this.#show(ROWS_AT_ONCE);
  }

  /** The same rows anew, as many as there were. */
  async reload(): Promise<void> {
    await this.#show(Math.max(ROWS_AT_ONCE, this.#fetched));
  }

  /** The next rows. */
  async more(): Promise<void> {
    const turn = ++this.#turn;
    const { rows, damaged, total } = await this.#ask({ offset: this.#fetched, limit: ROWS_AT_ONCE });
    if (turn !== this.#turn) return;
    this.rows = withoutRepeats([...this.rows, ...rows], this.#idOf);
    this.damaged = withoutRepeats([...this.damaged, ...damaged], ({ id }) => id);
    this.total = total;
  }

  async #show(count: number): Promise<void> {
    const turn = ++this.#turn;
    const answers = [await this.#ask({ offset: 0, limit: ROWS_AT_ONCE })];
    while (answers.length * ROWS_AT_ONCE < Math.min(count, answers[0].total) && turn === this.#turn)
      answers.push(await this.#ask({ offset: answers.length * ROWS_AT_ONCE, limit: ROWS_AT_ONCE }));
    if (turn !== this.#turn) return;
    this.rows = withoutRepeats(
      answers.flatMap(({ rows }) => rows),
      this.#idOf,
    );
    this.damaged = withoutRepeats(
      answers.flatMap(({ damaged }) => damaged),
      ({ id }) => id,
    );
    this.total = answers.at(-1)!.total;
    this.isLoaded = true;
  }
}

/** A row that was added meanwhile moves the others down a place: the last one of a page is then also the first of the next. */
function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => number): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
