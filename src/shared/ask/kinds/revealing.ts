/**
 * Whether one question on paper tells the answer of another: what it shows confirms the right choice, or rules out a
 * wrong one. So several questions together tell no more than each of them. A student is taken to know the order of the
 * questions, as they are in step order.
 */
import { FATE, fateOf, type Fate } from '../../trace/trace.ts';
import { keyOfNode, stateOf } from '../askedRun.ts';
import { successorsAfter } from './kind.ts';
import type { PaperBoard, PaperPair } from './onPaper.ts';

/** The node taken next is named: the rest is on the page. */
export function namesTaken({ teller, later }: PaperPair): boolean {
  return later === 0 && teller.told.takes !== null;
}

/** "The state taken last had …" at the step after. */
export function pricesTaken({ teller, later }: PaperPair): boolean {
  return later === 1 && teller.told.last !== null;
}

export function markedIn({ question }: PaperPair['asked']): string {
  return question.about!.cells.join();
}

/** Whether it is shown later that a choice waits or was taken, or what the right one has generated. */
export function showsWhatBecame({ run, teller, asked }: PaperPair): boolean {
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

function successorsOfAsked({ run, asked }: PaperPair): readonly number[] {
  return successorsAfter(run, asked.question.step);
}

export function successorStates(pair: PaperPair): string[] {
  return successorsOfAsked(pair).map((node) => stateOf(pair.run, node));
}

/** What a later list of reached states says of no successor: whether it was new. The page has the earlier list. */
const UNTOLD: readonly Fate[] = [FATE.fresh, FATE.duplicate];

/** Whether it is shown later what became of a successor. */
export function showsSuccessors(pair: PaperPair): boolean {
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
export function boundsNew({ teller, asked }: PaperPair): boolean {
  const list = teller.told.list;
  const before = asked.told.list;
  if (list?.of !== 'reached' || before === null) return false;
  return asked.question.choices.some(
    ({ value }) => value.as === 'number' && value.number > list.length - before.length,
  );
}

/** Whether what still waits later leaves fewer answers than the frontier on the page, or seems to. */
export function leavesFewerKeys({ run, teller, asked }: PaperPair): boolean {
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
