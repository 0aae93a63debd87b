/**
 * A batch: what a search added to its trace, as one buffer that is transferred between threads and forwarded unread.
 * Self-describing, like the index of V. Agafonkin's flatbush: magic, version and counts, then the columns, widest
 * first for alignment. Little-endian, like every machine this runs on. `parent` and `depth` are not sent: children
 * follow their expansion, so the reader derives them. `g` is sent only where it is not the depth.
 */
import { actionOf, FATE, fateOf, NO_BOUND, NONE, STATUSES, type Status, type Trace } from './trace.ts';

export const BATCH_FORMAT = 3;

const MAGIC = 0x42544c53;

/**
 * Header words: magic, format, status, goal, meeting, first node, nodes, first expansion, expansions, first
 * iteration, iterations, bytes per h, bytes per g.
 */
const HEADER_WORDS = 13;
const BYTES_PER_ITERATION = 3 * 4;
const BYTES_PER_EXPANSION = 3 * 4;
/** Twin and edge; h comes on top. */
const BYTES_PER_NODE = 4 + 1;
const MAX_BYTES_PER_H = 2;
const BYTES_PER_G = 4;

/** Views on the buffer. Entry 0 belongs to the first iteration, expansion or node of the batch. */
interface BatchColumns {
  readonly firstExpansions: Int32Array;
  readonly firstNodes: Int32Array;
  readonly bounds: Int32Array;
  readonly expanded: Int32Array;
  readonly firstChild: Int32Array;
  readonly frontierSize: Int32Array;
  readonly twin: Int32Array;
  /** Empty where every move costs 1. */
  readonly g: Int32Array;
  readonly h: Uint8Array | Uint16Array;
  readonly edge: Uint8Array;
}

interface Counts {
  readonly nodeCount: number;
  readonly expansionCount: number;
  readonly iterationCount: number;
}

/** A part of a trace that begins and ends between two expansions. */
export interface Batch extends BatchColumns, Counts {
  readonly status: Status;
  readonly goal: number;
  readonly meeting: number;
  readonly firstNode: number;
  readonly firstExpansion: number;
  readonly firstIteration: number;
  readonly costsDiffer: boolean;
}

/** Not a batch, or not one that fits; the message says why. */
export class BatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BatchError';
  }
}

/** Maximum size; h may take less. */
export function batchBytes(
  nodeCount: number,
  expansionCount: number,
  iterationCount: number,
  costsDiffer: boolean,
): number {
  const counts = { nodeCount, expansionCount, iterationCount };
  return bytesOf(counts, { bytesPerH: MAX_BYTES_PER_H, bytesPerG: bytesPerG(costsDiffer) });
}

interface Widths {
  readonly bytesPerH: number;
  /** 0: not sent. */
  readonly bytesPerG: number;
}

function bytesPerG(costsDiffer: boolean): number {
  return costsDiffer ? BYTES_PER_G : 0;
}

function bytesOf({ nodeCount, expansionCount, iterationCount }: Counts, { bytesPerH, bytesPerG }: Widths): number {
  const rows = iterationCount * BYTES_PER_ITERATION + expansionCount * BYTES_PER_EXPANSION;
  return HEADER_WORDS * 4 + rows + nodeCount * (BYTES_PER_NODE + bytesPerH + bytesPerG);
}

/** Everything from `fromNode` and `fromExpansion` on: both 0, or where an earlier batch ended. */
export function encodeBatch(trace: Trace, fromNode: number, fromExpansion: number): ArrayBuffer {
  const fromIteration = iterationsBefore(trace, fromNode);
  const counts = {
    nodeCount: trace.nodes - fromNode,
    expansionCount: trace.expansions - fromExpansion,
    iterationCount: trace.iterations - fromIteration,
  };
  const widths = { bytesPerH: trace.h.BYTES_PER_ELEMENT, bytesPerG: bytesPerG(trace.costsDiffer) };
  const buffer = new ArrayBuffer(bytesOf(counts, widths));
  const standing = [STATUSES.indexOf(trace.status), trace.goal, trace.meeting];
  const ranges = [fromNode, counts.nodeCount, fromExpansion, counts.expansionCount];
  const iterations = [fromIteration, counts.iterationCount];
  const { bytesPerH } = widths;
  const header = [MAGIC, BATCH_FORMAT, ...standing, ...ranges, ...iterations, bytesPerH, widths.bytesPerG];
  new Int32Array(buffer, 0, HEADER_WORDS).set(header);

  const columns = columnsOf(buffer, counts, widths);
  columns.firstExpansions.set(trace.firstExpansion.subarray(fromIteration, trace.iterations));
  columns.firstNodes.set(trace.firstNode.subarray(fromIteration, trace.iterations));
  columns.bounds.set(trace.bound.subarray(fromIteration, trace.iterations));
  columns.expanded.set(trace.expanded.subarray(fromExpansion, trace.expansions));
  columns.firstChild.set(trace.firstChild.subarray(fromExpansion, trace.expansions));
  columns.frontierSize.set(trace.frontierSize.subarray(fromExpansion, trace.expansions));
  columns.twin.set(trace.twin.subarray(fromNode, trace.nodes));
  if (trace.costsDiffer) columns.g.set(trace.g.subarray(fromNode, trace.nodes));
  columns.h.set(trace.h.subarray(fromNode, trace.nodes));
  columns.edge.set(trace.edge.subarray(fromNode, trace.nodes));
  return buffer;
}

