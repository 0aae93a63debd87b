import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Search } from '../../src/shared/engine/search.ts';
import type { StrategyId } from '../../src/shared/engine/strategy.ts';
import { printBoard } from '../../src/shared/puzzle/board.ts';
import { createSlidingDomain } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { TraceLines } from '../../src/shared/referee/output/traceReader.ts';
import { outputOf } from '../../src/renderer/referee/outputFile.ts';
import { refereeServices } from '../../src/renderer/referee/refereeMethods.ts';
import { posthocParts, traceLines, type WrittenRun } from '../../src/shared/referee/trace/writtenTrace.ts';
import { bytesOf, median } from '../measure.ts';
import { FARTHEST } from '../puzzles.ts';
import { boundRow, noteRow, type Row, type Workload } from '../report.ts';
import type { JudgedOnce } from './refereeOnce.ts';

const { referee: worker } = refereeServices();

const ROUNDS = 3;
const MEGABYTE = 1e6;
const PART = 65_536;
const EVENTS = 2_000_000;
const CLASS = 120;
const CLASS_EXPANSIONS = 2_000;

export const workload: Workload = {
  title: 'A program that expands all 181,440 states of the 3×3, with all generated states',
  async measure() {
    const run = breadthFirst();
    const right = [...traceLines(run)].join('\n');
    const wrong = withBug(right);
    return [
      ...memoryRows(right),
      noteRow('characters', right.length / MEGABYTE, 'million'),
      timeRow('right', right, isRight),
      timeRow("right, in Posthoc's JSON", [...posthocParts(run)].join(''), isRight),
      timeRow("right, in piglet's YAML", pigletsYaml(right), isRight),
      timeRow('with one bug', wrong, ({ bugs }) => bugs === 1),
      await classRow(),
    ];
  },
};

function isRight({ verdict }: JudgedOnce): boolean {
  return verdict === 'right';
}

/** From the file to the verdict, with the tree, the program's choices, and the right search beside it. */
function timeRow(what: string, text: string, isAsExpected: (judged: JudgedOnce) => boolean): Row {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-referee-'));
  try {
    const path = join(folder, 'output');
    writeFileSync(path, text);
    const all = Array.from({ length: ROUNDS }, () => judgedOnce(path));
    if (!all.every(isAsExpected)) throw new Error(`The program that is ${what} was judged otherwise.`);
    return boundRow(`${what}: read, judged, named, and made a tree`, median(all.map(({ ms }) => ms)), 3000, 'ms');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function judgedOnce(path: string): JudgedOnce {
  const once = join(import.meta.dirname, 'refereeOnce.ts');
  return JSON.parse(execFileSync(process.execPath, [once, path], { encoding: 'utf8' })) as JudgedOnce;
}

/** Programs that should be A*, one after another, as the page judges them; most have a bug. */
async function classRow(): Promise<Row> {
  const texts = [
    astar(),
    withBug(astar()),
    astar({ strategy: 'greedy' }),
    astar({ strategy: 'ucs' }),
    astar({}, 'misplaced'),
  ];
  const startedAt = performance.now();
  for (let program = 0; program < CLASS; program++)
    await worker.look({ file: fileOf(texts[program % texts.length]), claim: {} });
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

function fileOf(text: string): ReturnType<typeof outputOf> {
  return outputOf(new File([text], 'output.jsonl'));
}

/** To one of the states farthest from its goal, so that all states are expanded. */
function breadthFirst(): WrittenRun {
  const options = { strategy: 'bfs', ties: 'first-in', goalTest: 'expansion', order: [0, 1, 2, 3] } as const;
  const limits = { expansions: Infinity, nodes: Infinity };
  const search = new Search(createSlidingDomain(FARTHEST, 'zero'), { ...options, limits });
  search.advance(Infinity);
  return { trace: search.trace, puzzle: FARTHEST, options, heuristic: 'zero' };
}

/** g counts states instead of moves. */
function withBug(text: string): string {
  return text.replaceAll(/"g":(\d+)/g, (_, g: string) => `"g":${Number(g) + 1}`);
}

/** The same events, with the members that piglet prints. */
function pigletsYaml(text: string): string {
  const event = /^\{"(expand|generate)":"([^"]*)".*"g":(\d+)\}$/;
  const events = text.split('\n').flatMap((line, id) => {
    const [, type, board = '', g] = event.exec(line) ?? [];
    const rows = board.split(' / ').map((row) => `[${row.replaceAll(' ', ', ').replace('_', 'x')}]`);
    const numbers = `depth: ${g}, f: ${g}, g: ${g}, h: 0, height: 3, id: 5uu1H${id}, pId: null`;
    return type === undefined ? [] : `- {board: [${rows.join(', ')}], ${numbers}, type: ${type}, width: 3}`;
  });
  return [
    'version: 1.4.0',
    'search: bfs',
    `goal: ${printBoard(FARTHEST.goal, FARTHEST.cols)}`,
    'events:',
    ...events,
  ].join('\n');
}
