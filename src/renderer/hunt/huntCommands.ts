/** Keys of the bug hunt. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { applyAction } from '../../shared/puzzle/board.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import type { TriedBoard } from '../board/triedBoard.svelte.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';

const DOES = { blank: 'Move the blank', tile: 'Move a tile' } as const;

interface OpenHunt {
  readonly tried: TriedBoard;
  readonly puzzle: Puzzle;
  readonly at: number;
  open(hunt: number): void;
}

export function huntCommands(desk: OpenHunt, settings: Pick<Program['settings'], 'moveNaming'>): CommandGroup {
  return {
    title: 'Bug hunt',
    scope: 'hunt',
    get lines() {
      return [
        ...slides(desk, settings.moveNaming),
        {
          id: 'hunt.goal',
          keys: ['Home'],
          title: 'Put the goal on the board',
          run: () => desk.tried.take(desk.puzzle, desk.puzzle.goal),
        },
        { id: 'hunt.next', keys: ['Shift+ArrowRight'], title: 'Next hunt', run: () => desk.open(desk.at + 1) },
        { id: 'hunt.previous', keys: ['Shift+ArrowLeft'], title: 'Previous hunt', run: () => desk.open(desk.at - 1) },
      ];
    },
  };
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
