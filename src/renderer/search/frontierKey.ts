import { halfOf } from '../../shared/readings/path.ts';
import { nodeKey, type NodeKey } from '../run/sentences/nodeKey.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** The number of a waiting node as lists have it; of a search from both ends with the half that it waits in. */
export function frontierKey({ player: { reader }, options, strategy }: RunView, node: number): NodeKey {
  const key = nodeKey(options, reader.g[node], reader.h[node]);
  if (!strategy.fromBothEnds) return key;
  return { ...key, text: `${['start', 'goal'][halfOf(reader, node)]}+${key.value}` };
}
