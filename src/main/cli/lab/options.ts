/** What `npm run lab` is asked for, typed. */
import type { BranchingId, LabMeasureId } from '../../../shared/contract/experimentLook.ts';
import { PRESETS, type LabPresetId } from '../../../shared/lab/presets.ts';
import { BRANCHINGS, MEASURES } from '../../../shared/lab/measures.ts';
import { InputError, readArguments } from '../arguments.ts';

/** How a table is printed. */
export const LAB_FORMATS = ['table', 'json', 'csv', 'latex', 'markdown'] as const;
export type LabFormat = (typeof LAB_FORMATS)[number];

export interface LabOptions {
  readonly preset: LabPresetId | null;
  /** A file with a recipe, and one with boards. */
  readonly recipe: string | null;
  readonly file: string | null;
  /** What is to be other than in the recipe; `null` as there. */
  readonly each: number | 'all' | null;
  readonly seed: number | null;
  readonly distances: LabDistances | null;
  readonly measure: LabMeasureId | null;
  readonly branching: BranchingId;
  readonly workers: number | null;
  readonly format: LabFormat;
  readonly printsRecipe: boolean;
  readonly help: boolean;
}

export interface LabDistances {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;

const OPTIONS = {
  preset: TEXT,
  recipe: TEXT,
  file: TEXT,
  each: TEXT,
  seed: TEXT,
  distances: TEXT,
  measure: TEXT,
  branching: { ...TEXT, default: 'tree' },
  workers: TEXT,
  format: { ...TEXT, default: 'table' },
  json: SWITCH,
  'print-recipe': SWITCH,
  help: { ...SWITCH, short: 'h' },
} as const;

/** Threads at the most. */
const MAX_WORKERS = 256;
const MAX_EACH = 1_000_000;
const MAX_SEED_TYPED = 999_999;

/** Reads the arguments. Throws an `InputError`. */
export function parseLabOptions(argv: readonly string[]): LabOptions {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const options: LabOptions = {
    preset: values.preset === undefined ? null : rowNamed(PRESETS, 'preset', values.preset),
    recipe: values.recipe ?? null,
    file: values.file ?? null,
    each: values.each === 'all' ? 'all' : wholeNumber('each', values.each, 1, MAX_EACH),
    seed: wholeNumber('seed', values.seed, 0, MAX_SEED_TYPED),
    distances: distancesFrom(values.distances),
    measure: values.measure === undefined ? null : rowNamed(MEASURES, 'measure', values.measure),
    branching: rowNamed(BRANCHINGS, 'branching', values.branching),
    workers: wholeNumber('workers', values.workers, 1, MAX_WORKERS),
    format: values.json ? 'json' : formatNamed(values.format),
    printsRecipe: values['print-recipe'],
    help: values.help,
  };
  if (options.help) return options;
  if (positionals.length > 0) throw new InputError(`“${positionals[0]}” is no option. --help lists the options.`);
  if ((options.preset === null) === (options.recipe === null))
    throw new InputError('Name one experiment: --preset NAME or --recipe FILE. --help lists the presets.');
  return options;
}

function rowNamed<Table extends object>(table: Table, option: string, name: string): keyof Table & string {
  if (Object.hasOwn(table, name)) return name as keyof Table & string;
  throw new InputError(`--${option} is one of ${Object.keys(table).join(', ')}, not “${name}”.`);
}

function formatNamed(name: string): LabFormat {
  const format = LAB_FORMATS.find((format) => format === name);
  if (format !== undefined) return format;
  throw new InputError(`--format is one of ${LAB_FORMATS.join(', ')}, not “${name}”.`);
}

function wholeNumber(option: string, text: string | undefined, least: number, most: number): number | null {
  if (text === undefined) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new InputError(`--${option} takes a whole number from ${least} to ${most}, not “${text}”.`);
}

/** `20`, `2-24` or `2-24/2`. */
function distancesFrom(text: string | undefined): LabDistances | null {
  if (text === undefined) return null;
  const [, least, most = least, step = '1'] = /^(\d{1,3})(?:-(\d{1,3}))?(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (least === undefined) throw new InputError(`--distances is written like 20, 2-24 or 2-24/2, not “${text}”.`);
  return { least: Number(least), most: Number(most), step: Number(step) };
}
