import {
  EXPERIMENT_LIMITS,
  EXPERIMENT_RECIPE,
  MAX_COUNTING_BYTES,
  type ExperimentRecipe,
  type PuzzleSource,
} from '../../../shared/contract/experiments.ts';
import { parse } from '../../../shared/contract/parse.ts';
import type { Puzzle } from '../../../shared/contract/types.ts';
import { Experiment } from '../../../shared/lab/experiment.ts';
import { faultOfExperiment } from '../../../shared/lab/faults.ts';
import { BRANCHINGS, MEASURES, measuresFor } from '../../../shared/lab/measures.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { isWeighed } from '../../../shared/lab/puzzles.ts';
import { asCsv, asJsonLines, asLatex, asMarkdown, asText } from '../../../shared/lab/tables.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { withCosts } from '../../../shared/puzzle/tileCosts.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { checked, EXIT, explained, HELP, runCommandLine, section, type Terminal, textOfFile } from '../command.ts';
import { boardsOfFile, COST, readPuzzles, weighed } from '../input.ts';
import { flag, InputError, kind, namesOf, rowOf, text, usually, type ValuesOf, wholeNumber } from '../options.ts';

export interface LabTerminal extends Terminal {
  /** Counts every search, by default on one thread for each core. */
  readonly count: (experiment: Experiment, workers: number | undefined) => Promise<void>;
}

const FORMATS = { table: asText, json: asJsonLines, csv: asCsv, latex: asLatex, markdown: asMarkdown };

const MAX_WORKERS = 256;
const MAX_EACH = 1_000_000;
const MAX_SEED_TYPED = 999_999;

const PUZZLES = {
  recipe: text('FILE', 'your experiment, as JSON; --print-recipe shows how one looks'),
  each: kind(
    'N',
    'so many puzzles of each distance, none twice, or all; of random ones, so many in all',
    `takes “all”, or a whole number from 1 to ${formatNumber(MAX_EACH)}`,
    readEach,
  ),
  distances: kind(
    '2-24/2',
    'exact distances from the goal: from 2 to 24, every second one',
    'is written like 20, 2-24 or 2-24/2',
    readDistances,
  ),
  seed: wholeNumber('N', 'another draw; the same seed gives the same puzzles on every machine', 0, MAX_SEED_TYPED),
  file: text('FILE', 'the boards of FILE instead: one a line, or the size n on a line and then n rows'),
  cost: COST,
};

const OUTPUT = {
  format: rowOf('NAME', `one of ${namesOf(FORMATS)} (default: table)`, FORMATS),
  json: flag(
    'as --format json: a line for each distance and search, with d, algorithm, heuristic, puzzles, mean, median, min, max and sd of each measure (generated, expanded and the others), and bStar',
  ),
  measure: rowOf('NAME', 'what table, latex and markdown show the mean of (default: generated)', MEASURES),
  branching: usually('tree', rowOf('NAME', 'which b*', BRANCHINGS)),
  'print-recipe': flag('print the recipe as JSON, and search nothing'),
  workers: wholeNumber('N', 'threads (default: one for each core)', 1, MAX_WORKERS),
  ...HELP,
};

const options = { preset: rowOf('NAME', 'an experiment that comes with the program', PRESETS), ...PUZZLES, ...OUTPUT };

type LabOptions = ValuesOf<typeof options>;

export function runLab(argv: readonly string[], terminal: LabTerminal): Promise<number> {
  return runCommandLine({ options, usage }, argv, terminal, async (chosen, [other]) => {
    if (other !== undefined) throw new InputError(`“${other}” is no option. --help lists the options.`);
    const format = formatOf(chosen);
    const recipe = readRecipe(chosen, terminal);
    if (chosen['print-recipe']) {
      terminal.out(`${JSON.stringify(recipe, null, 2)}\n`);
      return EXIT.done;
    }
    const fault = faultOfExperiment(recipe);
    if (fault !== null) throw new InputError(fault);
    const { branching, measure = 'generated' } = chosen;
    if (!(measure in measuresFor(isWeighed(recipe.puzzles))))
      throw new InputError(
        `--measure ${measure} is for tiles that weigh: every move costs 1 here. --cost changes that.`,
      );
    const experiment = new Experiment(recipe);
    await terminal.count(experiment, chosen.workers);
    const { rows } = experiment;
    terminal.out(FORMATS[format]({ recipe, rows, measure, branching }));
    return rows.some(({ cells }) => cells.some(({ stopped }) => stopped !== null)) ? EXIT.stopped : EXIT.done;
  });
}

function formatOf({ json, format = json ? 'json' : 'table' }: LabOptions): keyof typeof FORMATS {
  if (json && format !== 'json') throw new InputError(`--json is --format json: leave it or --format ${format} out.`);
  return format;
}

