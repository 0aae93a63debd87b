/** The command line from its arguments to its exit status. The world comes in as parameters. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { RunProgram } from '../../shared/judge/ownMeasure.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { Domains } from '../../host/solver/domains.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { answer, wasStopped, type Patience } from './answer.ts';
import { chosenFor, heuristicFault, type ChosenSearch } from './choice.ts';
import { begin, type ReadyTables } from './engine.ts';
import { boardsOfFile, readPuzzles, type InputSource } from './input.ts';
import { InputError } from './arguments.ts';
import { ownOfChoice } from './ownChoice.ts';
import { parseSolveOptions, type SolveOptions } from './options.ts';
import { jsonPrinter, tablePrinter, type Printer } from './print.ts';
import { textOfFile, type Files } from './textOfFile.ts';
import { usage } from './usage.ts';

/** What the command line needs of the world. */
export interface Terminal extends Patience, Files {
  /** How the command is typed, for its help. */
  readonly command: string;
  /** Prints a result. */
  readonly out: (text: string) => void;
  /** Prints what is wrong. */
  readonly err: (text: string) => void;
  readonly tables: ReadyTables;
  /** Runs JavaScript; without it there are formulas only. */
  readonly runProgram?: RunProgram;
}

const EXIT = { answered: 0, stopped: 1, badInput: 2 } as const;

/** Answers the puzzles that `argv` names, and returns the exit status: one of `EXIT`. */
export async function runSolve(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await solve(parseSolveOptions(argv), terminal);
  } catch (error) {
    if (!(error instanceof InputError || error instanceof HeuristicFault)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

async function solve(options: SolveOptions, terminal: Terminal): Promise<number> {
  if (options.help) {
    terminal.out(usage(terminal.command));
    return EXIT.answered;
  }
  const search = { ...options.search, own: ownOfChoice(options.own, terminal) };
  const puzzles = readPuzzles(sourcesOf(options, terminal), options.goal, (rows, cols) =>
    heuristicFault(chosenFor(search, options.limits, rows, cols), rows, cols),
  );
  const printer = options.json ? jsonPrinter : tablePrinter(widest(puzzles));
  return answerAll(puzzles, { ...options, search }, printer, terminal);
}

function sourcesOf({ boards, file }: SolveOptions, terminal: Terminal): InputSource[] {
  const written = boards.map((text, index) => ({ name: `puzzle ${index + 1}`, text, line: 1 }));
  const sources = file === undefined ? written : [...written, ...boardsOfFile(file, textOfFile(file, terminal))];
  if (sources.length > 0) return sources;
  throw new InputError('There is no puzzle to solve: write a board or --file FILE. --help shows examples.');
}

function widest(puzzles: readonly Puzzle[]): number {
  return puzzles.reduce((most, { start, cols }) => Math.max(most, printBoard(start, cols).length), 0);
}

/** Prints each answer as soon as it is there. */
async function answerAll(
  puzzles: readonly Puzzle[],
  { search, limits }: Pick<SolveOptions, 'limits'> & { readonly search: ChosenSearch },
  { head, answer: print }: Printer,
  terminal: Terminal,
): Promise<number> {
  let status: number = EXIT.answered;
  const domains = new Domains(undefined, new OwnMeasures(terminal.runProgram));
  terminal.out(head);
  for (const puzzle of puzzles) {
    const chosen = chosenFor(search, limits, puzzle.rows, puzzle.cols);
    const answered = await answer(puzzle, () => begin(puzzle, chosen, terminal.tables, domains), terminal);
    terminal.out(print(answered));
    if (wasStopped(answered)) status = EXIT.stopped;
  }
  return status;
}
