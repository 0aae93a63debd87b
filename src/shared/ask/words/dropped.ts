import type { MoveNaming } from '../../puzzle/geometry.ts';
import { movesInWords, nameOfMove } from '../../puzzle/moveNames.ts';
import { FATE } from '../../trace/trace.ts';
import { choiceOf, type AskedSuccessor, type ChoiceValue, type QuestionOf } from '../question.ts';
import type { Mistake, SingleKindWords } from './kindWords.ts';

export const droppedWords: SingleKindWords<'dropped'> = {
  name: () => 'Which successors are dropped?',
  title: () => 'The marked state is taken next. Which moves lead to successors that are dropped?',
  tellsLowest: true,
  boards: 'reached',
  answers: {},
  reason: ({ grounds }, naming) => {
    const told = grounds.successors.map((successor) => whatBecame(successor, grounds.bound, naming)).join('; ');
    return `${told[0].toUpperCase()}${told.slice(1)}.`;
  },
  mistakes: {
    'drops-none': ({ question, naming }) => `drops nothing, but ${fewOf(actionsOf(question), naming)} dropped.`,
    'drops-way-back': (mistake) =>
      `drops only the move straight back, but ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
    'drops-explored': (mistake) =>
      `overlooks what waits in the frontier, which was reached as well: ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
    'drops-kept': (mistake) =>
      `drops states reached before; this search keeps them: ${fewOf(differenceOf(mistake), mistake.naming)} kept.`,
    'drops-cheaper': (mistake) =>
      `drops a cheaper path to a state reached before; it is taken up: ${fewOf(differenceOf(mistake), mistake.naming)} not dropped.`,
    'forgets-bound': (mistake) =>
      `forgets the bound ${mistake.question.grounds.bound} on f: ${fewOf(differenceOf(mistake), mistake.naming)} beyond it.`,
    'drops-new': (mistake) =>
      `drops a state that was not reached before: ${fewOf(differenceOf(mistake), mistake.naming)} new.`,
    'misses-one': (mistake) => `overlooks one: ${fewOf(differenceOf(mistake), mistake.naming)} dropped too.`,
  },
};

/** "up was reached before, at depth 2, and is dropped". */
function whatBecame({ action, fate, seenAt }: AskedSuccessor, bound: number, naming: MoveNaming): string {
  const move = nameOfMove(action, naming).word;
  const tellings = {
    [FATE.fresh]: `${move} leads to a new state`,
    [FATE.duplicate]: `${move} leads to a state reached before, at depth ${seenAt}, and is dropped`,
    [FATE.improved]: `${move} leads to a state reached before, at depth ${seenAt}, on a cheaper path, and is taken up`,
    [FATE.kept]: `${move} leads to a state reached before, at depth ${seenAt}, and is kept`,
    [FATE.cut]: `${move} is beyond the bound ${bound} on f, and is dropped`,
  };
  return tellings[fate];
}

function actionsOf({ grounds }: QuestionOf<'dropped'>): readonly number[] {
  const dropped = grounds.successors.filter(({ fate }) => fate === FATE.duplicate || fate === FATE.cut);
  return dropped.map(({ action }) => action);
}

/** The moves on which the choice and the right answer differ. */
function differenceOf({ question, choice }: Mistake<'dropped'>): readonly number[] {
  const [said, right] = [choice, choiceOf(question, question.answer)].map(({ value }) => (value as Moves).actions);
  return [...said.filter((action) => !right.includes(action)), ...right.filter((action) => !said.includes(action))];
}

type Moves = Extract<ChoiceValue, { as: 'moves' }>;

/** "up is", "up and left are" */
function fewOf(actions: readonly number[], naming: MoveNaming): string {
  return `${movesInWords(actions, naming)} ${actions.length === 1 ? 'is' : 'are'}`;
}
