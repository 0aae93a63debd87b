/** What the colours of the trees say of a comparison: who has expanded a state, or how its f stands to C*. */
import { countCommon, type Visited } from '../../shared/readings/commonStates.ts';
import { countSides } from '../../shared/readings/costBound.ts';
import type { LaneColours } from '../../shared/contract/looks.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Lane } from './lane.svelte.ts';
import { colouringByBound, colouringByLanes } from './laneColours.ts';

/** What the colours are read from. */
interface Coloured {
  readonly lanes: readonly Lane[];
  /** The lanes that have a search. */
  readonly running: readonly Lane[];
  readonly palette: Palette | null;
  /** Length of a shortest solution, where it is known. */
  readonly shortest: number | null;
  readonly look: { readonly colours: LaneColours };
}

export class LaneColouring {
  readonly #of: Coloured;

  constructor(comparison: Coloured) {
    this.#of = comparison;
  }

  /** What colours the nodes of a lane while every lane stands at its `stepOf`. */
  at(lane: Lane, stepOf: (lane: Lane) => number): NodeColouring | null {
    const { palette, shortest, look, running } = this.#of;
    const { reader } = lane.player;
    if (!palette || look.colours === 'none' || reader.nodes === 0) return lane.view.scale;
    if (look.colours === 'bound')
      return shortest !== null && lane.addsUp ? colouringByBound(reader, shortest, palette) : lane.view.scale;
    const others = running.filter((other) => other !== lane).map((other) => visited(other, stepOf(other)));
    return colouringByLanes({ reader, states: lane.states }, others, palette);
  }

  /** How many states the searches have expanded together and alone, while the colours show that; else `null`. */
  readonly common = $derived.by(() =>
    this.#of.look.colours === 'who' ? countCommon(this.#of.running.map((lane) => visited(lane))) : null,
  );

  /** The nodes that the lanes of A* have expanded, by their f, while the colours show that; `null` for other lanes. */
  readonly sides = $derived.by(() => {
    const { look, shortest, lanes } = this.#of;
    if (look.colours !== 'bound' || shortest === null) return [];
    return lanes.map(({ addsUp, player: { reader, step } }) => (addsUp ? countSides(reader, step, shortest) : null));
  });
}

/** How far a lane has come, for those who count states. */
export function visited({ states, player }: Lane, step = player.step): Visited {
  void player.revision;
  return { states, step };
}
