import { Search } from '../../src/shared/engine/search.ts';
import { createSlidingDomain } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { claimedTask } from '../../src/shared/referee/claimed.ts';
import { TraceLines, type ReadTrace } from '../../src/shared/referee/traceReader.ts';
import { referee, type RefereeVerdict } from '../../src/shared/referee/verdict.ts';
import { traceLines } from '../../src/shared/referee/writtenTrace.ts';
import { bytesOf, median } from '../measure.ts';
import { FARTHEST } from '../puzzles.ts';
import { boundRow, noteRow, type Row, type Workload } from '../report.ts';

const ROUNDS = 3;
const MEGABYTE = 1e6;
const PART = 65_536;
const EVENTS = 2_000_000;

export const workload: Workload = {
  title: 'A program that expands all 181,440 states of the 3×3, with all generated states, as JSON Lines',
  measure() {
    const right = breadthFirst();
    const wrong = withBug(right);
    return [
      ...memoryRows(right),
      noteRow('characters', right.length / MEGABYTE, 'million'),
      ...timeRows('right', right, (verdict) => verdict.verdict === 'right'),
      ...timeRows('with one bug', wrong, (verdict) => verdict.verdict === 'wrong' && verdict.bugs.length === 1),
    ];
  },
};

function timeRows(what: string, text: string, isAsExpected: (verdict: RefereeVerdict) => boolean): Row[] {
  const reading: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc?.();
    const startedAt = performance.now();
    const trace = read(text);
    reading.push(performance.now() - startedAt);
    if (!isAsExpected(judged(trace))) throw new Error(`The program that is ${what} was judged otherwise.`);
    all.push(performance.now() - startedAt);
  }
  return [
    noteRow(`${what}: read`, median(reading), 'ms'),
    boundRow(`${what}: read, judged and named`, median(all), 3000, 'ms'),
  ];
}

/** As many events as are read at most. */
function memoryRows(text: string): Row[] {
  const lines = text.slice(0, text.lastIndexOf('{"path"'));
  const repeated = Math.ceil(EVENTS / lines.split('\n').length);
  let events = 0;
  const bytes = bytesOf(() => {
    const reader = new TraceLines();
    for (let round = 0; round < repeated; round++) pushed(reader, lines);
    const trace = reader.end();
    events = trace.run.events;
    return trace;
  });
  if (events !== EVENTS) throw new Error(`${events} events were read.`);
  return [boundRow('memory of two million events', bytes / MEGABYTE, 512, 'MB')];
}

function pushed(reader: TraceLines, text: string): void {
  for (let at = 0; at < text.length; at += PART) reader.push(text.slice(at, at + PART));
}

function read(text: string): ReadTrace {
  const reader = new TraceLines();
  pushed(reader, text);
  return reader.end();
}

function judged(trace: ReadTrace): RefereeVerdict {
  const claimed = claimedTask(trace, {});
  if (!claimed.ok) throw new Error(claimed.message);
  return referee(claimed.task, trace.run);
}

/** To one of the states farthest from its goal, so that all states are expanded. */
function breadthFirst(): string {
  const options = { strategy: 'bfs', ties: 'first-in', goalTest: 'expansion', order: [0, 1, 2, 3] } as const;
  const limits = { expansions: Infinity, nodes: Infinity };
  const search = new Search(createSlidingDomain(FARTHEST, 'zero'), { ...options, limits });
  search.advance(Infinity);
  return [...traceLines({ trace: search.trace, puzzle: FARTHEST, options, heuristic: 'zero' })].join('\n');
}

/** g counts states instead of moves. */
function withBug(text: string): string {
  return text.replaceAll(/"g":(\d+)/g, (_, g: string) => `"g":${Number(g) + 1}`);
}
