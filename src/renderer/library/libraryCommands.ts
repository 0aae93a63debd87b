import type { Command, CommandGroup, KeyNote } from '../program/commands.svelte.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';
import { IN_NO_SET, openNeighbour } from './neighbourPuzzle.ts';
import { showPicker } from './puzzlePicker.ts';

const LIST_KEYS: readonly KeyNote[] = [
  { shown: '↑ ↓', title: 'From row to row; with Shift, select all between' },
  { keys: ['Space'], title: 'Add the row to the selection, or take it out' },
  { keys: ['$mod+a'], title: 'Select all rows' },
  { id: 'list.move', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], title: 'Move the row up; with ↓, down' },
  { id: 'list.open', keys: ['Enter'], title: 'Open' },
  { id: 'list.rename', keys: ['F2'], title: 'Rename' },
  { id: 'list.delete', keys: ['Delete'], title: 'Delete' },
];

export function libraryCommands(notices: Notices): CommandGroup {
  return {
    title: 'In a list of the library',
    scope: 'library',
    lines: [...LIST_KEYS, undoCommand('library.undo', notices)],
  };
}

export function undoCommand(id: string, notices: Notices): Command {
  return {
    id,
    keys: ['$mod+z'],
    title: 'Undo the last deletion',
    whyNot: () => (notices.shown?.undo ? null : 'There is nothing to undo.'),
    run: () => void notices.undo(),
  };
}

/** `whyNot`: why the list of puzzles cannot be opened now; `null` if it can. */
export function choosePuzzleCommand(whyNot: () => string | null): Command {
  return { id: 'puzzle.choose', keys: ['$mod+o'], title: 'Choose a puzzle', whyNot, run: showPicker };
}

export function neighbourCommands(program: Program): Command[] {
  const { current } = program;
  const whyNot = (): string | null => {
    if (current.shown === null) return 'Choose a puzzle first.';
    return current.shown.puzzleId === null ? IN_NO_SET : null;
  };
  const next = { id: 'puzzle.next', keys: ['j'], title: 'The next puzzle of the set' };
  const previous = { id: 'puzzle.previous', keys: ['k'], title: 'The previous puzzle of the set' };
  return [
    { ...next, whyNot, run: () => void openNeighbour(program, 1) },
    { ...previous, whyNot, run: () => void openNeighbour(program, -1) },
  ];
}
