import type { Fate, Status } from '../trace/trace.ts';

/** What a search writes about itself as it goes: all that happened, or what is needed to go on and to count. */
export interface SearchRecord {
  /** The id of the next node. */
  readonly nodes: number;
  /** Nodes written so far, roots included. */
  readonly written: number;
  readonly expansions: number;
  /** By node: g, and its action as an edge of a trace. */
  readonly g: Uint8Array | Uint16Array | Int32Array;
  readonly edge: Uint8Array;
  status: Status;
  /** As in a trace. */
  goal: number;
  meeting: number;

  /** Node ids and expansions that there is room for. */
  readonly roomForNodes: number;
  readonly roomForExpansions: number;
  /** Bytes of the columns once they have room for so many nodes and expansions in all. */
  bytesFor(nodes: number, expansions: number): number;
  reserveNodes(count: number): void;
  reserveExpansions(count: number): void;

  /** Writes the next node, for which there must be room. Returns its id. */
  addNode(parent: number, action: number, g: number, h: number, fate: Fate, twin: number): number;
  /** Writes the next expansion, for which there must be room: its children are the nodes written from now on. */
  addExpansion(node: number): void;
  /** Notes how many nodes wait after the expansion that was written last. */
  noteFrontier(size: number): void;
  addIteration(bound: number): void;
  /** Gives back the room that is left, when nothing more will be written. */
  trim(): void;
}
