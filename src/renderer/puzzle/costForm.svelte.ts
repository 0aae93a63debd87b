/** What a move costs, as chosen and typed. A wrong cost stays as it was typed, until it is mended. */
import {
  COST_RULE,
  costByTile,
  isCost,
  MAX_TILE_COST,
  withCosts,
  type TileCosts,
} from '../../shared/puzzle/tileCosts.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { choicesOf } from '../ui/choices.ts';
import { quoted } from '../ui/format.ts';

export type CostKind = 'one' | 'tile' | 'each';

export const COST_KINDS = choicesOf({ one: '1', tile: 'The tile’s number', each: 'A cost for each tile' });

const SAID: Readonly<Record<CostKind, string>> = {
  one: 'Every move costs 1: a cheapest solution is a shortest one.',
  tile: 'Moving tile 3 costs 3: a cheapest solution can have more moves than a shortest one.',
  each: `Go to a tile with the arrow keys or a click, and type what moving it costs: 1 to ${MAX_TILE_COST}.`,
};

export class CostForm {
  readonly #puzzle: () => Puzzle;
  readonly #change: (puzzle: Puzzle) => void;
  /** Texts by tile that are being typed, or are wrong. */
  #drafts = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Whether each tile is asked for, though all of them cost 1 or their numbers so far. */
  #asksEach = $state(false);

  constructor(puzzle: () => Puzzle, change: (puzzle: Puzzle) => void) {
    this.#puzzle = puzzle;
    this.#change = change;
  }

  get kind(): CostKind {
    const { costs } = this.#puzzle();
    if (this.#asksEach || Array.isArray(costs)) return 'each';
    return costs === 'tile' ? 'tile' : 'one';
  }

  choose(kind: CostKind): void {
    if (kind === this.kind) return;
    this.#drafts = new Map();
    this.#asksEach = kind === 'each';
    if (kind !== 'each') this.#use(kind === 'tile' ? 'tile' : undefined);
  }

  textOf(tile: number): string {
    return this.#drafts.get(tile) ?? String(this.#each()[tile - 1]);
  }

  isWrong(tile: number): boolean {
    return this.#faultOf(tile) !== null;
  }

  /** The first wrong cost, or what to do. */
  get said(): string {
    return this.fault ?? SAID[this.kind];
  }

  get fault(): string | null {
    const faults = Array.from(this.#drafts.keys(), (tile) => this.#faultOf(tile));
    return faults.find((fault) => fault !== null) ?? null;
  }

  type(tile: number, text: string): void {
    this.#drafts = new Map(this.#drafts).set(tile, text);
  }

  /** Uses the typed cost of a tile. A wrong one stays typed. */
  commit(tile: number): void {
    const draft = this.#drafts.get(tile);
    if (draft === undefined || this.isWrong(tile)) return;
    this.drop(tile);
    const costs = this.#each().with(tile - 1, Number(draft));
    this.#asksEach = true;
    this.#use(costs);
  }

  /** Forgets what is typed for a tile. Returns whether anything was. */
  drop(tile: number): boolean {
    const wasTyped = this.#drafts.has(tile);
    this.#drafts = new Map([...this.#drafts].filter(([other]) => other !== tile));
    return wasTyped;
  }

  #each(): number[] {
    const { costs, start } = this.#puzzle();
    return Array.from(costByTile(costs, start.length) ?? start.map(() => 1)).slice(1);
  }

  #use(costs: TileCosts | undefined): void {
    const before = this.#puzzle();
    const puzzle = withCosts(before, costs);
    if (String(puzzle.costs) !== String(before.costs)) this.#change(puzzle);
  }

  #faultOf(tile: number): string | null {
    const draft = this.#drafts.get(tile)?.trim();
    if (draft === undefined || (/^\d+$/.test(draft) && isCost(Number(draft)))) return null;
    return `Tile ${tile} cannot cost ${draft === '' ? 'nothing' : quoted(draft)}: ${COST_RULE}.`;
  }
}
