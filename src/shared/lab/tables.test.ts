import { describe, expect, test } from 'vitest';
import { PRESETS, type LabPresetId } from './presets.ts';
import type { LabResult } from './results.ts';
import { summarize } from './summary.ts';
import { asLatex } from './tables.ts';

/** Of figures in `small`: 345 points of text in `article` on A4, 4.6 for a letter, 8 around a column. */
const [TEXT, LETTER, AROUND] = [345, 4.6, 8];

function latexOf(preset: LabPresetId): string {
  const { recipe } = PRESETS[preset];
  const counts = { expanded: 1, generated: 351_520, straightBack: 0, distinct: 1, maxFrontier: 1 };
  const results = recipe.searches.map((_, search): LabResult => ({
    ...{ puzzle: 0, search, status: 'solved', length: 24, h: 1, ms: 0.5 },
    ...counts,
  }));
  const rows = summarize(results, [24], recipe.searches.length);
  return asLatex({ recipe, rows, measure: 'generated', branching: 'tree' });
}

/** The rows of heads, as lines of the words that stand above each other in each. */
function headsOf(latex: string): string[][][] {
  const rows = latex.split('\n').filter((line) => line.startsWith('  d & '));
  const words = (head: string): string[] => head.replace(/\\shortstack\[r\]\{(.*)\}/, '$1').split(String.raw`\\`);
  return rows.map((row) =>
    row
      .trim()
      .replace(/ \\\\$/, '')
      .split(' & ')
      .map(words),
  );
}

describe('the LaTeX table', () => {
  test.each(Object.keys(PRESETS) as LabPresetId[])('of %s has heads that fit on A4', (preset) => {
    for (const heads of headsOf(latexOf(preset))) {
      const letters = heads.map((words) => Math.max(...words.map((word) => word.replaceAll('$', '').length)));
      expect(letters.reduce((sum, count) => sum + count * LETTER + AROUND, 0)).toBeLessThanOrEqual(TEXT);
    }
  });

  test('of few searches is one, under the names of its groups; of many, each part repeats d and puzzles', () => {
    const few = latexOf('textbook');
    expect(headsOf(few)).toHaveLength(1);
    expect(few).toContain(String.raw`\multicolumn{3}{c}{Generated} & \multicolumn{3}{c}{b$^*$} \\`);
    expect(few).toContain(String.raw`\cmidrule(lr){3-5} \cmidrule(lr){6-8}`);
    const many = latexOf('heuristics');
    expect(headsOf(many).length).toBeGreaterThan(1);
    expect(many.split(String.raw`\begin{tabular}`)).toHaveLength(headsOf(many).length + 1);
    expect(
      headsOf(many)
        .flat()
        .filter((words) => words.join(' ') === 'linear conflict'),
    ).toHaveLength(2);
  });
});
