/** The numbers of a step with their names and meanings, in the order in which they are read. */
import { formatNumber } from '../../ui/format.ts';
import { effectiveBranchingFactor } from '../../../shared/readings/branching.ts';
import { COUNTERS } from '../../../shared/engine/counters.ts';
import { countersDuring, type Moment } from '../../../shared/readings/moments.ts';
import { keepsDuplicates, reopensStates, type SearchOptions } from '../../../shared/engine/options.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import type { RunView } from '../runView.svelte.ts';

export interface CounterRow {
  readonly name: string;
  /** A dash where it is not known. */
  readonly value: string;
  readonly meaning: string;
}

/** The counters at `moment` of a search with these options; `isSolved`: whether it is the one at which the goal is found. */
export function counterRows(
  reader: TraceReader,
  moment: Moment,
  options: SearchOptions,
  isSolved: boolean,
): readonly CounterRow[] {
  const counters = countersDuring(reader, moment);
  const factor = isSolved ? effectiveBranchingFactor(counters.generated, solutionLength(reader)) : null;
  const repeated = counters.generated === 0 ? null : counters.repeated / counters.generated;
  return [
    {
      name: COUNTERS.expanded.label,
      value: formatNumber(counters.expanded),
      meaning: COUNTERS.expanded.meaning,
    },
    {
      name: COUNTERS.generated.label,
      value: formatNumber(counters.generated),
      meaning: COUNTERS.generated.meaning,
    },
    {
      name: 'Repeated states',
      value: repeated === null ? '–' : `${Math.round(100 * repeated)} %`,
      meaning: meaningOfRepeats(options),
    },
    {
      name: COUNTERS.frontier.label,
      value: formatNumber(counters.frontier),
      meaning: COUNTERS.frontier.meaning,
    },
    { name: 'Deepest g', value: formatNumber(counters.deepest), meaning: meaningOfDeepest(options) },
    {
      name: 'Effective branching factor',
      value: factor === null ? '–' : factor.toFixed(2),
      meaning:
        'b* of a uniform tree of the depth d of the solution that holds as many nodes as were generated, N: N + 1 = 1 + b* + b*² + … + b*ᵈ. Known once the goal is found.',
    },
  ];
}

/** Which states count as repeated, and what becomes of them. */
function meaningOfRepeats(options: SearchOptions): string {
  const { iterates, fromBothEnds, frontier }: Strategy = STRATEGIES[options.strategy];
  const where = iterates !== null ? ' in the same iteration' : fromBothEnds ? ' by the same half of the search' : '';
  const unseen = iterates === 'f' ? ' Those beyond the bound are not looked up.' : '';
  const share = `Share of the generated successors whose state had been reached before${where}.${unseen}`;
  if (keepsDuplicates(options)) return `${share} This search keeps them.`;
  const takesCheaper = reopensStates(options) && frontier !== 'fifo';
  return `${share} They are dropped${takesCheaper ? ', except on a cheaper path' : ''}.`;
}

function meaningOfDeepest({ strategy }: SearchOptions): string {
  const from = STRATEGIES[strategy].fromBothEnds ? 'from the start, or from the goal,' : 'from the start';
  return `Most moves ${from} to any node that was not dropped.`;
}

/** Whether the moment shown is the one at which the goal is found. */
export function isSolvedAt({ player, fine }: RunView): boolean {
  return player.atEnd && fine.place === null && player.reader.goal !== NONE;
}
