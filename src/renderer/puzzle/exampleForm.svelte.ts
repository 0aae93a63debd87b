import type { Puzzle } from '../../shared/contract/types.ts';
import { costsAsText } from '../../shared/puzzle/tileCosts.ts';
import { count, formatNumber } from '../ui/format.ts';
import {
  EXAMPLE_MEASURES,
  type Condition,
  type ExampleMeasure,
  type ExampleProgress,
  type ExampleQuest,
  type MeasureId,
  type SearchRules,
} from './examples.ts';
import { movesBetween } from './shuffling.svelte.ts';

const MEASURE_IDS = Object.keys(EXAMPLE_MEASURES) as MeasureId[];
const MOVES = 12;
/** Each search gets its own seed, so that it finds other examples. */
const SEEDS = 2 ** 31;

export class ExampleForm {
  readonly #costsDiffer: () => boolean;

  /** `costsDiffer`: whether moves of the puzzle differ in cost. */
  constructor(costsDiffer: () => boolean) {
    this.#costsDiffer = costsDiffer;
  }

  /** Optimal lengths, the least and the most. */
  least = $state(MOVES);
  most = $state(MOVES);
  readonly conditions = $state<Condition[]>([
    { measure: 'greedyExcess', bound: 'at least', value: 4 },
    { measure: 'astarExpands', bound: 'at most', value: 30 },
  ]);

  readonly unused = $derived.by(() =>
    MEASURE_IDS.filter((id) => this.#isOffered(id) && this.conditions.every(({ measure }) => measure !== id)),
  );

  #isOffered(id: MeasureId): boolean {
    const measure: ExampleMeasure = EXAMPLE_MEASURES[id];
    return measure.needsCosts !== true || this.#costsDiffer();
  }

  /** Its own measure, and those of no other condition. */
  choicesOf({ measure }: Condition): MeasureId[] {
    return MEASURE_IDS.filter((id) => id === measure || this.unused.includes(id));
  }

  add(): void {
    if (this.unused.length > 0) this.conditions.push({ measure: this.unused[0], bound: 'at least', value: 1 });
  }

  remove(index: number): void {
    this.conditions.splice(index, 1);
  }

  /** Without the search's limits and its rule for repeated states, by which a search would find nothing, or never end. */
  quest({ rows, cols, goal, costs }: Puzzle, { order, ties, goalTest }: SearchRules): ExampleQuest {
    return {
      rows,
      cols,
      goal,
      costs: costs === 'tile' || costs === undefined ? costs : [...costs],
      moves: [this.least, Math.max(this.least, this.most)],
      conditions: $state.snapshot(this.conditions).filter(({ measure }) => this.#isOffered(measure)),
      rules: { order, ties, goalTest },
      seed: Math.floor(Math.random() * SEEDS),
    };
  }
}

export function isFor(quest: ExampleQuest, { cols, goal, costs }: Puzzle): boolean {
  const isSameGoal = quest.cols === cols && quest.goal.join() === goal.join();
  return isSameGoal && costsAsText(quest.costs) === costsAsText(costs);
}

/** Progress and result of a search; `depth`: the greatest distance of all. */
export function exampleSentence(
  { tried, total, found, ended }: ExampleProgress,
  quest: ExampleQuest,
  depth: number,
): string {
  const [from, to] = quest.moves;
  if (total === 0) return `No state is ${movesBetween(from, to)} from this goal: ${depth} is the most.`;
  const looked = `${formatNumber(tried)} of ${count(total, 'start')} looked at`;
  if (ended && found.length === 0) return `${looked}: none meets every condition.`;
  return `${looked}, ${count(found.length, 'puzzle')} found.`;
}
