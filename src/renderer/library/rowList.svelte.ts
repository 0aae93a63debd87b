/** A list of the library on the screen: the rows that were asked for so far, in the host's order. */
import type { Damaged, Page } from '../../shared/contract/types.ts';

/** Rows fetched at a time; a call may ask for twice as many (`MAX_PAGE`). */
export const ROWS_AT_ONCE = 100;

export interface RowsAnswer<Row> {
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
  readonly #ask: (page: Page) => Promise<RowsAnswer<Row>>;
  readonly #idOf: (row: Row) => number | string;
  #turn = 0;

  constructor(ask: (page: Page) => Promise<RowsAnswer<Row>>, idOf: (row: Row) => number | string) {
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

  /** The next rows. Where rows came or went meanwhile, all are read anew: their places are no longer those of before. */
  async more(): Promise<void> {
    if (this.#fetched === 0) return this.load();
    const turn = ++this.#turn;
    const answer = await this.#ask({ offset: this.#fetched - 1, limit: ROWS_AT_ONCE + 1 });
    if (turn !== this.#turn) return;
    if (answer.total === this.total && this.#goesOnIn(answer)) this.#put([this, answer]);
    else await this.#show(this.#fetched + ROWS_AT_ONCE);
  }

  /** Whether a page that was asked for from the last row on begins with it, and has no other that is there already. */
  #goesOnIn({ rows, damaged }: RowsAnswer<Row>): boolean {
    const ids = new Set<number | string>([...this.rows.map(this.#idOf), ...this.damaged.map(({ id }) => id)]);
    const again = [...rows.map(this.#idOf), ...damaged.map(({ id }) => id)].filter((id) => ids.has(id));
    return again.length === 1;
  }

  async #show(count: number): Promise<void> {
    const turn = ++this.#turn;
    const answers = await this.#read(count, turn);
    if (turn !== this.#turn) return;
    this.#put(answers);
    this.isLoaded = true;
  }

  /** Pages of the first `count` rows at least, read anew where rows came or went between two of them. */
  async #read(count: number, turn: number): Promise<RowsAnswer<Row>[]> {
    const answers = [await this.#ask({ offset: 0, limit: ROWS_AT_ONCE })];
    const [{ total }] = answers;
    while (answers.length * ROWS_AT_ONCE < Math.min(count, total) && turn === this.#turn) {
      const answer = await this.#ask({ offset: answers.length * ROWS_AT_ONCE, limit: ROWS_AT_ONCE });
      if (answer.total !== total) return this.#read(count, turn);
      answers.push(answer);
    }
    return answers;
  }

  #put(answers: readonly RowsAnswer<Row>[]): void {
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
