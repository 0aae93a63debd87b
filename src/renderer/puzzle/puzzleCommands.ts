/** The commands of the board view. */
import { MOVES, type MoveNaming } from '../../shared/puzzle/geometry.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import { EDIT_NOTES } from '../board/editNotes.ts';
import type { Command, CommandGroup, KeyNote } from '../program/commands.svelte.ts';
import type { SettingsStore } from '../program/settings.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Replay } from './replay.svelte.ts';
import type { Workbench } from './workbench.svelte.ts';

/** While the moves are replayed, nothing else is done with the board. */
export function puzzleCommands(settings: SettingsStore, play: Play): CommandGroup[] {
  const lines = [...benchCommands(play.bench), ...playCommands(play), ...CLIPBOARD];
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
      title: 'While the moves are replayed',
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

/** An arrow key makes the move that is called like it. */
function arrowCommands(naming: MoveNaming, play: Play): Command[] {
  return MOVES.map((_, action) => {
    const { word } = nameOfMove(action, naming);
    const key = `Arrow${word[0].toUpperCase()}${word.slice(1)}`;
    return { id: `board.${word}`, keys: [key], title: `${DOES[naming]} ${word}`, run: () => play.move(action) };
  });
}

function benchCommands(bench: Workbench): Command[] {
  return [
    {
      id: 'board.undo',
      keys: ['$mod+z'],
      title: 'Undo',
      whyNot: () => (bench.canUndo ? null : 'There is nothing to undo.'),
      run: () => bench.undo(),
    },
    {
      id: 'board.redo',
      keys: ['$mod+y', '$mod+Shift+z'],
      title: 'Redo',
      whyNot: () => (bench.canRedo ? null : 'There is nothing to redo.'),
      run: () => bench.redo(),
    },
    {
      id: 'board.mode',
      keys: ['e'],
      title: 'Arrange start and goal, or play',
      run: () => (bench.mode = bench.mode === 'play' ? 'edit' : 'play'),
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
    { id: 'board.hint', keys: ['h'], title: 'Hint', whyNot: () => play.whyNoHint, run: () => play.askForHint() },
    { id: 'board.search', keys: ['Enter'], title: 'Search from here', run: () => play.search() },
  ];
}

/** The browser has these keys: the view answers when something is copied or pasted. */
const CLIPBOARD: readonly KeyNote[] = [
  { id: 'board.copy', keys: ['$mod+c'], title: 'Copy the state' },
  { id: 'board.paste', keys: ['$mod+v'], title: 'Paste a state, or a picture' },
];

function replayCommands(play: Play): Command[] {
  const drive = (move: (replay: Replay) => void) => () => play.replay && move(play.replay);
  return [
    { id: 'replay.play', keys: ['Space'], title: 'Play or pause', run: drive((replay) => replay.togglePlay()) },
    {
      id: 'replay.forward',
      keys: ['ArrowRight'],
      title: 'The next move',
      run: drive((replay) => replay.goTo(replay.at + 1)),
    },
    {
      id: 'replay.back',
      keys: ['ArrowLeft'],
      title: 'The previous move',
      run: drive((replay) => replay.goTo(replay.at - 1)),
    },
    { id: 'replay.start', keys: ['Home'], title: 'Before the first move', run: drive((replay) => replay.goTo(0)) },
    {
      id: 'replay.end',
      keys: ['End'],
      title: 'After the last move',
      run: drive((replay) => replay.goTo(replay.moves)),
    },
    { id: 'replay.leave', keys: ['r', 'Escape'], title: 'Leave the replay', run: () => play.toggleReplay() },
  ];
}

/** The tiles in order, to be arranged. */
export function newPuzzleCommand(play: Play): Command {
  return {
    id: 'puzzle.new',
    keys: ['$mod+n', 'Alt+n'],
    title: 'A new puzzle to arrange (Alt N in a browser)',
    run() {
      const goal = GOALS['blank-last'].cells(3, 3);
      play.bench.change({ rows: 3, cols: 3, start: goal, goal });
      play.edit();
    },
  };
}

export function editCommand(play: Play): Command {
  return { id: 'puzzle.edit', keys: ['e'], title: 'Edit the puzzle', run: () => play.edit() };
}
