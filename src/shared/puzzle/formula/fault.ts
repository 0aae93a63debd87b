import { HeuristicFault } from '../heuristics/ownValue.ts';

/** `end` is exclusive. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** A formula that cannot be read, does not suit a board, or has no value on one. */
export class FormulaFault extends HeuristicFault implements Span {
  override readonly name = 'FormulaFault';
  readonly at: number;
  readonly end: number;

  constructor(message: string, { at, end }: Span) {
    super(message);
    this.at = at;
    this.end = end;
  }
}

/** Counted from 1. */
export function placeInText(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: Array.from(lines.at(-1)!).length + 1 };
}
