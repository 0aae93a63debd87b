/** The keys of the puzzle view. */
import type { Command } from '../lib/keys.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import type { Workbench } from '../session/workbench.svelte.ts';

const ARROW_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const ARROW_SIGNS = ['↑', '↓', '←', '→'];

/** `searchFromHere` and `hint` are what the buttons do. */
export function puzzleCommands(
  bench: Workbench,
  { searchFromHere, hint }: { searchFromHere: () => void; hint: () => void },
): Command[] {
  return [
    ...MOVES.map(({ name }, action) => ({
      keys: [ARROW_KEYS[action]],
      shown: ARROW_SIGNS[action],
      does: `Move the blank ${name}`,
      run: () => void bench.move(action),
    })),
    { keys: ['$mod+z'], shown: 'Ctrl Z', does: 'Undo', run: () => bench.undo() },
    { keys: ['$mod+Shift+z', '$mod+y'], shown: 'Ctrl Y', does: 'Redo', run: () => bench.redo() },
    { keys: ['h'], shown: 'H', does: 'Hint', run: hint },
    { keys: ['Enter'], shown: 'Enter', does: 'Search from here', run: searchFromHere },
  ];
}
