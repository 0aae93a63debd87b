import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clear,
  draw,
  EMPTY_SHEET,
  erase,
  extend,
  INKS,
  inkOf,
  isDrawn,
  isTouched,
  MAX_SPOTS,
  MAX_STROKES,
  MAX_UNDONE,
  SHAPES,
  undo,
  type ScribbleSheet,
  type Stroke,
} from './strokes.ts';

const SIZE = { width: 1200, height: 600 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const spot = fc.record({ x: share, y: share });
const stroke: fc.Arbitrary<Stroke> = fc.record({
  shape: fc.constantFrom(...SHAPES),
  ink: fc.constantFrom(...INKS),
  spots: fc.array(spot, { minLength: 2, maxLength: 6 }),
});
type Act = (sheet: ScribbleSheet) => ScribbleSheet;
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: stroke.map(
      (one): Act =>
        (sheet) =>
          draw(sheet, one),
    ),
  },
  fc.nat().map(
    (seed): Act =>
      (sheet) =>
        erase(sheet, new Set(sheet.strokes.filter((_, at) => (seed >> at) & 1))),
  ),
  fc.constant<Act>(clear),
);
const acts = fc.array(act, { maxLength: 40 });
const after = (all: readonly Act[]): ScribbleSheet => all.reduce((sheet, one) => one(sheet), EMPTY_SHEET);

describe('undo', () => {
  test('after any acts, restores what each of them found', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const seen = [EMPTY_SHEET];
        for (const one of all) {
          const next = one(seen.at(-1)!);
          if (next !== seen.at(-1)) seen.push(next);
        }
        let sheet = seen.at(-1)!;
        for (const before of seen.slice(0, -1).toReversed()) {
          sheet = undo(sheet);
          expect(sheet.strokes).toEqual(before.strokes);
        }
        expect(undo(sheet)).toBe(sheet);
      }),
    );
  });

  test('an act that changes nothing is not undone', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const sheet = after(all);
        expect(erase(sheet, new Set())).toBe(sheet);
        const cleared = clear(sheet);
        expect(clear(cleared)).toBe(cleared);
        expect(undo(clear(draw(sheet, LINE))).strokes).toEqual(draw(sheet, LINE).strokes);
      }),
    );
  });

  test('goes back as far as its limit, and a sheet has a limit of strokes', () => {
    const full = after(Array.from({ length: MAX_STROKES + 1 }, () => (sheet) => draw(sheet, { ...LINE })));
    expect([full.strokes.length, full.past.length]).toEqual([MAX_STROKES, MAX_UNDONE]);
  });
});

const LINE: Stroke = { shape: 'line', ink: 'red', spots: [{ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.5 }] }; // prettier-ignore

describe('the eraser', () => {
  test('takes exactly the strokes that are named, and keeps the order of the others', () => {
    fc.assert(
      fc.property(acts, fc.nat(), (all, seed) => {
        const sheet = after(all);
        const touched = new Set(sheet.strokes.filter((_, at) => (seed >> (at % 30)) & 1));
        const left = erase(sheet, touched).strokes;
        expect(left).toEqual(sheet.strokes.filter((one) => !touched.has(one)));
      }),
    );
  });

  test('meets a stroke on every spot of its ink, from wherever it comes', () => {
    fc.assert(
      fc.property(stroke, spot, fc.nat(), (one, from, at) => {
        const ink = inkOf(one);
        expect(isTouched(one, from, ink[at % ink.length]!, 0.01, SIZE)).toBe(true);
      }),
    );
  });

  test('meets what lies on its way, however fast it passes', () => {
    expect(isTouched(LINE, { x: 0.5, y: 0 }, { x: 0.5, y: 1 }, 0, SIZE)).toBe(true);
    expect(isTouched(LINE, { x: 0.9, y: 0 }, { x: 0.9, y: 1 }, 8, SIZE)).toBe(false);
  });

  test('reaches as far in pixels across as down', () => {
    const beside = { x: 0.75 + 9 / SIZE.width, y: 0.5 };
    const below = { x: 0.5, y: 0.5 + 9 / SIZE.height };
    const met = (spot: typeof beside, reach: number): boolean => isTouched(LINE, spot, spot, reach, SIZE);
    expect([met(beside, 8), met(below, 8), met(beside, 10), met(below, 10)]).toEqual([false, false, true, true]);
  });

  test('does not meet a circle in its middle', () => {
    const circle: Stroke = { shape: 'circle', ink: 'blue', spots: [{ x: 0.2, y: 0.2 }, { x: 0.8, y: 0.8 }] }; // prettier-ignore
    const middle = { x: 0.5, y: 0.5 };
    expect(isTouched(circle, middle, middle, 18, SIZE)).toBe(false);
    expect(isTouched(circle, middle, { x: 0.5, y: 1 }, 1, SIZE)).toBe(true);
  });
});

test('a line and a circle follow the pen from where it came down; writing keeps its whole way', () => {
  fc.assert(
    fc.property(stroke, spot, (one, to) => {
      const longer = extend(one, to, SIZE);
      expect(longer.spots[0]).toEqual(one.spots[0]);
      if (one.shape === 'write') expect(longer.spots.slice(0, one.spots.length)).toEqual(one.spots);
      else expect(longer.spots).toEqual([one.spots[0], to]);
    }),
  );
});

test('writing stops to grow at its limit', () => {
  const spots = Array.from({ length: MAX_SPOTS }, (_, at) => ({ x: at % 2, y: 0 }));
  const full: Stroke = { shape: 'write', ink: 'red', spots };
  expect(extend(full, { x: 0.5, y: 0.5 }, SIZE)).toBe(full);
});

test('a dot is drawn, a circle without size is not', () => {
  const dot = { ink: 'red', spots: [{ x: 0.5, y: 0.5 }] } as const;
  expect(isDrawn({ ...dot, shape: 'write' }, SIZE)).toBe(true);
  expect(isDrawn({ ...dot, shape: 'circle' }, SIZE)).toBe(false);
});
