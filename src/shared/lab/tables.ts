/** The table of an experiment as text, CSV, LaTeX, Markdown or JSON lines. */
import type { BookColumn, ExperimentRecipe } from '../contract/experiments.ts';
import type { BranchingId, LabMeasureId } from '../contract/experimentLook.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { csvLine } from '../exchange/csv.ts';
import { count, formatNumber } from '../text/numbers.ts';
import { heuristicLabel } from '../contract/heuristicLabel.ts';
import { MEASURES, sheetLabelOf } from './measures.ts';
import { searchNames, seriesNames } from '../contract/searchNames.ts';
import type { LabResult } from './results.ts';
import { LIMIT_NOUNS, type SummaryCell, type SummaryRow, type ValueSpread } from './summary.ts';

export interface LabTable {
  readonly recipe: ExperimentRecipe;
  readonly rows: readonly SummaryRow[];
  readonly measure: LabMeasureId;
  readonly branching: BranchingId;
  readonly book?: readonly BookColumn[];
}

const NO_VALUE = '–';

interface Grid {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Below the table: what was stopped. */
  readonly notes: readonly string[];
}

export function asText(table: LabTable): string {
  const { heads, lines, notes } = gridOf(table);
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]!.length)));
  const printed = (cells: readonly string[]): string =>
    cells.map((cell, column) => cell.padStart(widths[column]!)).join('  ');
  return [titleOf(table), printed(heads), ...lines.map(printed), ...notes].join('\n') + '\n';
}

export function asMarkdown(table: LabTable): string {
  const { heads, lines, notes } = gridOf(table);
  const printed = (cells: readonly string[]): string => `| ${cells.map((cell) => markdown(cell)).join(' | ')} |`;
  const rule = `| ${heads.map(() => '---:').join(' | ')} |`;
  const below = notes.length === 0 ? [] : ['', ...notes.map(markdown)];
  return (
    [`**${markdown(titleOf(table))}**`, '', printed(heads), rule, ...lines.map(printed), ...below].join('\n') + '\n'
  );
}

function markdown(text: string): string {
  return text.replaceAll(/[|*]/g, String.raw`\$&`);
}

interface LatexColumn {
  readonly group: string;
  readonly head: string;
  readonly cells: readonly string[];
}

/** Needs only the package `booktabs`. Columns that do not fit on A4 beside the others are below them. */
export function asLatex(table: LabTable): string {
  const names = seriesNames(table.recipe.searches).map(({ short }) => short);
  const [first, second, ...columns] = latexColumns(table, names);
  const rows = [first!, second!];
  const parts = partsThatFit(columns, TEXT_POINTS - pointsOf(rows));
  return [
    '% needs \\usepackage{booktabs}',
    '\\begin{table}',
    '\\centering\\small',
    '\\setlength{\\tabcolsep}{4pt}',
    parts.map((part) => tabular([...rows, ...part])).join('\n\n\\medskip\n'),
    `\\caption{${[`${titleOf(table)}.`, ...notesOf(table.rows, names)].map(latex).join(' ')}}`,
    '\\end{table}',
    '',
  ].join('\n');
}

function latexColumns(table: LabTable, names: readonly string[]): LatexColumn[] {
  const { lines } = gridOf(table);
  const heads = (group: string, heads: readonly string[]) => heads.map((head) => ({ group, head }));
  return [
    ...heads('', ['d', 'puzzles']),
    ...heads(MEASURES[table.measure].label, names),
    ...heads('b*', names),
    ...heads(
      'In the book',
      (table.book ?? []).map(({ title }) => title),
    ),
  ].map((column, index) => ({ ...column, cells: lines.map((line) => line[index]!) }));
}

/** The width of the text on A4 in LaTeX's own classes; about the widths of a letter in `small`, and around a column. */
const [TEXT_POINTS, LETTER_POINTS, COLUMN_POINTS] = [345, 5, 8];

