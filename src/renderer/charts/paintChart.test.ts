import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monoPixels } from '../ui/pen/lettering.ts';
import { NAMED_PALETTE as palette } from '../ui/pen/palette.fixture.ts';
import type { Pen } from '../ui/pen/pen.ts';
import type { Chart } from './charts.ts';
import { paintChart } from './paintChart.ts';

type WrittenNumber = Readonly<Record<'left' | 'right', number>> & { readonly text: string };

/** The numbers of both axes, in pixels. */
function numbersOf(chart: Chart, width: number, height: number, unit: number): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  const values: Record<string, unknown> = {
    fillText(this: Pen, text: string, x: number) {
      if (!this.font.endsWith('mono')) return;
      const length = text.length * monoPixels(parseFloat(/[\d.]+px/.exec(this.font)![0]));
      const left = this.textAlign === 'right' ? x - length : x - length / 2;
      numbers.push({ text, left, right: left + length });
    },
  };
  const pen = new Proxy(values, { get: (known, name: string) => known[name] ?? (() => {}) }) as unknown as Pen;
  paintChart({ pen, density: 1, width, height, unit, palette }, chart, null);
  return numbers;
}

test('no number of a chart is cut off, however large it is', () => {
  const axis = { min: 1, max: 20_000_000 };
  const size = fc.record({ width: fc.integer({ min: 150, max: 1500 }), height: fc.integer({ min: 60, max: 600 }) });
  fc.assert(
    fc.property(
      fc.integer(axis),
      fc.integer(axis),
      size,
      fc.double({ min: 0.9, max: 2, noNaN: true }),
      (most, length, { width, height }, unit) => {
        const about = { id: 'a', title: 'A', across: 'expansions', spoken: '' };
        const lines = numbersOf({ ...about, most, length, content: { lines: [] } }, width * unit, height * unit, unit);
        expect(lines.length).toBeGreaterThan(1);
        for (const { text, left, right } of lines) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(right, text).toBeLessThanOrEqual(width * unit);
        }
      },
    ),
  );
});
