/** The puzzles that are listed: of one set or of the whole library, what is looked for, and in which order. */
import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle, Page, PuzzleFilter, PuzzleSort } from '../../shared/contract/types.ts';
import { ChosenRows } from './chosenRows.svelte.ts';
import type { RowsAnswer } from './rowList.svelte.ts';

/** What puzzles are looked for by, the set apart. */
export type WantedPuzzles = Omit<PuzzleFilter, 'setId'>;

export interface PuzzleOrder {
  readonly sort: PuzzleSort;
  readonly descending: boolean;
}

const OWN_ORDER: PuzzleOrder = { sort: 'set', descending: false };

export class PuzzleShelf extends ChosenRows<LibraryPuzzle> {
  /** The set whose puzzles are listed; `null`: the whole library. */
  setId = $state<number | null>(null);
  wanted = $state.raw<WantedPuzzles>({});
  order = $state.raw(OWN_ORDER);
  readonly #api: Api['library'];

  constructor(api: Api['library']) {
    super(({ puzzleId }) => puzzleId);
    this.#api = api;
  }

  protected async ask(page: Page): Promise<RowsAnswer<LibraryPuzzle>> {
    const { puzzles, ...rest } = await this.#api.search({ filter: this.filter, ...this.order, ...page });
    return { rows: puzzles, ...rest };
  }

  get filter(): PuzzleFilter {
    return this.setId === null ? this.wanted : { ...this.wanted, setId: this.setId };
  }

  /** Whether something is left out of the list. */
  get isNarrowed(): boolean {
    return Object.keys(this.wanted).length > 0;
  }

  /** Whether the list shows the user's own order of one set, so that it can be changed there. */
  get isInOwnOrder(): boolean {
    return this.setId !== null && !this.isNarrowed && this.order.sort === 'set' && !this.order.descending;
  }

  async showSet(setId: number | null): Promise<void> {
    if (setId !== this.setId) this.choice.none();
    this.setId = setId;
    await this.list.load();
  }

  /** Changes what is looked for; `undefined` and an empty text leave nothing out. */
  async want(change: { [Name in keyof WantedPuzzles]: WantedPuzzles[Name] | undefined }): Promise<void> {
    const parts = Object.entries({ ...this.wanted, ...change });
    this.wanted = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== ''));
    await this.load();
  }

  async wantAll(): Promise<void> {
    this.wanted = {};
    await this.load();
  }

  async orderBy(order: PuzzleOrder): Promise<void> {
    this.order = order;
    await this.load();
  }
}
