/** The keys of a board to arrange, as the sheet names them. */
import type { SheetGroup } from '../ui/keys.ts';

export const EDIT_SHEET: SheetGroup = {
  title: 'On a board to arrange, reached by Tab',
  commands: [
    { shown: '↑ ↓ ← →', does: 'From cell to cell' },
    { shown: '0 … 9', does: 'The number that belongs there' },
    { shown: 'Del', does: 'The blank belongs there' },
    { shown: 'Space', does: 'Lift the tile; on another cell, exchange' },
  ],
};
