import { expect, test, vi } from 'vitest';
import { CLOCKS, type ClockId } from '../../shared/readings/clocks.ts';
import { LAST_DELAY_MS, MAX_FRAMES, type AnimationLook } from '../export/animation.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
import { openedComparison, settled, stepsOf } from './comparison.fixture.ts';
import type { Comparison } from './comparison.svelte.ts';
import { comparisonAnimation, comparisonSubject, ticksOfComparison } from './comparisonAnimation.ts';
import { picturedLanes } from './paintLane.ts';

const palette = new Proxy(
  {},
  {
    get: (_, name) => (typeof name === 'string' ? `ink-${name}` : undefined),
  },
) as Palette;
const LOOK: AnimationLook = { name: 'a comparison', width: 1280, height: 800, unit: 1, perSecond: 2 };

function animationOf(comparison: Comparison) {
  return comparisonAnimation(comparison, picturedLanes(comparison), ticksOfComparison(comparison).times, LOOK);
}

/** A frame as the text of a drawing. */
function painted(comparison: Comparison, frame: number): string {
  const pen = new SvgPen(LOOK.width, LOOK.height);
  animationOf(comparison).paint(frame, pen as unknown as OffscreenCanvasRenderingContext2D, palette);
  return pen.file('white');
}

/** The large numbers of a frame. */
function countersOf(comparison: Comparison, frame: number): number[] {
  return [...painted(comparison, frame).matchAll(/font-size="34"[^>]*>([\d,]+)</g)].map(([, text]) =>
    Number(text.replaceAll(',', '')),
  );
}

test.each(Object.keys(CLOCKS) as ClockId[])('by the clock %s each frame stands where a tick leads', async (kind) => {
  const { comparison } = await openedComparison();
  const { clock } = comparison;
  clock.use(kind);
  clock.jump(0);
  const { frames, delayOf } = animationOf(comparison);
  for (let frame = 0; frame < frames; frame++, clock.stepBy(1)) {
    if (frame % 10 === 0) expect(countersOf(comparison, frame)).toEqual(stepsOf(comparison));
  }
  expect(clock.atEnd).toBe(true);
  expect(countersOf(comparison, frames - 1)).toEqual(stepsOf(comparison));
  expect([delayOf(0), delayOf(frames - 1)]).toEqual([500, LAST_DELAY_MS]);
});

test('says how the lanes stand, and moves nothing on the screen', async () => {
  const { comparison } = await openedComparison();
  comparison.clock.stepBy(4);
  const last = animationOf(comparison).frames - 1;
  expect(painted(comparison, last).match(/goal found · 8 moves<\/text>/g)).toHaveLength(2);
  expect(painted(comparison, 0).match(/>ready<\/text>/g)).toHaveLength(2);
  expect(stepsOf(comparison)).toEqual([4, 4]);
});

test('the colours are those of the frame, not those of the screen', async () => {
  const { comparison } = await openedComparison();
  comparison.palette = palette;
  comparison.look.colours = 'who';
  const last = animationOf(comparison).frames - 1;
  const { lanes } = comparison;
  const atEnd = comparison.colouring.at(lanes[1], ({ player }) => player.steps)!;
  expect(stepsOf(comparison)).toEqual([0, 0]);
  expect(atEnd.colourOf(0, 9)).toBe('ink-shared');
  expect(painted(comparison, last)).toContain('ink-shared');
  comparison.clock.jump(Infinity);
  const atStart = comparison.colouring.at(lanes[1], () => 0)!;
  expect(atStart.colourOf(0, 9)).toBe('ink-ink'); // no other search has expanded it by then
});

test('a lane that was lost is left out', async () => {
  const { comparison } = await openedComparison();
  comparison.replace([
    { ...comparison.lanes[0].chosen, weight: 99, algorithm: 'weighted-astar' },
    comparison.lanes[1].chosen,
  ]);
  await vi.waitUntil(() => comparison.lanes[0].view.failure);
  await settled(comparison);
  expect(countersOf(comparison, 9)).toEqual([9]);
});

test('more ticks than frames are left out evenly, and that is said', async () => {
  const { comparison, app } = await openedComparison();
  await app.current.showPuzzle({
    rows: 3,
    cols: 3,
    start: [7, 3, 8, 0, 2, 6, 4, 1, 5],
    goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
  });
  comparison.enter();
  comparison.use('ties');
  await settled(comparison);
  const { remarks, animation } = comparisonSubject(comparison, 'case 5');
  const { frames } = animation('small', 5);
  expect(frames).toBeLessThanOrEqual(MAX_FRAMES);
  const most = Math.max(...comparison.lanes.map(({ player }) => player.steps));
  expect(most).toBeGreaterThan(MAX_FRAMES);
  expect(remarks(2)).toEqual([
    `The comparison has ${most.toLocaleString('en-US')} ticks, this GIF ${frames} frames: one tick in ${Math.ceil(most / (MAX_FRAMES - 1))} is shown, and the last one.`,
  ]);
  expect(countersOf(comparison, ticksOfComparison(comparison).times.length - 1)).toEqual(
    comparison.lanes.map(({ player }) => player.steps),
  );
});
