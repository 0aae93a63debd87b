/**
 * Events of Posthoc's format 1.4, in the dialects of warthog and piglet. A node is known by its board, never by its id. How
 * Posthoc draws the trace (`views`, `render`, `pivot`) is JavaScript, and is neither read nor run.
 */
import type { BoardReader } from './boardReader.ts';

export interface PosthocEvent {
  readonly does: Doing;
  readonly board: unknown;
  /** The member that holds it; `null` for one member a cell. */
  readonly field: string | null;
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

function doingOf(type: unknown): Doing {
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

/** A sentence where it holds no board; `null` where it is of no type that is known, either. */
export function posthocEvent(
  read: Readonly<Record<string, unknown>>,
  boards: BoardReader,
  knownField: string | null,
): PosthocEvent | string | null {
  const does = doingOf(read.type);
  if (does === 'nothing') return { does, board: null, field: null };
  if (knownField !== null && read[knownField] !== undefined)
    return { does, board: read[knownField], field: knownField };
  const field = fieldOfBoard(read, boards);
  if (field !== undefined) return { does, board: read[field], field };
  return boardOfMembers(read, does) ?? (does === 'unknown' ? null : NO_BOARD);
}

const NO_BOARD =
  'There is no board of a sliding-tile puzzle in this event: a node is known by its board, not by its id.';

function fieldOfBoard(read: Readonly<Record<string, unknown>>, boards: BoardReader): string | undefined {
  const others = Object.keys(read).filter((name) => !NO_BOARDS.has(name) && !CELL.test(name));
  return [...new Set([...USUAL_FIELDS, ...others])].find(
    (name) => mayBeBoard(read[name]) && boards.read(read[name]).ok,
  );
}

function mayBeBoard(value: unknown): boolean {
  if (typeof value === 'number') return String(value).length >= FEWEST_DIGITS;
  return typeof value === 'string' || Array.isArray(value);
}

function boardOfMembers(read: Readonly<Record<string, unknown>>, does: Doing): PosthocEvent | null {
  const names = Object.keys(read).filter((name) => CELL.test(name));
  if (names.length === 0) return null;
  const rows = new Set(names.map((name) => name[1]).toSorted());
  const board = [...rows].map((row) =>
    names
      .filter((name) => name[1] === row)
      .toSorted()
      .map((name) => read[name]),
  );
  return { does, board, field: null };
}
