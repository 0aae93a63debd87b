import type { Remote } from '../../../shared/rpc/services.ts';
import type { Measures } from './drawingSizes.ts';
import type { TreeColumns } from './drawnTree.ts';
import { layOut, type LayoutPlan } from './layout.ts';

/** Lays out the first `nodes` nodes of `trace`, which may have more. */
export interface LayoutOrder {
  readonly trace: TreeColumns;
  readonly nodes: number;
  readonly measures: Measures;
  readonly plan: LayoutPlan;
}

export const layoutServices = {
  layouts: { layOut: ({ trace, nodes, measures, plan }: LayoutOrder) => layOut(trace, nodes, measures, plan) },
};
export type LayoutServices = Remote<typeof layoutServices>;
