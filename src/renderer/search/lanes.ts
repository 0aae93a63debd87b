/** Lists of nodes beside the tree: words, shape and pages. A frontier is drawn as the container that it is. */
import { halfOf } from '../../shared/readings/path.ts';
import { nodeKey, type NodeKey } from '../run/sentences/nodeKey.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';

export interface NodeLane {
  /** `open`: in at one end, out at the other. `closed`: in and out at the same end. `bins`: equal keys together. */
  readonly shape: 'open' | 'closed' | 'bins' | 'loose';
  /** Precedes the range of places; empty where the title suffices. */
  readonly name: string;
  readonly near: { readonly label: string; readonly title: string };
  readonly far: NodeLane['near'];
}

const QUEUE: NodeLane = {
  shape: 'open',
  name: 'queue',
  near: { label: '← out', title: 'Go to the front of the queue: the next state is taken here' },
  far: { label: 'in ←', title: 'Go to the back of the queue: new states join here' },
};

const STACK: NodeLane = {
  shape: 'closed',
  name: 'stack',
  near: { label: '⇄ top', title: 'Go to the top of the stack: states join here and are taken here' },
  far: { label: 'bottom', title: 'Go to the bottom of the stack: it is taken last' },
};

export const EXPLORED: NodeLane = {
  shape: 'loose',
  name: '',
  near: { label: 'newest', title: 'Go to the state that was expanded last' },
  far: { label: 'oldest', title: 'Go to the state that was expanded first' },
};

/** The frontier in a search by hand: its order would reveal what is taken next. */
export const BY_HAND: NodeLane = {
  shape: 'loose',
  name: 'unsorted',
  near: { label: 'first', title: 'Go to the first page of the list' },
  far: { label: 'last', title: 'Go to the last page of the list' },
};

/** What waits in a program of somebody else, which takes from it as it likes: sorted by what it should choose by. */
export function waitingLane(strategy: StrategyId): NodeLane {
  const { frontier, key } = STRATEGIES[strategy];
  if (frontier !== 'priority') return { ...BY_HAND, name: '' };
  const to = (end: string): NodeLane['near'] => ({ label: `${end} ${key}`, title: `Go to the ${end} ${key}` });
  return { shape: 'bins', name: `by ${key}`, near: to('lowest'), far: to('highest') };
}

function priorityQueue(key: string): NodeLane {
  return {
    shape: 'bins',
    name: `by ${key}`,
    near: { label: `lowest ${key}`, title: `Go to the lowest ${key}: the next state is taken here` },
    far: { label: `highest ${key}`, title: `Go to the highest ${key}: it is taken last` },
  };
}

export function frontierLane(strategy: StrategyId): NodeLane {
  const { frontier, fromBothEnds, key } = STRATEGIES[strategy];
  if (frontier === 'priority') return priorityQueue(key);
  if (frontier === 'lifo') return STACK;
  return fromBothEnds ? { ...QUEUE, name: 'two queues' } : QUEUE;
}

/** The page of `place`, or the last one: places from `first` to before `end`. Pages begin at multiples of `perPage`. */
export function pageAt(place: number, perPage: number, size: number) {
  const within = Math.max(0, Math.min(place, size - 1));
  const first = within - (within % perPage);
  return { first, end: Math.min(first + perPage, size) };
}

/** The number of a frontier node in lists, with its half in a bidirectional search. */
export function frontierKey({ player: { reader }, options, strategy }: RunView, node: number): NodeKey {
  const key = nodeKey(options, reader.g[node], reader.h[node]);
  if (!strategy.fromBothEnds) return key;
  return { ...key, text: `${['start', 'goal'][halfOf(reader, node)]}+${key.value}` };
}
