/** The lists of nodes beside the tree, in words, shape and pages: a frontier is drawn as the container that it is. */
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { nameOfKey } from '../run/sentences/choice.ts';

/** `open`: in at one end, out at the other. `closed`: in and out at the same end. `bins`: equal keys stand together. */
export type LaneShape = 'open' | 'closed' | 'bins' | 'loose';

export interface NodeLane {
  readonly shape: LaneShape;
  /** What it is called before its places are counted; empty where its title says it all. */
  readonly name: string;
  /** The end that is shown first, and the other one. */
  readonly near: LaneEnd;
  readonly far: LaneEnd;
}

interface LaneEnd {
  readonly label: string;
  readonly title: string;
}

const QUEUE: NodeLane = {
  shape: 'open',
  name: 'queue',
  near: { label: '← out', title: 'The front of the queue: the next state is taken here' },
  far: { label: 'in ←', title: 'The back of the queue: new states join here' },
};

const STACK: NodeLane = {
  shape: 'closed',
  name: 'stack',
  near: { label: '⇄ top', title: 'The top of the stack: states join here and are taken here' },
  far: { label: 'bottom', title: 'The bottom of the stack: it is taken last' },
};

/** The explored nodes. */
export const EXPLORED: NodeLane = {
  shape: 'loose',
  name: '',
  near: { label: 'newest', title: 'To the state that was expanded last' },
  far: { label: 'oldest', title: 'To the state that was expanded first' },
};

/** The frontier while somebody searches by hand: its order would tell what is taken next. */
export const BY_HAND: NodeLane = {
  shape: 'loose',
  name: 'in no order',
  near: { label: 'beginning', title: 'To the beginning of the list' },
  far: { label: 'end', title: 'To the end of the list' },
};

function priorityQueue(key: string): NodeLane {
  return {
    shape: 'bins',
    name: 'by key',
    near: { label: `lowest ${key}`, title: `To the lowest ${key}: the next state is taken here` },
    far: { label: `highest ${key}`, title: `To the highest ${key}: it is taken last` },
  };
}

/** The container that the frontier of a strategy is. */
export function frontierLane(strategy: StrategyId): NodeLane {
  const { frontier, fromBothEnds } = STRATEGIES[strategy];
  if (frontier === 'priority') return priorityQueue(nameOfKey({ strategy, ties: 'first-in' }));
  if (frontier === 'lifo') return STACK;
  return fromBothEnds ? { ...QUEUE, name: 'two queues' } : QUEUE;
}

/** Places of a list that are shown together: from `first` up to, and not including, `end`. */
export interface LanePage {
  readonly first: number;
  readonly end: number;
}

/** The page that holds `place`, or the last one where the list ends before; pages begin at multiples of `perPage`. */
export function pageAt(place: number, perPage: number, size: number): LanePage {
  const within = Math.max(0, Math.min(place, size - 1));
  const first = within - (within % perPage);
  return { first, end: Math.min(first + perPage, size) };
}
