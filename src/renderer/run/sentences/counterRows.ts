/** The numbers of a step with names and meanings, in reading order. */
import { formatNumber } from '../../ui/format.ts';
import { effectiveBranchingFactor } from '../../../shared/readings/branching.ts';
import { QUANTITIES } from '../../../shared/engine/quantities.ts';
import { countersDuring, type Moment } from '../../../shared/readings/moments.ts';
import { betterPathBy, keepsDuplicates, type SearchOptions } from '../../../shared/engine/options.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import type { RunView } from '../runView.svelte.ts';

export interface CounterRow {
  readonly name: string;
  /** A dash where unknown. */
  readonly value: string;
  readonly meaning: string;
}

/** `isSolved`: whether the goal is found at `moment`. */
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
    counterRow('expanded', counters),
    counterRow('generated', counters),
    {
      name: 'Repeated states',
      value: repeated === null ? '–' : `${Math.round(100 * repeated)}%`,
      meaning: meaningOfRepeats(options),
    },
    counterRow('frontier', counters),
    {
      name: reader.costsDiffer ? 'Deepest' : 'Deepest g',
      value: formatNumber(counters.deepest),
      meaning: meaningOfDeepest(options),
    },
    {
      name: 'Effective branching factor',
      value: factor === null ? '–' : factor.toFixed(2),
      meaning:
        'b* of a uniform tree of the depth d of the solution that holds as many nodes as were generated, N: N + 1 = 1 + b* + b*² + … + b*ᵈ. Known once the goal is found.',
    },
  ];
}

type ShownCounter = 'expanded' | 'generated' | 'frontier';

function counterRow(id: ShownCounter, counters: Readonly<Record<ShownCounter, number>>): CounterRow {
  const { label, meaning } = QUANTITIES[id];
  return { name: label, value: formatNumber(counters[id]), meaning };
}

function meaningOfRepeats(options: SearchOptions): string {
  const { iterates, fromBothEnds }: Strategy = STRATEGIES[options.strategy];
  const where = iterates !== null ? ' in the same iteration' : fromBothEnds ? ' by the same half of the search' : '';
  const unseen = iterates === 'f' ? ' Those beyond the bound are not looked up.' : '';
  const share = `Share of the generated successors whose state had been reached before${where}.${unseen}`;
  if (keepsDuplicates(options)) return `${share} This search keeps them.`;
  const takesCheaper = betterPathBy(options) !== null;
  return `${share} They are dropped${takesCheaper ? ', except on a cheaper path' : ''}.`;
}

function meaningOfDeepest({ strategy }: SearchOptions): string {
  const from = STRATEGIES[strategy].fromBothEnds ? 'from the start, or from the goal,' : 'from the start';
  return `Most moves ${from} to any node that was not dropped.`;
}

export function isSolvedAt({ player, fine }: RunView): boolean {
  return player.atEnd && fine.place === null && player.reader.goal !== NONE;
}
