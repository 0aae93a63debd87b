/** A trace that grows: `Search` writes one, and `TraceReader` is one that grows by batches. */
import { grown } from './columns.ts';
import { NONE, type Fate, type Status, type Trace } from './trace.ts';

export class TraceColumns implements Trace {
  nodes = 0;
  parent = new Int32Array(0);
  action = new Int8Array(0);
  g = new Uint16Array(0);
  h = new Uint16Array(0);
  fate = new Uint8Array(0);
  twin = new Int32Array(0);

  expansions = 0;
  expanded = new Int32Array(0);
  firstChild = new Int32Array(0);
  frontierSize = new Int32Array(0);

  status: Status = 'running';
  goal = NONE;

  /** Makes room for so many nodes in all. */
  reserveNodes(count: number): void {
    if (count <= this.parent.length) return;
    this.parent = grown(this.parent, count);
    this.action = grown(this.action, count);
    this.g = grown(this.g, count);
    this.h = grown(this.h, count);
    this.fate = grown(this.fate, count);
    this.twin = grown(this.twin, count);
  }

  /** Makes room for so many expansions in all. */
  reserveExpansions(count: number): void {
    if (count <= this.expanded.length) return;
    this.expanded = grown(this.expanded, count);
    this.firstChild = grown(this.firstChild, count);
    this.frontierSize = grown(this.frontierSize, count);
  }

  /** Writes the next node, for which there must be room; g follows from the parent. Returns its id. */
  addNode(parent: number, action: number, h: number, fate: Fate, twin: number): number {
    const node = this.nodes++;
    this.parent[node] = parent;
    this.action[node] = action;
    this.g[node] = parent === NONE ? 0 : this.g[parent] + 1;
    this.h[node] = h;
    this.fate[node] = fate;
    this.twin[node] = twin;
    return node;
  }

  /** Writes the next expansion, for which there must be room: its children are the nodes written from now on. */
  addExpansion(node: number): void {
    this.expanded[this.expansions] = node;
    this.firstChild[this.expansions] = this.nodes;
    this.expansions++;
  }
}
