/** What is wrong with an entry of a search by hand, in sentences. */
import { STRATEGIES } from '../../engine/strategy.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { nameOfMove } from '../../puzzle/moveNames.ts';
import { count } from '../../text/numbers.ts';
import { nodeValue, rulesOf, takenAfter, type AskedRun } from '../askedRun.ts';
import { rightValue } from './fillIn.ts';
import { FILL_CONFUSION_NAMES, type FillConfusion, type JudgedPart } from './fillMistakes.ts';
import type { ValuePart } from '../handParts.ts';
import { CONFUSION_NAMES } from './questions.ts';
import type { HandConfusion } from './perform.ts';
import { f, groundsOfF } from './f.ts';
import { groundsOfH, h } from './h.ts';
import type { SingleKindOfQuestion } from './kind.ts';
import { asNumber, type AskedQuestion } from '../question.ts';

/** The names that mistakes of a search by hand are counted under. */
export const HAND_CONFUSION_NAMES = {
  ...CONFUSION_NAMES,
  ...FILL_CONFUSION_NAMES,
} satisfies Readonly<Record<HandConfusion, string>>;

type WrongPart = JudgedPart & { readonly confusion: FillConfusion };

/** "h = 7 counts the blank, which is not a tile. The ways of tiles 1 to 8 take 1 + 2 + 3 moves: h is 6." */
export function fillWords(run: AskedRun, step: number, judged: JudgedPart, naming: MoveNaming): string | null {
  if (!isWrong(judged)) return null;
  if (judged.part !== 'successors') {
    const { part, said, confusion } = judged;
    return `${part} = ${said} ${MISTAKES[part](run, step, confusion)} ${RIGHT[part](run, step)}`;
  }
  return `The move ${nameOfMove(judged.action, naming).word} ${ofSuccessor(run, judged.confusion)}`;
}

function isWrong(judged: JudgedPart): judged is WrongPart {
  return judged.confusion !== null;
}

/** The question of a kind about the node taken, for the sentences of its mistakes. */
function askedOf<Grounds>(run: AskedRun, step: number, groundsOf: FilledGrounds<Grounds>): AskedQuestion<Grounds> {
  const node = takenAfter(run, step);
  return {
    step,
    rules: rulesOf(run),
    about: nodeValue(run, node),
    choices: [],
    answer: 'A',
    grounds: groundsOf(run, node),
  };
}

type FilledGrounds<Grounds> = (run: AskedRun, node: number) => Grounds;

type Teller = (run: AskedRun, step: number, confusion: FillConfusion) => string;

function mistakeIn<Grounds>(
  { mistakes }: Pick<SingleKindOfQuestion<Grounds, string>, 'mistakes'>,
  groundsOf: FilledGrounds<Grounds>,
): Teller {
  return (run, step, confusion) => {
    const choice = { letter: 'A', value: asNumber(0), confusion } as const;
    return OWN[confusion] ?? mistakes[confusion]({ question: askedOf(run, step, groundsOf), choice, naming: 'blank' });
  };
}

const OWN: Partial<Readonly<Record<FillConfusion, string>>> = {
  miscounts: 'is a miscount.',
  'adds-h': 'is g + h; g leaves out what is estimated.',
  'follows-mistake': 'follows from what you filled in before it, which is wrong.',
};

const MISTAKES: Readonly<Record<ValuePart, Teller>> = {
  g: mistakeIn(f, groundsOfF),
  h: mistakeIn(h, groundsOfH),
  f: mistakeIn(f, groundsOfF),
};

const RIGHT: Readonly<Record<ValuePart, (run: AskedRun, step: number) => string>> = {
  g: (run, step) => {
    const moves = count(run.reader.depth[takenAfter(run, step)], 'move');
    const g = rightValue(run, step, 'g');
    return run.reader.costsDiffer ? `What the path of ${moves} costs is g: ${g}.` : `The path has ${moves}: g is ${g}.`;
  },
  h: (run, step) => h.reason(askedOf(run, step, groundsOfH), 'blank'),
  f: (run, step) => f.reason(askedOf(run, step, groundsOfF), 'blank'),
};

function ofSuccessor({ options }: AskedRun, confusion: FillConfusion): string {
  const { iterates } = STRATEGIES[options.strategy];
  return (iterates && IN_ITERATIONS[confusion]) ?? OF_SUCCESSORS[confusion] ?? '';
}

/** Each iteration begins anew. */
const IN_ITERATIONS: Partial<Readonly<Record<FillConfusion, string>>> = {
  'drops-new': 'leads to a new state: it was not reached before in this iteration.',
};

/** They continue after the move. */
const OF_SUCCESSORS: Partial<Readonly<Record<FillConfusion, string>>> = {
  'counts-edge': 'would leave the board: there is no state.',
  'takes-way-back': 'leads straight back; this search does not generate that state.',
  'misses-successor': 'is possible, and leads to a state.',
  'counts-repeats': 'leads to a repeated state: it was reached before.',
  'drops-new': 'leads to a new state: it was not reached before.',
  'forgets-bound': 'leads to a state whose f is beyond the bound of the iteration.',
  'cuts-early': 'leads to a state whose f is within the bound of the iteration.',
  'overlooks-goal': 'leads to the goal.',
  'sees-goal': 'does not lead to the goal: compare the boards.',
};
