/** Finds the one board on a line of words: `Expanding: (1, 2, 3, 0)`, `3 [1, 2, 3, 0]`, `h=2 1 2 3 0`. */
import { MAX_BOARD_TEXT_LENGTH } from '../../puzzle/parse.ts';
import { MAX_SIDE } from '../../puzzle/geometry.ts';

export interface WordedBoard {
  readonly board: string;
  /** What stands around it. */
  readonly words: string;
}

/** Most lines of words have no numbers that stand close to each other. */
const THREE_CELLS = /\d\D{0,6}\d\D{0,6}\d/;
const OPENING = '([{';
const CLOSING = ')]}';
const IN_BOARD = /[\d\s,;/|_.*xX'"-]/;
const CELL = /^(?:\d{1,2}|[_xX*.])[,;]?$/;
/** A board without spaces. */
const WHOLE = /^(?:[\d_xX*]{9}|(?:[\d_xX*]+[,;/|])+[\d_xX*]+)$/;

/** Each text that may be the board. */
export function boardsInWords(text: string): readonly WordedBoard[] {
  if (text.length > MAX_BOARD_TEXT_LENGTH || !THREE_CELLS.test(text)) return [];
  const bracketed = groupsIn(text);
  return (bracketed.length > 0 ? bracketed : runsIn(text)).map(([from, to]) => ({
    board: text.slice(from, to),
    words: `${text.slice(0, from)}#${text.slice(to)}`,
  }));
}

type TextPlace = readonly [from: number, to: number];

/** Brackets without words in them, the outermost. */
function groupsIn(text: string): readonly TextPlace[] {
  const groups: TextPlace[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (OPENING.includes(letter)) {
      if (depth++ === 0) from = at;
    } else if (CLOSING.includes(letter)) {
      if (depth > 0 && --depth === 0) groups.push([from, at + 1]);
    } else if (!IN_BOARD.test(letter)) depth = 0;
  }
  return groups.filter(([first, end]) => /\d.*\d.*\d/.test(text.slice(first, end)));
}

/** Numbers one after the other, more than a row has, and boards without spaces. */
function runsIn(text: string): readonly TextPlace[] {
  const runs: TextPlace[] = [];
  let [cells, from, end] = [0, 0, 0];
  const endRun = (): void => {
    if (cells > MAX_SIDE) runs.push([from, end]);
    cells = 0;
  };
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    if (WHOLE.test(token)) runs.push([index, index + token.length]);
    if (!CELL.test(token)) {
      endRun();
      continue;
    }
    if (cells++ === 0) from = index;
    end = index + token.length;
  }
  endRun();
  return runs;
}
