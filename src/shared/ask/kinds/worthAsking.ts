/** Occasions: steps of a run that are worth a question. A table of what to look for, evaluated in one pass. */
import { evaluationOf } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { actionOf, FATE, fateOf, NONE, type Fate } from '../../trace/trace.ts';
import { applyAction } from '../../puzzle/board.ts';
import { oppositeMove } from '../../puzzle/geometry.ts';
import { successorsOf } from '../../readings/moments.ts';
import { pathTo } from '../../readings/path.ts';
import { isFromGoal, type AskedRun } from '../askedRun.ts';
import type { SingleKind } from '../question.ts';
import { ask } from './questions.ts';
import { WaitingKeys } from '../waitingKeys.ts';

export interface Occasion {
  readonly step: number;
  readonly kind: SingleKind;
  readonly id: OccasionId;
}

/** Moves to the goal; `null` if unknown. */
export type Distance = (cells: readonly number[]) => number | null;

/** Called for each step in order: whether the occasion is there before the next expansion. */
type Watcher = (step: number) => boolean;

interface OccasionRow {
  readonly label: string;
  readonly kind: SingleKind;
  /** Marks only the first ones. */
  readonly most: number;
  /** `null` where it cannot happen. */
  readonly watch: (run: AskedRun, distance: Distance) => Watcher | null;
}

/** Bounds per occasion, so that marks do not crowd the timeline. */
const MANY = 12;
const FEW = 4;

export const OCCASIONS = {
  start: { label: 'before the search', kind: 'solvable', most: 1, watch: () => (step) => step === 0 },
  'first-key': {
    label: 'the first successors',
    kind: 'f',
    most: 1,
    watch: ({ options }) => (STRATEGIES[options.strategy].f === null ? null : (step) => step === 1),
  },
  'first-duplicate': {
    label: 'the first repeated state',
    kind: 'dropped',
    most: 1,
    watch: (run) => (step) => hasNext(run, step, (node) => run.reader.twin[node] !== NONE),
  },
  'other-way': {
    label: 'a state reached another way',
    kind: 'dropped',
    most: FEW,
    watch: (run) => (step) => hasNext(run, step, (node) => run.reader.twin[node] !== NONE && !leadsBack(run, node)),
  },
  cheaper: { label: 'a cheaper path', kind: 'dropped', most: MANY, watch: (run) => nextOfFate(run, FATE.improved) },
  'first-cut': {
    label: 'the first state beyond the bound',
    kind: 'dropped',
    most: 1,
    watch: (run) => nextOfFate(run, FATE.cut),
  },
  'nothing-new': {
    label: 'no new state',
    kind: 'new-states',
    most: FEW,
    watch: (run) => (step) =>
      hasNext(run, step, () => true) && !hasNext(run, step, (node) => fateOf(run.reader, node) === FATE.fresh),
  },
  tie: { label: 'a tie', kind: 'next', most: MANY, watch: tiedKeys },
  'goes-back': { label: 'back to an older state', kind: 'next', most: FEW, watch: jumps },
  'other-half': { label: 'the turn of the other half', kind: 'next', most: FEW, watch: turns },
  'leaves-shortest': { label: 'off the shortest path', kind: 'next', most: 1, watch: leavesShortest },
  'f-grows': { label: 'f grows', kind: 'f-grows', most: MANY, watch: growth },
  'goal-generated': {
    label: 'the goal is generated',
    kind: 'goal-now',
    most: 1,
    watch: ({ reader }) => onlyAt(reader.goal === NONE ? NONE : reader.generatedAt(reader.goal) - 1),
  },
  'goal-waits': {
    label: 'the goal waits',
    kind: 'goal-now',
    most: 1,
    watch: ({ reader }) => onlyAt(reader.goal === NONE ? NONE : reader.generatedAt(reader.goal)),
  },
  end: {
    label: 'the solution',
    kind: 'shortest',
    most: 1,
    watch: ({ reader }) => onlyAt(reader.status === 'solved' ? reader.expansions : NONE),
  },
} as const satisfies Record<string, OccasionRow>;

export type OccasionId = keyof typeof OCCASIONS;

/** `left`: how often it may still report. */
interface CountedWatcher extends Pick<Occasion, 'id' | 'kind'> {
  left: number;
  readonly watcher: Watcher;
}

/** Finds the occasions of a run in parts, in order. Each one can be asked about. */
export class OccasionScan {
  readonly found: Occasion[] = [];
  readonly #run: AskedRun;
  readonly #watches: readonly CountedWatcher[];
  #step = 0;

