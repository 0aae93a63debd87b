import { applyAction } from '../../puzzle/board.ts';
import { MOVES } from '../../puzzle/geometry.ts';
import { count } from '../../text/numbers.ts';
import { FATE, fateOf, NONE } from '../../trace/trace.ts';
import { cellsOf, takenAfter } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import { asNumber } from '../question.ts';
import { FEW, hasNext, successorsAfter, type SingleKindOfQuestion } from './kind.ts';
import { boundsNew, showsSuccessors } from './revealing.ts';

const CONFUSIONS = {
  'counts-repeats': 'repeated states counted as new',
  'counts-edge': 'moves over the edge counted',
  'expects-all-but-back': 'all but the move straight back counted',
  miscounts: 'miscounted',
};
type NewStatesConfusion = keyof typeof CONFUSIONS;

interface NewStatesGrounds {
  readonly moves: number;
  readonly generated: number;
  readonly fresh: number;
}

/** Asked where the state has successors, none of which ends the search. */
export const newStates: SingleKindOfQuestion<NewStatesGrounds, NewStatesConfusion> = {
  draft: (run, step) => {
    const { reader, puzzle } = run;
    const successors = successorsAfter(run, step);
    if (successors.length === 0 || successors.some((node) => reader.isFoundAtOnce(node))) return null;
    const node = takenAfter(run, step);
    const cells = cellsOf(run, node);
    const moves = MOVES.filter((_, action) => applyAction(cells, action, puzzle.rows, puzzle.cols) !== null).length;
    const hasWayBack = reader.parent[node] !== NONE;
    const generated = successors.length;
    const fresh = successors.filter((successor) => fateOf(reader, successor) === FATE.fresh).length;
    return {
      about: node,
      right: asNumber(fresh),
      wrong: wrongCounts({ moves, generated, fresh }, hasWayBack),
      grounds: { moves, generated, fresh },
    };
  },
  isOffered: hasNext,
  isSeenInNextStep: true,
  occasions: {
    'nothing-new': {
      label: 'no new state',
      most: FEW,
      watch: (run) => (step) => {
        const successors = successorsAfter(run, step);
        return successors.length > 0 && !successors.some((node) => fateOf(run.reader, node) === FATE.fresh);
      },
    },
  },
  name: () => 'How many new states join the frontier?',
  title: () => 'The marked state is taken next. How many new states join the frontier?',
  tellsLowest: true,
  boards: 'reached',
  marksNext: true,
  isToldBy: (pair) => pair.later > 0 && (showsSuccessors(pair) || boundsNew(pair)),
  answers: 'number',
  reason: ({ grounds: { generated, fresh } }) => `It has ${count(generated, 'successor')}; ${newOnes(fresh)}.`,
  confusions: CONFUSIONS,
  mistakes: {
    'counts-repeats': ({ question: { grounds } }) =>
      `counts all ${count(grounds.generated, 'successor')}; ${newOnes(grounds.fresh)}.`,
    'counts-edge': ({ question: { grounds } }) =>
      `counts moves over the edge: only ${count(grounds.moves, 'move')} ${grounds.moves === 1 ? 'is' : 'are'} possible here.`,
    'expects-all-but-back': () => 'leaves out the move straight back alone; what counts is which states are new.',
    miscounts: ({ question: { grounds } }) => `is a miscount; ${newOnes(grounds.fresh)}.`,
  },
};

function newOnes(fresh: number): string {
  if (fresh === 0) return 'none of them joins the frontier as a new state';
  return fresh === 1 ? '1 joins the frontier as a new state' : `${fresh} join the frontier as new states`;
}

function wrongCounts(
  { moves, generated, fresh }: NewStatesGrounds,
  hasWayBack: boolean,
): readonly Wrong<NewStatesConfusion>[] {
  const computed: readonly Wrong<NewStatesConfusion>[] = [
    { value: asNumber(generated), confusion: 'counts-repeats' },
    ...(hasWayBack ? [{ value: asNumber(moves - 1), confusion: 'expects-all-but-back' } as const] : []),
    ...(moves < MOVES.length ? [{ value: asNumber(MOVES.length), confusion: 'counts-edge' } as const] : []),
  ];
  const explained = computed.map(({ value }) => (value.as === 'number' ? value.number : NONE));
  const near = [fresh + 1, fresh - 1, fresh + 2].filter((value) => value >= 0 && value <= MOVES.length);
  const unexplained = near.filter((value) => !explained.includes(value));
  return [
    ...computed,
    ...unexplained.map((value): Wrong<NewStatesConfusion> => ({ value: asNumber(value), confusion: 'miscounts' })),
  ];
}
