/** The keys of a board to arrange, as the sheet names them. */
import type { CommandGroup } from '../program/commands.svelte.ts';

export const EDIT_NOTES: CommandGroup = {
  title: 'On a board to arrange, reached by Tab',
  lines: [
    { shown: '↑ ↓ ← →', title: 'From cell to cell' },
    { shown: '0 … 9', title: 'The number that belongs there' },
    { shown: 'Del', title: 'The blank belongs there' },
    { keys: ['Space'], title: 'Lift the tile; on another cell, exchange' },
  ],
};
