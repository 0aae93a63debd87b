import { printBoard } from '../../../shared/puzzle/board.ts';
import type { Answer } from './search.ts';

/** `head` goes first, then each answer as it is ready. Lines include their ends. */
export interface Printer {
  readonly head: string;
  print(answer: Answer): string;
}

/** One JSON object per line. */
export const jsonPrinter: Printer = {
  head: '',
  print: (answer) => `${JSON.stringify({ ...answer, ms: rounded(answer.ms) })}\n`,
};

/** Milliseconds down to microseconds: the rest is noise. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

interface PrintedColumn {
  readonly title: string;
  readonly width: number;
  readonly of: (answer: Answer) => string | number;
}

/** Where tiles weigh. */
const COST_COLUMN: PrintedColumn = { title: 'cost', width: 5, of: ({ cost }) => cost ?? '–' };

/** Columns of numbers, right-aligned; the start before and the solution after them have any width. */
const NUMBERS: readonly PrintedColumn[] = [
  { title: 'moves', width: 5, of: ({ moves }) => moves ?? '–' },
  { title: 'expanded', width: 10, of: ({ expanded }) => expanded },
  { title: 'generated', width: 10, of: ({ generated }) => generated },
  { title: 'max frontier', width: 12, of: ({ maxFrontier }) => maxFrontier },
  { title: 'ms', width: 9, of: ({ ms }) => ms.toFixed(1) },
];

/** A table for people; `widest`: characters of the longest start; `hasCosts`: whether tiles weigh. */
export function tablePrinter(widest: number, hasCosts = false): Printer {
  const columns = hasCosts ? NUMBERS.toSpliced(1, 0, COST_COLUMN) : NUMBERS;
  const line = (start: string, numbers: readonly (string | number)[], end: string): string => {
    const cells = numbers.map((number, index) => String(number).padStart(columns[index].width));
    return `${[start.padEnd(widest), ...cells, end].join('  ').trimEnd()}\n`;
  };
  return {
    head: line(
      'start',
      columns.map(({ title }) => title),
      'solution',
    ),
    print: (answer) =>
      line(
        printBoard(answer.start, answer.cols),
        columns.map(({ of }) => of(answer)),
        answer.solution === null ? whyNone(answer) : shortened(answer.solution) || 'is the goal',
      ),
  };
}

/** No shortest solution of a 15-puzzle is longer. */
const MAX_MOVES_SHOWN = 80;

function shortened(solution: string): string {
  return solution.length <= MAX_MOVES_SHOWN ? solution : `${solution.slice(0, MAX_MOVES_SHOWN)}… (--json has all)`;
}

function whyNone({ status }: Answer): string {
  if (status === 'unsolvable') return 'no solution: parity rules it out';
  return status === 'exhausted' ? 'no solution: all was searched' : `stopped: ${status.replace('-', ' ')}`;
}
