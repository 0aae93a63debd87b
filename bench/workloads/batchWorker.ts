/** A worker that has as many nodes ready as objects and as batches, and hands over either when it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { createSlidingDomain } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { encodeBatch } from '../../src/shared/trace/batch.ts';
import { Search } from '../../src/shared/engine/search.ts';
import { FARTHEST, optionsOf } from '../puzzles.ts';
import { boardOf, successors, type Board } from '../textbook/board.ts';

const { nodes, rounds }: { nodes: number; rounds: number } = workerData;

/** A node as a program without columns would send it. */
interface NodeObject {
  readonly id: number;
  readonly parent: number;
  readonly depth: number;
  readonly move: string;
  readonly state: Board;
}

/** The first nodes of a breadth-first search that drops nothing but what it has reached before. */
function objects(): NodeObject[] {
  const root = { id: 0, parent: -1, depth: 0, move: '', state: boardOf(FARTHEST.start) };
  const reached = new Set([root.state]);
  const list: NodeObject[] = [root];
  for (let head = 0; list.length < nodes; head++) {
    const { id: parent, depth, state: from } = list[head];
    for (const state of successors(from, FARTHEST.rows, FARTHEST.cols)) {
      if (reached.has(state) || list.length === nodes) continue;
      reached.add(state);
      list.push({ id: list.length, parent, depth: depth + 1, move: moveBetween(from, state), state });
    }
  }
  return list;
}

function moveBetween(from: Board, to: Board): string {
  const step = to.indexOf('0') - from.indexOf('0');
  return ({ [-FARTHEST.cols]: 'U', [FARTHEST.cols]: 'D', [-1]: 'L' } as Record<number, string>)[step] ?? 'R';
}

function batch(): ArrayBuffer {
  const options = optionsOf('bfs', { nodes: nodes + 4 }); // the last expansion may add four
  const search = new Search(createSlidingDomain(FARTHEST, 'zero'), options);
  search.advance(Infinity);
  return encodeBatch(search.trace, 0, 0);
}

const list = objects();
const first = batch();
/** What was handed over is gone, so there is one for each round. */
const batches = Array.from({ length: rounds }, () => first.slice());

parentPort!.on('message', (wanted: 'objects' | 'batch') => {
  if (wanted === 'objects') return parentPort!.postMessage(list);
  const next = batches.pop()!;
  parentPort!.postMessage(next, [next]);
});
