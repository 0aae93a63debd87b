import type { Puzzle } from '../../../shared/contract/types.ts';
import type { RunProgram } from '../../../shared/judge/ownMeasure.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { Domains } from '../../../host/solver/domains.ts';
import { OwnMeasures } from '../../../host/solver/ownMeasures.ts';
import { EXIT, runCommandLine, type Terminal, textOfFile } from '../command.ts';
import { boardsOfFile, type InputSource, readPuzzles, weighed } from '../input.ts';
import { InputError } from '../options.ts';
import { type Chosen, chooseSearch, heuristicFault, readOwnHeuristic, requireWeighted } from './choice.ts';
import { SOLVE, type SolveOptions } from './options.ts';
import { jsonPrinter, tablePrinter } from './print.ts';
import { answerPuzzle, type SearchWorld, wasStopped } from './search.ts';

export interface SolveTerminal extends Terminal, SearchWorld {
  /** Without it there are formulas only. */
  readonly runProgram?: RunProgram;
}

/** Prints the answer to each puzzle of `argv` as soon as it is ready, and returns the exit status. */
export function runSolve(argv: readonly string[], terminal: SolveTerminal): Promise<number> {
  return runCommandLine(SOLVE, argv, terminal, async (options, boards) => {
    requireWeighted(options);
    const own = readOwnHeuristic(options, terminal);
    const choose = (rows: number, cols: number): Chosen => chooseSearch(options, own, rows, cols);
    const puzzles = readPuzzles(findBoards(options, boards, terminal), options.goal, (rows, cols) =>
      heuristicFault(choose(rows, cols), rows, cols),
    ).map((puzzle) => weighed(puzzle, options.cost));
    const { head, print } = options.json
      ? jsonPrinter
      : tablePrinter(
          widest(puzzles),
          puzzles.some(({ costs }) => costs !== undefined),
        );
    const domains = new Domains(undefined, new OwnMeasures(terminal.runProgram));
    let status: number = EXIT.done;
    terminal.out(head);
    for (const puzzle of puzzles) {
      const answered = await answerPuzzle(puzzle, choose(puzzle.rows, puzzle.cols), terminal, domains);
      terminal.out(print(answered));
      if (wasStopped(answered)) status = EXIT.stopped;
    }
    return status;
  });
}

function findBoards({ file }: SolveOptions, boards: readonly string[], terminal: Terminal): InputSource[] {
  const written = boards.map((text, index) => ({ name: `puzzle ${index + 1}`, text, line: 1 }));
  const sources = file === undefined ? written : [...written, ...boardsOfFile(file, textOfFile(file, terminal))];
  if (sources.length > 0) return sources;
  throw new InputError('There is no puzzle to solve: write a board or --file FILE. --help shows examples.');
}

function widest(puzzles: readonly Puzzle[]): number {
  return puzzles.reduce((most, { start, cols }) => Math.max(most, printBoard(start, cols).length), 0);
}
