import { count, formatNumber } from '../ui/format.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { fateOf, isDropped } from '../../shared/trace/trace.ts';
import type { RemovalOrder } from '../../shared/engine/removalOrder.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { largest, seriesOf, smoothed, type Series } from './lines.ts';

export type DrawerPage = 'charts' | 'nodes';

export interface ChartLine {
  readonly name: string;
  readonly series: Series;
  /** Expansions that it covers; default: those of the chart. */
  readonly length?: number;
  readonly ink: keyof Palette;
  /** In CSS pixels at the standard type size. */
  readonly width: number;
  readonly dash: readonly number[];
}

/** Bars side by side; later ones in front of earlier ones. */
export interface ChartBars {
  readonly name: string;
  readonly values: ArrayLike<number>;
  readonly ink: keyof Palette;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly across: string;
  readonly length: number;
  readonly most: number;
  readonly content: { readonly lines: readonly ChartLine[] } | { readonly bars: readonly ChartBars[] };
  readonly spoken: string;
}

/** Smoothing window as a share of all expansions; at least three of them. */
const SMOOTHED_SHARE = 1 / 25;

type LineChart = Chart & { readonly content: { readonly lines: readonly ChartLine[] } };

export function chartsOf(reader: TraceReader, removal: RemovalOrder): Chart[] {
  const { expansions, frontierSize } = reader;
  const { f, g } = seriesOf(reader, removal);
  const hasF = STRATEGIES[removal.strategy].f !== null;
  const window = 1 + 2 * Math.max(1, Math.round((expansions * SMOOTHED_SHARE) / 2));
  return [
    ...(hasF ? [overExpansions('f', 'f of the nodes expanded', expansions, [line('f', f, 'ink', 1.8)])] : []),
    overExpansions('g', 'g of the nodes expanded', expansions, [
      line('g', g, 'explored', 1),
      line(`mean of ${count(window, 'step')}`, smoothed(g, expansions, window), 'path', 2.2),
    ]),
    overExpansions('frontier', 'Nodes in the frontier', expansions, [
      line('frontier', (expansion) => frontierSize[expansion], 'frontier', 1.8),
    ]),
    depthChart(reader),
  ];
}

export function timelineChart(reader: TraceReader, removal: RemovalOrder): LineChart {
  const { f, g, h } = seriesOf(reader, removal);
  const { usesHeuristic, formula } = STRATEGIES[removal.strategy];
  // f has its own line only where it is neither g nor h.
  const lines = [
    ...(usesHeuristic && formula !== 'h' ? [line('f', f, 'ink', 2.2)] : []),
    ...(usesHeuristic ? [line('h', h, 'inkSoft', 1.6, [5, 3])] : []),
    line('g', g, 'frontier', 1.6),
  ];
  const title = `${lines.map(({ name }) => name).join(', ')} of the nodes expanded`;
  return overExpansions('timeline', title, reader.expansions, lines);
}

function depthChart(reader: TraceReader): Chart {
  const { whole, part } = nodesPerDepth(reader);
  const most = largest((depth) => whole[depth], whole.length);
  const fullest = whole.indexOf(most);
  return {
    id: 'depth',
    title: 'Nodes at each depth',
    across: 'depth',
    length: whole.length,
    most,
    content: {
      bars: [
        { name: 'in the tree', values: whole, ink: 'frontierSoft' },
        { name: 'expanded', values: part, ink: 'frontier' },
      ],
    },
    spoken: `Depths 0 to ${whole.length - 1}; most nodes, ${formatNumber(whole[fullest] ?? 0)}, at depth ${fullest}.`,
  };
}

/** Nodes that were not dropped, by depth, and those of them that were expanded. */
export function nodesPerDepth(reader: TraceReader): { whole: number[]; part: number[] } {
  const depths = reader.nodes === 0 ? 0 : reader.countersAt(reader.expansions).deepest + 1;
  const whole = new Array<number>(depths).fill(0);
  const part = new Array<number>(depths).fill(0);
  for (let node = 0; node < reader.nodes; node++) if (!isDropped(fateOf(reader, node))) whole[reader.depth[node]]++;
  for (let at = 0; at < reader.expansions; at++) part[reader.depth[reader.expanded[at]]]++;
  return { whole, part };
}

function line(name: string, series: Series, ink: keyof Palette, width: number, dash: number[] = []): ChartLine {
  return { name, series, ink, width, dash };
}

function overExpansions(id: string, title: string, length: number, lines: readonly ChartLine[]): LineChart {
  const most = Math.max(...lines.map(({ series }) => largest(series, length)));
  const spoken = `${title} over ${count(length, 'expansion')}; the largest is ${formatNumber(most)}.`;
  return { id, title, across: 'expansions', length, most, content: { lines }, spoken };
}
