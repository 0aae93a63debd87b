import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFiles } from './joinFiles.ts';
import { anyLibrary } from './library.fixture.ts';
import type { FileRun, LibraryFile } from './libraryFile.ts';
import type { Incoming } from './readFile.ts';

const named = (file: LibraryFile, name = 'a') => ({
  name,
  content: { format: 'library', faults: [], ...file } as Incoming,
});

/** What was made, with the puzzle that it was made on in the place of its number. */
function made({ sets, runs, comparisons, questions }: LibraryFile): string[] {
  const puzzleOf = ({ madeOn }: Pick<FileRun, 'madeOn'>) => {
    const set = madeOn && sets[madeOn[0]]!;
    return set && [set.title, set.puzzles[madeOn![1]]];
  };
  const rows = [...runs, ...comparisons, ...questions];
  return [...new Set(rows.map((row) => JSON.stringify([{ ...row, madeOn: null }, puzzleOf(row)])))].sort();
}

const texts = (rows: readonly unknown[]): Set<string> => new Set(rows.map((row) => JSON.stringify(row)));

test('joined files keep all their documents, each once, on its own puzzles', () => {
  const cases = fc.property(anyLibrary, anyLibrary, (one, two) => {
    const joined = joinFiles([named(one), named(two, 'b')]);
    expect(new Set(joined.sets.map(({ title }) => title)).size).toBe(joined.sets.length);
    const puzzles = ({ sets }: LibraryFile) =>
      sets.flatMap(({ title, puzzles }) => puzzles.map((each) => [title, each]));
    const challenges = ({ sets }: LibraryFile) =>
      sets.flatMap(({ title, challenges = [] }) => challenges.map((each) => [title, each]));
    expect(texts(puzzles(joined))).toEqual(texts([...puzzles(one), ...puzzles(two)]));
    expect(texts(challenges(joined))).toEqual(texts([...challenges(one), ...challenges(two)]));
    for (const part of ['lessons', 'experiments', 'heuristics'] as const)
      expect(texts(joined[part])).toEqual(texts([...one[part], ...two[part]]));
    expect(made(joined)).toEqual([...new Set([...made(one), ...made(two)])].sort());
    expect(joinFiles([named(one), named(two, 'b'), named(one, 'c')])).toEqual(joined);
  });
  fc.assert(cases, { numRuns: 40 });
});
