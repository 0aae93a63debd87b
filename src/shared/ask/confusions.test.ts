/** A wrong choice is what somebody would choose who is confused in the way that is said of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_WEIGHT, STRATEGIES } from '../engine/strategy.ts';
import { applyAction } from '../puzzle/board.ts';
import { oppositeMove } from '../puzzle/geometry.ts';
import { actionOf, FATE, fateOf, type Fate } from '../trace/trace.ts';
import { anyRecipe, assertUntil, searched } from './askedRuns.fixture.ts';
import { childrenOf, factsOf, type Facts } from './facts.fixture.ts';
import { mistakenH } from './hMistakes.fixture.ts';
import { H_CONFUSIONS, type HConfusion } from './kinds/hMisread.ts';
import { NODE_CONFUSION_NAMES } from './nodeConfusions.ts';
import type { ConfusionId, Question } from './kinds/questions.ts';
import type { AskedChoice } from './question.ts';
import { ask, questionsAt } from './kinds/questions.ts';

interface Chosen {
  readonly facts: Facts;
  readonly question: Question;
  readonly choice: AskedChoice;
}

/** The moves that a choice has and the right one has not, and the other way round. */
function differing({ question, choice }: Chosen): { more: number[]; fewer: number[] } {
  const movesIn = ({ value }: AskedChoice): readonly number[] => (value.as === 'moves' ? value.actions : []);
  const right = movesIn(question.choices.find(({ confusion }) => confusion === null)!);
  const said = movesIn(choice);
  return {
    more: said.filter((action) => !right.includes(action)),
    fewer: right.filter((action) => !said.includes(action)),
  };
}

/** The successor by a move of the node that the question is about. */
function successorBy({ facts, question }: Chosen, action: number): number {
  return childrenOf(facts, question.step + 1).find((node) => actionOf(facts.run.reader, node) === action)!;
}

/** Whether a choice names, beside the right moves, only moves to nodes of this fate, at least one; or leaves such moves out. */
function differsBy(side: 'more' | 'fewer', ...fates: readonly Fate[]): (chosen: Chosen) => boolean {
  return (chosen) => {
    const { [side]: moves, [side === 'more' ? 'fewer' : 'more']: others } = differing(chosen);
    const isOfFate = (action: number): boolean =>
      fates.includes(fateOf(chosen.facts.run.reader, successorBy(chosen, action)));
    return moves.length > 0 && others.length === 0 && moves.every(isOfFate);
  };
}

const numberOf = ({ choice }: Chosen): number => (choice.value.as === 'number' ? choice.value.number : NaN);

/** Whether a choice is what h, or f with it, would be by this mistake. */
function isByMistake(confusion: HConfusion): (chosen: Chosen) => boolean {
  return (chosen) => {
    const { cells } = chosen.question.about!;
    return isWithH(chosen, mistakenH(chosen.facts.run, cells, confusion));
  };
}

/** Whether a choice is this h, or f with it. */
function isWithH(chosen: Chosen, h: number): boolean {
  const { kind, about } = chosen.question;
  return kind === 'h' ? h === numberOf(chosen) : keyWith(chosen, about!.g, h);
}

const OF_H = Object.fromEntries(
  (Object.keys(H_CONFUSIONS) as HConfusion[]).map((id) => [id, isByMistake(id)]),
) as Readonly<Record<HConfusion, (chosen: Chosen) => boolean>>;

/** Whether a choice is this function of g, h and the weight, with two decimals. */
function is(value: (g: number, h: number, weight: number) => number): (chosen: Chosen) => boolean {
  return (chosen) => {
    const { g, h } = chosen.question.about!;
    const { strategy, weight = DEFAULT_WEIGHT } = chosen.question.rules;
    const said = value(g, h, strategy === 'weighted-astar' ? weight : 1);
    return Math.round(100 * said) === Math.round(100 * numberOf(chosen));
  };
}

/** f with another g or h than that of the node. */
function keyWith(chosen: Chosen, g: number, h: number): boolean {
  const { strategy, weight = DEFAULT_WEIGHT } = chosen.question.rules;
  return Math.round(100 * STRATEGIES[strategy].f!(g, h, weight)) === Math.round(100 * numberOf(chosen));
}

