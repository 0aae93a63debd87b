import type { LibraryPuzzle, PuzzleText } from '../../../shared/contract/types.ts';
import { FormDraft } from '../../ui/formDraft.svelte.ts';

/** A puzzle's texts as typed; commas separate the tags. */
export interface TypedPuzzle extends Readonly<Record<string, string>> {
  readonly title: string;
  readonly tags: string;
  readonly notes: string;
}

export function puzzleDraft(
  puzzle: LibraryPuzzle,
  save: (puzzleId: number, change: Partial<PuzzleText>) => Promise<unknown>,
): FormDraft<TypedPuzzle> {
  return new FormDraft(typedOf(puzzle), {
    clean: ({ title, tags, notes }) => ({ title: title.trim(), tags: tagsIn(tags).join(', '), notes }),
    save: ({ tags, ...change }) =>
      save(puzzle.puzzleId, tags === undefined ? change : { ...change, tags: tagsIn(tags) }),
  });
}

export function typedOf({ title, tags, notes }: PuzzleText): TypedPuzzle {
  return { title, tags: tags.join(', '), notes };
}

/** "easy, week 3" → ["easy", "week 3"] */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
