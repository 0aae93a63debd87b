/** The searches of the bug hunt: each is wrong in one way, whose name is not told. The easy ones come first. */
import type { StrategyId } from '../../engine/strategy.ts';
import type { SlidingPuzzle } from '../../puzzle/domain/slidingDomain.ts';
import type { NamedHeuristic } from '../../puzzle/heuristics/heuristics.ts';
import type { BugId } from '../bugs/bugs.ts';

export interface Hunted {
  readonly algorithm: StrategyId;
  readonly heuristic: NamedHeuristic;
  readonly bug: BugId;
  /** What else can be chosen as its name; `hunt.test.ts` shows that the figures tell each of them from the bug. */
  readonly others: readonly BugId[];
}

/** Small enough to try all of its 360 states. */
export const HUNT_PUZZLE: SlidingPuzzle = { rows: 3, cols: 2, start: [1, 2, 3, 4, 5, 0], goal: [1, 2, 3, 4, 5, 0] };

const ASTAR = { algorithm: 'astar', heuristic: 'manhattan' } as const;
/** It has no use for a heuristic. */
const BLIND = { heuristic: 'manhattan' } as const;

/** Their places are kept, in lessons too: another one comes at the end. */
export const HUNTED: readonly Hunted[] = [
  {
    ...{ algorithm: 'bfs', ...BLIND, bug: 'stack-for-queue' },
    others: ['no-closed-list', 'misses-goal', 'forgets-a-move', 'around-the-edge'],
  },
  {
    ...{ ...ASTAR, bug: 'goal-on-generation' },
    others: ['forgets-h', 'h-of-parent', 'counts-blank', 'forgets-a-move'],
  },
  {
    ...{ algorithm: 'iddfs', ...BLIND, bug: 'seen-in-other-rounds' },
    others: ['bound-by-two', 'starts-too-deep', 'bound-off-by-one', 'seen-at-any-depth'],
  },
  {
    ...{ ...ASTAR, bug: 'rows-only' },
    others: ['columns-only', 'counts-tiles', 'squared', 'counts-blank'],
  },
  {
    ...{ algorithm: 'dfs', ...BLIND, bug: 'no-closed-list' },
    others: ['queue-for-stack', 'misses-goal', 'forgets-a-move', 'around-the-edge'],
  },
  {
    ...{ algorithm: 'idastar', heuristic: 'manhattan', bug: 'forgets-g' },
    others: ['bound-to-greatest', 'seen-at-any-depth', 'counts-tiles', 'squared'],
  },
  {
    ...{ ...ASTAR, bug: 'adds-up-f' },
    others: ['g-of-last-move', 'forgets-g', 'h-of-parent', 'squared'],
  },
  {
    ...{ ...ASTAR, bug: 'counts-blank' },
    others: ['counts-tiles', 'squared', 'h-of-parent', 'forgets-g'],
  },
  {
    ...{ ...ASTAR, bug: 'forgets-a-move' },
    others: ['around-the-edge', 'marked-when-generated', 'misses-goal', 'no-closed-list'],
  },
  {
    ...{ ...ASTAR, bug: 'counts-tiles' },
    others: ['rows-only', 'diagonal-as-one', 'forgets-h', 'counts-blank'],
  },
  {
    ...{ algorithm: 'astar', heuristic: 'misplaced', bug: 'adds-distances' },
    others: ['counts-blank', 'counts-home', 'forgets-g', 'forgets-h'],
  },
  {
    ...{ algorithm: 'greedy', heuristic: 'manhattan', bug: 'adds-g' },
    others: ['h-of-parent', 'greatest-first', 'stack-for-queue', 'closed-unasked'],
  },
  {
    ...{ algorithm: 'weighted-astar', heuristic: 'manhattan', bug: 'forgets-weight' },
    others: ['forgets-g', 'forgets-h', 'adds-up-f', 'no-closed-list'],
  },
  {
    ...{ ...ASTAR, bug: 'places-in-list' },
    others: ['squared', 'columns-only', 'rows-only', 'goal-blank-first'],
  },
  {
    ...{ ...ASTAR, bug: 'around-the-edge' },
    others: ['forgets-a-move', 'no-closed-list', 'closed-unasked', 'misses-goal'],
  },
  {
    ...{ algorithm: 'idastar', heuristic: 'misplaced', bug: 'bound-to-greatest' },
    others: ['forgets-g', 'seen-at-any-depth', 'seen-in-other-rounds', 'counts-blank'],
  },
  {
    ...{ algorithm: 'iddfs', ...BLIND, bug: 'seen-at-any-depth' },
    others: ['bound-by-two', 'starts-too-deep', 'bound-off-by-one', 'seen-in-other-rounds'],
  },
  {
    ...{ ...ASTAR, bug: 'squared' },
    others: ['places-in-list', 'counts-blank', 'rows-only', 'adds-up-f'],
  },
  {
    ...{ ...ASTAR, bug: 'compares-text' },
    others: ['greatest-first', 'forgets-g', 'marked-when-generated', 'g-of-last-move'],
  },
  {
    ...{ ...ASTAR, bug: 'marked-when-generated' },
    others: ['closed-unasked', 'no-closed-list', 'goal-on-generation', 'g-of-last-move'],
  },
];
