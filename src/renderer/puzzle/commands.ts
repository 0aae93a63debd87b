/** The keys of the puzzle view. */
import type { Command } from '../lib/keys.ts';
import { MOVES, type MoveNaming } from '../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { Workbench } from '../session/workbench.svelte.ts';

const DOES: Readonly<Record<MoveNaming, string>> = { blank: 'Move the blank', tile: 'Slide a tile' };

/** `searchFromHere` and `hint` are what the buttons do. An arrow key makes the move that is called like it. */
export function puzzleCommands(
  bench: Workbench,
  { searchFromHere, hint }: { searchFromHere: () => void; hint: () => void },
  naming: MoveNaming,
): Command[] {
  return [
    ...MOVES.map((_, action) => {
      const { word, arrow } = nameOfMove(action, naming);
      const key = `Arrow${word[0].toUpperCase()}${word.slice(1)}`;
      return { keys: [key], shown: arrow, does: `${DOES[naming]} ${word}`, run: () => void bench.move(action) };
    }),
    { keys: ['$mod+z'], shown: 'Ctrl Z', does: 'Undo', run: () => bench.undo() },
    { keys: ['$mod+Shift+z', '$mod+y'], shown: 'Ctrl Y', does: 'Redo', run: () => bench.redo() },
    { keys: ['h'], shown: 'H', does: 'Hint', run: hint },
    { keys: ['Enter'], shown: 'Enter', does: 'Search from here', run: searchFromHere },
  ];
}
