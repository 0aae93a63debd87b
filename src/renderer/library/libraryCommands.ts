import type { Command, CommandGroup, KeyNote } from '../program/commands.svelte.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';

const LIST_KEYS: readonly KeyNote[] = [
  { shown: '↑ ↓', title: 'Go from row to row; with Shift, select all between' },
  { keys: ['Space'], title: 'Select or deselect the row' },
  { keys: ['$mod+a'], title: 'Select all rows' },
  { id: 'list.move', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], title: 'Move the row up (↑) or down (↓)' },
  { id: 'list.open', keys: ['Enter'], title: 'Open' },
  { id: 'list.rename', keys: ['F2'], title: 'Rename' },
  { id: 'list.delete', keys: ['Delete'], title: 'Delete' },
];

export const LIST_COMMANDS: CommandGroup = {
  title: 'In a list of the library',
  scope: 'library',
  lines: LIST_KEYS,
};

/** In every view: the notice that offers it stays when the view is left. */
export function undoCommand(notices: Notices): Command {
  return {
    id: 'library.undo',
    keys: ['$mod+z'],
    title: 'Undo the last deletion',
    whyNot: () => (notices.shown?.undo ? null : 'There is nothing to undo.'),
    run: () => void notices.undo(),
  };
}

export function neighbourCommands(program: Program): Command[] {
  const { current, notices } = program;
  const whyNot = (): string | null => {
    if (current.shown === null) return 'Choose a puzzle first.';
    return current.shown.puzzleId === null ? 'This puzzle is in no set.' : null;
  };
  const command = (id: string, key: string, title: string, direction: 1 | -1): Command => {
    const open = async (): Promise<void> => {
      const { openNeighbour } = await import('./neighbourPuzzle.ts');
      await openNeighbour(program, current.shown!.puzzleId!, direction);
    };
    return { id, keys: [key], title, whyNot, run: () => void notices.attempt(open) };
  };
  return [
    command('puzzle.next', 'j', 'Go to the next puzzle of the set', 1),
    command('puzzle.previous', 'k', 'Go to the previous puzzle of the set', -1),
  ];
}
