import type { Command } from '../ui/keys.ts';
import type { Notices } from '../program/notices.svelte.ts';

/** The key of the library that belongs to no list. */
export const UNDO_KEY = { shown: 'Ctrl Z', does: 'Take back what was deleted last' };

export function undoCommand(notices: Notices): Command {
  return { ...UNDO_KEY, keys: ['$mod+z'], run: () => void notices.undo() };
}
