import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { NAMED_HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { claimedTask, type Claim } from '../../../shared/referee/verdict/claimed.ts';
import { REFEREED } from '../../../shared/referee/rules/assignment.ts';
import { classFiles, ignoredWords, type FoundFile } from '../../../shared/referee/handedIn/classFiles.ts';
import {
  MAX_EVENTS,
  MAX_TRACE_LENGTH,
  TraceLines,
  type ReadTrace,
} from '../../../shared/referee/output/traceReader.ts';
import { ZipFault } from '../../../shared/referee/handedIn/zip.ts';
import { NextBoards } from '../../../shared/referee/bugs/nextBoard.ts';
import { referee } from '../../../shared/referee/verdict/verdict.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { EXIT, HELP, runCommandLine, section, unreadable, type Terminal } from '../command.ts';
import { COST, readWeight, tileCosts, WEIGHT_RULE } from '../input.ts';
import { flag, InputError, kind, listed, rowOf, text, type ValuesOf } from '../options.ts';
import { boardsFor } from './boards.ts';
import { printedText } from './found.ts';
import { refereedAsJson, refereedAsText, type Refereed } from './print.ts';

export interface RefereeTerminal extends Terminal {
  /** Whether the input is what somebody types. */
  readonly isTyped: boolean;
  /** The text of a file, or of the input for `null`, part by part. Throws where it cannot be read. */
  readonly partsOf: (name: string | null) => AsyncIterable<string>;
  /** The files in a folder, or a zip as a file; `null` for anything else. */
  readonly foundIn: (name: string) => Promise<readonly FoundFile<Blob>[] | null>;
  /** So many of all bugs have been looked at. */
  readonly onBoards: (done: number, all: number) => void;
}

const searches = Object.fromEntries(REFEREED.map((id) => [id, STRATEGIES[id]]));

const ASSIGNMENT = {
  search: rowOf('NAME', `what the program should be, one of\n${listed(searches)}`, searches),
  heuristic: rowOf('NAME', `one of\n${listed(NAMED_HEURISTICS)}\n(default: manhattan)`, NAMED_HEURISTICS),
  weight: kind('W', 'of weighted-astar', WEIGHT_RULE, readWeight),
  goal: text('BOARD', 'where the program should lead (default: what the trace says; else the tiles in order)'),
  tree: flag('a tree search: the assignment asks for no closed list'),
  'early-test': flag('the assignment asks for the goal test when a state is generated'),
  cost: COST,
};
const OUTPUT = {
  boards: flag('read nothing: print few boards on which the bugs of this assignment show'),
  json: flag('print one JSON object for each file: file, verdict, step, line, rule, bugs, steps'),
  ...HELP,
};
const options = { ...ASSIGNMENT, ...OUTPUT };
type RefereeOptions = ValuesOf<typeof options>;

/** Referees each file, or the input; the exit status is 0 only where all programs are right. */
export function runReferee(argv: readonly string[], terminal: RefereeTerminal): Promise<number> {
  return runCommandLine({ options, usage }, argv, terminal, async (chosen, files) => {
    const claim = claimOf(chosen);
    const fault = weightFault(claim);
    if (fault !== null) throw new InputError(fault);
    if (chosen.boards) {
      const costsOf = (cells: number) => tileCosts(chosen.cost, cells);
      terminal.out(boardsFor({ claim, costsOf, json: chosen.json, onProgress: terminal.onBoards }));
      return EXIT.done;
    }
    const nextBoards = new NextBoards();
    let areRight = true;
    for await (const { name, trace } of outputsOf(files, chosen, terminal)) {
      const refereed = typeof trace === 'string' ? unjudged(name, trace) : refereeTrace(name, trace, claim, nextBoards);
      terminal.out(chosen.json ? refereedAsJson(refereed) : refereedAsText(refereed));
      areRight &&= refereed.outcome.verdict === 'right';
    }
    return areRight ? EXIT.done : EXIT.stopped;
  });
}

/** A fault of one file: in a folder or a zip, the others are refereed all the same. */
class UnreadFile extends InputError {}

interface Output {
  readonly name: string;
  /** Or why it cannot be read: the next one may be. */
  readonly trace: ReadTrace | string;
}

/** The files that are named, and those in the folders and zips that are. What is ignored is said. */
async function* outputsOf(
  names: readonly string[],
  chosen: RefereeOptions,
  { isTyped, partsOf, foundIn, err }: RefereeTerminal,
): AsyncGenerator<Output> {
  if (names.length === 0) {
    if (isTyped) err(PASTE);
    yield { name: 'the input', trace: await traceOf('The input', () => partsOf(null), chosen) };
  }
  for (const name of names) {
    const found = await foundIn(name);
    if (found === null) {
      yield { name, trace: await traceOf(name, () => partsOf(name), chosen) };
      continue;
    }
    const { outputs, ignored } = await classFiles(found);
    const words = ignoredWords(ignored, Infinity);
    if (words !== null) err(`${name}: ${words}\n`);
    if (outputs.length === 0) throw new InputError(`${name} has no output of a program.`);
    for (const file of outputs) {
      const path = `${name.replace(/[/\\]$/, '')}/${file.name}`;
      const read = traceOf(path, () => printedText(file), chosen);
      yield { name: path, trace: await read.catch(whyUnread) };
    }
  }
}

const PASTE = 'Paste what your program has printed, then press Ctrl+D (on Windows Ctrl+Z and Enter).\n';

function whyUnread(error: unknown): string {
  if (error instanceof UnreadFile) return error.message;
  throw error;
}

/** What cannot be judged, and why. */
function unjudged(file: string, message: string, trace = new TraceLines().end()): Refereed {
  return { file, trace, task: null, outcome: { verdict: 'unknown', message } };
}

function refereeTrace(file: string, read: ReadTrace, claim: Claim, nextBoards: NextBoards): Refereed {
  const claimed = claimedTask(read, claim);
  if (!claimed.ok) return unjudged(file, claimed.message, read);
  const { task, trace } = claimed;
  const fault = weightFault({ weight: claim.weight, algorithm: task.assignment.algorithm });
  if (fault !== null) return unjudged(file, fault, read);
  const outcome = referee(task, trace.run);
  const bugs = outcome.verdict === 'wrong' ? outcome.bugs : [];
  return { file, ...claimed, outcome, next: nextBoards.for(task, bugs, trace.run.events > trace.run.steps) };
}

/** Why a weight changes nothing; `null` without one, or where the lines may name the search. */
function weightFault({ weight, algorithm }: Pick<Claim, 'weight' | 'algorithm'>): string | null {
  if (weight === undefined || algorithm === undefined || STRATEGIES[algorithm].usesWeight) return null;
  return '--weight is for weighted-astar: no other search has a weight.';
}

async function traceOf(
  name: string,
  parts: () => AsyncIterable<string>,
  { cost, goal }: RefereeOptions,
): Promise<ReadTrace> {
  const lines = new TraceLines((cells) => tileCosts(cost, cells), goal);
  let length = 0;
  try {
    for await (const part of parts()) {
      length += part.length;
      if (length > MAX_TRACE_LENGTH)
        throw new UnreadFile(`${name} has more than ${formatNumber(MAX_TRACE_LENGTH)} characters.`);
      lines.push(part);
      if (lines.isOver) break;
    }
  } catch (error) {
    throw asFault(name, error);
  }
  return lines.end();
}

/** An error of the system or of a zip as a fault of the file; any other as it is. */
function asFault(name: string, error: unknown): unknown {
  if (error instanceof ZipFault) return new UnreadFile(error.message);
  return error instanceof Error && 'code' in error ? new UnreadFile(unreadable(name, error).message) : error;
}

function claimOf({ search, heuristic, weight, goal, tree, 'early-test': early }: RefereeOptions): Claim {
  return {
    goal,
    ...(search === undefined ? {} : { algorithm: search as Claim['algorithm'] }),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
    ...(tree ? { duplicates: 'kept' } : {}),
    ...(early ? { goalTest: 'generation' } : {}),
  } as Claim;
}

function usage(command: string): string {
  return `Usage: ${command} [options] [FILE ...]

Referees your search: your program prints one line for each state as it takes it from the frontier, and this
command says whether every step follows the rules of the search, at which step it first breaks one, and by which bug.
Any order of ties and successors is right. Without FILE, it reads what is piped into it. A FILE may be a folder, or a zip
as learning platforms make it: all outputs in it are refereed, and files that are no outputs are ignored and named.

${section('The assignment', ASSIGNMENT)}

${section('Output', OUTPUT)}

A line is JSON, {"expand": "1 2 3/7 4 5/6 8 _", "g": 0, "h": 8}, or the board alone. Only the boards are needed; g, h and f
are checked where they are printed, and so are the successors, {"generate": "1 2 3/7 4 5/6 _ 8"}. A first line may say what
the program is: {"puzzle": "...", "goal": "...", "search": "astar", "heuristic": "manhattan"}. docs/trace-format.md has the
whole format, and lines to paste for five languages. At most ${formatNumber(MAX_EVENTS)} states are read.

Examples:
  python3 my_search.py | ${command} --search bfs
  ${command} --search astar --heuristic manhattan --goal "1 2 3/8 _ 4/7 6 5" trace.jsonl
  ${command} --search dfs --json traces/*.jsonl
  ${command} --search bfs class.zip
  ${command} --search astar --heuristic manhattan --boards

The exit status is 0 when all programs are right, 1 when one is not, 2 when the options could not be understood.
`;
}
