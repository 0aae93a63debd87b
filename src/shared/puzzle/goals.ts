export interface Goal {
  readonly label: string;
  readonly cells: (rows: number, cols: number) => number[];
}

export const GOALS = {
  'blank-last': { label: 'Blank last', cells: (rows, cols) => along(rowByRow(rows, cols)) },
  'blank-first': { label: 'Blank first', cells: (rows, cols) => rowByRow(rows, cols) },
  'blank-middle': { label: 'Blank in the middle', cells: blankInTheMiddle },
  spiral: { label: 'Spiral', cells: (rows, cols) => along(spiral(rows, cols)) },
  snake: { label: 'Snake', cells: (rows, cols) => along(snake(rows, cols)) },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof GOALS;

/** `null` for a goal outside the table. */
export function goalNamed(cells: readonly number[], rows: number, cols: number): GoalId | null {
  const ids = Object.keys(GOALS) as GoalId[];
  return ids.find((id) => GOALS[id].cells(rows, cols).every((tile, cell) => tile === cells[cell])) ?? null;
}

/** 1, 2, 3 … along `path`; the blank comes last. */
function along(path: readonly number[]): number[] {
  const cells = new Array<number>(path.length).fill(0);
  path.slice(0, -1).forEach((cell, index) => (cells[cell] = index + 1));
  return cells;
}

function rowByRow(rows: number, cols: number): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => cell);
}

/** With an even number of rows or columns, below or right of the centre. */
function blankInTheMiddle(rows: number, cols: number): number[] {
  const middle = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
  return rowByRow(rows, cols).slice(1).toSpliced(middle, 0, 0);
}

/** Every second row runs from right to left. */
function snake(rows: number, cols: number): number[] {
  return rowByRow(rows, cols).map((cell) => {
    const row = Math.floor(cell / cols);
    return row % 2 === 0 ? cell : row * cols + (cols - 1 - (cell % cols));
  });
}

/** Clockwise from the first corner inwards: on 3×3 the goal of Nilsson and many later textbooks. */
function spiral(rows: number, cols: number): number[] {
  return winding(Array.from({ length: rows }, (_, row) => rowByRow(1, cols).map((col) => row * cols + col)));
}

/** The first row, then the rest turned a quarter to the left. */
function winding(grid: readonly (readonly number[])[]): number[] {
  if (grid.length === 0) return [];
  const [first, ...rest] = grid;
  return [...first, ...winding(first.map((_, col) => rest.map((row) => row[row.length - 1 - col])))];
}