/** Iterations that began before `node`; an iteration and its root are in one batch. */
function iterationsBefore({ iterations, firstNode }: Trace, node: number): number {
  let before = iterations;
  while (before > 0 && firstNode[before - 1] >= node) before--;
  return before;
}

/**
 * Shares the memory of `buffer`. Throws a `BatchError` unless every number is possible: parents and twins precede
 * their node, expansions have their children in order, iterations begin with roots, fates and status are known.
 */
export function decodeBatch(buffer: ArrayBuffer): Batch {
  const batch = readBatch(buffer);
  checkEnding(batch);
  checkIterations(batch);
  checkExpansions(batch);
  checkNodes(batch);
  return batch;
}

/** Reads only the header; `undefined` where there is none. */
export function statusOfBatch(buffer: ArrayBuffer): Status | undefined {
  if (buffer.byteLength < HEADER_WORDS * 4) return undefined;
  const [magic, , status] = new Int32Array(buffer, 0, HEADER_WORDS);
  return magic === MAGIC ? STATUSES[status] : undefined;
}

function readBatch(buffer: ArrayBuffer): Batch {
  check(buffer.byteLength >= HEADER_WORDS * 4, `A batch of ${buffer.byteLength} bytes has no complete header.`);
  const header = new Int32Array(buffer, 0, HEADER_WORDS);
  const [magic, format, status, goal, meeting, firstNode, nodeCount, ...rest] = header;
  const [firstExpansion, expansionCount, firstIteration, iterationCount, bytesPerH, bytesPerG] = rest;
  check(magic === MAGIC, 'This buffer is not a batch.');
  check(format === BATCH_FORMAT, `This batch has format ${format}; format ${BATCH_FORMAT} is needed.`);
  const numbers = [firstNode, nodeCount, firstExpansion, expansionCount, firstIteration, iterationCount];
  check(Math.min(...numbers) >= 0, `A count of the batch is negative: ${numbers.join(', ')}.`);
  check(bytesPerH === 1 || bytesPerH === 2, `An h of ${bytesPerH} bytes is unknown.`);
  check(bytesPerG === 0 || bytesPerG === BYTES_PER_G, `A g of ${bytesPerG} bytes is unknown.`);
  check(status in STATUSES, `Status ${status} is unknown.`);
  const counts = { nodeCount, expansionCount, iterationCount };
  const bytes = bytesOf(counts, { bytesPerH, bytesPerG });
  check(buffer.byteLength === bytes, `A batch of ${buffer.byteLength} bytes must have ${bytes}.`);
  const columns = columnsOf(buffer, counts, { bytesPerH, bytesPerG });
  const costsDiffer = bytesPerG > 0;
  const firsts = { firstNode, firstExpansion, firstIteration };
  return { status: STATUSES[status], goal, meeting, costsDiffer, ...firsts, ...counts, ...columns };
}

function columnsOf(buffer: ArrayBuffer, counts: Counts, { bytesPerH, bytesPerG }: Widths): BatchColumns {
  const { nodeCount, expansionCount, iterationCount } = counts;
  const iterations = HEADER_WORDS * 4;
  const expansions = iterations + iterationCount * BYTES_PER_ITERATION;
  const nodes = expansions + expansionCount * BYTES_PER_EXPANSION;
  const afterG = nodes + nodeCount * (4 + bytesPerG);
  const HColumn = bytesPerH === 1 ? Uint8Array : Uint16Array;
  return {
    firstExpansions: new Int32Array(buffer, iterations, iterationCount),
    firstNodes: new Int32Array(buffer, iterations + iterationCount * 4, iterationCount),
    bounds: new Int32Array(buffer, iterations + iterationCount * 8, iterationCount),
    expanded: new Int32Array(buffer, expansions, expansionCount),
    firstChild: new Int32Array(buffer, expansions + expansionCount * 4, expansionCount),
    frontierSize: new Int32Array(buffer, expansions + expansionCount * 8, expansionCount),
    twin: new Int32Array(buffer, nodes, nodeCount),
    g: new Int32Array(buffer, nodes + nodeCount * 4, bytesPerG > 0 ? nodeCount : 0),
    h: new HColumn(buffer, afterG, nodeCount),
    edge: new Uint8Array(buffer, afterG + nodeCount * bytesPerH, nodeCount),
  };
}

