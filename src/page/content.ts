import type { Api } from '../shared/contract/api.ts';
import { MAX_PART_BYTES } from '../shared/contract/exchange.ts';

/** Fills the library of a page with what the page carries, and opens the first of it. Throws an `AppError` where that cannot be read. */
export async function bringContent(api: Api, content: string): Promise<void> {
  const bytes = new TextEncoder().encode(content);
  const { importId } = await api.exchange.openImport({ name: 'page.searchlight', bytes: bytes.length });
  for (let at = 0; at < bytes.length; at += MAX_PART_BYTES)
    await api.exchange.sendPart({ importId, part: bytes.slice(at, at + MAX_PART_BYTES).buffer });
  const { setIds, lessons } = await api.exchange.confirm({ importId, into: null, addKnown: false });
  const puzzleId = await firstPuzzle(api, setIds);
  await api.settings.write({ change: { welcome: false, puzzleId, view: lessons > 0 ? 'lessons' : 'search' } });
}

async function firstPuzzle(api: Api, setIds: readonly number[]): Promise<number | null> {
  for (const setId of setIds) {
    const { puzzles } = await api.library.listPuzzles({ setId, offset: 0, limit: 1 });
    if (puzzles[0]) return puzzles[0].puzzleId;
  }
  return null;
}
