/** Asks a saved question again: opens its search at its step, or both searches side by side. */
import type { SavedQuestion } from '../../../shared/contract/questions.ts';
import type { Comparison } from '../../compare/comparison.svelte.ts';
import type { LibraryContext } from '../libraryContext.ts';

export async function openQuestion(
  context: LibraryContext,
  comparison: Comparison,
  saved: SavedQuestion,
): Promise<void> {
  const isAsked =
    saved.searches.length > 1 ? await askOfTwo(context, comparison, saved) : await context.main.askAgain(saved);
  if (isAsked === false) context.notices.hint('The search does not ask this any more: it has changed since.');
}

/** Resolves to whether the question is asked; to `null` if another comparison was begun meanwhile. */
async function askOfTwo(
  { current, navigation }: LibraryContext,
  comparison: Comparison,
  { kind, searches, step, text = '', choices, ...saved }: SavedQuestion,
): Promise<boolean | null> {
  comparison.replace(searches);
  const { lanes } = comparison;
  await current.use(saved);
  navigation.show('compare');
  if (kind !== 'own') await comparison.target.untilAskable();
  const isOpen = navigation.view === 'compare' && comparison.lanes === lanes && current.puzzle === saved.puzzle;
  if (!isOpen) return null;
  if (kind !== 'own') return comparison.asking.begin(kind);
  comparison.asking.poseOwn({ puzzle: saved.puzzle, searches, step, text, choices });
  return true;
}
