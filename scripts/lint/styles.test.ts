/** Styles that a slow computer would pay for at every step. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Elements with little below them. A browser looks again at all that is below the subject of `:has()` when any of it changes. */
const SMALL = /^(label|ul|li(\.\w+)?|\.line)$/;
/** What is there for the printer alone. */
const PRINTED = /@media print \{[\s\S]*?\n\}/g;

const styles = globSync('src/renderer/**/*.{css,svelte}').map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('styles', () => {
  it('look into small elements only', () => {
    const looking = styles.flatMap(([file, text]) =>
      Array.from(text.replace(PRINTED, '').matchAll(/([\w.>*[\]='-]*):has\(/g), ([, subject]) => ({ file, subject })),
    );
    expect(looking.length).toBeGreaterThan(0);
    expect(looking.filter(({ subject }) => !SMALL.test(subject!))).toEqual([]);
  });

  it('change no property of the document, for which every element would be styled anew', () => {
    const setting = globSync('src/renderer/**/*.{ts,svelte}').filter((file) =>
      /documentElement(\.style|;\n[^}]*style\.setProperty)/.test(readFileSync(file, 'utf8')),
    );
    expect(setting).toEqual([]);
  });
});
