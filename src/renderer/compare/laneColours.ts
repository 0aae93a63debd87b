/** Colours that tell lanes apart inside their trees: who has expanded a state, and what had to be expanded. */
import type { LaneColours } from '../../shared/contract/looks.ts';
import { hasExpanded, type Visited } from '../../shared/readings/commonStates.ts';
import { sideOf, type BoundSide } from '../../shared/readings/costBound.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { Palette } from '../ui/pen/palette.ts';

/** What the colours of the trees show instead of what a node is. */
export const COLOUR_LABELS: Readonly<Record<LaneColours, string>> = {
  none: 'Colours: what a node is',
  who: 'Colours: who expanded it',
  bound: 'Colours: f and C*',
};

/** The ink of each side of C*. */
export const SIDE_INKS: Readonly<Record<BoundSide, keyof Palette>> = {
  below: 'ink',
  at: 'accent',
  above: 'danger',
};

/** Expanded nodes: those whose state another search has expanded as well, and in ink those that only this one has. */
export function colouringByLanes(
  lane: Pick<Visited, 'states'> & { readonly reader: TraceReader },
  others: readonly Visited[],
  palette: Palette,
): NodeColouring {
  const { reader, states } = lane;
  return {
    colourOf(node, step) {
      if (reader.expandedAt[node] > step) return null;
      const state = states.stateOf(node);
      return others.some((other) => hasExpanded(other, state)) ? palette.shared : palette.ink;
    },
  };
}

/** Expanded nodes by how their g + h stands to `cost`. */
export function colouringByBound(reader: TraceReader, cost: number, palette: Palette): NodeColouring {
  return {
    colourOf: (node, step) => (reader.expandedAt[node] > step ? null : palette[SIDE_INKS[sideOf(reader, node, cost)]]),
  };
}
