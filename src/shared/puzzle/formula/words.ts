/** The words of formulas, for the checker, the compiler, completion and the help. */
import { NO_CELL } from '../geometry.ts';
import { HEURISTICS, NAMED_HEURISTICS, measureOf, needsTables, type HeuristicId } from '../heuristics/heuristics.ts';
import { conflictCosts } from '../heuristics/linearConflict.ts';
import { weightsOf, type Target } from '../heuristics/lines.ts';
import type { Measure } from '../heuristics/measure.ts';
import { FormulaFault, type Span } from './fault.ts';
import { greatest, INFIX_OPERATORS, least, lookUp, truth, type Loop } from './operators.ts';
import { countInvertedPairs, reversedPairs } from './pairs.ts';
import type { ProgramValue, ProgramWriter } from './program.ts';

export interface WordPlace extends Span {
  readonly word: string;
  readonly target: Target;
  readonly writer: ProgramWriter;
}

export interface FormulaWord {
  readonly write: string;
  readonly meaning: string;
  /** The least and most operands; `null` for a word without parentheses. */
  readonly given: readonly [least: number, most: number] | null;
  readonly compile: (place: WordPlace, given: readonly ProgramValue[]) => ProgramValue;
}

type OfCell = (cell: number, cols: number) => number;

const rowOf: OfCell = (cell, cols) => Math.floor(cell / cols);
const colOf: OfCell = (cell, cols) => cell % cols;
const cellItself: OfCell = (cell) => cell;

const MAX_GIVEN = 20;

const OF_TILES: Readonly<Record<string, FormulaWord>> = {
  row: ofTile('row', 'row where the tile lies; the top one is 0', rowOf),
  col: ofTile('col', 'column where the tile lies; the left one is 0', colOf),
  cell: ofTile('cell', 'cell where the tile lies, counted row by row from 0', cellItself),
  goalRow: ofGoal('goalRow', 'row where the tile lies in the goal', rowOf),
  goalCol: ofGoal('goalCol', 'column where the tile lies in the goal', colOf),
  goalCell: ofGoal('goalCell', 'cell where the tile lies in the goal', cellItself),
  cost: {
    write: 'cost(tile)',
    meaning: 'what moving the tile costs; 0 for the blank',
    given: [1, 1],
    compile: ({ writer, target }, given) => writer.apply('cost', lookUp(Array.from(weightsOf(target))), given),
  },
  at: {
    write: 'at(row, col)',
    meaning: 'tile that lies there: 0 for the blank, −1 beyond the edge',
    given: [2, 2],
    compile: tileAt,
  },
  goalAt: {
    write: 'goalAt(row, col)',
    meaning: 'tile that lies there in the goal',
    given: [2, 2],
    compile: ({ writer, target }, given) => {
      const placeIn = placeLoop(target);
      const loop: Loop = (n, out, row, col) => {
        placeIn(n, out, row, col);
        for (let i = 0; i < n; i++) if (out[i] >= 0) out[i] = target.goal[out[i]];
      };
      return writer.apply('goalAt', loop, given);
    },
  },
};

const OF_THE_BOARD: Readonly<Record<string, FormulaWord>> = {
  blank: constant('blank', 'the blank as a tile, as in row(blank)', () => 0),
  tiles: constant('tiles', 'number of tiles', ({ goal }) => goal.length - 1),
  rows: constant('rows', 'number of rows', ({ rows }) => rows),
  cols: constant('cols', 'number of columns', ({ cols }) => cols),
  inversions: measured(
    'inversions',
    'pairs of tiles that the goal, read row by row, has in the other order',
    countInvertedPairs,
  ),
  reversals: measured('reversals', 'pairs of neighbours that stand in each other’s place', reversedPairs),
  conflicts: measured(
    'conflicts',
    'tiles that must leave their goal row or column for others to pass',
    ({ rows, cols, goal }) => {
      const moves = conflictCosts({ rows, cols, goal });
      return (cells) => moves(cells) / 2;
    },
  ),
};

const OF_NUMBERS: Readonly<Record<string, FormulaWord>> = {
  abs: ofNumber('abs', 'x without its sign', (n, out, x) => {
    for (let i = 0; i < n; i++) out[i] = Math.abs(x[i]);
  }),
  floor: ofNumber('floor', 'x rounded down', (n, out, x) => {
    for (let i = 0; i < n; i++) out[i] = Math.floor(x[i]);
  }),
  ceil: ofNumber('ceil', 'x rounded up', (n, out, x) => {
    for (let i = 0; i < n; i++) out[i] = Math.ceil(x[i]);
  }),
  round: ofNumber('round', 'x rounded to the nearest whole number', (n, out, x) => {
    for (let i = 0; i < n; i++) out[i] = Math.round(x[i]);
  }),
  sqrt: ofNumber('sqrt', 'square root of x', (n, out, x) => {
    for (let i = 0; i < n; i++) out[i] = Math.sqrt(x[i]);
  }),
  min: ofNumbers('min', 'least of the values', least),
  max: ofNumbers('max', 'greatest of the values', greatest),
};

/** Heuristics that depend on the goal alone; the maximum would clash with the function. */
const NAMED = (Object.keys(NAMED_HEURISTICS) as HeuristicId[]).filter((id) => HEURISTICS[id].takes === undefined);

export const FORMULA_WORDS: Readonly<Record<string, FormulaWord>> = {
  ...OF_TILES,
  ...OF_THE_BOARD,
  ...Object.fromEntries(NAMED.map((id) => [wordOf(id), named(id)])),
  ...OF_NUMBERS,
};

