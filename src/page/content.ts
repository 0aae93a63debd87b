/** The content of an exported page: it fills the page's library, and says where the page opens. */
import type { Api } from '../shared/contract/api.ts';
import { MAX_PART_BYTES, type ImportResult } from '../shared/contract/exchange.ts';
import type { PageBrings } from '../shared/contract/description.ts';
import type { Settings } from '../shared/contract/settings.ts';
import { carriedMoment, type PageContent } from '../shared/exchange/pageFile.ts';

export function broughtBy({ title, opens, asks, lessons, picture }: PageContent): PageBrings {
  return { ...(picture && { picture }), title, asks, lessons, moment: carriedMoment({ opens }) };
}

/** Fills the library of a page and opens it there. Throws an `AppError` where the content cannot be read. */
export async function bringContent(api: Api, { opens, library }: PageContent): Promise<void> {
  const bytes = new TextEncoder().encode(library);
  const { importId } = await api.exchange.openImport({ name: 'page.searchlight', bytes: bytes.length });
  for (let at = 0; at < bytes.length; at += MAX_PART_BYTES)
    await api.exchange.sendPart({ importId, part: bytes.slice(at, at + MAX_PART_BYTES).buffer });
  const brought = await api.exchange.confirm({ importId, into: null, addKnown: false });
  const puzzleId = await firstPuzzle(api, brought.setIds);
  await api.settings.write({ change: { welcome: false, puzzleId, ...(await placeOf(api, opens, brought)) } });
}

/** The page itself shows a moment. */
async function placeOf(api: Api, opens: PageContent['opens'], { lessons }: ImportResult): Promise<Partial<Settings>> {
  if (typeof opens === 'object' && 'assignment' in opens) return { view: 'program', assignment: opens.assignment };
  if (opens === 'experiment') return { view: 'lab' };
  if (opens === 'lessons') return { view: lessons > 0 ? 'lessons' : 'library' };
  const lesson = opens === 'lesson' ? (await api.library.list({ lessons: {} })).lessons.rows[0] : undefined;
  if (!lesson) return { view: 'search' };
  return { view: 'search', lesson: { lessonId: lesson.lessonId, title: lesson.title, at: 0 } };
}

async function firstPuzzle(api: Api, setIds: readonly number[]): Promise<number | null> {
  for (const setId of setIds) {
    const first = { filter: { setId }, sort: 'set', descending: false, offset: 0, limit: 1 } as const;
    const { puzzles } = await api.library.list({ puzzles: first });
    if (puzzles.rows[0]) return puzzles.rows[0].puzzleId;
  }
  return null;
}
