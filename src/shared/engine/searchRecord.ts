import type { Fate, Status } from '../trace/trace.ts';

/** What a search writes about itself: a full trace, or what it needs to go on and to count. */
export interface SearchRecord {
  readonly nodes: number;
  /** Including roots. */
  readonly written: number;
  readonly expansions: number;
  /** By node; the action as an edge of a trace. */
  readonly g: Uint8Array | Uint16Array | Int32Array;
  /** By node, like `g`: moves from the root. */
  readonly depth: Uint8Array | Uint16Array | Int32Array;
  /** Counters keep it only where costs differ. */
  readonly h: Uint8Array | Uint16Array;
  readonly edge: Uint8Array;
  status: Status;
  /** As in a trace. */
  goal: number;
  meeting: number;

  readonly roomForNodes: number;
  readonly roomForExpansions: number;
  /** Bytes with room for so many nodes and expansions in all. */
  bytesFor(nodes: number, expansions: number): number;
  reserveNodes(count: number): void;
  reserveExpansions(count: number): void;

  /** Requires room. Returns the id of the node. */
  addNode(parent: number, action: number, g: number, h: number, fate: Fate, twin: number): number;
  /** Requires room. The nodes written from now on are its children. */
  addExpansion(node: number): void;
  /** `size`: after the last expansion. */
  noteFrontier(size: number): void;
  addIteration(bound: number): void;
  trim(): void;
}