/** The named recipe with the changes of the options. */
function readRecipe(options: LabOptions, terminal: LabTerminal): ExperimentRecipe {
  const { preset, recipe } = options;
  if ((preset === undefined) === (recipe === undefined))
    throw new InputError('Name one experiment: --preset NAME or --recipe FILE. --help lists the presets.');
  const named: ExperimentRecipe = preset === undefined ? recipeOfFile(recipe!, terminal) : PRESETS[preset].recipe;
  const wanted = { ...named, puzzles: withCost(choosePuzzles(options, named, terminal), options.cost) };
  return checked('The experiment', () => parse(EXPERIMENT_RECIPE, wanted));
}

function recipeOfFile(file: string, terminal: LabTerminal): ExperimentRecipe {
  const text = textOfFile(file, terminal);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError(`${file} is not JSON. --print-recipe shows how a recipe looks.`);
  }
  return checked(file, () => parse(EXPERIMENT_RECIPE, value));
}

/** The puzzles with what `--cost` says, or with their own costs without it. */
function withCost(puzzles: PuzzleSource, cost: string | undefined): PuzzleSource {
  if (cost === undefined) return puzzles;
  if (puzzles.from !== 'list') return weighed(puzzles, cost);
  return { ...puzzles, puzzles: puzzles.puzzles.map((puzzle) => weighed(puzzle, cost)) };
}

function choosePuzzles(options: LabOptions, { puzzles }: ExperimentRecipe, terminal: LabTerminal): PuzzleSource {
  const { file, each, seed, distances } = options;
  const isDrawn = each !== undefined || seed !== undefined;
  if (file !== undefined) {
    if (isDrawn || distances !== undefined)
      throw new InputError('--file names the puzzles: leave out --each, --seed and --distances.');
    return { from: 'list', puzzles: puzzlesOfFile(file, textOfFile(file, terminal), puzzles) };
  }
  if (distances !== undefined && puzzles.from !== 'distance')
    throw new InputError('--distances is for experiments whose puzzles are drawn by distance.');
  if (puzzles.from !== 'list') {
    const number = each !== undefined && { [puzzles.from === 'distance' ? 'each' : 'count']: each };
    return { ...puzzles, ...(seed !== undefined && { seed }), ...number, ...distances } as PuzzleSource;
  }
  if (isDrawn) throw new InputError('--each and --seed are for experiments that draw their puzzles.');
  return puzzles;
}

/** The boards of a file, with the goal and the costs of the puzzles that they replace, where all of these have the same. */
function puzzlesOfFile(file: string, text: string, replaced: PuzzleSource): Puzzle[] {
  const boards = boardsOfFile(file, text);
  if (replaced.from === 'list') return readPuzzles(boards, undefined);
  const goal = printBoard(replaced.goal, replaced.cols);
  return readPuzzles(boards, goal).map((puzzle) => withCosts(puzzle, replaced.costs));
}

function readEach(text: string): number | 'all' | undefined {
  if (text === 'all') return text;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  return number >= 1 && number <= MAX_EACH ? number : undefined;
}

/** `20`, `2-24` or `2-24/2`. */
function readDistances(text: string) {
  const [, least, most = least, step = '1'] = /^(\d{1,3})(?:-(\d{1,3}))?(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return least === undefined ? undefined : { least: Number(least), most: Number(most), step: Number(step) };
}

function usage(command: string): string {
  const presets = Object.entries(PRESETS).map(([name, { shows }]) => ({ label: name, meaning: shows }));
  return `Usage: ${command} (--preset NAME | --recipe FILE) [options]

Counts what searches cost on many puzzles, on all cores: each search runs on each puzzle. No search writes a trace.

Experiments that come with the program (--preset)
${explained(presets)}

${section('Puzzles', PUZZLES)}

${section('Output', OUTPUT)}

Measures
${explained(Object.entries(MEASURES).map(([name, { label, meaning }]) => ({ label: `${name} (${label})`, meaning })))}

The effective branching factor b*, of N, the mean of generated, and of d
${explained(Object.entries(BRANCHINGS).map(([name, { label, meaning }]) => ({ label: name, meaning: `${label}: ${meaning}` })))}

d is the exact number of moves of a shortest solution: of boards of up to 9 cells from the table of all states, of larger ones
where a search of the experiment proves it, else it is “?”. sd is the standard deviation of a sample. A search stops by itself at
${formatNumber(EXPERIMENT_LIMITS.expansions)} expansions, ${formatNumber(EXPERIMENT_LIMITS.nodes)} nodes or ${EXPERIMENT_LIMITS.bytes / 2 ** 20} MB, unless the recipe has lower limits; where
one was stopped, there is no mean, and the table says at which number of nodes. All threads together take at most an eighth of the
memory of the machine, and no more than ${MAX_COUNTING_BYTES / 2 ** 20} MB.

Examples:
  ${command} --preset textbook
  ${command} --preset textbook --json --each all --distances 12
  ${command} --preset weights --measure excess --format markdown
  ${command} --preset heuristics --cost tile --distances 2-20/2
  ${command} --preset ties --print-recipe > mine.json
  ${command} --recipe mine.json --format csv
  ${command} --preset heuristics --file boards.txt

The exit status is 0 when every search ended by itself, 1 when a limit stopped one, 2 when the input could not be understood.
`;
}
