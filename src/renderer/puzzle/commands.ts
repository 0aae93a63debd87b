/** The keys of the puzzle view. */
import type { Command, SheetGroup } from '../ui/keys.ts';
import { MOVES, type MoveNaming } from '../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { Replay } from './replay.svelte.ts';
import type { Workbench } from './workbench.svelte.ts';

/** What the keys reach: the board, and what the buttons below it do. */
export interface Deeds {
  readonly bench: Workbench;
  /** Moves the blank by an action. */
  readonly move: (action: number) => void;
  readonly replay: () => void;
  readonly hint: () => void;
  readonly searchFromHere: () => void;
}

interface BoardKey extends Omit<Command, 'run'> {
  readonly run: (deeds: Deeds) => void;
}

const KEYS: readonly BoardKey[] = [
  { keys: ['$mod+z'], shown: 'Ctrl Z', does: 'Undo', run: ({ bench }) => bench.undo() },
  { keys: ['$mod+Shift+z', '$mod+y'], shown: 'Ctrl Y', does: 'Redo', run: ({ bench }) => bench.redo() },
  {
    keys: ['e'],
    shown: 'E',
    does: 'Arrange start and goal, or play',
    run: ({ bench }) => (bench.mode = bench.mode === 'play' ? 'edit' : 'play'),
  },
  { keys: ['r'], shown: 'R', does: 'Replay the moves', run: ({ replay }) => replay() },
  { keys: ['h'], shown: 'H', does: 'Hint', run: ({ hint }) => hint() },
  { keys: ['Enter'], shown: 'Enter', does: 'Search from here', run: ({ searchFromHere }) => searchFromHere() },
];

/** The browser has these keys: the view answers when something is copied or pasted. */
const CLIPBOARD: SheetGroup['commands'] = [
  { shown: 'Ctrl C', does: 'Copy the state' },
  { shown: 'Ctrl V', does: 'Paste a state, or a picture' },
];

const DOES: Readonly<Record<MoveNaming, string>> = { blank: 'Move the blank', tile: 'Slide a tile' };

/** An arrow key makes the move that is called like it. */
function arrowKeys(naming: MoveNaming): BoardKey[] {
  return MOVES.map((_, action) => {
    const { word, arrow } = nameOfMove(action, naming);
    const key = `Arrow${word[0].toUpperCase()}${word.slice(1)}`;
    return { keys: [key], shown: arrow, does: `${DOES[naming]} ${word}`, run: ({ move }) => move(action) };
  });
}

/** For the listener. */
export function puzzleCommands(deeds: Deeds, naming: MoveNaming): Command[] {
  return [...arrowKeys(naming), ...KEYS].map(({ run, ...key }) => ({ ...key, run: () => run(deeds) }));
}

interface ReplayKey extends Omit<Command, 'run'> {
  readonly run: (replay: Replay, stop: () => void) => void;
}

const REPLAY_KEYS: readonly ReplayKey[] = [
  { keys: ['Space'], shown: 'Space', does: 'Play or pause', run: (replay) => replay.togglePlay() },
  { keys: ['ArrowRight'], shown: '→', does: 'The next move', run: (replay) => replay.goTo(replay.at + 1) },
  { keys: ['ArrowLeft'], shown: '←', does: 'The move before', run: (replay) => replay.goTo(replay.at - 1) },
  { keys: ['Home'], shown: 'Home', does: 'Before the first move', run: (replay) => replay.goTo(0) },
  { keys: ['End'], shown: 'End', does: 'After the last move', run: (replay) => replay.goTo(replay.moves) },
  { keys: ['r', 'Escape'], shown: 'R', does: 'Leave the replay', run: (_, stop) => stop() },
];

/** For the listener while the moves are replayed: nothing else is done with the board then. */
export function replayCommands(replay: Replay, stop: () => void): Command[] {
  return REPLAY_KEYS.map(({ run, ...key }) => ({ ...key, run: () => run(replay, stop) }));
}

export const REPLAY_SHEET: SheetGroup = { title: 'While the moves are replayed', commands: REPLAY_KEYS };

/** For the sheet. */
export function boardSheet(naming: MoveNaming): SheetGroup {
  return { title: 'On the board', commands: [...arrowKeys(naming), ...KEYS, ...CLIPBOARD] };
}
