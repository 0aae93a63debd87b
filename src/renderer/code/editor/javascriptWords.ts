/** The words that a program in JavaScript is likely to want, with what they mean. */
import type { CodeKind } from './codeKind.ts';
import type { OfferedWord } from './offeredWords.ts';

export type ProgramKind = Exclude<CodeKind, 'formula'>;

const word = (name: string, write: string, meaning: string): OfferedWord => ({ name, write, meaning });

const KEYWORDS = ['function', 'return', 'const', 'let', 'for', 'while', 'if', 'else', 'continue', 'break'].map(
  (keyword) => word(keyword, keyword, ''),
);

const OF_HEURISTICS: readonly OfferedWord[] = [
  word('board', 'board', 'the tiles, cell by cell, row by row; 0 is the blank'),
  word('goal', 'goal', 'the tiles of the goal, cell by cell'),
  word('rows', 'rows', 'number of rows'),
  word('cols', 'cols', 'number of columns'),
  word('cost', 'cost(tile)', 'what moving the tile costs; 0 for the blank'),
  word('console', 'console', 'console.log(x) shows x for the board below'),
  word('Math', 'Math', 'abs, floor, min, max and others'),
  ...KEYWORDS,
];

const OF_SEARCHES: readonly OfferedWord[] = [
  word('start', 'start', 'the first state: the cells, row by row; 0 is the blank'),
  word('goal', 'goal', 'the goal, as such a list'),
  word('isGoal', 'isGoal(state)', 'whether it is the goal'),
  word('successors', 'successors(state)', 'the states one move away, as new lists'),
  word('h', 'h(state)', 'the heuristic that was chosen'),
  word('cost', 'cost(state, next)', 'what the move to a successor costs'),
  word('key', 'key(state)', 'the state as a text, for a Set or a Map'),
  word('expand', 'expand(state, { g, h })', 'prints a state that was taken from the frontier'),
  word('generate', 'generate(state, { parent, g, h })', 'prints a successor; may be left out'),
  word('solution', 'solution(path)', 'prints the path; may be left out'),
  word('rows', 'rows', 'number of rows'),
  word('cols', 'cols', 'number of columns'),
  word('console', 'console', 'console.log(x) shows x below'),
  word('Math', 'Math', 'abs, floor, min, max and others'),
  word('Set', 'new Set()', 'add(x), has(x), delete(x), size'),
  word('Map', 'new Map()', 'set(x, value), get(x), has(x), size'),
  ...KEYWORDS,
];

const NAMES: Readonly<Record<ProgramKind, readonly OfferedWord[]>> = { javascript: OF_HEURISTICS, search: OF_SEARCHES };

const OF_CONSOLE: readonly OfferedWord[] = [word('log', 'log(x, …)', 'shows the values for the board below')];

const OF_MATH: readonly OfferedWord[] = [
  word('abs', 'abs(x)', 'x without its sign'),
  word('floor', 'floor(x)', 'x rounded down'),
  word('ceil', 'ceil(x)', 'x rounded up'),
  word('round', 'round(x)', 'x rounded to the nearest whole number'),
  word('min', 'min(x, y, …)', 'least of the values'),
  word('max', 'max(x, y, …)', 'greatest of the values'),
  word('sqrt', 'sqrt(x)', 'square root of x'),
  word('trunc', 'trunc(x)', 'x without its decimals'),
];

const OF_LISTS: readonly OfferedWord[] = [
  word('push', 'push(x)', 'adds x at the end'),
  word('shift', 'shift()', 'takes the first entry out'),
  word('pop', 'pop()', 'takes the last entry out'),
  word('sort', 'sort((x, y) => x - y)', 'sorts the list, the least first'),
  word('length', 'length', 'number of entries'),
  word('indexOf', 'indexOf(x)', 'where x stands, from 0; −1 where it is missing'),
  word('includes', 'includes(x)', 'whether x is in the list'),
  word('slice', 'slice(from, to)', 'a part of the list'),
  word('map', 'map(x => …)', 'a list of what each entry becomes'),
  word('filter', 'filter(x => …)', 'a list of the entries for which it is true'),
  word('reduce', 'reduce((sum, x) => …, 0)', 'one value made from all entries'),
  word('forEach', 'forEach(x => …)', 'does something with each entry'),
  word('entries', 'entries()', 'pairs of place and entry, for a loop'),
  word('some', 'some(x => …)', 'whether it is true of one entry'),
  word('every', 'every(x => …)', 'whether it is true of all entries'),
];

const OF_OBJECTS: Readonly<Record<string, readonly OfferedWord[]>> = { Math: OF_MATH, console: OF_CONSOLE };

/** `path`: the names in front, as in `Math.`; none for a name that stands alone. */
export function javascriptWords(path: readonly string[], kind: ProgramKind): readonly OfferedWord[] {
  const [object] = path;
  if (object === undefined) return NAMES[kind];
  return path.length === 1 && Object.hasOwn(OF_OBJECTS, object) ? OF_OBJECTS[object]! : OF_LISTS;
}
