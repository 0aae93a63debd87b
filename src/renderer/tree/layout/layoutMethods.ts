import type { Hosted } from '../../../shared/rpc/services.ts';
import type { Measures } from './drawingSizes.ts';
import type { TreeColumns } from './drawnTree.ts';
import { layOut, type Layout, type LayoutPlan } from './layout.ts';

/** Lays out the first `nodes` nodes of `trace`, which may have more. */
export interface LayoutOrder {
  readonly trace: TreeColumns;
  readonly nodes: number;
  readonly measures: Measures;
  readonly plan: LayoutPlan;
}

export interface LayoutServices {
  readonly layouts: { layOut(order: LayoutOrder): Promise<Layout> };
}

export const layoutServices: Hosted<LayoutServices> = {
  layouts: { layOut: ({ trace, nodes, measures, plan }) => layOut(trace, nodes, measures, plan) },
};
