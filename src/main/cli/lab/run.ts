/** `npm run lab` from its arguments to its exit status. */
import { EXPERIMENT_RECIPE, type ExperimentRecipe } from '../../../shared/contract/experiments.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { parse } from '../../../shared/contract/parse.ts';
import { Experiment } from '../../../shared/lab/experiment.ts';
import { faultOfExperiment } from '../../../shared/lab/faults.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { asCsv, asJsonLines, asLatex, asMarkdown, asText, type LabTable } from '../../../shared/lab/tables.ts';
import { InputError } from '../arguments.ts';
import { boardsOfFile, readPuzzles } from '../input.ts';
import type { Terminal } from '../run.ts';
import { textOfFile } from '../textOfFile.ts';
import { parseLabOptions, type LabFormat, type LabOptions } from './options.ts';
import { labUsage } from './usage.ts';

/** What the lab's command line needs of the world. */
export interface LabTerminal extends Pick<Terminal, 'command' | 'out' | 'err' | 'readFile'> {
  /** Counts every search of `experiment`, on so many threads; on one for each core where it is `null`. */
  readonly count: (experiment: Experiment, workers: number | null) => Promise<void>;
}

const EXIT = { done: 0, stopped: 1, badInput: 2 } as const;

const PRINTERS: Readonly<Record<LabFormat, (table: LabTable) => string>> = {
  table: asText,
  json: asJsonLines,
  csv: asCsv,
  latex: asLatex,
  markdown: asMarkdown,
};

/** Runs the experiment that `argv` names, and returns the exit status: one of `EXIT`. */
export async function runLab(argv: readonly string[], terminal: LabTerminal): Promise<number> {
  try {
    return await run(parseLabOptions(argv), terminal);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

async function run(options: LabOptions, terminal: LabTerminal): Promise<number> {
  if (options.help) {
    terminal.out(labUsage(terminal.command));
    return EXIT.done;
  }
  const recipe = recipeOf(options, terminal);
  if (options.printsRecipe) {
    terminal.out(`${JSON.stringify(recipe, null, 2)}\n`);
    return EXIT.done;
  }
  const experiment = experimentOf(recipe);
  await terminal.count(experiment, options.workers);
  const measure = options.measure ?? (options.preset === null ? 'generated' : PRESETS[options.preset].measure);
  const { rows } = experiment;
  terminal.out(PRINTERS[options.format]({ recipe, rows, measure, branching: options.branching }));
  return rows.some(({ cells }) => cells.some(({ stopped }) => stopped !== null)) ? EXIT.stopped : EXIT.done;
}

/** The recipe that is named, with what the options change of it. */
function recipeOf(options: LabOptions, terminal: LabTerminal): ExperimentRecipe {
  const named =
    options.preset === null
      ? recipeOfFile(options.recipe!, terminal)
      : (PRESETS[options.preset].recipe as ExperimentRecipe);
  return checked('The experiment', { ...named, puzzles: puzzlesFor(options, named, terminal) });
}

function recipeOfFile(file: string, terminal: LabTerminal): ExperimentRecipe {
  const text = textOfFile(file, terminal);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError(`${file} is no JSON. --print-recipe shows how a recipe looks.`);
  }
  return checked(file, value);
}

function checked(name: string, value: unknown): ExperimentRecipe {
  try {
    return parse(EXPERIMENT_RECIPE, value);
  } catch (error) {
    if (error instanceof AppError) throw new InputError(`${name}: ${error.message}`);
    throw error;
  }
}

function puzzlesFor(
  { file, each, seed, distances }: LabOptions,
  { puzzles }: ExperimentRecipe,
  terminal: LabTerminal,
): unknown {
  if (file !== null) {
    if (each !== null || seed !== null || distances !== null)
      throw new InputError('--file names the puzzles: leave out --each, --seed and --distances.');
    const goal = puzzles.from === 'list' ? undefined : puzzles.goal.map((tile) => (tile === 0 ? '_' : tile));
    const boards = boardsOfFile(file, textOfFile(file, terminal));
    const asWritten = goal && puzzles.from !== 'list' ? rowsOf(goal, puzzles.cols) : undefined;
    return { from: 'list', puzzles: readPuzzles(boards, asWritten) };
  }
  if (distances !== null && puzzles.from !== 'distance')
    throw new InputError('--distances is for experiments whose puzzles are drawn by distance.');
  if (puzzles.from === 'list') {
    if (each !== null || seed !== null)
      throw new InputError('--each and --seed are for experiments that draw their puzzles.');
    return puzzles;
  }
  const number = each === null ? {} : puzzles.from === 'distance' ? { each } : { count: each };
  return { ...puzzles, ...(seed !== null && { seed }), ...number, ...distances };
}

function rowsOf(cells: readonly (string | number)[], cols: number): string {
  return Array.from({ length: cells.length / cols }, (_, row) =>
    cells.slice(row * cols, (row + 1) * cols).join(' '),
  ).join('/');
}

/** The experiment, once it is sure that all its searches can begin. Throws an `InputError`. */
function experimentOf(recipe: ExperimentRecipe): Experiment {
  const fault = faultOfExperiment(recipe);
  if (fault !== null) throw new InputError(fault);
  return new Experiment(recipe);
}
