/**
 * Names of moves. The program computes with moves of the blank; people may prefer to name the sliding tile, which
 * goes the other way. All names that are shown, spoken or saved for people come from here.
 */
import { MOVE_LETTERS, MOVES, oppositeMove, type MoveNaming } from './geometry.ts';
import { permutations } from './permutations.ts';

export interface MoveName {
  readonly letter: string;
  readonly word: string;
  readonly arrow: string;
}

const ARROWS = ['↑', '↓', '←', '→'];

export function nameOfMove(action: number, naming: MoveNaming): MoveName {
  const named = naming === 'tile' ? oppositeMove(action) : action;
  return { letter: MOVES[named]!.letter, word: MOVES[named]!.name, arrow: ARROWS[named]! };
}

/** The subject of "moves right": the blank, or the tile. */
export function nameOfMover(tile: number, naming: MoveNaming): string {
  return naming === 'tile' ? `tile ${tile}` : 'blank';
}

/** The subject of an unknown move. */
export function nameOfAnyMover(naming: MoveNaming): string {
  return naming === 'tile' ? 'a tile' : 'the blank';
}

/** All orders of the four moves, the usual one first: textbooks, homework and programs differ. */
export const MOVE_ORDERS: readonly string[] = permutations([...MOVE_LETTERS]).map((letters) => letters.join(''));

export function lettersOf(actions: readonly number[]): string {
  return actions.map((action) => MOVE_LETTERS[action]).join('');
}

export function actionsOf(letters: string): number[] {
  return Array.from(letters, (letter) => MOVE_LETTERS.indexOf(letter));
}

/** `letters`: moves of the blank, in letters UDLR. */
export function nameMoves(letters: string, naming: MoveNaming): string {
  return namesOf(letters, naming)
    .map(({ letter }) => letter)
    .join('');
}

/** "UDLR" → "↑ ↓ ← →". */
export function movesAsArrows(letters: string, naming: MoveNaming): string {
  return namesOf(letters, naming)
    .map(({ arrow }) => arrow)
    .join(' ');
}

function namesOf(letters: string, naming: MoveNaming): MoveName[] {
  return actionsOf(letters).map((action) => nameOfMove(action, naming));
}

/** "up", "up and left", "up, down and left"; "none". */
export function movesInWords(actions: readonly number[], naming: MoveNaming): string {
  const words = actions.map((action) => nameOfMove(action, naming).word);
  if (words.length < 2) return words[0] ?? 'none';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
