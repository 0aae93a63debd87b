/** Colouring nodes by a number of theirs, on a scale whose lightness rises evenly, so that it is read without hues too. */
import { scaleQuantize } from 'd3-scale';
import { viridis } from './viridis.ts';
import type { ColouredBy } from '../../shared/contract/looks.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { evaluate, type RemovalOrder } from '../../shared/engine/removalOrder.ts';

export interface NodeColouring {
  /** Colour of a node; `null` for one that keeps its own at `step`. */
  colourOf(node: number, step: number): string | null;
}

/** Colours that are a scale. */
export interface Colouring extends NodeColouring {
  readonly by: ColouredBy;
  /** Least and greatest value of the run as far as it is known. */
  readonly from: number;
  readonly to: number;
  /** The colours from the least value to the greatest. */
  readonly colours: readonly string[];
}

/** Steps of the scale: as many as the far picture has passes. */
const COLOURS = 16;

/** The part of the scale that stands out from the ground of each theme. */
const PART_OF_SCALE = { light: [0, 0.86], projector: [0, 0.8], dark: [0.24, 1] } as const;

type Value = (reader: TraceReader, node: number, removal: RemovalOrder) => number;

const VALUES: Readonly<Record<ColouredBy, Value>> = {
  depth: ({ g }, node) => g[node],
  h: ({ h }, node) => h[node],
  f: ({ g, h }, node, removal) => evaluate(removal, g[node], h[node]) ?? g[node],
  order: ({ expandedAt }, node) => expandedAt[node],
};

/** The colouring of a run; its scale reaches over all that is known of the run, so that no step changes a colour. */
export function colouringBy(
  by: ColouredBy,
  reader: TraceReader,
  removal: RemovalOrder,
  theme: keyof typeof PART_OF_SCALE,
): Colouring {
  const valueOf = (node: number): number => VALUES[by](reader, node, removal);
  const [from, to] = by === 'order' ? [1, Math.max(1, reader.expansions)] : rangeOf(reader.nodes, valueOf);
  const colours = coloursOf(theme);
  const scale = scaleQuantize<string>()
    .domain([from, Math.max(to, from + 1)])
    .range(colours);
  const colourOf = (node: number, step: number): string | null =>
    by === 'order' && reader.expandedAt[node] > step ? null : scale(valueOf(node));
  return { by, from, to, colours, colourOf };
}

function coloursOf(theme: keyof typeof PART_OF_SCALE): string[] {
  const [first, last] = PART_OF_SCALE[theme];
  return Array.from({ length: COLOURS }, (_, index) => viridis(first + ((last - first) * index) / (COLOURS - 1)));
}

function rangeOf(nodes: number, valueOf: (node: number) => number): [from: number, to: number] {
  let from = Infinity;
  let to = -Infinity;
  for (let node = 0; node < nodes; node++) {
    const value = valueOf(node);
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return nodes === 0 ? [0, 0] : [from, to];
}
