/** Opens a question of the library: the search that it was asked about, at its step, or both side by side; and asks it. */
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { Comparison } from '../compare/comparison.svelte.ts';
import type { LibraryContext } from './libraryContext.ts';

export async function openQuestion(
  context: LibraryContext,
  comparison: Comparison,
  saved: SavedQuestion,
): Promise<void> {
  const isAsked =
    saved.kind === 'more' ? await askOfTwo(context, comparison, saved) : await context.main.askAgain(saved);
  if (isAsked === false) context.notices.hint('The search does not ask this any more: it has changed since.');
}

/** Returns whether the question is asked; `null` where another comparison was begun meanwhile. */
async function askOfTwo(
  { current, navigation }: LibraryContext,
  comparison: Comparison,
  { searches, ...saved }: SavedQuestion,
): Promise<boolean | null> {
  comparison.replace(searches);
  const { lanes } = comparison;
  await current.use(saved);
  navigation.show('compare');
  await comparison.stage.untilAskable();
  const isOpen = navigation.view === 'compare' && comparison.lanes === lanes && current.puzzle === saved.puzzle;
  return isOpen ? comparison.asking.begin('more') : null;
}
