/** The text of `npm run lab -- --help`. What there is to choose from is read from its tables. */
import { EXPERIMENT_LIMITS, MAX_COUNTING_BYTES } from '../../../shared/contract/experiments.ts';
import { BRANCHINGS, MEASURES } from '../../../shared/lab/measures.ts';
import { PRESETS } from '../../../shared/lab/presets.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { explained } from '../paragraphs.ts';
import { LAB_FORMATS } from './options.ts';

const examples = (command: string): string => `Examples:
  ${command} --preset textbook
  ${command} --preset textbook --json --each all --distances 12
  ${command} --preset weights --measure excess --format markdown
  ${command} --preset ties --print-recipe > mine.json
  ${command} --recipe mine.json --format csv
  ${command} --preset heuristics --file boards.txt`;

/** All options with what they do; `command`: how it is typed. */
export function labUsage(command: string): string {
  const presets = Object.entries(PRESETS).map(([name, { shows }]) => ({ label: name, meaning: shows }));
  return `Usage: ${command} (--preset NAME | --recipe FILE) [options]

Counts what searches cost on many puzzles, on all cores: an experiment is puzzles times searches. No search writes a trace.

Experiments that come with the program (--preset)
${explained(presets)}

Puzzles
  --recipe FILE         an experiment of your own, as JSON; --print-recipe shows how one looks
  --each N              so many puzzles of each distance, none twice, or all; of random ones, so many in all
  --distances 2-24/2    exact distances from the goal: from 2 to 24, every second one
  --seed N              another draw; the same seed gives the same puzzles on every machine
  --file FILE           the boards of FILE instead: one a line, or the size n on a line and then n rows

Output
  --format NAME         one of ${LAB_FORMATS.join(', ')} (default: table)
  --json                as --format json: a line for each distance and search, with d, algorithm, heuristic, puzzles,
                        mean, median, min, max and sd of each measure (generated, expanded and the others), and bStar
  --measure NAME        what table, latex and markdown show the mean of (default: as the preset has it)
  --branching NAME      which b* (default: tree)
  --print-recipe        print the recipe as JSON, and search nothing
  --workers N           threads (default: one for each core)
  --help                show this text

Measures
${explained(Object.entries(MEASURES).map(([name, { label, meaning }]) => ({ label: `${name} (${label})`, meaning })))}

The effective branching factor b*, of N, the mean of generated, and of d
${explained(Object.entries(BRANCHINGS).map(([name, { label, meaning }]) => ({ label: name, meaning: `${label}: ${meaning}` })))}

d is the exact number of moves of a shortest solution: of boards of up to 9 cells from the table of all states, of larger ones
where a search of the experiment proves it, else it is “?”. sd is the standard deviation of a sample. A search stops by itself at
${formatNumber(EXPERIMENT_LIMITS.expansions)} expansions, ${formatNumber(EXPERIMENT_LIMITS.nodes)} nodes or ${EXPERIMENT_LIMITS.bytes / 2 ** 20} MB, unless the recipe has lower limits; where
one was stopped, there is no mean, and the table says at which number of nodes. All threads together take at most an eighth of the
memory of the machine, and no more than ${MAX_COUNTING_BYTES / 2 ** 20} MB.

${examples(command)}

The exit status is 0 when every search ended by itself, 1 when a limit stopped one, 2 when the input could not be understood.
`;
}
