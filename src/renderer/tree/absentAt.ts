import { countersDuring, type Moment } from '../../shared/readings/moments.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';

export type LegendId =
  'start' | 'expanding' | 'frontier' | 'explored' | 'dropped' | 'repeat' | 'cut' | 'stale' | 'path' | 'goal';

/** The looks that nothing in the tree has at a moment; of nodes beyond a bound, before the first step. */
export function absentAt(reader: TraceReader, moment: Moment): ReadonlySet<LegendId> {
  const { step } = moment;
  const { frontier, repeated } = countersDuring(reader, moment);
  const isGoalThere = reader.goal !== NONE && reader.generatedAt(reader.goal) <= step;
  const absent: readonly (readonly [boolean, readonly LegendId[]])[] = [
    [step === 0, ['expanding', 'cut']],
    [step <= 1, ['explored', 'path']], // the first step takes the root
    [frontier === 0, ['frontier']],
    [repeated === 0, ['dropped', 'repeat']],
    [reader.firstStaleAt > step, ['stale']],
    [!isGoalThere, ['goal']],
  ];
  return new Set(absent.flatMap(([isAbsent, looks]) => (isAbsent ? looks : [])));
}
