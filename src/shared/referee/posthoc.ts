/**
 * Events of Posthoc's format 1.4, in the dialects of warthog and piglet. A node is known by its board, never by its id. How
 * Posthoc draws the trace (`views`, `render`, `pivot`) is JavaScript, and is neither read nor run.
 */
import type { BoardReader } from './boardReader.ts';

export interface PosthocEvent {
  readonly does: 'expand' | 'generate' | 'start' | 'goal' | 'nothing';
  readonly board: unknown;
  /** The member that holds it; `null` for one member a cell. */
  readonly field: string | null;
}

const EVENT_TYPES: ReadonlyMap<string, PosthocEvent['does']> = new Map([
  ...all('expand', ['expand', 'expanding', 'expanded']),
  // A cheaper way to a state that waits is a successor like any other.
  ...all('generate', ['generate', 'generating', 'generated', 'update', 'updating', 'updated', 'relax', 'relaxing']),
  ...all('start', ['source', 'start']),
  ...all('goal', ['destination', 'target', 'goal']),
  ...all('nothing', ['close', 'closing', 'closed', 'end', 'final', 'solution', 'path', 'open', 'opening']),
]);

function all(does: PosthocEvent['does'], types: readonly string[]): (readonly [string, PosthocEvent['does']])[] {
  return types.map((type) => [type, does] as const);
}

/** Names that boards usually have; then any other member is tried. */
const USUAL_FIELDS = ['state', 'board', 'tiles', 'cells', 'label', 'name', 'id'];
/** Members that are never boards. */
const NO_BOARDS = new Set(['type', 'g', 'h', 'f', 'pId', 'parent', 'x', 'y']);
/** A number of fewer digits counts something. */
const FEWEST_DIGITS = 8;
/** One member a cell: its column, then its row. */
const CELL = /^\d\d$/;

/** A sentence where it holds no board; `null` where it is of no type that is known. */
export function posthocEvent(
  read: Readonly<Record<string, unknown>>,
  boards: BoardReader,
  knownField: string | null,
): PosthocEvent | string | null {
  const does = EVENT_TYPES.get(String(read.type).toLowerCase());
  if (does === undefined) return null;
  if (does === 'nothing') return { does, board: null, field: null };
  if (knownField !== null && read[knownField] !== undefined)
    return { does, board: read[knownField], field: knownField };
  const field = fieldOfBoard(read, boards);
  if (field !== undefined) return { does, board: read[field], field };
  return boardOfMembers(read, does) ?? 'There is no board in this event: a node is known by its board, not by its id.';
}

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

function boardOfMembers(read: Readonly<Record<string, unknown>>, does: PosthocEvent['does']): PosthocEvent | null {
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
