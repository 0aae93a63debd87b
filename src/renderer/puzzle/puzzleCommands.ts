import { MOVES, type MoveNaming } from '../../shared/puzzle/geometry.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { Command, CommandGroup, KeyNote } from '../program/commands.svelte.ts';
import type { SettingsStore } from '../program/settings.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Replay } from './replay.svelte.ts';
import type { PuzzleEditor } from './puzzleEditor.svelte.ts';

/** During a replay, only its own commands work. */
export function puzzleCommands(settings: SettingsStore, play: Play): CommandGroup[] {
  const lines = [...editorCommands(play.editor), ...playCommands(play), ...CLIPBOARD];
  return [
    {
      title: 'On the board',
      scope: 'puzzle',
      get isOn() {
        return play.replay === null;
      },
      get lines() {
        return [...arrowCommands(settings.moveNaming, play), ...lines];
      },
    },
    {
      title: 'While moves are replayed',
      scope: 'puzzle',
      get isOn() {
        return play.replay !== null;
      },
      lines: replayCommands(play),
    },
    { ...EDIT_NOTES, scope: 'puzzle' },
  ];
}

const DOES: Readonly<Record<MoveNaming, string>> = { blank: 'Move the blank', tile: 'Slide a tile' };

/** An arrow key makes the move of its name. */
function arrowCommands(naming: MoveNaming, play: Play): Command[] {
  return MOVES.map((_, action) => {
    const { word } = nameOfMove(action, naming);
    const key = `Arrow${word[0].toUpperCase()}${word.slice(1)}`;
    return { id: `board.${word}`, keys: [key], title: `${DOES[naming]} ${word}`, run: () => play.move(action) };
  });
}

function editorCommands(editor: PuzzleEditor): Command[] {
  return [
    {
      id: 'board.undo',
      keys: ['$mod+z'],
      title: 'Undo',
      whyNot: () => (editor.canUndo ? null : 'There is nothing to undo.'),
      run: () => editor.undo(),
    },
    {
      id: 'board.redo',
      keys: ['$mod+y', '$mod+Shift+z'],
      title: 'Redo',
      whyNot: () => (editor.canRedo ? null : 'There is nothing to redo.'),
      run: () => editor.redo(),
    },
    {
      id: 'board.mode',
      keys: ['e'],
      title: 'Edit the boards, or play',
      run: () => (editor.mode = editor.mode === 'play' ? 'edit' : 'play'),
    },
  ];
}

function playCommands(play: Play): Command[] {
  return [
    {
      id: 'board.replay',
      keys: ['r'],
      title: 'Replay the moves',
      whyNot: () => play.whyNoReplay,
      run: () => play.toggleReplay(),
    },
    { id: 'board.hint', keys: ['h'], title: 'Get a hint', whyNot: () => play.whyNoHint, run: () => play.askForHint() },
    { id: 'board.search', keys: ['Enter'], title: 'Search from here', run: () => play.search() },
  ];
}

/** The browser's own keys: the view handles its copy and paste events. */
const CLIPBOARD: readonly KeyNote[] = [
  { id: 'board.copy', keys: ['$mod+c'], title: 'Copy the state' },
  { id: 'board.paste', keys: ['$mod+v'], title: 'Paste a state, or a picture' },
];

function replayCommands(play: Play): Command[] {
  const drive = (move: (replay: Replay) => void) => () => play.replay && move(play.replay);
  const jump = (place: number) => drive((replay) => replay.jump(place));
  const step = (moves: 1 | -1) => drive((replay) => replay.stepBy(moves));
  return [
    { id: 'replay.play', keys: ['Space'], title: 'Play or pause', run: drive((replay) => replay.togglePlay()) },
    { id: 'replay.forward', keys: ['ArrowRight'], title: 'Go to the next move', run: step(1) },
    { id: 'replay.back', keys: ['ArrowLeft'], title: 'Go to the previous move', run: step(-1) },
    { id: 'replay.start', keys: ['Home'], title: 'Go before the first move', run: jump(0) },
    { id: 'replay.end', keys: ['End'], title: 'Go after the last move', run: jump(Infinity) },
    { id: 'replay.leave', keys: ['r', 'Escape'], title: 'Leave the replay', run: () => play.toggleReplay() },
  ];
}

export function newPuzzleCommand(play: Play): Command {
  return {
    id: 'puzzle.new',
    keys: ['$mod+n', 'Alt+n'],
    title: 'Make a new puzzle (Alt N in a browser)',
    run() {
      const goal = GOALS['blank-last'].cells(3, 3);
      play.editor.change({ rows: 3, cols: 3, start: goal, goal });
      play.edit();
    },
  };
}

export function editCommand(play: Play): Command {
  return { id: 'puzzle.edit', keys: ['e'], title: 'Edit the puzzle', run: () => play.edit() };
}

export function costsCommand(play: Play): Command {
  return { id: 'puzzle.costs', keys: ['Shift+e'], title: 'Choose what a move costs', run: () => play.weigh() };
}

const EDIT_NOTES: CommandGroup = {
  title: 'On a board that you edit (reach it with Tab)',
  lines: [
    { shown: '↑ ↓ ← →', title: 'Go from cell to cell' },
    { shown: '0 … 9', title: 'Put this number there' },
    { shown: 'Delete', title: 'Put the blank there' },
    { keys: ['Space'], title: 'Lift the tile; on another cell, swap the two' },
  ],
};