/** Heads have a word on each line. */
function pointsOf(columns: readonly LatexColumn[]): number {
  const letters = ({ head, cells }: LatexColumn): number =>
    Math.max(...[...head.split(' '), ...cells].map(({ length }) => length));
  return columns.reduce((sum, column) => sum + letters(column) * LETTER_POINTS + COLUMN_POINTS, 0);
}

/** Keeps the columns of a group together where they fit on one line. */
function partsThatFit(columns: readonly LatexColumn[], room: number): LatexColumn[][] {
  const parts: LatexColumn[][] = [[]];
  for (const [, group] of Map.groupBy(columns, ({ group }) => group)) {
    const fits = (added: readonly LatexColumn[]): boolean => pointsOf([...parts.at(-1)!, ...added]) <= room;
    if (!fits(group) && parts.at(-1)!.length > 0) parts.push([]);
    for (const column of group) {
      if (!fits([column]) && parts.at(-1)!.length > 0) parts.push([]);
      parts.at(-1)!.push(column);
    }
  }
  return parts;
}

function tabular(columns: readonly LatexColumn[]): string {
  const groups = [...Map.groupBy(columns, ({ group }) => group)].map(([group, { length }]) => ({ group, length }));
  const printed = (cells: readonly string[]): string => `  ${cells.join(' & ')} \\\\`;
  const rules = groups.slice(1).map(({ length }, index) => {
    const from = 1 + groups.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0);
    return `\\cmidrule(lr){${from}-${from + length - 1}}`;
  });
  return [
    `\\begin{tabular}{${'r'.repeat(columns.length)}}`,
    '  \\toprule',
    printed(groups.map(({ group, length }) => `\\multicolumn{${length}}{c}{${latex(group)}}`)),
    `  ${rules.join(' ')}`,
    printed(columns.map(({ head }) => latexHead(head))),
    '  \\midrule',
    ...columns[0]!.cells.map((_, row) => printed(columns.map(({ cells }) => latex(cells[row]!)))),
    '  \\bottomrule',
    '\\end{tabular}',
  ].join('\n');
}

function latexHead(head: string): string {
  const words = head.split(' ').map(latex);
  return words.length === 1 ? words[0]! : `\\shortstack[r]{${words.join('\\\\')}}`;
}

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '*': '$^*$',
  '–': '--',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '’': "'",
  '~': '\\~{}',
  '^': '\\^{}',
};

