import { Search } from '../../src/shared/engine/search.ts';
import type { StrategyId } from '../../src/shared/engine/strategy.ts';
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
const CLASS = 120;
const CLASS_EXPANSIONS = 2_000;

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
      classRow(),
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

/** Programs that should be A*, one after another, as the page judges them; most have a bug. */
function classRow(): Row {
  const texts = [
    astar(),
    withBug(astar()),
    astar({ strategy: 'greedy' }),
    astar({ strategy: 'ucs' }),
    astar({}, 'misplaced'),
  ];
  const startedAt = performance.now();
  for (let program = 0; program < CLASS; program++) judged(read(texts[program % texts.length]));
  const what = `class of ${CLASS}, each of ${CLASS_EXPANSIONS} expansions: read, judged and named`;
  return boundRow(what, performance.now() - startedAt, 30_000, 'ms');
}

/** Another search or another heuristic says all the same that it is A* with Manhattan distance. */
function astar(change: { strategy?: StrategyId } = {}, heuristic: 'manhattan' | 'misplaced' = 'manhattan'): string {
  const options = {
    strategy: 'astar',
    ties: 'first-in',
    goalTest: 'expansion',
    order: [0, 1, 2, 3],
    ...change,
  } as const;
  const limits = { expansions: CLASS_EXPANSIONS, nodes: Infinity };
  const search = new Search(createSlidingDomain(FARTHEST, heuristic), { ...options, limits });
  search.advance(Infinity);
  const said = { ...options, strategy: 'astar' } as const;
  return [...traceLines({ trace: search.trace, puzzle: FARTHEST, options: said, heuristic: 'manhattan' })].join('\n');
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