const movesFrom = ({ facts: { run }, question }: Chosen): number =>
  [0, 1, 2, 3].filter((action) => applyAction(question.about!.cells, action, run.puzzle.rows, run.puzzle.cols)).length;

const movesOf = ({ choice: { value } }: Chosen): readonly number[] => (value.as === 'moves' ? value.actions : []);

/** The tile that a move from the node in question slides. */
function tileMovedBy({ question, facts }: Chosen, action: number): number {
  const { cells } = question.about!;
  const { rows, cols } = facts.run.puzzle;
  return cells[applyAction(cells, action, rows, cols)!.indexOf(0)];
}

function movesTo({ facts: { run } }: Chosen, node: number): number {
  return run.reader.parent[node] < 0 ? 0 : 1 + movesTo({ facts: { run } } as Chosen, run.reader.parent[node]);
}

/** Whether the search drops the worse of two paths to a state, whichever comes first. */
function comparesPaths({ facts }: Chosen): boolean {
  const { strategy, duplicates, limits } = facts.run.options;
  const isKept = (duplicates ?? STRATEGIES[strategy].defaultDuplicates) === 'kept';
  const isQueue = strategy === 'bfs' || strategy === 'bidirectional';
  return !isKept && !isQueue && (strategy !== 'dfs' || limits.depth !== undefined);
}

const wordOf = ({ choice }: Chosen): string => (choice.value.as === 'word' ? choice.value.word : '');

/** Whether a choice is one of these words. */
const says = (...words: readonly string[]): ((chosen: Chosen) => boolean) => {
  return (chosen) => words.includes(wordOf(chosen));
};

type Judged = Exclude<
  ConfusionId,
  keyof typeof NODE_CONFUSION_NAMES | 'wrong-search' | 'too-many-times' | 'too-few-times'
>;

