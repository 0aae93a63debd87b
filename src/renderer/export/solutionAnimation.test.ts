import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAMED_PALETTE as palette } from '../ui/pen/palette.fixture.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
import { durationOf, LAST_DELAY_MS, MAX_FRAMES } from './animation.ts';
import { framesOfSolution, solutionAnimation } from './solutionAnimation.ts';

const SPEEDS = [1, 2, 5, 10, 20];

/** Boards of a row of cells, of which the blank goes from one end to the other and back. */
function walkAlong(moves: number): number[][] {
  const boards = [[0, 1, 2, 3]];
  for (let move = 0; move < moves; move++) {
    const board = [...boards[move]];
    const blank = board.indexOf(0);
    const next = move % 6 < 3 ? blank + 1 : blank - 1;
    [board[blank], board[next]] = [board[next], 0];
    boards.push(board);
  }
  return boards;
}

function animate(moves: number, perSecond: number) {
  const shown = { puzzle: { rows: 1, cols: 4 }, boards: walkAlong(moves) };
  return solutionAnimation(shown, { name: 'a walk', scale: 1, perSecond });
}

/** Where tile 1 is in each frame, in CSS pixels. */
function placesOfTile1(moves: number, perSecond: number): number[] {
  const { frames, width, height, paint } = animate(moves, perSecond);
  return Array.from({ length: frames }, (_, frame) => {
    const pen = new SvgPen(width, height);
    paint(frame, pen as unknown as OffscreenCanvasRenderingContext2D, palette);
    return Number(/<text x="([-\d.]+)"[^>]*>1<\/text>/.exec(pen.file('white'))![1]);
  });
}

test('a solution of any length has no more frames than there may be, and a move takes the time that was asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.constantFrom(...SPEEDS), (moves, perSecond) => {
      const animation = animate(moves, perSecond);
      const { shown, slide } = framesOfSolution(moves, perSecond);
      expect(animation.frames).toBeLessThanOrEqual(MAX_FRAMES);
      expect(animation.frames).toBe((shown.length - 1) * (slide + 1) + 1);
      expect(durationOf(animation)).toBe((shown.length - 1) * (1000 / perSecond) + LAST_DELAY_MS);
    }),
    { numRuns: 60 },
  );
});

test('a tile slides: it starts slowly, comes to rest slowly, and stays where it has come to', () => {
  const [start, ...others] = placesOfTile1(3, 2);
  const slide = others.slice(0, 7);
  const gone = slide.map((place, index) => (slide[index - 1] ?? start) - place);
  expect(gone.every((part) => part > 0)).toBe(true);
  expect(gone.indexOf(Math.max(...gone))).toBe(3);
  expect(gone[0]).toBeCloseTo(gone[6], 1);
  expect(new Set(others.slice(6)).size).toBe(1);
});

test('where frames are few, slides give way first, and then boards', () => {
  expect(framesOfSolution(31, 2)).toMatchObject({ slide: 6, wantedSlide: 6, stride: 1 });
  expect(framesOfSolution(80, 2)).toMatchObject({ slide: 3, wantedSlide: 6, stride: 1 });
  expect(framesOfSolution(399, 2)).toMatchObject({ slide: 0, stride: 1 });
  expect(framesOfSolution(400, 2)).toMatchObject({ slide: 0, stride: 2 });
  expect(framesOfSolution(31, 20)).toMatchObject({ slide: 1, wantedSlide: 1 });
});

test('a solution without a move is one frame', () => {
  expect(animate(0, 2)).toMatchObject({ frames: 1 });
});

test('a picture on the tiles slides with them, and is whole once the goal is at rest', () => {
  const picture = { image: {} as HTMLImageElement, ratio: 4, numbers: false, goal: [1, 2, 0, 3] };
  const solution = { puzzle: { rows: 1, cols: 4 }, boards: walkAlong(2), picture };
  const { frames, width, height, paint } = solutionAnimation(solution, { name: 'a walk', scale: 1, perSecond: 2 });
  const parts = Array.from({ length: frames }, (_, frame) => {
    const pen = new SvgPen(width, height, undefined, () => 'picture');
    paint(frame, pen as unknown as OffscreenCanvasRenderingContext2D, palette);
    return pen.file('white').match(/<use /g)!.length;
  });
  expect(parts).toEqual([...Array<number>(frames - 1).fill(3), 4]);
});
