import { cubicInOut } from 'svelte/easing';
import type { Puzzle } from '../../shared/contract/types.ts';
import { delaysOf, MAX_FRAMES, sample, type Animation } from './animation.ts';
import { boardPicture, type PaintedBoard } from './boardPicture.ts';

/** The boards from the start to the goal, a move apart. */
export interface ShownSolution {
  readonly puzzle: Pick<Puzzle, 'rows' | 'cols' | 'costs'>;
  readonly boards: readonly (readonly number[])[];
  /** Replaces the tiles' numbers, or lies beneath them. */
  readonly picture?: PaintedBoard['picture'];
}

const SLIDE_FRAME_MS = 30;
const MOST_SLIDE_FRAMES = 6;
/** Share of a move's time for its slide; the board rests for the remainder. */
const SHARE_OF_MOVE = 0.6;

/**
 * At most `MAX_FRAMES`: slides are shortened first, then moves skipped. `slide`: sliding frames per move;
 * `wantedSlide`: the same without the limit.
 */
export function framesOfSolution(moves: number, perSecond: number) {
  const sampling = sample(moves);
  const wantedSlide = Math.min(MOST_SLIDE_FRAMES, Math.floor((SHARE_OF_MOVE * 1000) / perSecond / SLIDE_FRAME_MS));
  const room = sampling.stride > 1 ? 0 : Math.floor((MAX_FRAMES - 1) / Math.max(1, moves)) - 1;
  return { ...sampling, slide: Math.min(wantedSlide, room), wantedSlide };
}

/** `perSecond` moves per second; `scale` enlarges the picture of a board. */
export function solutionAnimation(
  { puzzle: { rows, cols, costs }, boards, picture }: ShownSolution,
  { name, scale, perSecond }: { name: string; scale: number; perSecond: number },
): Animation {
  const { shown, slide } = framesOfSolution(boards.length - 1, perSecond);
  const perMove = slide + 1;
  const frames = (shown.length - 1) * perMove + 1;
  const standing = delaysOf(frames, perSecond, slide * SLIDE_FRAME_MS);
  const pictureOf = (board: Pick<PaintedBoard, 'cells' | 'moved' | 'share'>) =>
    boardPicture({ ...board, rows, cols, costs, picture, contribution: null }, name);
  const { width, height } = pictureOf({ cells: boards[0], moved: 0 });
  return {
    name,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    frames,
    delayOf: (frame) => (frame % perMove === 0 ? standing(frame) : SLIDE_FRAME_MS),
    paint: (frame, surface, palette) =>
      pictureOf(boardAt(boards, shown, frame / perMove)).paint(surface, scale, palette),
  };
}

/** The board at `time`, counted in shown moves; at fractions, the tile is sliding. */
function boardAt(boards: readonly (readonly number[])[], shown: readonly number[], time: number) {
  const move = shown[Math.ceil(time)];
  const cells = boards[move];
  const moved = move === 0 ? 0 : boards[move - 1][cells.indexOf(0)];
  return { cells, moved, share: Number.isInteger(time) ? 1 : cubicInOut(time % 1) };
}