const ADD = INFIX_OPERATORS['+'].loop;

/** A word that iterates over the tiles or, with two names, over the pairs. */
export interface EachWord {
  readonly write: string;
  readonly meaning: string;
  readonly join: Loop;
  readonly counts: boolean;
}

export const EACH_WORDS: Readonly<Record<string, EachWord>> = {
  sum: {
    write: 'sum(tile => x)',
    meaning: 'sum of x over all tiles; sum((a, b) => x): over all pairs of tiles',
    join: ADD,
    counts: false,
  },
  count: {
    write: 'count(tile => x)',
    meaning: 'number of tiles, or of pairs, for which x is true',
    join: ADD,
    counts: true,
  },
  min: { write: 'min(tile => x)', meaning: 'least x of all tiles, or pairs', join: least, counts: false },
  max: { write: 'max(tile => x)', meaning: 'greatest x of all tiles, or pairs', join: greatest, counts: false },
};

/** `values` must not be empty. */
export function joinAll(
  name: string,
  { join, counts }: EachWord,
  values: readonly ProgramValue[],
  writer: ProgramWriter,
): ProgramValue {
  const parts = counts ? values.map((value) => writer.apply('truth', truth, [value])) : values;
  return parts.reduce((before, value) => writer.apply(`each ${name}`, join, [before, value]));
}

/** The word for a name, or for the id of a heuristic. */
export function wordOf(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function ofTile(name: string, meaning: string, of: OfCell): FormulaWord {
  const compile = ({ writer, target }: WordPlace, [tile]: readonly ProgramValue[]): ProgramValue => {
    const size = target.goal.length;
    const byCell = Float64Array.from({ length: size }, (_, cell) => of(cell, target.cols));
    const fixed = writer.constantOf(tile);
    if (fixed !== null) return isTile(fixed, size) ? writer.byCell(fixed, byCell) : writer.constant(NaN);
    return writer.compute(
      name,
      ({ cellOf, room }, out, [tiles]) =>
        (n) => {
          for (let i = 0; i < n; i++) out[i] = isTile(tiles[i], size) ? byCell[cellOf[tiles[i] * room + i]] : NaN;
        },
      [tile],
    );
  };
  return { write: `${name}(tile)`, meaning, given: [1, 1], compile };
}

function ofGoal(name: string, meaning: string, of: OfCell): FormulaWord {
  const compile = ({ writer, target }: WordPlace, given: readonly ProgramValue[]): ProgramValue => {
    const byTile: number[] = [];
    Array.from(target.goal).forEach((tile, cell) => (byTile[tile] = of(cell, target.cols)));
    return writer.apply(name, lookUp(byTile), given);
  };
  return { write: `${name}(tile)`, meaning, given: [1, 1], compile };
}

function isTile(value: number, size: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < size;
}

/** The cell at a row and a column, or `NO_CELL`. */
function placeLoop({ rows, cols }: Target): Loop {
  return (n, out, row, col) => {
    for (let i = 0; i < n; i++) {
      const [y, x] = [row[i], col[i]];
      const isThere = y >= 0 && y < rows && x >= 0 && x < cols && Number.isInteger(y) && Number.isInteger(x);
      out[i] = isThere ? y * cols + x : y === y && x === x ? NO_CELL : NaN;
    }
  };
}

function tileAt({ writer, target }: WordPlace, given: readonly ProgramValue[]): ProgramValue {
  const place = writer.apply('place', placeLoop(target), given);
  return writer.compute(
    'at',
    ({ boards, cells }, out, [places]) =>
      (n) => {
        for (let i = 0; i < n; i++) out[i] = places[i] >= 0 ? boards[i * cells + places[i]] : places[i];
      },
    [place],
  );
}

function ofNumber(name: string, meaning: string, loop: Loop): FormulaWord {
  return {
    write: `${name}(x)`,
    meaning,
    given: [1, 1],
    compile: ({ writer }, given) => writer.apply(name, loop, given),
  };
}

function ofNumbers(name: string, meaning: string, join: Loop): FormulaWord {
  const compile = ({ writer }: WordPlace, given: readonly ProgramValue[]): ProgramValue =>
    given.reduce((before, value) => writer.apply(name, join, [before, value]));
  return { write: `${name}(x, y)`, meaning, given: [1, MAX_GIVEN], compile };
}

function constant(write: string, meaning: string, of: (target: Target) => number): FormulaWord {
  return { write, meaning, given: null, compile: ({ writer, target }) => writer.constant(of(target)) };
}

function measured(write: string, meaning: string, of: (target: Target, place: WordPlace) => Measure): FormulaWord {
  const compile = (place: WordPlace): ProgramValue => {
    const measure = of(place.target, place);
    return place.writer.compute(
      write,
      (block, out) => {
        const boards = Array.from({ length: block.room }, (_, board) => block.board(board));
        return (n) => {
          for (let i = 0; i < n; i++) out[i] = measure(boards[i]);
        };
      },
      [],
    );
  };
  return { write, meaning, given: null, compile };
}

function named(id: HeuristicId): FormulaWord {
  return measured(wordOf(id), HEURISTICS[id].formula, (target, { word, at, end }) => {
    const { rows, cols } = target;
    const { isFor, sizes } = HEURISTICS[id];
    const size = `${rows} × ${cols}`;
    if (!isFor(rows, cols)) throw new FormulaFault(`${word} is for ${sizes}; this one is ${size}.`, { at, end });
    if (needsTables(id, rows, cols))
      throw new FormulaFault(`${word} needs tables on ${size}, which a formula does not have.`, { at, end });
    return measureOf(id, target);
  });
}
