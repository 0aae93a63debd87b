import { applyAction } from '../../puzzle/board.ts';
import { MOVES } from '../../puzzle/geometry.ts';
import { FATE, fateOf, NONE } from '../../trace/trace.ts';
import { cellsOf, takenAfter } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import type { ChoiceValue, Grounds } from '../question.ts';
import { successorsAfter } from './dropped.ts';
import { hasNext, type SingleQuestion } from './kind.ts';

/** Asked where the state has successors, none of which ends the search. */
export const newStates: SingleQuestion<'new-states'> = {
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
      right: number(fresh),
      wrong: wrongCounts({ moves, generated, fresh }, hasWayBack),
      grounds: { moves, generated, fresh },
    };
  },
  isOffered: hasNext,
  isSeenInNextStep: true,
};

function number(value: number): ChoiceValue {
  return { as: 'number', number: value };
}

function wrongCounts({ moves, generated, fresh }: Grounds['new-states'], hasWayBack: boolean): readonly Wrong[] {
  const near = [fresh + 1, fresh - 1, fresh + 2].filter((count) => count >= 0 && count <= MOVES.length);
  return [
    { value: number(generated), confusion: 'counts-repeats' },
    ...(hasWayBack ? [{ value: number(moves - 1), confusion: 'expects-all-but-back' } as const] : []),
    ...(moves < MOVES.length ? [{ value: number(MOVES.length), confusion: 'counts-edge' } as const] : []),
    ...near.map((count): Wrong => ({ value: number(count), confusion: 'miscounts' })),
  ];
}
