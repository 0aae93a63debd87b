import type { LibraryPuzzle, PuzzleText } from '../../../shared/contract/types.ts';
import { FormDraft } from '../../ui/formDraft.svelte.ts';
import type { TypedPuzzle } from '../libraryViewState.svelte.ts';

/** `left`: what was refused when the form was closed. */
export function puzzleDraft(
  puzzle: LibraryPuzzle,
  save: (puzzleId: number, change: Partial<PuzzleText>) => Promise<unknown>,
  left: Partial<TypedPuzzle> = {},
): FormDraft<TypedPuzzle> {
  const rules = {
    clean: ({ title, tags, notes }: TypedPuzzle) => ({ title: title.trim(), tags: tagsIn(tags).join(', '), notes }),
    save: ({ tags, ...change }: Partial<TypedPuzzle>) =>
      save(puzzle.puzzleId, tags === undefined ? change : { ...change, tags: tagsIn(tags) }),
  };
  return new FormDraft(typedOf(puzzle), rules, left);
}

export function typedOf({ title, tags, notes }: PuzzleText): TypedPuzzle {
  return { title, tags: tags.join(', '), notes };
}

/** "easy, week 3" → ["easy", "week 3"] */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
