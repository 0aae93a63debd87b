/**
 * The texts of a lesson. Numbers are not typed but named in braces, and computed when the text is shown. `{expanded}`
 * is a figure of the stop's first search, `{2.expanded}` of the second; `{f}` is f at the step of the stop, `{f@3}` at
 * step 3, `{f@end}` at the last step.
 */

/** By the name in the braces. */
export const FIGURES = {
  expanded: 'nodes that the search has expanded at its end, the goal included',
  generated: 'nodes that it has generated, repeats included, the start not',
  reached: 'states that it has reached, the start included',
  frontier: 'the most nodes in the frontier at the same time',
  length: 'moves of its solution',
  cost: 'what the moves of its solution cost',
  'b*': 'its effective branching factor',
  iterations: 'its iterations',
  below: 'expanded nodes with an f below the cost of its solution',
  g: 'g of the node taken at the step; before the first one, of the start',
  h: 'h of that node',
  f: 'f of that node',
  waiting: 'nodes in the frontier at the step',
  bound: 'the bound of the iteration at the step',
  iteration: 'which iteration this is, counted from 1',
  ratio: 'how many times as many nodes the search with the most expansions has expanded as the one with the fewest',
  factor: 'what its heuristic multiplies by, or the weight of its algorithm',
  inversions: 'pairs of tiles that are in another order in the start than in the goal',
  states: 'states that moves can reach on a board of this size',
  arrangements: 'all arrangements of a board of this size',
} as const;
export type FigureName = keyof typeof FIGURES;

/** Those of the puzzle, not of a search. */
export const OF_PUZZLE: readonly FigureName[] = ['inversions', 'states', 'arrangements'];

export interface Figure {
  readonly name: FigureName;
  /** Index of a search of the stop, from 0. */
  readonly search: number;
  /** `null`: at the current step of the search. */
  readonly step: number | 'end' | null;
}

export type TextPiece = string | Figure;

const BRACES = /(\{[^{}]*\})/;
const FIGURE = /^\{(?:(?<search>[1-4])\.)?(?<name>[a-z*]+)(?:@(?<step>end|\d{1,9}))?\}$/;

export function piecesOf(text: string): readonly TextPiece[] {
  const pieces = text.split(BRACES).filter((piece) => piece !== '');
  return pieces.map((piece) => figureOf(piece) ?? piece);
}

export function figuresIn(text: string): readonly Figure[] {
  return piecesOf(text).filter((piece) => typeof piece !== 'string');
}

/** The indices of the stop's searches whose figures its texts name; `ratio` needs all of them. */
export function searchesIn(texts: readonly string[], searches: number): readonly number[] {
  const figures = texts.flatMap(figuresIn).filter(({ name }) => !OF_PUZZLE.includes(name));
  const all = Array.from({ length: searches }, (_, search) => search);
  return all.filter((search) => figures.some((figure) => figure.name === 'ratio' || figure.search === search));
}

/** What is wrong with a text at a stop with this many searches, in a sentence; `null` for nothing. */
export function faultOfText(text: string, searches: number): string | null {
  for (const piece of piecesOf(text)) {
    if (typeof piece === 'string') {
      if (/[{}]/.test(piece))
        return `“${piece.trim()}” is not a figure. The figures are ${Object.keys(FIGURES).join(', ')}.`;
    } else if (piece.search >= searches) {
      return `“${piece.name}” belongs to search ${piece.search + 1}, but this stop has ${searches}.`;
    }
  }
  return null;
}

function figureOf(piece: string): Figure | null {
  const { search = '1', name, step } = FIGURE.exec(piece)?.groups ?? {};
  if (name === undefined || !Object.hasOwn(FIGURES, name)) return null;
  return { name: name as FigureName, search: Number(search) - 1, step: stepIn(step) };
}

function stepIn(step: string | undefined): Figure['step'] {
  if (step === undefined) return null;
  return step === 'end' ? step : Number(step);
}
