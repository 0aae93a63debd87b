import { EXPERIMENT_LIMITS, MAX_COUNTING_BYTES } from '../../../shared/contract/experiments.ts';
import { BRANCHINGS, MEASURES } from '../../../shared/lab/measures.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { asCsv, asJsonLines, asLatex, asMarkdown, asText } from '../../../shared/lab/tables.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { HELP } from '../command.ts';
import { explained, section } from '../help.ts';
import {
  flag,
  kind,
  namesOf,
  type ArgumentOption,
  rowOf,
  text,
  usually,
  type ValuesOf,
  wholeNumber,
} from '../options.ts';

export const FORMATS = { table: asText, json: asJsonLines, csv: asCsv, latex: asLatex, markdown: asMarkdown };

const MAX_WORKERS = 256;
const MAX_EACH = 1_000_000;
const MAX_SEED_TYPED = 999_999;

const each = wholeNumber('N', '', 1, MAX_EACH);

const PUZZLES = {
  recipe: text('FILE', 'an experiment of your own, as JSON; --print-recipe shows how one looks'),
  each: {
    ...each,
    help: 'so many puzzles of each distance, none twice, or all; of random ones, so many in all',
    read: (text, name) => (text === 'all' ? text : each.read(text, name)),
  } satisfies ArgumentOption<number | 'all' | undefined>,
  distances: kind(
    '2-24/2',
    'exact distances from the goal: from 2 to 24, every second one',
    'is written like 20, 2-24 or 2-24/2',
    readDistances,
  ),
  seed: wholeNumber('N', 'another draw; the same seed gives the same puzzles on every machine', 0, MAX_SEED_TYPED),
  file: text('FILE', 'the boards of FILE instead: one a line, or the size n on a line and then n rows'),
};

const OUTPUT = {
  format: usually('table', rowOf('NAME', `one of ${namesOf(FORMATS)}`, FORMATS)),
  json: flag(
    'as --format json: a line for each distance and search, with d, algorithm, heuristic, puzzles, mean, median, min, max and sd of each measure (generated, expanded and the others), and bStar',
  ),
  measure: rowOf('NAME', 'what table, latex and markdown show the mean of (default: as the preset has it)', MEASURES),
  branching: usually('tree', rowOf('NAME', 'which b*', BRANCHINGS)),
  'print-recipe': flag('print the recipe as JSON, and search nothing'),
  workers: wholeNumber('N', 'threads (default: one for each core)', 1, MAX_WORKERS),
  ...HELP,
};

const options = { preset: rowOf('NAME', 'an experiment that comes with the program', PRESETS), ...PUZZLES, ...OUTPUT };

export type LabOptions = ValuesOf<typeof options>;

export const LAB = { options, usage };

/** `20`, `2-24` or `2-24/2`. */
function readDistances(text: string) {
  const [, least, most = least, step = '1'] = /^(\d{1,3})(?:-(\d{1,3}))?(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return least === undefined ? undefined : { least: Number(least), most: Number(most), step: Number(step) };
}

function usage(command: string): string {
  const presets = Object.entries(PRESETS).map(([name, { shows }]) => ({ label: name, meaning: shows }));
  return `Usage: ${command} (--preset NAME | --recipe FILE) [options]

Counts what searches cost on many puzzles, on all cores: an experiment is puzzles times searches. No search writes a trace.

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
  ${command} --preset ties --print-recipe > mine.json
  ${command} --recipe mine.json --format csv
  ${command} --preset heuristics --file boards.txt

The exit status is 0 when every search ended by itself, 1 when a limit stopped one, 2 when the input could not be understood.
`;
}
