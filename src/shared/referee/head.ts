/** The first line of a trace: what the program should do. All of it may be missing. */
import { STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../puzzle/heuristics/heuristics.ts';

export interface TraceHead {
  /** As they are written: the goal may have a size that no other board has. */
  readonly puzzle?: unknown;
  readonly goal?: unknown;
  readonly algorithm?: StrategyId;
  readonly heuristic?: NamedHeuristic;
  readonly weight?: number;
}

interface NamedRow {
  readonly label: string;
  readonly shortLabel?: string;
}

const HEAD_KEYS = ['puzzle', 'start', 'goal', 'search', 'algorithm', 'heuristic', 'weight', 'w'];

/** Whether a line is a head: it has a member of one, and tells of no state. */
export function isHead(line: Readonly<Record<string, unknown>>): boolean {
  return HEAD_KEYS.some((key) => key in line);
}

/** The head that a line holds, or what is wrong with it, in a sentence. */
export function readTraceHead(line: Readonly<Record<string, unknown>>): TraceHead | string {
  const { puzzle = line.start, goal, search = line.algorithm, heuristic, weight = line.w } = line;
  const algorithm = search === undefined ? undefined : rowNamed<StrategyId>(STRATEGIES, search);
  if (algorithm === null) return unknown('search', search, STRATEGIES);
  const estimate = heuristic === undefined ? undefined : rowNamed<NamedHeuristic>(NAMED_HEURISTICS, heuristic);
  if (estimate === null) return unknown('heuristic', heuristic, NAMED_HEURISTICS);
  if (weight !== undefined && (typeof weight !== 'number' || !(weight >= 0))) return 'weight must be a number.';
  return {
    puzzle,
    goal,
    ...(algorithm === undefined ? {} : { algorithm }),
    ...(estimate === undefined ? {} : { heuristic: estimate }),
    ...(weight === undefined ? {} : { weight }),
  };
}

/** The row that has this id or label, whatever the case; `null` for none. */
export function rowNamed<Id extends string>(table: Readonly<Record<Id, NamedRow>>, name: unknown): Id | null {
  if (typeof name !== 'string') return null;
  const wanted = bare(name);
  const ids = Object.keys(table) as Id[];
  return ids.find((id) => namesOf(id, table[id]).some((known) => bare(known) === wanted)) ?? null;
}

function namesOf(id: string, { label, shortLabel = label }: NamedRow): readonly string[] {
  return [id, label, shortLabel, label.replace(/ (search|distance|tiles)$/, '')];
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '');
}

function unknown(what: string, name: unknown, table: object): string {
  return `${what} is one of ${Object.keys(table).join(', ')}, not ${JSON.stringify(name)}.`;
}
