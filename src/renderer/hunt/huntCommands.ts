/** Keys of the bug hunt. ←, → and Home are of the part that was used last: the board, or the trees. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { applyAction } from '../../shared/puzzle/board.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { TriedBoard } from '../board/triedBoard.svelte.ts';
import type { CommonClock } from '../compare/commonClock.svelte.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';
import { stepLines } from '../run/stepLines.ts';

const DOES = { blank: 'Move the blank', tile: 'Move a tile' } as const;

interface OpenHunt {
  readonly tried: TriedBoard;
  readonly puzzle: Puzzle;
  readonly at: number;
  readonly clock: CommonClock;
  keysStep: boolean;
  open(hunt: number): void;
}

/** Those whose keys mean nothing else: they work always, and say which part is used. */
const OF_BOARD = ['hunt.up', 'hunt.down'];
const OF_TREES = ['hunt.play', 'hunt.end'];

export function huntCommands(
  desk: OpenHunt,
  settings: Pick<Program['settings'], 'moveNaming'>,
): readonly CommandGroup[] {
  const steps = using(
    desk,
    true,
    stepLines('hunt', desk.clock, () => (desk.clock.reach > 0 ? null : NOTHING_TRIED)),
  );
  const onBoard = (): readonly Command[] => using(desk, false, boardLines(desk, settings.moveNaming));
  return [
    {
      title: 'Bug hunt',
      scope: 'hunt',
      get lines() {
        return [...among(OF_BOARD, onBoard()), ...among(OF_TREES, steps)];
      },
    },
    {
      title: 'Bug hunt: while you use the board',
      scope: 'hunt',
      get isOn() {
        return !desk.keysStep;
      },
      get lines() {
        return notAmong(OF_BOARD, onBoard());
      },
    },
    {
      title: 'Bug hunt: while you use the trees',
      scope: 'hunt',
      get isOn() {
        return desk.keysStep;
      },
      lines: notAmong(OF_TREES, steps),
    },
  ];
}

const NOTHING_TRIED = 'Try a start first: slide a few tiles, or type one.';

function among(ids: readonly string[], lines: readonly Command[]): readonly Command[] {
  return lines.filter(({ id }) => ids.includes(id));
}

function notAmong(ids: readonly string[], lines: readonly Command[]): readonly Command[] {
  return lines.filter(({ id }) => !ids.includes(id));
}

function using(desk: OpenHunt, keysStep: boolean, lines: readonly Command[]): readonly Command[] {
  return lines.map((line) => ({ ...line, run: () => ((desk.keysStep = keysStep), line.run()) }));
}

function boardLines(desk: OpenHunt, naming: Program['settings']['moveNaming']): readonly Command[] {
  return [
    ...slides(desk, naming),
    {
      id: 'hunt.goal',
      keys: ['Home'],
      title: 'Put the goal on the board',
      run: () => desk.tried.take(desk.puzzle, desk.puzzle.goal),
    },
    { id: 'hunt.next', keys: ['Shift+ArrowRight'], title: 'Next hunt', run: () => desk.open(desk.at + 1) },
    { id: 'hunt.previous', keys: ['Shift+ArrowLeft'], title: 'Previous hunt', run: () => desk.open(desk.at - 1) },
  ];
}

function slides({ tried, puzzle }: OpenHunt, naming: Program['settings']['moveNaming']): readonly Command[] {
  return MOVES.map((_, action) => {
    const { word } = nameOfMove(action, naming);
    return {
      id: `hunt.${word}`,
      keys: [`Arrow${word[0].toUpperCase()}${word.slice(1)}`],
      title: `${DOES[naming]} ${word}`,
      run: () => {
        const moved = applyAction([...tried.cellsOf(puzzle)], action, puzzle.rows, puzzle.cols);
        if (moved) tried.take(puzzle, moved);
      },
    };
  });
}