  /** `distance` reveals where the run leaves the shortest paths. */
  constructor(run: AskedRun, distance: Distance = () => null) {
    this.#run = run;
    this.#watches = (Object.keys(OCCASIONS) as OccasionId[]).flatMap((id) => {
      const { kind, most, watch }: OccasionRow = OCCASIONS[id];
      const watcher = watch(run, distance);
      return watcher === null ? [] : [{ id, kind, left: most, watcher }];
    });
  }

  /** Examines at most `steps` steps. Returns whether more have arrived. */
  advance(steps: number): boolean {
    const { status, expansions } = this.#run.reader;
    const end = status === 'running' ? expansions : expansions + 1; // what the last step of a run under way leads to is not known
    const stop = Math.min(end, this.#step + steps);
    while (this.#step < stop) this.#lookAt(this.#step++);
    return this.#step < end;
  }

  #lookAt(step: number): void {
    for (const watch of this.#watches) {
      const { id, kind, watcher } = watch;
      if (watch.left === 0 || !watcher(step)) continue;
      watch.left--;
      if (ask(kind, this.#run, step) !== null) this.found.push({ step, kind, id });
    }
  }
}

export function worthAsking(run: AskedRun, distance?: Distance): readonly Occasion[] {
  const scan = new OccasionScan(run, distance);
  scan.advance(Infinity);
  return scan.found;
}

export function nextWorthAsking(occasions: readonly Occasion[], step: number): Occasion | null {
  return occasions.find((occasion) => occasion.step > step) ?? null;
}

function onlyAt(only: number): Watcher | null {
  return only < 0 ? null : (step) => step === only;
}

function hasNext({ reader }: AskedRun, step: number, holds: (node: number) => boolean): boolean {
  if (step >= reader.expansions) return false;
  const { first, end } = successorsOf(reader, step + 1);
  for (let node = first; node < end; node++) if (holds(node)) return true;
  return false;
}

function nextOfFate(run: AskedRun, fate: Fate): Watcher {
  return (step) => hasNext(run, step, (node) => fateOf(run.reader, node) === fate);
}

function leadsBack({ reader }: AskedRun, node: number): boolean {
  const before = actionOf(reader, reader.parent[node]);
  return before !== NONE && actionOf(reader, node) === oppositeMove(before);
}

/** The first tie at each value of the ordering key. */
function tiedKeys(run: AskedRun): Watcher | null {
  if (STRATEGIES[run.options.strategy].frontier !== 'priority') return null;
  const waiting = new WaitingKeys(run);
  let last = NaN;
  return (step) => {
    waiting.moveTo(step);
    if (step === run.reader.expansions) return false;
    const key = waiting.keyOf(run.reader.expanded[step]);
    const isNew = key !== last && waiting.count(key) > 1;
    if (isNew) last = key;
    return isNew;
  };
}

/** The next node is not a successor of the last one. */
function jumps({ reader, options }: AskedRun): Watcher | null {
  if (STRATEGIES[options.strategy].frontier === 'fifo') return null;
  return (step) => {
    if (step === 0 || step === reader.expansions) return false;
    const taken = reader.expanded[step];
    return reader.parent[taken] !== NONE && reader.parent[taken] !== reader.expandedBy(step);
  };
}

function turns(run: AskedRun): Watcher | null {
  const { expanded, expansions } = run.reader;
  if (!STRATEGIES[run.options.strategy].fromBothEnds) return null;
  const isOfGoal = (step: number): boolean => isFromGoal(run, expanded[step]);
  return (step) => step > 0 && step < expansions && isOfGoal(step) !== isOfGoal(step - 1);
}

/** f of the next node exceeds all before. */
function growth({ reader, options }: AskedRun): Watcher | null {
  const { frontier, usesHeuristic } = STRATEGIES[options.strategy];
  const { ofG, ofH } = evaluationOf(options);
  if (frontier !== 'priority' || !usesHeuristic || ofG === 0) return null;
  let most = Infinity;
  return (step) => {
    if (step === reader.expansions) return false;
    const taken = reader.expanded[step];
    const value = ofG * reader.g[taken] + ofH * reader.h[taken];
    const isMore = value > most;
    most = step === 0 ? value : Math.max(most, value);
    return isMore;
  };
}

/** Takes the first node of the solution that is off every shortest path. */
function leavesShortest(run: AskedRun, distance: Distance): Watcher | null {
  const { reader, options } = run;
  if (reader.status !== 'solved' || STRATEGIES[options.strategy].fromBothEnds) return null;
  const off = firstOff(run, distance);
  return off === NONE || reader.expandedAt[off] > reader.expansions ? null : onlyAt(reader.expandedAt[off] - 1);
}

/** `NONE` if there is no such node, or distances are unknown. */
function firstOff({ reader, puzzle }: AskedRun, distance: Distance): number {
  const shortest = distance(puzzle.start);
  if (shortest === null) return NONE;
  let cells: readonly number[] = puzzle.start;
  for (const node of pathTo(reader, reader.goal).subarray(1)) {
    cells = applyAction(cells, actionOf(reader, node), puzzle.rows, puzzle.cols)!;
    if (reader.g[node] + (distance(cells) ?? 0) > shortest) return node;
  }
  return NONE;
}
