/** A path that a program prints as moves: `"URDL"`, or `["Up", "Left"]`; of the blank, or of the tile. */
import { MOVES } from '../../puzzle/geometry.ts';

const OTHER_NAMES = [
  ['n', 'north', '↑'],
  ['s', 'south', '↓'],
  ['w', 'west', '←'],
  ['e', 'east', '→'],
];

const ACTIONS: ReadonlyMap<string, number> = new Map(
  MOVES.flatMap(({ letter, name }, action) =>
    [letter.toLowerCase(), name, ...OTHER_NAMES[action]].map((word) => [word, action] as const),
  ),
);

/** The actions that are named; `null` where something else is. */
export function printedMoves(written: unknown): number[] | null {
  const words = typeof written === 'string' ? wordsOf(written) : written;
  if (!Array.isArray(words)) return null;
  const actions = words.map((word) => (typeof word === 'string' ? ACTIONS.get(word.trim().toLowerCase()) : undefined));
  return actions.every((action) => action !== undefined) ? actions : null;
}

/** One word, or letters without anything between them. */
function wordsOf(written: string): readonly string[] {
  const words = written.split(/[\s,;>-]+/).filter((word) => word !== '');
  return words.length === 1 && !ACTIONS.has(words[0].toLowerCase()) ? Array.from(words[0]) : words;
}
