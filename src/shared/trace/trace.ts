/**
 * The trace: everything that happened in a search, in order, in columns. A node is a path, a state is an arrangement:
 * two paths to one state are two nodes, and the later one has the earlier as its `twin`. Node ids are in order of
 * generation; parents never change. A step is one removal from the frontier: step s (from 1) is `expanded[s − 1]`.
 * Each iteration begins with a new root; a search from both ends has two roots, the start and the goal.
 */

/** What became of a generated node. A goal found then joins no frontier, as the search is over. */
export const FATE = {
  /** The first path to its state: joined the frontier. */
  fresh: 0,
  /** A useless path to a reached state: dropped. */
  duplicate: 1,
  /** A cheaper path to a reached state: joined the frontier, and made its twin stale. */
  improved: 2,
  /** A path to a reached state in a search that keeps duplicates: joined the frontier. */
  kept: 3,
  /** f is beyond the bound of the iteration: dropped without a look at its state. */
  cut: 4,
} as const;
export type Fate = (typeof FATE)[keyof typeof FATE];

/** The status of a search. Batches carry the index: append only. */
export const STATUSES = [
  'running',
  'solved',
  'exhausted',
  'expansion-limit',
  'node-limit',
  'depth-limit',
  'memory-limit',
  /** Of a program of the user's: its output ends while states wait. */
  'stopped',
] as const;
export type Status = (typeof STATUSES)[number];

/** No node: the parent of a root, the twin of a fresh node, a goal not found. */
export const NONE = -1;

/** For algorithms that do not iterate. */
export const NO_BOUND = -1;

/** An edge has five bits for the action, or for none. */
export const MAX_ACTIONS = 31;

/** The columns of a trace. Entries beyond the counts are undefined. */
export interface Trace {
  readonly nodes: number;
  /** `NONE` for a root. */
  readonly parent: Int32Array;
  /** Action and fate: see `actionOf` and `fateOf`. */
  readonly edge: Uint8Array;
  /** Path cost from the root. The column widens as values need it. */
  readonly g: Uint8Array | Uint16Array | Int32Array;
  /** Moves from the root: the same column as `g` where every move costs 1. */
  readonly depth: Uint8Array | Uint16Array | Int32Array;
  /** Whether moves do not all cost 1. */
  readonly costsDiffer: boolean;
  /** Estimated remaining cost; 0 where the search uses no h. The column widens as values need it. */
  readonly h: Uint8Array | Uint16Array;
  /** The node whose state it repeats; `NONE` for no repeat, or a node that was cut off. */
  readonly twin: Int32Array;

  readonly expansions: number;
  /** By expansion: the node taken. */
  readonly expanded: Int32Array;
  /** By expansion: the first node generated; children run up to the next root or the next entry. */
  readonly firstChild: Int32Array;
  /** By expansion: nodes in the frontier afterwards, including the root of an iteration that begins then. */
  readonly frontierSize: Int32Array;

  /** 1 for an algorithm that does not iterate. */
  readonly iterations: number;
  /** By iteration: expansions before it. */
  readonly firstExpansion: Int32Array;
  /** By iteration: its root; earlier nodes play no part in it. */
  readonly firstNode: Int32Array;
  /** By iteration: the bound on depth or f, or `NO_BOUND`. */
  readonly bound: Int32Array;

  readonly status: Status;
  /** The node that reached the goal, or the other half of a search from both ends; `NONE` before. */
  readonly goal: number;
  /** In a search from both ends, the other half's node with the state of `goal`; else `NONE`. */
  readonly meeting: number;
}

const ACTION_BITS = 5;
const ACTION_MASK = (1 << ACTION_BITS) - 1;

/** The action plus one in the low bits, the fate above. */
export function edgeOf(action: number, fate: Fate): number {
  return (action + 1) | (fate << ACTION_BITS);
}

/** The action from the parent; −1 for a root. */
export function actionOf({ edge }: Pick<Trace, 'edge'>, node: number): number {
  return (edge[node] & ACTION_MASK) - 1;
}

export function fateOf({ edge }: Pick<Trace, 'edge'>, node: number): Fate {
  return (edge[node] >> ACTION_BITS) as Fate;
}

export function isDropped(fate: Fate): boolean {
  return fate === FATE.duplicate || fate === FATE.cut;
}
