/**
 * Which successors of the next state are dropped? Letters stand for sets of moves, so that one letter is right
 * however many are dropped.
 */
import { keepsDuplicates } from '../../engine/options.ts';
import { oppositeMove } from '../../puzzle/geometry.ts';
import { successorsOf } from '../../readings/moments.ts';
import { actionOf, FATE, fateOf, isDropped, NONE } from '../../trace/trace.ts';
import { takenAfter, type AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import type { AskedSuccessor, ChoiceValue, ConfusionId } from '../question.ts';
import { hasNext, type SingleQuestion } from './kind.ts';

/** Asked where there are several successors, none of which ends the search. */
export const dropped: SingleQuestion<'dropped'> = {
  draft: (run, step) => {
    const { reader } = run;
    const node = takenAfter(run, step);
    const successors = successorsAfter(run, step);
    if (successors.length < 2 || successors.some((successor) => reader.isFoundAtOnce(successor))) return null;
    return {
      about: node,
      right: movesTo(
        run,
        successors.filter((successor) => isDropped(fateOf(reader, successor))),
      ),
      wrong: wrongSets({ run, step, node, successors }),
      grounds: {
        successors: successors.map((successor) => told(run, successor)),
        bound: reader.bound[reader.iterationAt(step)],
      },
    };
  },
  isOffered: hasNext,
  isSeenInNextStep: true,
};

export function successorsAfter(run: AskedRun, step: number): readonly number[] {
  if (takenAfter(run, step) === NONE) return [];
  const { first, end } = successorsOf(run.reader, step + 1);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

function told({ reader }: AskedRun, node: number): AskedSuccessor {
  const twin = reader.twin[node];
  return {
    action: actionOf(reader, node),
    fate: fateOf(reader, node),
    seenAt: twin === NONE ? null : reader.g[twin],
  };
}

function movesTo({ reader }: AskedRun, nodes: readonly number[]): ChoiceValue {
  return { as: 'moves', actions: nodes.map((node) => actionOf(reader, node)) };
}

interface Family {
  readonly run: AskedRun;
  readonly step: number;
  readonly node: number;
  readonly successors: readonly number[];
}

type Misdropped = (family: Family, node: number) => boolean;

const isRight: Misdropped = ({ run }, node) => isDropped(fateOf(run.reader, node));

const isRepeat: Misdropped = ({ run }, node) => run.reader.twin[node] !== NONE;

const isCut: Misdropped = ({ run }, node) => fateOf(run.reader, node) === FATE.cut;

const leadsBack: Misdropped = ({ run, node: parent }, node) => {
  const action = actionOf(run.reader, parent);
  return action !== NONE && actionOf(run.reader, node) === oppositeMove(action);
};

const isExplored: Misdropped = ({ run: { reader }, step }, node) =>
  reader.twin[node] !== NONE && reader.expandedAt[reader.twin[node]] <= step;

/** Whole sets, by the confusion that leads to them. */
const MISDROPPED: readonly (readonly [confusion: ConfusionId, drops: Misdropped])[] = [
  ['drops-none', () => false],
  ['forgets-bound', (family, node) => isRight(family, node) && !isCut(family, node)],
  ['drops-explored', (family, node) => isRight(family, node) && (isExplored(family, node) || isCut(family, node))],
  ['drops-way-back', (family, node) => isRight(family, node) && leadsBack(family, node)],
];

function wrongSets(family: Family): readonly Wrong[] {
  const { run, successors } = family;
  const setOf = (drops: (node: number) => boolean): ChoiceValue => movesTo(run, successors.filter(drops));
  const right = successors.filter((node) => isRight(family, node));
  const sets = MISDROPPED.map(([confusion, drops]) => ({ confusion, value: setOf((node) => drops(family, node)) }));
  return [
    ...repeatsToo(family),
    ...sets,
    ...successors
      .filter((node) => fateOf(run.reader, node) === FATE.fresh)
      .map((node): Wrong => ({
        confusion: 'drops-new',
        value: setOf((other) => right.includes(other) || other === node),
      })),
    ...right.map((node): Wrong => ({
      confusion: 'misses-one',
      value: setOf((other) => right.includes(other) && other !== node),
    })),
  ];
}

/** Drops all repeats, even those that the search keeps. */
function repeatsToo(family: Family): readonly Wrong[] {
  const { run, successors } = family;
  const value = movesTo(
    run,
    successors.filter((node) => isRight(family, node) || isRepeat(family, node)),
  );
  return [{ confusion: keepsDuplicates(run.options) ? 'drops-kept' : 'drops-cheaper', value }];
}
