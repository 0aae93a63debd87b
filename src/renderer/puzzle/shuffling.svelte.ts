import type { Puzzle } from '../../shared/contract/types.ts';
import { seededRandom } from '../../shared/puzzle/states/scramble.ts';
import {
  DIFFICULTIES,
  distancesOf,
  MAX_SEED,
  shuffle,
  type DifficultyId,
  type Distances,
  type Shuffle,
} from '../../shared/puzzle/states/shuffle.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { count } from '../ui/format.ts';

type ShuffleWay = Shuffle['way'];

const EXACT_MOVES = 12;
const RANDOM_MOVES = 30;

export class Shuffling {
  readonly #space: () => StateSpace | null;
  #chosen = $state<ShuffleWay>('any');
  exactMoves = $state(EXACT_MOVES);
  randomMoves = $state(RANDOM_MOVES);
  seed = $state(newSeed());
  /** Whether the seed was typed, or is to be kept: then it gives the same start again. */
  isSeedKept = $state(false);

  constructor(space: () => StateSpace | null) {
    this.#space = space;
  }

  readonly ways = $derived.by((): readonly { way: ShuffleWay; label: string }[] => [
    { way: 'any', label: 'Any start that can be solved' },
    ...(Object.keys(DIFFICULTIES) as DifficultyId[]).map((way) => ({ way, label: DIFFICULTIES[way].label })),
    ...(this.#space() ? [{ way: 'exact' as const, label: 'An exact number of moves' }] : []),
    { way: 'random', label: 'Random moves from the goal' },
  ]);

  /** The chosen way, where this board has it. */
  get way(): ShuffleWay {
    return this.ways.some(({ way }) => way === this.#chosen) ? this.#chosen : 'any';
  }

  set way(way: ShuffleWay) {
    this.#chosen = way;
  }

  readonly wanted = $derived.by((): Shuffle => {
    const { way } = this;
    if (way === 'exact') return { way, moves: Math.min(this.exactMoves, this.#space()!.depth) };
    return way === 'random' ? { way, moves: this.randomMoves } : { way };
  });

  readonly promise = $derived.by((): string => promiseOf(this.wanted, this.#space()));

  /** A start for the goal of `puzzle`, with a new seed unless this one is kept. */
  start(puzzle: Puzzle): number[] {
    if (!this.isSeedKept) this.seed = newSeed();
    return shuffle({ ...puzzle, space: this.#space() }, this.wanted, seededRandom(this.seed));
  }
}

function newSeed(): number {
  return Math.floor(Math.random() * (MAX_SEED + 1));
}

function promiseOf(wanted: Shuffle, space: StateSpace | null): string {
  if (wanted.way === 'any') return 'Each of them is equally likely.';
  if (wanted.way === 'random')
    return `At most ${count(wanted.moves, 'move')} from the goal; none takes back the one before.`;
  const distances = distancesOf(wanted, space);
  if (space && distances) return nearness(space, distances);
  const moves = wanted.way === 'exact' ? wanted.moves : DIFFICULTIES[wanted.way].moves;
  if (moves === null) return 'Any start that can be solved, each equally likely.';
  return `At most ${count(moves, 'move')} from the goal.`;
}

function nearness(space: StateSpace, [from, to]: Distances): string {
  const states = space.nearerThan(to + 1) - space.nearerThan(from);
  return `${count(states, 'state')} with a shortest solution of ${movesBetween(from, to)}.`;
}

/** "exactly 21 moves", "12 to 16 moves" */
export function movesBetween(from: number, to: number): string {
  return from === to ? `exactly ${count(from, 'move')}` : `${from} to ${to} moves`;
}
