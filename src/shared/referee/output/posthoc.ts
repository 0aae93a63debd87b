/**
 * Events of Posthoc's format 1.4, in the dialects of warthog and piglet. A node is known by its board, never by its id. How
 * Posthoc draws the trace (`views`, `render`, `pivot`) is JavaScript, and is neither read nor run.
 */
import type { BoardReader } from './boardReader.ts';
import type { PrintedRecord } from './printedObject.ts';

export interface PosthocEvent {
  readonly does: Doing;
  readonly board: unknown;
}

/** `reached`: the goal, as the program says. `unknown`: whatever it is, it has a board. */
type Doing = 'expand' | 'generate' | 'start' | 'goal' | 'reached' | 'nothing' | 'unknown';

/** By the first word of a type: `generating-new`, `relaxed-by`. */
const EVENT_TYPES: ReadonlyMap<string, Doing> = new Map([
  ...all('expand', ['expand', 'expanding', 'expanded']),
  // A cheaper way to a state that waits is a successor like any other.
  ...all('generate', ['generate', 'generating', 'generated', 'update', 'updating', 'updated']),
  ...all('generate', ['relax', 'relaxing', 'relaxed']),
  ...all('start', ['source', 'start']),
  ...all('goal', ['destination', 'target', 'goal']),
  ...all('reached', ['solution']),
  ...all('nothing', ['close', 'closing', 'closed', 'end', 'final', 'path', 'open', 'opening']),
  // Of a successor that an event before it has named.
  ...all('nothing', ['keep', 'dominated']),
]);

function all(does: Doing, types: readonly string[]): (readonly [string, Doing])[] {
  return types.map((type) => [type, does] as const);
}

/** What an event of this type does. */
export function doingOf(type: unknown): Doing {
  const known = EVENT_TYPES.get(type as string);
  if (known !== undefined) return known;
  const [word] = String(type)
    .toLowerCase()
    .split(/[-_\s]/, 1);
  return EVENT_TYPES.get(word) ?? 'unknown';
}

/** Names that boards usually have; then any other member is tried. */
const USUAL_FIELDS = ['state', 'board', 'tiles', 'cells', 'label', 'name', 'id'];
/** Members that are never boards. */
const NO_BOARDS = new Set(['type', 'g', 'h', 'f', 'pId', 'parent', 'x', 'y']);
/** A number of fewer digits counts something. */
const FEWEST_DIGITS = 8;
/** One member a cell: its column, then its row. */
const CELL = /^\d\d$/;

/** Reads the events of a file: most have their board in the same members as the first. */
export class PosthocEvents {
  readonly #boards: BoardReader;
  /** The member that holds the board. */
  #field: string | null = null;
  /** Or one member a cell, by row. */
  #cells: readonly (readonly string[])[] = [];
  #firstCell = '';
  /** Cells of a larger board. */
  #beyond: readonly string[] = [];
  /** The first and the last board of a solution. */
  #reached: readonly unknown[] = [];

  constructor(boards: BoardReader) {
    this.#boards = boards;
  }

  /** Where boards are: another value with each other place. */
  get place(): unknown {
    return this.#field ?? this.#cells;
  }

  /** The member that holds the board of an event that was read; `null` where each cell has its member. */
  memberIn(event: PrintedRecord): string | null {
    return this.#field !== null && event[this.#field] !== undefined ? this.#field : null;
  }

  /** A sentence where it holds no board; `null` where it is of no type that is known, either. */
  read(event: PrintedRecord): PosthocEvent | string | null {
    const does = doingOf(event.type);
    if (does === 'nothing') return { does, board: null };
    const board = this.#boardIn(event);
    if (does === 'reached') return this.#reach(board);
    if (board !== undefined) return { does, board };
    return does === 'unknown' ? null : NO_BOARD;
  }

  #reach(board: unknown): PosthocEvent {
    if (board !== undefined && this.#boards.read(board).ok) this.#reached = [this.#reached[0] ?? board, board];
    return { does: 'nothing', board: null };
  }

  /**
   * The goal that the program says it found. These events may be the whole path, from either end; `start` is the state of
   * the first step.
   */
  reachedGoal(start: number): { readonly goal?: unknown } {
    const isStart = (board: unknown): boolean => {
      const found = this.#boards.read(board);
      return found.ok && found.state === start;
    };
    const goal = this.#reached.findLast((board) => !isStart(board)) ?? this.#reached[0];
    return goal === undefined ? {} : { goal };
  }

  #boardIn(event: PrintedRecord): unknown {
    if (this.#field !== null && event[this.#field] !== undefined) return event[this.#field];
    if (
      this.#cells.length > 0 &&
      event[this.#firstCell] !== undefined &&
      this.#beyond.every((name) => event[name] === undefined)
    )
      return boardOf(event, this.#cells);
    const field = fieldOfBoard(event, this.#boards);
    if (field === undefined) return this.#newCells(event);
    this.#field ??= field;
    return event[field];
  }

  #newCells(event: PrintedRecord): unknown {
    this.#cells = rowsOfCells(event);
    const [first, last] = [this.#cells[0]?.[0] ?? '', this.#cells.at(-1)?.at(-1) ?? ''];
    this.#firstCell = first;
    this.#beyond = [`${Number(last[0]) + 1}${first[1]}`, `${first[0]}${Number(last[1]) + 1}`];
    return boardOf(event, this.#cells);
  }
}

const NO_BOARD =
  'There is no board of a sliding-tile puzzle in this event: a node is known by its board, not by its id.';

function fieldOfBoard(event: PrintedRecord, boards: BoardReader): string | undefined {
  const others = Object.keys(event).filter((name) => !NO_BOARDS.has(name) && !CELL.test(name));
  return [...new Set([...USUAL_FIELDS, ...others])].find(
    (name) => mayBeBoard(event[name]) && boards.read(event[name]).ok,
  );
}

function mayBeBoard(value: unknown): boolean {
  if (typeof value === 'number') return String(value).length >= FEWEST_DIGITS;
  return typeof value === 'string' || Array.isArray(value);
}

/** The names of the members that are cells. */
function rowsOfCells(event: PrintedRecord): readonly (readonly string[])[] {
  const names = Object.keys(event)
    .filter((name) => CELL.test(name))
    .toSorted();
  const rows = [...new Set(names.map((name) => name[1]))].toSorted();
  return rows.map((row) => names.filter((name) => name[1] === row));
}

/** `undefined` for no cells. */
function boardOf(event: PrintedRecord, rows: readonly (readonly string[])[]): unknown {
  return rows.length === 0 ? undefined : rows.map((row) => row.map((name) => event[name]));
}
