import { EXPERIMENT_RECIPE, type ExperimentRecipe } from '../../../shared/contract/experiments.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { parse } from '../../../shared/contract/parse.ts';
import { Experiment } from '../../../shared/lab/experiment.ts';
import { faultOfExperiment } from '../../../shared/lab/faults.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { EXIT, runCommandLine, type Terminal, textOfFile } from '../command.ts';
import { boardsOfFile, readPuzzles } from '../input.ts';
import { InputError } from '../options.ts';
import { FORMATS, LAB, type LabOptions } from './options.ts';

export interface LabTerminal extends Terminal {
  /** Counts every search, by default on one thread for each core. */
  readonly count: (experiment: Experiment, workers: number | undefined) => Promise<void>;
}

export function runLab(argv: readonly string[], terminal: LabTerminal): Promise<number> {
  return runCommandLine(LAB, argv, terminal, async (options, [other]) => {
    if (other !== undefined) throw new InputError(`“${other}” is no option. --help lists the options.`);
    const recipe = readRecipe(options, terminal);
    if (options['print-recipe']) {
      terminal.out(`${JSON.stringify(recipe, null, 2)}\n`);
      return EXIT.done;
    }
    const fault = faultOfExperiment(recipe);
    if (fault !== null) throw new InputError(fault);
    const experiment = new Experiment(recipe);
    await terminal.count(experiment, options.workers);
    const { rows } = experiment;
    const { preset, branching, measure = preset === undefined ? 'generated' : PRESETS[preset].measure } = options;
    terminal.out(FORMATS[options.json ? 'json' : options.format]({ recipe, rows, measure, branching }));
    return rows.some(({ cells }) => cells.some(({ stopped }) => stopped !== null)) ? EXIT.stopped : EXIT.done;
  });
}

/** The named recipe with the changes of the options. */
function readRecipe(options: LabOptions, terminal: LabTerminal): ExperimentRecipe {
  const { preset, recipe } = options;
  if ((preset === undefined) === (recipe === undefined))
    throw new InputError('Name one experiment: --preset NAME or --recipe FILE. --help lists the presets.');
  const named: ExperimentRecipe = preset === undefined ? recipeOfFile(recipe!, terminal) : PRESETS[preset].recipe;
  return checked('The experiment', { ...named, puzzles: choosePuzzles(options, named, terminal) });
}

function recipeOfFile(file: string, terminal: LabTerminal): ExperimentRecipe {
  const text = textOfFile(file, terminal);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError(`${file} is not JSON. --print-recipe shows how a recipe looks.`);
  }
  return checked(file, value);
}

function checked(name: string, value: unknown): ExperimentRecipe {
  try {
    return parse(EXPERIMENT_RECIPE, value);
  } catch (error) {
    throw error instanceof AppError ? new InputError(`${name}: ${error.message}`) : error;
  }
}

function choosePuzzles(options: LabOptions, { puzzles }: ExperimentRecipe, terminal: LabTerminal): unknown {
  const { file, each, seed, distances } = options;
  const isDrawn = each !== undefined || seed !== undefined;
  if (file !== undefined) {
    if (isDrawn || distances !== undefined)
      throw new InputError('--file names the puzzles: leave out --each, --seed and --distances.');
    const goal = puzzles.from === 'list' ? undefined : printBoard(puzzles.goal, puzzles.cols);
    return { from: 'list', puzzles: readPuzzles(boardsOfFile(file, textOfFile(file, terminal)), goal) };
  }
  if (distances !== undefined && puzzles.from !== 'distance')
    throw new InputError('--distances is for experiments whose puzzles are drawn by distance.');
  if (puzzles.from !== 'list') {
    const number = each !== undefined && { [puzzles.from === 'distance' ? 'each' : 'count']: each };
    return { ...puzzles, ...(seed !== undefined && { seed }), ...number, ...distances };
  }
  if (isDrawn) throw new InputError('--each and --seed are for experiments that draw their puzzles.');
  return puzzles;
}
