import { NONE } from '../../trace/trace.ts';
import { keyOfNode, takenAfter } from '../askedRun.ts';
import type { ConfusionId, WordOf } from '../question.ts';
import { hasF, hasNext, type SingleQuestion } from './kind.ts';

type FGrowth = WordOf<'f-grows'>;

const CONFUSIONS: Readonly<Record<FGrowth, ConfusionId>> = {
  grows: 'expects-growth',
  stays: 'expects-same',
  falls: 'expects-fall',
};

/** Asked in searches with f, between steps of one iteration. */
export const fGrows: SingleQuestion<'f-grows'> = {
  draft: (run, step) => {
    const taken = takenAfter(run, step);
    if (taken === NONE || step === 0 || run.reader.parent[taken] === NONE) return null;
    const before = keyOfNode(run, run.reader.expandedBy(step));
    const after = keyOfNode(run, taken);
    if (before === null || after === null) return null;
    const right = growthFrom(before, after);
    const others = (Object.keys(CONFUSIONS) as FGrowth[]).filter((word) => word !== right);
    return {
      right: { as: 'word', word: right },
      wrong: others.map((word) => ({ value: { as: 'word', word }, confusion: CONFUSIONS[word] })),
      grounds: { before, after },
    };
  },
  isOffered: (run, step) => hasNext(run, step) && hasF(run) && step > 0,
  isSeenInNextStep: true,
};

function growthFrom(before: number, after: number): FGrowth {
  if (after === before) return 'stays';
  return after > before ? 'grows' : 'falls';
}
