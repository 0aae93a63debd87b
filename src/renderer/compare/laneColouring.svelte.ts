import { countCommon, hasExpanded, type Visited } from '../../shared/readings/commonStates.ts';
import { countSides, sideOf, type BoundSide } from '../../shared/readings/costBound.ts';
import type { LaneColours } from '../../shared/contract/looks.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Lane } from './lane.svelte.ts';

export const COLOUR_LABELS: Readonly<Record<LaneColours, string>> = {
  none: 'Colours: what a node is',
  who: 'Colours: who expanded it',
  bound: 'Colours: f and C*',
};

export const SIDE_INKS: Readonly<Record<BoundSide, keyof Palette>> = {
  below: 'ink',
  at: 'accent',
  above: 'danger',
};

interface Coloured {
  readonly lanes: readonly Lane[];
  readonly running: readonly Lane[];
  readonly palette: Palette | null;
  readonly best: { readonly cheapest: number | null };
  readonly look: { readonly colours: LaneColours };
}

export class LaneColouring {
  readonly #of: Coloured;

  constructor(comparison: Coloured) {
    this.#of = comparison;
  }

  /** `who`: states that another search has expanded too are marked; ink for those that only this one has. */
  at(lane: Lane, stepOf: (lane: Lane) => number): NodeColouring | null {
    const { palette, look, running } = this.#of;
    const { cheapest } = this.#of.best;
    const { states, addsUp } = lane;
    const { reader } = lane.player;
    const colouring = (colour: (node: number) => string): NodeColouring => ({
      colourOf: (node, step) => (reader.expandedAt[node] > step ? null : colour(node)),
    });
    if (!palette || look.colours === 'none' || reader.nodes === 0) return lane.view.scale;
    if (look.colours === 'bound') {
      if (cheapest === null || !addsUp) return lane.view.scale;
      return colouring((node) => palette[SIDE_INKS[sideOf(reader, node, cheapest)]]);
    }
    const others = running.filter((other) => other !== lane).map((other) => visited(other, stepOf(other)));
    return colouring((node) => {
      const state = states.stateOf(node);
      return others.some((other) => hasExpanded(other, state)) ? palette.shared : palette.ink;
    });
  }

  /** States expanded in common and alone; `null` unless the colours show that. */
  readonly common = $derived.by(() =>
    this.#of.look.colours === 'who' ? countCommon(this.#of.running.map((lane) => visited(lane))) : null,
  );

  /** By lane of A*: expanded nodes by f against C*, while the colours show that; `null` for other lanes. */
  readonly sides = $derived.by(() => {
    const { look, lanes } = this.#of;
    const { cheapest } = this.#of.best;
    if (look.colours !== 'bound' || cheapest === null) return [];
    return lanes.map(({ addsUp, player: { reader, step } }) => (addsUp ? countSides(reader, step, cheapest) : null));
  });
}

export function visited({ states, player }: Lane, step = player.step): Visited {
  void player.revision;
  return { states, step };
}
