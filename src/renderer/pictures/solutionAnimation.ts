import type { Puzzle } from '../../shared/contract/types.ts';
import { delaysOf, type Animation } from './animation.ts';
import { boardPicture } from './boardPicture.ts';

/** What a solution is: the boards from the start to the goal, a move apart. */
export interface ShownSolution {
  readonly puzzle: Pick<Puzzle, 'rows' | 'cols'>;
  readonly boards: readonly (readonly number[])[];
}

/** The board on its way to the goal, `perSecond` moves per second; `scale` enlarges the picture of a board. */
export function solutionAnimation(
  { puzzle: { rows, cols }, boards }: ShownSolution,
  { name, scale, perSecond }: { name: string; scale: number; perSecond: number },
): Animation {
  const pictures = boards.map((cells, move) => {
    const moved = move === 0 ? 0 : boards[move - 1][cells.indexOf(0)];
    return boardPicture({ cells, rows, cols, moved, contribution: null }, name);
  });
  const [{ width, height }] = pictures;
  return {
    name,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    frames: boards.length,
    delayOf: delaysOf(boards.length, perSecond),
    paint: (frame, surface, palette) => pictures[frame].paint(surface, scale, palette),
  };
}
