/** Is f of the state that is taken next greater than that of the last one, the same, or less? */
import { NONE } from '../../trace/trace.ts';
import { keyOf, takenAfter, type AskedRun } from '../askedRun.ts';
import type { ConfusionId } from '../confusions.ts';
import type { Draft } from '../pose.ts';
import type { FGrowth } from '../question.ts';

const CONFUSIONS: Readonly<Record<FGrowth, ConfusionId>> = {
  grows: 'expects-growth',
  stays: 'expects-same',
  falls: 'expects-fall',
};

/** Asked of searches with f, from one state to the next: an iteration begins anew. */
export function draftFGrows(run: AskedRun, step: number): Draft<'f-grows'> | null {
  const taken = takenAfter(run, step);
  if (taken === NONE || step === 0 || run.reader.parent[taken] === NONE) return null;
  const before = keyOf(run, run.reader.expandedBy(step));
  const after = keyOf(run, taken);
  if (before === null || after === null) return null;
  const right = growthFrom(before, after);
  const others = (Object.keys(CONFUSIONS) as FGrowth[]).filter((word) => word !== right);
  return {
    right: { as: 'word', word: right },
    wrong: others.map((word) => ({ value: { as: 'word', word }, confusion: CONFUSIONS[word] })),
    grounds: { before, after },
  };
}

function growthFrom(before: number, after: number): FGrowth {
  if (after === before) return 'stays';
  return after > before ? 'grows' : 'falls';
}
