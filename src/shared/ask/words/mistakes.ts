/** What a wrong letter would have meant. */
import { count } from '../../text/numbers.ts';
import { FATE } from '../../trace/trace.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import type { ConfusionId, NodeConfusionId } from '../confusions.ts';
import {
  choiceOf,
  type AskedChoice,
  type QuestionKind,
  type ChoiceValue,
  type NodeValue,
  type QuestionOf,
} from '../question.ts';
import { nodeMistake } from './nodeMistakes.ts';
import { keyFormula, keyName, movesInWords, newOnes, weightOf } from './terms.ts';

/** A vote that was wrong. */
export interface Mistake<Kind extends QuestionKind> {
  readonly question: QuestionOf<Kind>;
  readonly choice: AskedChoice & { readonly confusion: ConfusionId };
  readonly naming: MoveNaming;
}

type MistakeTeller<Kind extends QuestionKind> = (mistake: Mistake<Kind>) => string;

/** What is said of each confusion that a kind of question has wrong choices for; each begins with the letter. */
export const MISTAKES: { readonly [Kind in QuestionKind]: MistakeTeller<Kind> } = {
  next: ({ question: { rules, grounds }, choice: { letter, value, confusion } }) => {
    const node = value as NodeValue;
    return nodeMistake(confusion as NodeConfusionId, { name: letter, value: node, rules, taken: grounds });
  },
  dropped: fromTable({
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
  }),
  'new-states': fromTable({
    'counts-repeats': ({ question: { grounds } }) =>
      `counts all ${count(grounds.generated, 'successor')}; ${newOnes(grounds.fresh)}.`,
    'counts-edge': ({ question: { grounds } }) =>
      `counts moves over the edge: only ${count(grounds.moves, 'move')} ${grounds.moves === 1 ? 'is' : 'are'} possible here.`,
    'expects-all-but-back': () => 'leaves out the move straight back alone; what counts is which states are new.',
    miscounts: ({ question: { grounds } }) => `is a miscount; ${newOnes(grounds.fresh)}.`,
  }),
  f: fromTable({
    'h-alone': ({ question }) => `is h alone; ${formula(question)}.`,
    'g-alone': ({ question }) => `is g alone; ${formula(question)}.`,
    'adds-g': ({ question }) => `is g + h; ${formula(question)}.`,
    'forgets-weight': ({ question }) => `is g + h without the weight ${weightOf(question.rules)}.`,
    'weighs-both': ({ question }) => `multiplies g by the weight as well; ${formula(question)}.`,
    'weighs-g': ({ question }) => `multiplies g by the weight instead of h; ${formula(question)}.`,
    'counts-states': () => 'counts the states of the path, not its moves, and so has one more.',
    'misses-move': () => 'leaves out the last move of the path, and so has one less.',
    'h-of-parent': () => 'takes h of the state before.',
    'h-of-start': () => 'takes h of the start.',
  }),
  'f-grows': fromTable({
    'expects-growth': ({ question }) => `expects ${keyName(question.rules)} to grow; ${fNext(question)}.`,
    'expects-same': ({ question }) => `expects ${keyName(question.rules)} to stay; ${fNext(question)}.`,
    'expects-fall': ({ question }) => `expects ${keyName(question.rules)} to fall; ${fNext(question)}.`,
  }),
  'goal-now': fromTable({
    'tests-early': () => 'tests the goal when it is generated; this search tests a state when it is taken.',
    'tests-late': () => 'lets the goal wait; this search tests a state as soon as it is generated.',
    'takes-goal': () => 'takes the goal out of turn; another state comes before it.',
    'forgets-goal': ({ question: { grounds } }) =>
      `has another step in mind: step ${grounds.since} generates the goal.`,
    'doubts-turn': () => 'lets the goal wait, but its turn has come.',
  }),
  shortest: fromTable({
    'trusts-first': () => 'takes the first solution for a shortest one; this search does not promise that.',
    'doubts-shortest': () => 'overlooks what this search promises.',
    'forgets-factor': ({ question }) => `overlooks the factor ${question.grounds.bound!.factor}, which is promised.`,
    'invents-factor': ({ question }) => `names a factor that is not what is promised here: ${question.grounds.because}`,
    'blames-goal-test': ({ question }) =>
      `asks when the goal is tested; ${isSure(question) ? 'this search finds the fewest moves either way' : 'this search promises no shortest solution either way'}.`,
    'blames-order': () =>
      'asks for the order of successors; it decides which shortest solution is found, not how long that is.',
  }),
  solvable: fromTable({
    'trusts-start': () => 'trusts that every start reaches the goal; half of all starts do not.',
    'wrong-parity': () => 'doubts it, but the count is even.',
    'needs-search': () => 'waits for a search, but counting pairs of tiles is enough.',
  }),
  more: fromTable({
    'wrong-search': () => 'names the search that expands fewer.',
    'too-many-times': () => 'expects too great a difference.',
    'too-few-times': () => 'expects too small a difference.',
  }),
};

/** Says the sentence of the confusion after the letter. */
function fromTable<Kind extends QuestionKind>(
  table: Readonly<Partial<Record<ConfusionId, MistakeTeller<Kind>>>>,
): MistakeTeller<Kind> {
  return (mistake) => `${mistake.choice.letter} ${table[mistake.choice.confusion]!(mistake)}`;
}

function formula({ rules }: QuestionOf<'f'>): string {
  const name = keyName(rules);
  return name === 'f' ? keyFormula(rules) : `the search goes by ${name} alone`;
}

function isSure(question: QuestionOf<'shortest'>): boolean {
  const { value } = choiceOf(question, question.answer);
  return value.as === 'word' && value.word === 'sure';
}

function fNext({ rules, grounds }: QuestionOf<'f-grows'>): string {
  return `the state taken next has ${keyName(rules)} = ${grounds.after}, the last one had ${grounds.before}`;
}

/** The moves that the right answer names. */
function actionsOf({ grounds }: QuestionOf<'dropped'>): readonly number[] {
  const dropped = grounds.successors.filter(({ fate }) => fate === FATE.duplicate || fate === FATE.cut);
  return dropped.map(({ action }) => action);
}

/** The moves of which the choice and the right answer say different things. */
function differenceOf({ question, choice }: Mistake<'dropped'>): readonly number[] {
  const [said, right] = [choice, choiceOf(question, question.answer)].map(({ value }) => (value as Moves).actions);
  return [...said.filter((action) => !right.includes(action)), ...right.filter((action) => !said.includes(action))];
}
type Moves = Extract<ChoiceValue, { as: 'moves' }>;

/** "up is", "up and left are" */
function fewOf(actions: readonly number[], naming: MoveNaming): string {
  return `${movesInWords(actions, naming)} ${actions.length === 1 ? 'is' : 'are'}`;
}
