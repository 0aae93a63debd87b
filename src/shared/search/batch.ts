/**
 * A batch: what a search added to its trace, as one buffer that is moved between threads and forwarded unread. It describes
 * itself, as the index of V. Agafonkin's flatbush does: magic, version and counts, then the columns, widest first, so that
 * each of them is aligned. Numbers are little-endian, the order of every machine that this runs on.
 * `parent` and `g` are not sent: children follow their expansion, so the reader knows them.
 */
import { FATE, NONE, STATUSES, type Status, type Trace } from './trace.ts';

/** Raised whenever the layout changes. */
export const BATCH_FORMAT = 1;

/** 'SLTB' in the first four bytes. */
const MAGIC = 0x42544c53;

/** 32-bit words of the header: magic, format, status, goal, first node, nodes, first expansion, expansions. */
const HEADER_WORDS = 8;
const BYTES_PER_EXPANSION = 3 * 4;
const BYTES_PER_NODE = 4 + 2 + 1 + 1;

/** The columns of a batch, views on its buffer. Entry 0 of each belongs to `firstNode` or `firstExpansion`. */
interface BatchColumns {
  readonly expanded: Int32Array;
  readonly firstChild: Int32Array;
  readonly frontierSize: Int32Array;
  readonly twin: Int32Array;
  readonly h: Uint16Array;
  readonly action: Int8Array;
  readonly fate: Uint8Array;
}

/** A part of a trace that begins and ends between two expansions. */
export interface Batch extends BatchColumns {
  /** How the search stood at the end of the batch. */
  readonly status: Status;
  readonly goal: number;
  readonly firstNode: number;
  readonly nodeCount: number;
  readonly firstExpansion: number;
  readonly expansionCount: number;
}

/** What arrived is not a batch, or not one that fits; the message says what is wrong. */
export class BatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BatchError';
  }
}

/** Bytes of a batch of so many nodes and expansions. */
export function batchBytes(nodeCount: number, expansionCount: number): number {
  return HEADER_WORDS * 4 + expansionCount * BYTES_PER_EXPANSION + nodeCount * BYTES_PER_NODE;
}

/** Everything from `fromNode` and `fromExpansion` to the end of `trace`: both 0, or where an earlier batch ended. */
export function encodeBatch(trace: Trace, fromNode: number, fromExpansion: number): ArrayBuffer {
  const nodeCount = trace.nodes - fromNode;
  const expansionCount = trace.expansions - fromExpansion;
  const buffer = new ArrayBuffer(batchBytes(nodeCount, expansionCount));
  const status = STATUSES.indexOf(trace.status);
  const header = [MAGIC, BATCH_FORMAT, status, trace.goal, fromNode, nodeCount, fromExpansion, expansionCount];
  new Int32Array(buffer).set(header);

  const columns = columnsOf(buffer, nodeCount, expansionCount);
  columns.expanded.set(trace.expanded.subarray(fromExpansion, trace.expansions));
  columns.firstChild.set(trace.firstChild.subarray(fromExpansion, trace.expansions));
  columns.frontierSize.set(trace.frontierSize.subarray(fromExpansion, trace.expansions));
  columns.twin.set(trace.twin.subarray(fromNode, trace.nodes));
  columns.h.set(trace.h.subarray(fromNode, trace.nodes));
  columns.action.set(trace.action.subarray(fromNode, trace.nodes));
  columns.fate.set(trace.fate.subarray(fromNode, trace.nodes));
  return buffer;
}

/**
 * The batch in `buffer`, whose memory it shares. Throws a `BatchError` unless every number in it is possible: a parent and
 * a twin come before the node, expansions have their children in order, fates, actions and status are known ones.
 */
export function decodeBatch(buffer: ArrayBuffer): Batch {
  const batch = readBatch(buffer);
  checkExpansions(batch);
  checkNodes(batch);
  return batch;
}

function readBatch(buffer: ArrayBuffer): Batch {
  check(buffer.byteLength >= HEADER_WORDS * 4, `A batch of ${buffer.byteLength} bytes has no complete header.`);
  const header = new Int32Array(buffer, 0, HEADER_WORDS);
  const [magic, format, status, goal, firstNode, nodeCount, firstExpansion, expansionCount] = header;
  check(magic === MAGIC, 'This buffer is not a batch.');
  check(format === BATCH_FORMAT, `This batch has format ${format}; format ${BATCH_FORMAT} is needed.`);
  const counts = [firstNode, nodeCount, firstExpansion, expansionCount];
  check(Math.min(...counts) >= 0, `A count of the batch is negative: ${counts.join(', ')}.`);
  const bytes = batchBytes(nodeCount, expansionCount);
  check(buffer.byteLength === bytes, `A batch of ${buffer.byteLength} bytes must have ${bytes}.`);
  check(status in STATUSES, `Status ${status} is unknown.`);
  check(goal >= NONE && goal < firstNode + nodeCount, `The goal ${goal} is no node.`);
  check(
    (goal !== NONE) === (STATUSES[status] === 'solved'),
    `Status ${STATUSES[status]} does not go with goal ${goal}.`,
  );
  const columns = columnsOf(buffer, nodeCount, expansionCount);
  return { status: STATUSES[status], goal, firstNode, nodeCount, firstExpansion, expansionCount, ...columns };
}

function columnsOf(buffer: ArrayBuffer, nodeCount: number, expansionCount: number): BatchColumns {
  const words = HEADER_WORDS * 4;
  const twins = words + expansionCount * BYTES_PER_EXPANSION;
  return {
    expanded: new Int32Array(buffer, words, expansionCount),
    firstChild: new Int32Array(buffer, words + expansionCount * 4, expansionCount),
    frontierSize: new Int32Array(buffer, words + expansionCount * 8, expansionCount),
    twin: new Int32Array(buffer, twins, nodeCount),
    h: new Uint16Array(buffer, twins + nodeCount * 4, nodeCount),
    action: new Int8Array(buffer, twins + nodeCount * 6, nodeCount),
    fate: new Uint8Array(buffer, twins + nodeCount * 7, nodeCount),
  };
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

function checkNodes({ firstNode, nodeCount, expansionCount, ...columns }: Batch): void {
  const orphans = expansionCount > 0 ? columns.firstChild[0] - firstNode : nodeCount;
  for (let index = 0; index < nodeCount; index++) {
    const node = firstNode + index;
    const action = columns.action[index];
    const fate = columns.fate[index];
    const twin = columns.twin[index];
    const hasPlace = action === -1 || (action >= 0 && index >= orphans);
    if (!hasPlace || !isFatePossible(node, action, fate, twin)) {
      throw new BatchError(`Node ${node} is not possible: action ${action}, fate ${fate}, twin ${twin}.`);
    }
  }
}

/** Only a fresh node has no twin, and roots are fresh. */
function isFatePossible(node: number, action: number, fate: number, twin: number): boolean {
  if (fate === FATE.fresh) return twin === NONE;
  return action !== -1 && fate <= FATE.improved && twin >= 0 && twin < node;
}

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new BatchError(sentence);
}
