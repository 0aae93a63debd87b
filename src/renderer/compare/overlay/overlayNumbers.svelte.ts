/** The numbers of two searches in one picture, at their steps. */
import { traitsOfSearch } from '../../../shared/contract/searchPromises.ts';
import { countSides } from '../../../shared/readings/costBound.ts';
import type { Comparison } from '../comparison.svelte.ts';
import type { Lane } from '../lane.svelte.ts';
import { explanationOf } from './explanation.ts';
import type { OverlayDrawing } from './overlayDrawing.svelte.ts';
import { StepCounts } from './stepCounts.ts';

export class OverlayNumbers {
  readonly #comparison: Comparison;
  readonly #drawing: OverlayDrawing;
  readonly #paintedIndex: number;

  constructor(comparison: Comparison, drawing: OverlayDrawing, paintedIndex: number) {
    this.#comparison = comparison;
    this.#drawing = drawing;
    this.#paintedIndex = paintedIndex;
  }

  readonly #byBand = $derived.by(() => {
    const { painted, bands } = this.#drawing;
    return new StepCounts(painted.player.reader, bands.all.length, (node) => bands.bandOf(node));
  });

  /** By band: nodes that the painted search has expanded. */
  readonly perBand = $derived.by(() => this.#byBand.at(this.#drawing.painted.player.step));

  readonly #byDepth = $derived.by(() =>
    [this.#drawing.tree, this.#drawing.painted].map(({ player: { reader } }) => {
      const deepest = reader.countersAt(reader.expansions).deepest;
      return new StepCounts(reader, deepest + 1, (node) => reader.g[node]);
    }),
  );

  /** Of the search of the tree, and of the painted one: nodes expanded at each depth. */
  readonly perDepth = $derived.by(() => {
    const lanes = [this.#drawing.tree, this.#drawing.painted];
    return this.#byDepth.map((counts, index) => counts.at(lanes[index].player.step));
  });

  /** C*, once a search has found the goal on the screen and it is known that no way is shorter; `null` before. */
  readonly cost = $derived.by((): number | null => {
    const isSeen = this.#comparison.running.some(({ isSolved }) => isSolved);
    return isSeen ? this.#comparison.shortest : null;
  });

  readonly explanation = $derived.by((): string => {
    const { cost } = this;
    const { painted } = this.#drawing;
    const { short: name } = this.#comparison.names[this.#paintedIndex];
    const traits = traitsOfSearch(painted.search, painted.puzzle!);
    return explanationOf({ search: painted.search, name, cost, sides: sidesOf(painted, cost), traits });
  });
}

function sidesOf({ player: { reader, step } }: Lane, cost: number | null) {
  return cost === null ? { below: 0, at: 0, above: 0 } : countSides(reader, step, cost);
}