const TRUE: Readonly<Record<Judged, (chosen: Chosen) => boolean>> = {
  ...OF_H,
  'drops-none': ({ choice: { value } }) => value.as === 'moves' && value.actions.length === 0,
  'drops-way-back': (chosen) => {
    const { reader } = chosen.facts.run;
    const back = oppositeMove(actionOf(reader, chosen.question.about!.node));
    const { value } = chosen.choice;
    return value.as === 'moves' && value.actions.join() === String(back) && differing(chosen).more.length === 0;
  },
  'drops-explored': (chosen) => {
    const { reader } = chosen.facts.run;
    const waits = (action: number): boolean =>
      reader.waitingAt(chosen.question.step).includes(reader.twin[successorBy(chosen, action)]);
    return differsBy('fewer', FATE.duplicate)(chosen) && differing(chosen).fewer.every(waits);
  },
  'drops-kept': differsBy('more', FATE.kept),
  'drops-cheaper': differsBy('more', FATE.improved),
  'forgets-bound': differsBy('fewer', FATE.cut),
  'drops-new': differsBy('more', FATE.fresh),
  'misses-one': (chosen) =>
    differsBy('fewer', FATE.duplicate, FATE.cut)(chosen) && differing(chosen).fewer.length === 1,
  'counts-repeats': (chosen) => numberOf(chosen) === childrenOf(chosen.facts, chosen.question.step + 1).length,
  'counts-edge': (chosen) => numberOf(chosen) === 4 && movesFrom(chosen) < 4,
  'expects-all-but-back': (chosen) => chosen.question.about!.g > 0 && numberOf(chosen) === movesFrom(chosen) - 1,
  miscounts: (chosen) => numberOf(chosen) >= 0 && numberOf(chosen) <= 4,
  'h-alone': is((_g, h) => h),
  'g-alone': is((g) => g),
  'adds-g': is((g, h) => g + h),
  'forgets-weight': is((g, h) => g + h),
  'weighs-both': is((g, h, weight) => weight * (g + h)),
  'weighs-g': is((g, h, weight) => weight * g + h),
  'counts-moves': (chosen) => {
    const { node, h } = chosen.question.about!;
    return keyWith(chosen, movesTo(chosen, node), h);
  },
  'counts-states': (chosen) => keyWith(chosen, chosen.question.about!.g + 1, chosen.question.about!.h),
  'misses-move': (chosen) => {
    const { node, g, h } = chosen.question.about!;
    const { reader } = chosen.facts.run;
    return g > 0 && keyWith(chosen, reader.g[reader.parent[node]], h);
  },
  'h-of-parent': (chosen) => {
    const { reader } = chosen.facts.run;
    return isWithH(chosen, reader.h[reader.parent[chosen.question.about!.node]]);
  },
  'h-of-start': (chosen) => isWithH(chosen, chosen.facts.run.reader.h[0]),
  'moves-cost-the-same': (chosen) =>
    movesOf(chosen).length === childrenOf(chosen.facts, chosen.question.step + 1).length,
  'lowest-number': (chosen) => {
    const right = chosen.question.choices.find(({ confusion }) => confusion === null)!;
    const tilesOf = (choice: AskedChoice): number[] =>
      movesOf({ ...chosen, choice }).map((action) => tileMovedBy(chosen, action));
    return Math.max(...tilesOf(chosen.choice)) < Math.min(...tilesOf(right));
  },
  'dearest-move': (chosen) => {
    const costs = childrenOf(chosen.facts, chosen.question.step + 1).map((node) => chosen.facts.run.reader.g[node]);
    const said = movesOf(chosen).map((action) => chosen.facts.run.reader.g[successorBy(chosen, action)]);
    return said.length > 0 && said.every((cost) => cost === Math.max(...costs));
  },
  'misses-equal-cost': (chosen) => differing(chosen).more.length === 0 && differing(chosen).fewer.length > 0,
  'another-move': (chosen) => movesOf(chosen).length === 1 && differing(chosen).more.length === 1,
  'first-path-stays': says('old-path'),
  'newest-path-wins': (chosen) => wordOf(chosen) === 'new-path' && comparesPaths(chosen),
  'compares-paths': (chosen) => wordOf(chosen) === 'new-path' && !comparesPaths(chosen),
  'keeps-both-paths': says('both-paths'),
  'drops-one-path': says('old-path'),
  'expects-growth': says('grows'),
  'expects-same': says('stays'),
  'expects-fall': says('falls'),
  'tests-early': (chosen) => chosen.question.rules.goalTest === 'expansion' && wordOf(chosen) === 'found',
  'tests-late': (chosen) => chosen.question.rules.goalTest === 'generation' && wordOf(chosen) !== 'found',
  'takes-goal': says('found'),
  'forgets-goal': says('generated', 'waits'),
  'doubts-turn': says('waits'),
  'trusts-first': says('sure'),
  'doubts-shortest': says('unsure'),
  'forgets-factor': says('unsure'),
  'invents-factor': says('bounded'),
  'blames-goal-test': says('if-taken'),
  'blames-order': says('if-order'),
  'takes-both-for-one': says('fewest-and-cheapest'),
  'counts-moves-alone': says('fewest'),
  'expects-cheapest': says('cheapest'),
  'promises-nothing': says('neither'),
  'expects-promise': says('fewest', 'cheapest'),
  'trusts-start': says('solvable'),
  'wrong-parity': says('unsolvable'),
  'needs-search': says('search-tells'),
};

test('every wrong choice follows from its confusion', () => {
  const seen = new Set<string>();
  assertUntil(
    fc.property(anyRecipe, fc.nat(), (recipe, at) => {
      const run = searched(recipe);
      const facts = factsOf(run);
      const { expansions } = run.reader;
      for (const step of new Set([at % (expansions + 1), Math.max(0, expansions - 1), expansions])) {
        for (const kind of questionsAt(run, step)) {
          const question = ask(kind, run, step)! as Question;
          for (const choice of question.choices) {
            for (const confusion of [choice.confusion, choice.also]) {
              if (confusion == null || confusion in NODE_CONFUSION_NAMES) continue;
              seen.add(confusion);
              if (!TRUE[confusion as Judged]({ facts, question, choice }))
                expect.fail(`${confusion}: ${JSON.stringify(choice.value)} after step ${step}`);
            }
          }
        }
      }
    }),
    600,
    () => seen.size === Object.keys(TRUE).length,
  );
  expect([...seen].sort()).toEqual(Object.keys(TRUE).sort());
});
