/** What the worker of the tree does: layouts of large trees. */
import type { Methods } from '../../../shared/rpc/rpc.ts';
import { layOut } from './layout.ts';
import { packLayout, type LayoutColumns, type LayoutOrder } from './layoutColumns.ts';

export const layoutMethods: Methods = {
  'layouts.layOut': (order) => laidOut(order as LayoutOrder),
};

function laidOut({ parent, edge, nodes, measures, kind, folded, first }: LayoutOrder): LayoutColumns {
  const trace = { parent: new Int32Array(parent), edge: new Uint8Array(edge) };
  return packLayout(layOut(trace, nodes, measures, { kind, folded: new Set(folded), first }));
}
