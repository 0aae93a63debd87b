/** A layout on its way from one thread to another: its columns as buffers, which change hands instead of being copied. */
import type { Box } from '../camera/framing.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import type { Layout } from './layout.ts';
import type { Measures } from '../camera/drawingSizes.ts';

/** What a layout is made of, for a thread that has no trace. */
export interface LayoutOrder {
  readonly parent: ArrayBuffer;
  readonly edge: ArrayBuffer;
  readonly nodes: number;
  readonly measures: Measures;
  readonly kind: LayoutKind;
  readonly folded: readonly number[];
  readonly first: number;
}

export interface LayoutApi {
  /** Lays out the tree of the columns `parent` and `edge` of a trace. */
  layOut(order: LayoutOrder): Promise<LayoutColumns>;
}

export interface LayoutColumns {
  readonly kind: LayoutKind;
  readonly hub: number;
  readonly levels: number;
  readonly levelHeight: number;
  readonly sides: Box | null;
  readonly columns: Readonly<Record<ColumnName, ArrayBuffer>>;
}

type LayoutColumn = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const INTEGERS = ['node', 'place', 'parent', 'firstChild', 'childCount', 'depth', 'order', 'start', 'deepest'] as const;
const REALS = ['along', 'left', 'right'] as const;
type ColumnName = (typeof INTEGERS)[number] | (typeof REALS)[number];

/** `layout` must have its rows: one that stands. */
export function packLayout(layout: Layout): LayoutColumns {
  const { kind, hub, levels, levelHeight, sides, tree, along, rows, extent } = layout;
  const { left, right, deepest } = extent;
  const columns = { ...tree, ...rows!, along, left, right, deepest };
  const buffers = [...INTEGERS, ...REALS].map((name) => [name, bufferOf(columns[name] as LayoutColumn)]);
  return { kind, hub, levels, levelHeight, sides, columns: Object.fromEntries(buffers) };
}

/** Its own buffer, without what a part of a larger one leaves over. */
function bufferOf(column: LayoutColumn): ArrayBuffer {
  return column.byteLength === column.buffer.byteLength ? column.buffer : column.slice().buffer;
}

export function unpackLayout({ kind, hub, levels, levelHeight, sides, columns }: LayoutColumns): Layout {
  const integers = (name: (typeof INTEGERS)[number]): Int32Array => new Int32Array(columns[name]);
  const reals = (name: (typeof REALS)[number]): Float64Array => new Float64Array(columns[name]);
  const [node, along, depth] = [integers('node'), reals('along'), integers('depth')];
  return {
    kind,
    hub,
    levels,
    room: levels,
    levelHeight,
    sides,
    along,
    rows: { order: integers('order'), start: integers('start') },
    extent: { left: reals('left'), right: reals('right'), deepest: integers('deepest'), along, depth },
    tree: {
      places: node.length,
      node,
      place: integers('place'),
      parent: integers('parent'),
      firstChild: integers('firstChild'),
      childCount: integers('childCount'),
      depth,
    },
  };
}
