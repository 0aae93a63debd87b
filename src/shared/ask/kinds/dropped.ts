/**
 * Which successors of the next state are dropped? Letters stand for sets of moves, so that one letter is right
 * however many are dropped.
 */
import { betterWord } from '../../engine/keyWords.ts';
import { keepsDuplicates } from '../../engine/options.ts';
import { oppositeMove, type MoveNaming } from '../../puzzle/geometry.ts';
import { movesInWords, nameOfMove } from '../../puzzle/moveNames.ts';
import { actionOf, FATE, fateOf, isDropped, NONE, type Fate } from '../../trace/trace.ts';
import { takenAfter, type AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import { choiceOf, type ChoiceValue, type AskedQuestion } from '../question.ts';
import { FEW, hasNext, MANY, successorsAfter, type Mistake, type SingleKindOfQuestion, type Watcher } from './kind.ts';
import { showsSuccessors } from './revealing.ts';

const CONFUSIONS = {
  'drops-none': 'nothing is dropped',
  'drops-way-back': 'only the move straight back is dropped',
  'drops-explored': 'only explored states are dropped',
  'drops-kept': 'repeated states are dropped, though they are kept',
  'drops-cheaper': 'a cheaper path is dropped',
  'forgets-bound': 'the bound forgotten',
  'drops-new': 'a new state is dropped',
  'misses-one': 'a dropped state is overlooked',
};
type DroppedConfusion = keyof typeof CONFUSIONS;

interface AskedSuccessor {
  readonly action: number;
  readonly fate: Fate;
  /** The depth where its state was reached before; `null` if it was not, or not examined. */
  readonly seenAt: number | null;
}

interface DroppedGrounds {
  readonly successors: readonly AskedSuccessor[];
  readonly bound: number;
  readonly better: ReturnType<typeof betterWord>;
}

/** Asked where there are several successors, none of which ends the search. */
export const dropped: SingleKindOfQuestion<DroppedGrounds, DroppedConfusion> = {
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
        better: betterWord(reader, run.options),
      },
    };
  },
  isOffered: hasNext,
  isSeenInNextStep: true,
  occasions: {
    'first-duplicate': {
      label: 'the first repeated state',
      most: 1,
      watch: (run) => withSuccessor(run, (node) => run.reader.twin[node] !== NONE),
    },
    'other-way': {
      label: 'a state reached another way',
      most: FEW,
      watch: (run) => withSuccessor(run, (node) => run.reader.twin[node] !== NONE && !leadsBack(run, node)),
    },
    cheaper: { label: 'a cheaper path', most: MANY, watch: (run) => withBetter(run, 'cheaper') },
    shorter: { label: 'a shorter path', most: MANY, watch: (run) => withBetter(run, 'shorter') },
    'first-cut': { label: 'the first state beyond the bound', most: 1, watch: (run) => withFate(run, FATE.cut) },
  },
  name: () => 'Which successors are dropped?',
  title: () => 'The marked state is taken next. Which moves lead to successors that are dropped?',
  tellsLowest: true,
  boards: 'reached',
  marksNext: true,
  isToldBy: (pair) => pair.later > 0 && showsSuccessors(pair),
  answers: 'moves',
  reason: ({ grounds }, naming) => {
    const told = grounds.successors.map((successor) => whatBecame(successor, grounds, naming)).join('; ');
    return `${told[0].toUpperCase()}${told.slice(1)}.`;
  },
  confusions: CONFUSIONS,
  mistakes: {
    'drops-none': ({ question, naming }) => `drops nothing, but ${fewOf(actionsOf(question), naming)} dropped.`,
    'drops-way-back': (mistake) =>
      `drops only the move straight back, but ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
    'drops-explored': (mistake) =>
      `overlooks the frontier, whose states were reached as well: ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
    'drops-kept': (mistake) =>
      `drops repeated states; this search keeps them: ${fewOf(differenceOf(mistake), mistake.naming)} kept.`,
    'drops-cheaper': (mistake) =>
      `drops a ${mistake.question.grounds.better} path to a repeated state; it is taken up: ${fewOf(differenceOf(mistake), mistake.naming)} not dropped.`,
    'forgets-bound': (mistake) =>
      `forgets the bound ${mistake.question.grounds.bound} on f: ${fewOf(differenceOf(mistake), mistake.naming)} beyond it.`,
    'drops-new': (mistake) =>
      `drops a state that is not repeated: ${fewOf(differenceOf(mistake), mistake.naming)} new.`,
    'misses-one': (mistake) => `overlooks one: ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
  },
};

function told({ reader }: AskedRun, node: number): AskedSuccessor {
  const twin = reader.twin[node];
  return {
    action: actionOf(reader, node),
    fate: fateOf(reader, node),
    seenAt: twin === NONE ? null : reader.depth[twin],
  };
}

function movesTo({ reader }: AskedRun, nodes: readonly number[]): ChoiceValue<never> {
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

function leadsBack({ reader }: AskedRun, node: number): boolean {
  const before = actionOf(reader, reader.parent[node]);
  return before !== NONE && actionOf(reader, node) === oppositeMove(before);
}

const isExplored: Misdropped = ({ run: { reader }, step }, node) =>
  reader.twin[node] !== NONE && reader.expandedAt[reader.twin[node]] <= step;

/** Whole sets, by the confusion that leads to them. */
const MISDROPPED: readonly (readonly [confusion: DroppedConfusion, drops: Misdropped])[] = [
  ['drops-none', () => false],
  ['forgets-bound', (family, node) => isRight(family, node) && !isCut(family, node)],
  ['drops-explored', (family, node) => isRight(family, node) && (isExplored(family, node) || isCut(family, node))],
  ['drops-way-back', (family, node) => isRight(family, node) && leadsBack(family.run, node)],
];

function wrongSets(family: Family): readonly Wrong<DroppedConfusion>[] {
  const { run, successors } = family;
  const setOf = (drops: (node: number) => boolean): ChoiceValue<never> => movesTo(run, successors.filter(drops));
  const right = successors.filter((node) => isRight(family, node));
  const sets = MISDROPPED.map(([confusion, drops]) => ({ confusion, value: setOf((node) => drops(family, node)) }));
  return [
    ...repeatsToo(family),
    ...sets,
    ...successors
      .filter((node) => fateOf(run.reader, node) === FATE.fresh)
      .map((node): Wrong<DroppedConfusion> => ({
        confusion: 'drops-new',
        value: setOf((other) => right.includes(other) || other === node),
      })),
    ...right.map((node): Wrong<DroppedConfusion> => ({
      confusion: 'misses-one',
      value: setOf((other) => right.includes(other) && other !== node),
    })),
  ];
}

/** Drops all repeats, even those that the search keeps. */
function repeatsToo(family: Family): readonly Wrong<DroppedConfusion>[] {
  const { run, successors } = family;
  const value = movesTo(
    run,
    successors.filter((node) => isRight(family, node) || isRepeat(family, node)),
  );
  return [{ confusion: keepsDuplicates(run.options) ? 'drops-kept' : 'drops-cheaper', value }];
}

/** "up was reached before, at depth 2, and is dropped". */
function whatBecame(
  { action, fate, seenAt }: AskedSuccessor,
  { bound, better }: DroppedGrounds,
  naming: MoveNaming,
): string {
  const move = nameOfMove(action, naming).word;
  const tellings = {
    [FATE.fresh]: `${move} leads to a new state`,
    [FATE.duplicate]: `${move} leads to a repeated state, first at depth ${seenAt}, and is dropped`,
    [FATE.improved]: `${move} leads to a repeated state, first at depth ${seenAt}, on a ${better} path, and is taken up`,
    [FATE.kept]: `${move} leads to a repeated state, first at depth ${seenAt}, and is kept`,
    [FATE.cut]: `${move} is beyond the bound ${bound} on f, and is dropped`,
  };
  return tellings[fate];
}

function actionsOf({ grounds }: AskedQuestion<DroppedGrounds>): readonly number[] {
  const dropped = grounds.successors.filter(({ fate }) => isDropped(fate));
  return dropped.map(({ action }) => action);
}

/** The moves on which the choice and the right answer differ. */
function differenceOf({ question, choice }: Mistake<DroppedGrounds>): readonly number[] {
  const [said, right] = [choice, choiceOf(question, question.answer)].map(({ value }) => (value as Moves).actions);
  return [...said.filter((action) => !right.includes(action)), ...right.filter((action) => !said.includes(action))];
}

type Moves = Extract<ChoiceValue, { as: 'moves' }>;

/** "up is", "up and left are" */
function fewOf(actions: readonly number[], naming: MoveNaming): string {
  return `${movesInWords(actions, naming)} ${actions.length === 1 ? 'is' : 'are'}`;
}

function withSuccessor(run: AskedRun, holds: (node: number) => boolean): Watcher {
  return (step) => successorsAfter(run, step).some(holds);
}

function withBetter(run: AskedRun, word: DroppedGrounds['better']): Watcher | null {
  return betterWord(run.reader, run.options) === word ? withFate(run, FATE.improved) : null;
}

function withFate(run: AskedRun, fate: Fate): Watcher {
  return withSuccessor(run, (node) => fateOf(run.reader, node) === fate);
}
