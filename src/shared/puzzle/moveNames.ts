/**
 * Names of moves. The program computes with moves of the blank; people may rather name the tile that slides, which goes
 * the other way. Whatever is shown, said or saved for people takes its names from here, so that all of it changes at
 * once.
 */
import { MOVE_LETTERS, MOVES, oppositeMove, type MoveNaming } from './geometry.ts';

export interface MoveName {
  readonly letter: string;
  readonly word: string;
  readonly arrow: string;
}

/** By the place of a move in `MOVES`. */
const ARROWS = ['↑', '↓', '←', '→'];

/** What a move of the blank is called. */
export function nameOfMove(action: number, naming: MoveNaming): MoveName {
  const named = naming === 'tile' ? oppositeMove(action) : action;
  return { letter: MOVES[named]!.letter, word: MOVES[named]!.name, arrow: ARROWS[named]! };
}

/** Who moves, before "right" or "moves right": the blank, or the tile with that number. */
export function nameOfMover(tile: number, naming: MoveNaming): string {
  return naming === 'tile' ? `tile ${tile}` : 'blank';
}

/** Who makes a move that is not known yet. */
export function nameOfAnyMover(naming: MoveNaming): string {
  return naming === 'tile' ? 'a tile' : 'the blank';
}

/** Actions as letters of UDLR: moves of the blank. */
export function lettersOf(actions: readonly number[]): string {
  return actions.map((action) => MOVE_LETTERS[action]).join('');
}

/** The actions of moves of the blank, written as letters of UDLR. */
export function actionsOf(letters: string): number[] {
  return Array.from(letters, (letter) => MOVE_LETTERS.indexOf(letter));
}

/** Moves of the blank, as letters of UDLR, in the letters that they are called by. */
export function nameMoves(letters: string, naming: MoveNaming): string {
  return namesOf(letters, naming)
    .map(({ letter }) => letter)
    .join('');
}

/** The same as arrows: "UDLR" → "↑ ↓ ← →". */
export function movesAsArrows(letters: string, naming: MoveNaming): string {
  return namesOf(letters, naming)
    .map(({ arrow }) => arrow)
    .join(' ');
}

function namesOf(letters: string, naming: MoveNaming): MoveName[] {
  return actionsOf(letters).map((action) => nameOfMove(action, naming));
}