function latex(text: string): string {
  return text.replaceAll(/[\\*–×·’&%$#_{}~^]/g, (sign) => LATEX_SIGNS[sign] ?? `\\${sign}`);
}

/** Without the quartiles, which only charts show. */
const SPREAD_FIGURES = ['mean', 'median', 'min', 'max', 'sd'] as const;

const SPREAD_HEADS = ['Mean', 'Median', 'Minimum', 'Maximum', 'Standard deviation'];
const COUNTED_HEADS = ['d', 'Search', 'Algorithm', 'Heuristic', 'Puzzles', 'Measure'];

/** All measures in full precision: a line per distance, search and measure. */
export function asCsv({ recipe, rows, branching }: LabTable): string {
  const names = searchNames(recipe.searches);
  const lines = rows.flatMap(({ d, cells }) =>
    cells.flatMap(({ search, puzzles, spreads, bStar, stopped }) => {
      const spec = recipe.searches[search]!;
      const counted = [d, names[search]!, STRATEGIES[spec.algorithm].label, heuristicLabel(spec), puzzles];
      const ending = [stopped?.puzzles ?? 0, stopped?.at ?? null];
      return Object.entries(spreads).map(([measure, spread]) => {
        const values = SPREAD_FIGURES.map((figure) => spread?.[figure] ?? null);
        const factor = measure === 'generated' ? bStar[branching] : null;
        return csvLine([...counted, sheetLabelOf(MEASURES[measure as LabMeasureId]), ...values, factor, ...ending]);
      });
    }),
  );
  return csvLine([...COUNTED_HEADS, ...SPREAD_HEADS, 'b*', 'Stopped', 'Stopped at']) + lines.join('');
}

/** A line per distance and search. A stopped search has no means, and says where it was stopped. */
export function asJsonLines({ recipe, rows, branching }: LabTable): string {
  const names = searchNames(recipe.searches);
  const lines = rows.flatMap(({ d, cells }) =>
    cells.map(({ search, puzzles, spreads, bStar, stopped }) =>
      JSON.stringify({
        d,
        ...namesOf(recipe, search),
        puzzles,
        ...Object.fromEntries(Object.entries(spreads).map(([measure, spread]) => [measure, printed(spread)])),
        bStar: bStar[branching],
        stopped,
        name: names[search],
        search: recipe.searches[search],
      }),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function printed(spread: ValueSpread | null) {
  return spread && Object.fromEntries(SPREAD_FIGURES.map((figure) => [figure, spread[figure]]));
}

/** `heuristic` is `null` where the search uses none. */
function namesOf({ searches }: ExperimentRecipe, index: number): { algorithm: string; heuristic: string | null } {
  const { algorithm, heuristic } = searches[index]!;
  return { algorithm, heuristic: STRATEGIES[algorithm].usesHeuristic ? heuristic : null };
}

function titleOf({ recipe, measure }: LabTable): string {
  const { label } = MEASURES[measure];
  return `${recipe.title}: mean of ${label.slice(0, 1).toLowerCase()}${label.slice(1)}, and b*`;
}

function gridOf({ recipe, rows, measure, branching, book = [] }: LabTable): Grid {
  const names = searchNames(recipe.searches);
  const lines = rows.map(({ d, puzzles, cells }) => [
    ...[d === null ? '?' : String(d), formatNumber(puzzles)],
    ...cells.map((cell) => meanText(cell, measure)),
    ...cells.map(({ bStar }) => bStar[branching]?.toFixed(2) ?? NO_VALUE),
    ...book
      .map(({ values }) => values.find(([at]) => at === d)?.[1])
      .map((value) => (value === undefined ? NO_VALUE : formatNumber(value))),
  ]);
  return {
    heads: ['d', 'puzzles', ...names, ...names.map((name) => `b* ${name}`), ...book.map(({ title }) => title)],
    lines,
    notes: notesOf(rows, names),
  };
}

/** Smaller means are written with decimals. */
const SMALL_MEAN = 10;

/** “–, stopped at N” where a limit stopped a search, and which limit if it was memory. */
export function meanText({ stopped, spreads }: SummaryCell, measure: LabMeasureId): string {
  const spread = spreads[measure];
  if (stopped !== null)
    return `${NO_VALUE}, stopped at ${formatNumber(stopped.at)}${stopped.by['memory-limit'] ? ' (memory)' : ''}`;
  if (spread == null) return NO_VALUE;
  const isWhole = Number.isInteger(spread.mean) && measure !== 'ms';
  return spread.mean < SMALL_MEAN && !isWhole ? spread.mean.toFixed(2) : formatNumber(Math.round(spread.mean));
}

export function notesOf(rows: readonly SummaryRow[], names: readonly string[]): string[] {
  return names.flatMap((name, search) => {
    const stopped = rows.flatMap(({ cells }) => cells[search]!.stopped ?? []);
    const limits = Object.entries(LIMIT_NOUNS).flatMap(([status, noun]) => {
      const puzzles = stopped.reduce((sum, { by }) => sum + (by[status as LabResult['status']] ?? 0), 0);
      return puzzles === 0 ? [] : [{ noun, puzzles: count(puzzles, 'puzzle') }];
    });
    if (limits.length === 0) return [];
    const [first, ...others] = limits;
    const also = others.map(({ noun, puzzles }) => `, the limit of ${noun} on ${puzzles}`).join('');
    return [
      `${name}: the limit of ${first!.noun} stopped the search on ${first!.puzzles}${also}; its rows there have no mean.`,
    ];
  });
}
