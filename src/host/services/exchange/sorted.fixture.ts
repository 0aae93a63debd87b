import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import type { LibraryFile } from '../../../shared/exchange/libraryFile.ts';

/** Runs, comparisons and questions in an order that does not depend on equal times. */
export function sorted({ runs, comparisons, questions, pictures: _pictures, ...rest }: LibraryFile): LibraryFile {
  return { ...rest, runs: byText(runs), comparisons: byText(comparisons), questions: byText(questions) };
}

/** Rows in the order of their texts. */
export function byText<Row>(rows: readonly Row[]): Row[] {
  const texts = new Map(rows.map((row) => [row, canonicalJson(row)]));
  return rows.toSorted((a, b) => (texts.get(a)! < texts.get(b)! ? -1 : 1));
}
