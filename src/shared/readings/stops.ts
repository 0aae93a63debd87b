/** Where a run can stop: a table of questions to the trace. */
import type { TraceReader } from './reading.ts';
import { successorsOf } from './moments.ts';
import { betterPathBy, keepsDuplicates, type SearchOptions } from '../engine/options.ts';
import { evaluationOf } from '../engine/removalOrder.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { FATE, fateOf, NONE, type Fate } from '../trace/trace.ts';

/** The step to search from and, for `state`, the nodes that have it. */
export interface Watch {
  readonly reader: TraceReader;
  readonly options: SearchOptions;
  readonly from: number;
  /** Whether a node has the wanted state; `null` for none. A trace knows equal states only within an iteration. */
  readonly isWanted: ((node: number) => boolean) | null;
}

interface Stop {
  readonly isOffered: (options: SearchOptions) => boolean;
  /** Whether it requires the end of the search. */
  readonly needsEnd: boolean;
  /** Called for the steps after `from`, once each and in order. */
  readonly watch: (watch: Watch) => (step: number) => boolean;
}

export const STOPS = {
  layer: {
    isOffered: ({ strategy }) => STRATEGIES[strategy].frontier !== 'lifo',
    needsEnd: false,
    watch: (watch) => {
      const { reader } = watch;
      const { frontier, usesHeuristic } = STRATEGIES[watch.options.strategy];
      const isByCost = frontier === 'priority' && !usesHeuristic;
      return growth(watch, (node) => (isByCost ? reader.g : reader.depth)[node]);
    },
  },
  'f-grows': {
    isOffered: (options) => {
      const { frontier, usesHeuristic } = STRATEGIES[options.strategy];
      return frontier === 'priority' && usesHeuristic && evaluationOf(options).ofG > 0;
    },
    needsEnd: false,
    watch: (watch) => {
      const { reader } = watch;
      const { ofG, ofH } = evaluationOf(watch.options);
      return growth(watch, (node) => ofG * reader.g[node] + ofH * reader.h[node]);
    },
  },
  'goal-generated': {
    isOffered: () => true,
    needsEnd: true,
    watch: ({ reader }) => {
      const at = reader.goal === NONE ? NONE : reader.generatedAt(reader.goal);
      return (step) => step === at;
    },
  },
  'goal-taken': {
    isOffered: ({ goalTest }) => goalTest === 'expansion',
    needsEnd: false,
    watch:
      ({ reader }) =>
      (step) =>
        reader.goal !== NONE && reader.expandedBy(step) === reader.goal,
  },
  iteration: {
    isOffered: ({ strategy }) => STRATEGIES[strategy].iterates !== null,
    needsEnd: false,
    watch:
      ({ reader }) =>
      (step) =>
        reader.iterationAt(step) !== reader.iterationAt(step - 1),
  },
  state: {
    isOffered: () => true,
    needsEnd: false,
    watch:
      ({ reader, isWanted }) =>
      (step) =>
        isWanted?.(reader.expandedBy(step)) ?? false,
  },
  duplicate: {
    isOffered: () => true,
    needsEnd: false,
    watch: ({ reader }) => generates(reader, [FATE.duplicate, FATE.improved, FATE.kept]),
  },
  cheaper: {
    isOffered: (options) => betterPathBy(options) !== null && !keepsDuplicates(options),
    needsEnd: false,
    watch: ({ reader }) => generates(reader, [FATE.improved]),
  },
} as const satisfies Record<string, Stop>;

export type StopId = keyof typeof STOPS;

/** Whether a step takes a node of greater value than all before; not at the root. */
function growth({ reader, from }: Watch, valueOf: (node: number) => number): (step: number) => boolean {
  let most = -Infinity;
  const grows = (step: number): boolean => {
    const value = valueOf(reader.expandedBy(step));
    const isMore = value > most;
    most = Math.max(most, value);
    return isMore && step > 1;
  };
  for (let step = 1; step <= from; step++) grows(step);
  return grows;
}

function generates(reader: TraceReader, fates: readonly Fate[]): (step: number) => boolean {
  return (step) => {
    const { first, end } = successorsOf(reader, step);
    for (let node = first; node < end; node++) if (fates.includes(fateOf(reader, node))) return true;
    return false;
  };
}
