/** Opens a question of the library: the search that it was asked about, at its step, with the question. */
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { Comparison } from '../compare/comparison.svelte.ts';
import type { LibraryContext } from './libraryContext.ts';

/** One about two searches has them side by side, from the beginning: it is asked there (A). */
export async function openQuestion(
  { current, navigation, notices, main }: LibraryContext,
  comparison: Pick<Comparison, 'replace'>,
  saved: SavedQuestion,
): Promise<void> {
  if (saved.kind === 'more') {
    comparison.replace(saved.searches);
    await current.use(saved);
    navigation.show('compare');
    return;
  }
  const isAsked = await main.askAgain(saved);
  if (isAsked === false) notices.tell('The search does not ask this any more: it has changed since.');
}