function checkEnding({ status, goal, meeting, firstNode, nodeCount }: Batch): void {
  const end = firstNode + nodeCount;
  check(goal >= NONE && goal < end, `The goal ${goal} is no node.`);
  check((goal !== NONE) === (status === 'solved'), `Status ${status} does not go with goal ${goal}.`);
  const canMeet = meeting === NONE || (goal !== NONE && meeting >= 0 && meeting < end && meeting !== goal);
  check(canMeet, `The meeting with node ${meeting} is not possible.`);
}

/** Only the first iteration begins at node 0 and expansion 0. */
function checkIterations({ firstIteration, iterationCount, ...batch }: Batch): void {
  const { firstNode, nodeCount, firstExpansion, expansionCount } = batch;
  for (let index = 0; index < iterationCount; index++) {
    const expansion = batch.firstExpansions[index];
    const node = batch.firstNodes[index];
    const bound = batch.bounds[index];
    const isFirst = firstIteration + index === 0;
    const hasPlace = isFirst ? node === 0 && expansion === 0 : node > 0 && expansion > 0;
    const follows = index === 0 || isGreater(batch, index);
    const isHere = node >= firstNode && node < firstNode + nodeCount && isRoot(batch, node);
    const isThen = expansion >= firstExpansion && expansion <= firstExpansion + expansionCount;
    if (hasPlace && follows && isHere && isThen && bound >= NO_BOUND) continue;
    const entries = `first expansion ${expansion}, first node ${node}, bound ${bound}`;
    throw new BatchError(`Iteration ${firstIteration + index} is not possible: ${entries}.`);
  }
}

/** Entries grow from one iteration to the next, as each has a root and expands it; bounds may be unknown throughout. */
function isGreater(
  { firstExpansions, firstNodes, bounds }: Pick<Batch, 'firstExpansions' | 'firstNodes' | 'bounds'>,
  index: number,
): boolean {
  const grows = (column: ArrayLike<number>): boolean => column[index] > column[index - 1];
  const areUnknown = bounds[index] === NO_BOUND && bounds[index - 1] === NO_BOUND;
  return grows(firstExpansions) && grows(firstNodes) && (areUnknown || grows(bounds));
}

function isRoot(batch: Pick<Batch, 'edge' | 'firstNode'>, node: number): boolean {
  return actionOf(batch, node - batch.firstNode) === -1;
}

function checkExpansions({ firstNode, nodeCount, firstExpansion, expansionCount, ...columns }: Batch): void {
  const end = firstNode + nodeCount;
  let least = firstNode;
  for (let index = 0; index < expansionCount; index++) {
    const node = columns.expanded[index];
    const firstChild = columns.firstChild[index];
    const frontierSize = columns.frontierSize[index];
    const hasPlace = firstChild >= least && firstChild <= end && node >= 0 && node < firstChild;
    if (!hasPlace || frontierSize < 0 || frontierSize > end) {
      const entries = `node ${node}, first child ${firstChild}, frontier size ${frontierSize}`;
      throw new BatchError(`Expansion ${firstExpansion + index} is not possible: ${entries}.`);
    }
    least = firstChild;
  }
}

function checkNodes(batch: Batch): void {
  const { firstNode, nodeCount, expansionCount } = batch;
  const orphans = expansionCount > 0 ? batch.firstChild[0] - firstNode : nodeCount;
  for (let index = 0; index < nodeCount; index++) {
    const node = firstNode + index;
    const action = actionOf(batch, index);
    const fate = fateOf(batch, index);
    const twin = batch.twin[index];
    const hasPlace = action === -1 || index >= orphans;
    const hasG = !batch.costsDiffer || (action === -1 ? batch.g[index] === 0 : batch.g[index] > 0);
    if (!hasPlace || !hasG || !isFatePossible(node, action, fate, twin)) {
      throw new BatchError(`Node ${node} is not possible: action ${action}, fate ${fate}, twin ${twin}.`);
    }
  }
}

/** Repeats have a twin, other nodes have none; roots are fresh. */
function isFatePossible(node: number, action: number, fate: number, twin: number): boolean {
  if (fate === FATE.fresh) return twin === NONE;
  if (action === -1) return false;
  return fate === FATE.cut ? twin === NONE : fate <= FATE.kept && twin >= 0 && twin < node;
}

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new BatchError(sentence);
}
