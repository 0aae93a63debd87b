/**
 * Whether one question on paper tells the answer of another: what it shows confirms the right choice, or rules out a
 * wrong one. So several questions together tell no more than each of them. A student is taken to know the order of the
 * questions, as they are in step order.
 */
import { keyOfNode, stateOf, type AskedRun } from '../ask/askedRun.ts';
import { successorsAfter } from '../ask/kinds/kind.ts';
import type { SingleKind } from '../ask/kinds/questions.ts';
import { keyName } from '../engine/keyWords.ts';
import { choiceOf } from '../ask/question.ts';
import { FATE, fateOf, type Fate } from '../trace/trace.ts';
import type { AskedOnPaper, PaperBoard } from './told.ts';

interface Pair {
  readonly run: AskedRun;
  readonly teller: AskedOnPaper;
  readonly asked: AskedOnPaper;
  /** Steps from the asked question to the one that tells. */
  readonly later: number;
}

export function reveals(run: AskedRun, teller: AskedOnPaper, asked: AskedOnPaper): boolean {
  const later = teller.question.step - asked.question.step;
  return TOLD[asked.question.kind as SingleKind]({ run, teller, asked, later });
}

type Tells = (pair: Pair) => boolean;

/** The node taken next is named: the rest is on the page. */
const namesTaken: Tells = ({ teller, later }) => later === 0 && teller.told.takes !== null;

/** "The state taken last had …" at the step after. */
const pricesTaken: Tells = ({ teller, later }) => later === 1 && teller.told.last !== null;

const TOLD: Readonly<Record<SingleKind, Tells>> = {
  next: (pair) => namesTaken(pair) || pricesTaken(pair) || (pair.later > 0 && showsWhatBecame(pair)),
  dropped: (pair) => pair.later > 0 && showsSuccessors(pair),
  'new-states': (pair) => pair.later > 0 && (showsSuccessors(pair) || boundsNew(pair)),
  'cheapest-move': (pair) => successorStates(pair).some((state) => pair.teller.told.priced.has(state)),
  h: ({ teller: { told }, asked }) => told.valued.has(markedIn(asked)) || told.last === markedIn(asked),
  f: ({ run, teller: { told }, asked }) => {
    const values = keyName(run.options) === 'g' ? told.priced : told.valued;
    return values.has(markedIn(asked)) || told.last === markedIn(asked);
  },
  'f-grows': (pair) => namesTaken(pair) || pricesTaken(pair) || (pair.later > 0 && leavesFewerKeys(pair)),
  'goal-now': (pair) => namesTaken(pair) || (pair.later > 0 && !pair.teller.told.ends),
  replaced: (pair) =>
    pair.later > 0 &&
    (pair.teller.told.shown.has(markedIn(pair.asked)) || (pair.later === 1 && pair.teller.told.list?.of === 'waiting')),
  shortest: () => false,
  promised: () => false,
  solvable: ({ run, teller: { question, told }, asked }) =>
    isYes(asked) && (told.ends || question.kind === 'goal-now' || told.shown.has(run.puzzle.goal.join())),
};

function markedIn({ question }: AskedOnPaper): string {
  return question.about!.cells.join();
}

function isYes({ question }: AskedOnPaper): boolean {
  const { value } = choiceOf(question, question.answer);
  return value.as === 'word' && value.word === 'solvable';
}

/** Whether it is shown later that a choice waits or was taken, or what the right one has generated. */
function showsWhatBecame({ run, teller, asked }: Pair): boolean {
  const { question } = asked;
  const { told } = teller;
  const nodes = question.choices.flatMap(({ value }) => (value.as === 'node' ? [value] : []));
  const isMet = nodes.some(({ cells }) => {
    const state = cells.join();
    return told.waiting.has(state) || told.taken.has(state) || told.takes === state;
  });
  // the list has the successors of all that was taken, and not those of what still waits
  const stillWaits = nodes.some(
    ({ node }) =>
      run.reader.statusAt(node, question.step) === 'frontier' && run.reader.expandedAt[node] > teller.question.step,
  );
  return isMet || told.births.includes(question.step + 1) || (told.list !== null && stillWaits);
}

function successorsOfAsked({ run, asked }: Pair): readonly number[] {
  return successorsAfter(run, asked.question.step);
}

function successorStates(pair: Pair): string[] {
  return successorsOfAsked(pair).map((node) => stateOf(pair.run, node));
}

/** What a later list of reached states says of no successor: whether it was new. The page has the earlier list. */
const UNTOLD: readonly Fate[] = [FATE.fresh, FATE.duplicate];

/** Whether it is shown later what became of a successor. */
function showsSuccessors(pair: Pair): boolean {
  const { told } = pair.teller;
  if (told.births.includes(pair.asked.question.step + 1)) return true;
  if (told.list !== null && pair.later === 1) return true;
  const nodes = successorsOfAsked(pair);
  const fates = nodes.map((node) => fateOf(pair.run.reader, node));
  if (told.list?.of === 'reached' && fates.some((fate) => !UNTOLD.includes(fate))) return true;
  const joined = nodes.filter((_, index) => fates[index] !== FATE.duplicate).map((node) => stateOf(pair.run, node));
  return joined.some((state) => told.waiting.has(state) || told.taken.has(state) || told.takes === state);
}

/** Whether a later list has too few states for a wrong number of new ones. */
function boundsNew({ teller, asked }: Pair): boolean {
  const list = teller.told.list;
  const before = asked.told.list;
  if (list?.of !== 'reached' || before === null) return false;
  return asked.question.choices.some(
    ({ value }) => value.as === 'number' && value.number > list.length - before.length,
  );
}

/** Whether what still waits later leaves fewer answers than the frontier on the page, or seems to. */
function leavesFewerKeys({ run, teller, asked }: Pair): boolean {
  const { told } = teller;
  const showsFrontier = told.list !== null || told.waiting.size > 0 || told.taken.size > 0 || told.takes !== null;
  if (!showsFrontier) return false;
  const last = keyOfNode(run, run.reader.expandedBy(asked.question.step))!;
  const growthOf = ({ node }: PaperBoard): number => Math.sign(keyOfNode(run, node)! - last);
  const waiting = asked.boards!.nodes;
  const gone = waiting.filter(({ node }) => run.reader.expandedAt[node] <= teller.question.step);
  // where repeated states are kept, another node of the state can wait
  const seemsThere = gone.some(({ cells }) => told.waiting.has(cells.join()) || told.takes === cells.join());
  return seemsThere || new Set(gone.map(growthOf)).size < new Set(waiting.map(growthOf)).size;
}
