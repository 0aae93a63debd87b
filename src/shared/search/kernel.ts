/**
 * The loop of `Search` again, for the searches that are run most: best-first search of states that are numbers. What `Search` does
 * in a dozen calls is one function here, and what it reads from objects is in local variables, which the machine keeps in
 * registers: a search takes a fifth less time. It works on the memory of the search and leaves there what `Search` would have left;
 * a test holds both to the same traces. To understand the loop, read `Search`.
 */
import { FIRST_BUCKET, CURSOR, type BucketQueue } from './bucketQueue.ts';
import type { Domain, Successors } from './domain.ts';
import type { Frontier } from './frontier.ts';
import { keepsDuplicates, type SearchOptions } from './options.ts';
import type { ReachedByNumber } from './reachedByNumber.ts';
import { STRATEGIES } from './strategy.ts';
import { actionOf, edgeOf, FATE, NONE } from './trace.ts';
import { MAX_OF_BYTE, type TraceColumns } from './traceColumns.ts';

/** A search that the kernel can run: what stays the same while it runs. */
export interface KernelSearch {
  readonly domain: Domain;
  readonly options: SearchOptions;
  readonly trace: TraceColumns;
  readonly frontier: Frontier<BucketQueue>;
  readonly reached: ReachedByNumber;
  readonly successors: Successors;
  /** h of each successor. */
  readonly estimates: Uint16Array;
  /** f is a sum of so many times g and so many times h. */
  readonly ofG: number;
  readonly ofH: number;
  readonly reopens: boolean;
  readonly skipsStraightBack: boolean;
  readonly depthLimit: number;
}

/** Whether a search of `domain` with these options is one that the kernel can run. */
export function isForKernel({ tables }: Domain, options: SearchOptions): boolean {
  const isBestFirst = STRATEGIES[options.strategy].frontier === 'priority';
  return isBestFirst && tables !== undefined && options.goalTest === 'expansion' && !keepsDuplicates(options);
}

/**
 * Takes so many turns of the loop, for which there is room, fewer if the search ends before. `states`: by node. Returns whether a node
 * was left without successors by the depth limit.
 */
export function runKernel(search: KernelSearch, states: Int32Array, turns: number): boolean {
  const { domain, trace, frontier, reached, successors, estimates } = search;
  const { ofG, ofH, reopens, skipsStraightBack, depthLimit } = search;
  const { order } = search.options;
  const { action: actions } = successors;
  const { entries, gap, rowBits } = reached;
  const { waiting, nodeOrder: queue } = frontier;
  const { next, looksAtH, lastIn, step } = queue;
  const { parent, edge, twin: twins, expanded, firstChild, frontierSize } = trace;
  let { g: gs, h: hs, nodes, expansions } = trace;
  let { rows, rowOf, width, lowest } = queue;
  let { size } = frontier;
  let metDepthLimit = false;

  for (const end = expansions + turns; expansions < end && size > 0; expansions++) {
    // Take the node whose turn it is; those that were discarded are passed over.
    let node: number;
    do {
      while (rows[rowOf[lowest]] === 0) lowest++;
      const row = rowOf[lowest];
      let key = rows[row + CURSOR];
      while (rows[row + FIRST_BUCKET + key] === 0) key += step;
      const bucket = row + FIRST_BUCKET + key;
      const last = rows[bucket] - 1;
      node = next[last];
      if (node === last) rows[bucket] = 0;
      else next[last] = next[node];
      rows[row + CURSOR] = key;
      rows[row]--;
    } while (waiting[node] === 0);
    waiting[node] = 0;
    frontierSize[expansions] = --size;
    expanded[expansions] = node;
    firstChild[expansions] = nodes;

    // Compare it with the goal, and the depth with the limit.
    if (domain.isGoal(states, node)) {
      trace.goal = node;
      expansions++;
      break;
    }
    const g = gs[node] + 1;
    if (g > depthLimit) {
      metDepthLimit = true;
      continue;
    }

    // Expand it: the states of its successors come where the next nodes have theirs.
    const back = skipsStraightBack ? actionOf(trace, node) : NONE;
    const except = back === NONE ? NONE : domain.inverse(back);
    const count = domain.expand(states, node, nodes, order, except, successors);
    for (let index = 0; index < count; index++, nodes++) {
      const h = estimates[index];
      if ((g | h) > MAX_OF_BYTE) {
        trace.widen(g, h);
        ({ g: gs, h: hs } = trace);
      }
      parent[nodes] = node;
      gs[nodes] = g;
      hs[nodes] = h;

      // What becomes of it?
      const slot = states[nodes] - (states[nodes] >> rowBits) * gap;
      const twin = entries[slot] - 1;
      const isRepeat = twin >= 0;
      twins[nodes] = isRepeat ? twin : NONE;
      if (isRepeat && !(reopens && g < gs[twin])) {
        edge[nodes] = edgeOf(actions[index], FATE.duplicate);
        continue;
      }
      edge[nodes] = edgeOf(actions[index], isRepeat ? FATE.improved : FATE.fresh);
      if (isRepeat && waiting[twin] === 1) {
        waiting[twin] = 0;
        size--;
      }
      entries[slot] = nodes + 1;

      // It joins the frontier.
      waiting[nodes] = 1;
      size++;
      const f = ofG * g + ofH * h;
      const key = looksAtH ? h : 0;
      if (f >= rowOf.length || FIRST_BUCKET + key >= width || rowOf[f] === 0) {
        queue.makeRow(f, key);
        ({ rows, rowOf, width } = queue);
      }
      const row = rowOf[f];
      const bucket = row + FIRST_BUCKET + key;
      const last = rows[bucket] - 1;
      next[nodes] = last < 0 ? nodes : next[last];
      if (last >= 0) next[last] = nodes;
      if (last < 0 || !lastIn) rows[bucket] = nodes + 1;
      if (rows[row]++ === 0 || (key - rows[row + CURSOR]) * step < 0) rows[row + CURSOR] = key;
      if (f < lowest) lowest = f;
    }
    frontierSize[expansions] = size;
  }

  trace.nodes = nodes;
  trace.expansions = expansions;
  queue.lowest = lowest;
  frontier.size = size;
  return metDepthLimit;
}
