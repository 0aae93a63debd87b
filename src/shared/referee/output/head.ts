/** The first line of a trace: what the program should do. All of it may be missing. */
import {
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
} from '../../engine/strategy.ts';
import { oneLine } from '../../text/oneLine.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../../puzzle/heuristics/heuristics.ts';
import type { PrintedRecord } from './printedObject.ts';

export interface TraceHead {
  /** As they are written: the goal may have a size that no other board has. */
  readonly puzzle?: unknown;
  readonly goal?: unknown;
  readonly algorithm?: StrategyId;
  readonly heuristic?: NamedHeuristic;
  readonly weight?: number;
  /** What the assignment asks for; see `Assignment`. */
  readonly duplicates?: DuplicateRule;
  readonly straightBack?: StraightBackRule;
  readonly goalTest?: GoalTest;
  /** As `costsFromText` reads it. */
  readonly cost?: string;
}

interface NamedRow {
  readonly label: string;
  readonly shortLabel?: string;
}

/** Members of a head, and how each is read: to a part of the head, or to what is wrong with it, in a sentence. */
const READERS: Readonly<Record<string, (value: unknown) => TraceHead | string>> = {
  puzzle: (puzzle) => ({ puzzle }),
  start: (puzzle) => ({ puzzle }),
  goal: (goal) => ({ goal }),
  search: readSearch,
  algorithm: readSearch,
  heuristic: (name) => {
    const heuristic = rowNamed<NamedHeuristic>(NAMED_HEURISTICS, name);
    return heuristic === null ? unknown('heuristic', name, NAMED_HEURISTICS) : { heuristic };
  },
  weight: readWeight,
  w: readWeight,
  cost: (cost) => (typeof cost === 'string' ? { cost } : 'cost must be a text, as "tile" or "1=5,2=9".'),
  tree: (asked) => (asked === true ? { duplicates: 'kept' } : {}),
  earlyTest: (asked) => (asked === true ? { goalTest: 'generation' } : {}),
  straightBack: (rule) => {
    const straightBack = Object.keys(STRAIGHT_BACK_RULES).find((id) => id === rule);
    return straightBack === undefined
      ? unknown('straightBack', rule, STRAIGHT_BACK_RULES)
      : { straightBack: straightBack as StraightBackRule };
  },
};

/** Whether an object has a member of a head. */
export function isHead(read: PrintedRecord): boolean {
  return Object.keys(READERS).some((name) => Object.hasOwn(read, name));
}

/** The head that an object holds, or what is wrong with it, in a sentence. */
export function readTraceHead(read: PrintedRecord): TraceHead | string {
  let head: TraceHead = {};
  for (const [name, reader] of Object.entries(READERS)) {
    if ((read[name] ?? null) === null || !Object.hasOwn(read, name)) continue;
    const part = reader(read[name]);
    if (typeof part === 'string') return part;
    head = { ...part, ...head };
  }
  return head;
}

function readSearch(name: unknown): TraceHead | string {
  const algorithm = rowNamed<StrategyId>(STRATEGIES, name);
  return algorithm === null ? unknown('search', name, STRATEGIES) : { algorithm };
}

function readWeight(weight: unknown): TraceHead | string {
  return typeof weight === 'number' && weight >= 0 ? { weight } : 'weight must be a number.';
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
  return `${what} is one of ${Object.keys(table).join(', ')}, not ${shown(name)}.`;
}

const MOST_SHOWN = 40;

/** What stands in a file, for a sentence: on one line. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = String(value);
  return `“${oneLine(text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)}”`;
}
