/** Whether an answer is right, judged by what the engine does next and by boards, not by how questions are made. */
import { promisesOf } from '../engine/promises.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from '../engine/strategy.ts';
import { estimate } from '../puzzle/heuristics/heuristics.ts';
import { actionOf, FATE, fateOf } from '../trace/trace.ts';
import { childrenOf, costOf, isReachable, lengthOf, leastCostOf, shortestOf, type Facts } from './facts.fixture.ts';
import type { EngineQuestion, QuestionKind } from './kinds/questions.ts';
import type { ChoiceValue } from './question.ts';

type Judge = (facts: Facts, question: EngineQuestion, value: ChoiceValue) => boolean;

/** Whether `value` answers `question`. */
export const isRightHere: Judge = (facts, question, value) => JUDGES[question.kind](facts, question, value);

const JUDGES: Readonly<Record<QuestionKind, Judge>> = {
  next: ({ run: { reader }, boards }, { step }, value) =>
    value.as === 'node' && boards[value.node] === boards[reader.expanded[step]],
  dropped: (facts, { step, about }, value) => {
    const { reader } = facts.run;
    const frontier = new Set(reader.waitingAt(step + 1));
    const later = (child: number): boolean => reader.staleAt(child) === step + 1;
    const out = childrenOf(facts, step + 1).filter((child) => !frontier.has(child) && !later(child));
    const isOfNext = about?.node === reader.expanded[step];
    return (
      isOfNext && value.as === 'moves' && value.actions.join() === out.map((child) => actionOf(reader, child)).join()
    );
  },
  'new-states': (facts, { step }, value) => {
    const waiting = new Set(facts.run.reader.waitingAt(step + 1));
    const fresh = childrenOf(facts, step + 1).filter((child) => waiting.has(child) && isNew(facts, child));
    return value.as === 'number' && value.number === fresh.length;
  },
  h: ({ run: { heuristic, puzzle, factor } }, { about }, value) => {
    const { goal, cols, costs } = puzzle;
    return value.as === 'number' && value.number === estimate(heuristic, about!.cells, goal, cols, { factor }, costs);
  },
  f: (facts, { about }, value) => value.as === 'number' && value.number === keyOf(facts, about!.node),
  'f-grows': (facts, { step }, value) => {
    const growth = keyOf(facts, facts.run.reader.expanded[step]) - keyOf(facts, facts.run.reader.expanded[step - 1]);
    return isWord(value, growth > 0 ? 'grows' : growth < 0 ? 'falls' : 'stays');
  },
  'cheapest-move': (facts, { step }, value) => {
    const { reader } = facts.run;
    const children = childrenOf(facts, step + 1);
    const least = Math.min(...children.map((child) => reader.g[child]));
    const cheapest = children.filter((child) => reader.g[child] === least).map((child) => actionOf(reader, child));
    return value.as === 'moves' && value.actions.join() === cheapest.join();
  },
  replaced: ({ run: { reader }, boards }, { step, about }, value) => {
    const isThere = (node: number): boolean => boards[node] === boards[about!.node];
    const waiting = Array.from(reader.waitingAt(step + 1)).filter(isThere);
    const isOld = waiting.includes(about!.node);
    const isNew = waiting.some((node) => node >= reader.nodesAt(step));
    return isWord(value, isOld && isNew ? 'both-paths' : isNew ? 'new-path' : 'old-path');
  },
  'goal-now': (facts, { step }, value) => value.as === 'word' && goalAfter(facts, step).includes(value.word),
  shortest: ({ run }, _question, value) => {
    const length = lengthOf(run);
    const shortest = shortestOf(run);
    const { optimal } = promisesOf({ ...run.options, depthLimit: run.options.limits.depth, h: run.h });
    if (isWord(value, 'sure')) return length === shortest && optimal.answer === 'yes';
    if (isWord(value, 'bounded'))
      return optimal.answer === 'bounded' && length <= optimal.bound.factor * shortest + optimal.bound.more;
    return isWord(value, 'unsure') && optimal.answer === 'no';
  },
  promised: ({ run }, _question, value) => {
    const circumstances = { ...run.options, depthLimit: run.options.limits.depth, costsDiffer: true, h: run.h };
    const { optimal, fewestMoves } = promisesOf(circumstances);
    const isShortest = lengthOf(run) === shortestOf(run);
    if (isWord(value, 'fewest')) return isShortest && fewestMoves?.answer === 'yes';
    if (isWord(value, 'cheapest')) return costOf(run) === leastCostOf(run) && optimal.answer === 'yes';
    return isWord(value, 'neither') && optimal.answer !== 'yes' && fewestMoves?.answer !== 'yes';
  },
  solvable: ({ run }, _question, value) => isWord(value, isReachable(run) ? 'solvable' : 'unsolvable'),
  more: (_facts, { grounds }, value) => {
    const [first, second] = (grounds as { expanded: readonly [number, number] }).expanded;
    const word = value.as === 'word' ? value.word : '';
    if (word === 'as-many') return first < 2 * second && second < 2 * first;
    const [more, less] = word.startsWith('first') ? [first, second] : [second, first];
    return word.endsWith('far-more') ? more >= 10 * less : more >= 2 * less && more < 10 * less;
  },
};

function isWord(value: ChoiceValue, word: string | null): boolean {
  return value.as === 'word' && value.word === word;
}

/** Rounded, as a weight has two decimals. */
function keyOf({ run: { reader, options } }: Facts, node: number): number {
  const { weight = DEFAULT_WEIGHT } = options;
  return Math.round(100 * STRATEGIES[options.strategy].f!(reader.g[node], reader.h[node], weight)) / 100;
}

/** Whether no node before `child` that the search has looked up has its state. */
function isNew({ run: { reader, options }, boards, halves }: Facts, child: number): boolean {
  if (fateOf(reader, child) === FATE.cut) return false;
  const iterates = STRATEGIES[options.strategy].iterates !== null;
  const begin = iterates ? reader.firstNode[reader.iterationAt(reader.generatedAt(child) - 1)] : 0;
  for (let other = begin; other < child; other++) {
    const isSame = boards[other] === boards[child] && halves[other] === halves[child];
    if (isSame && fateOf(reader, other) !== FATE.cut) return false;
  }
  return true;
}

/** All that is true of the goal during the step after this one. */
function goalAfter({ run, boards }: Facts, step: number): string[] {
  const { reader } = run;
  if (reader.status === 'solved' && step + 1 === reader.expansions) return ['found'];
  const isGoal = (node: number): boolean => boards[node] === run.puzzle.goal.join();
  const isGenerated = childrenOf({ run }, step + 1).some(isGoal);
  const isWaiting = [step, step + 1].every((at) => reader.waitingAt(at).some(isGoal));
  return [...(isGenerated ? (['generated'] as const) : []), ...(isWaiting ? (['waits'] as const) : [])];
}
