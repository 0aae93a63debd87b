/** Colours nodes by a number, on a scale whose lightness rises evenly: it reads without hues too. */
import { scaleQuantize } from 'd3-scale';
import { interpolateRgb, piecewise } from 'd3-interpolate';
import type { ColouredBy } from '../../shared/contract/looks.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { evaluate, type RemovalOrder } from '../../shared/engine/removalOrder.ts';

export interface NodeColouring {
  /** `null`: the node keeps its own colour at `step`. */
  colourOf(node: number, step: number): string | null;
}

export interface Colouring extends NodeColouring {
  readonly by: ColouredBy;
  /** Least and greatest value known so far. */
  readonly from: number;
  readonly to: number;
  readonly colours: readonly string[];
}

/** Steps of the scale, and passes of the far picture. */
const COLOURS = 16;

/** The part of the scale that contrasts with the ground of each theme. */
const PART_OF_SCALE = { light: [0, 0.86], projector: [0, 0.8], dark: [0.24, 1] } as const;

type Value = (reader: TraceReader, node: number, removal: RemovalOrder) => number;

const VALUES: Readonly<Record<ColouredBy, Value>> = {
  depth: ({ depth }, node) => depth[node],
  h: ({ h }, node) => h[node],
  f: ({ g, h }, node, removal) => evaluate(removal, g[node], h[node]) ?? g[node],
  order: ({ expandedAt }, node) => expandedAt[node],
};

/** The scale covers all that is known of the run, so that no step changes a colour. */
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

/**
 * Viridis by S. van der Walt and N. Smith (matplotlib 2.0, CC0; https://bids.github.io/colormap): 16 of its 256
 * colours, evenly spaced and interpolated; no channel is off by more than 6 of 255. d3-scale-chromatic would compute
 * all of them, and forty other maps, at every start.
 */
const VIRIDIS = [
  ...['#440154', '#481a6c', '#472f7d', '#414487', '#39568c', '#31688e', '#2a788e', '#23888e'],
  ...['#1f988b', '#22a884', '#35b779', '#54c568', '#7ad151', '#a5db36', '#d2e21b', '#fde725'],
];

export const viridis: (place: number) => string = piecewise(interpolateRgb, VIRIDIS);
