import type { Api } from '../../shared/contract/api.ts';
import { MAX_PAGE, type LibraryPuzzle } from '../../shared/contract/types.ts';

/** The puzzles of a set in its own order, fetched a page at a time. */
export async function* puzzlesInSet(api: Pick<Api, 'library'>, setId: number): AsyncGenerator<LibraryPuzzle> {
  for (let offset = 0, total = Infinity; offset < total; offset += MAX_PAGE) {
    const query = { filter: { setId }, sort: 'set', descending: false, offset, limit: MAX_PAGE } as const;
    const { puzzles: page } = await api.library.list({ puzzles: query });
    yield* page.rows;
    total = page.total;
  }
}
