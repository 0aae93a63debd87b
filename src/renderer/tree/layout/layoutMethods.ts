/** What the worker of the tree does: layouts of large trees. */
import { trusted, type Hosted, type ParsersOf } from '../../../shared/rpc/services.ts';
import { layOut } from './layout.ts';
import { packLayout, type LayoutApi, type LayoutColumns, type LayoutOrder } from './layoutColumns.ts';

interface LayoutServices {
  readonly layouts: LayoutApi;
}

export const LAYOUT_METHODS: ParsersOf<LayoutServices> = { layouts: { layOut: trusted } };

export const layoutServices: Hosted<LayoutServices> = { layouts: { layOut: laidOut } };

function laidOut({ parent, edge, nodes, measures, kind, folded, first }: LayoutOrder): LayoutColumns {
  const trace = { parent: new Int32Array(parent), edge: new Uint8Array(edge) };
  return packLayout(layOut(trace, nodes, measures, { kind, folded: new Set(folded), first }));
}
