/** Where a pointer is on a board. */

/** A board as it lies on the screen. */
export interface LaidBoard {
  readonly cells: readonly number[];
  readonly rows: number;
  readonly cols: number;
}

type GridSize = Omit<LaidBoard, 'cells'>;

/** A place on a board: a cell is 1 wide and 1 high. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** A press or a move of a pointer on the element of a board. */
export type BoardEvent = PointerEvent & { currentTarget: HTMLElement };

/** The place of a pointer on the element of a board, which is as wide and as high as its cells. */
export function pointOn(
  element: Pick<Element, 'getBoundingClientRect'>,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  { rows, cols }: GridSize,
): BoardPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((clientX - left) / width) * cols, y: ((clientY - top) / height) * rows };
}

/** The cell at a place, or `null` beside the board. */
export function cellAt({ x, y }: BoardPoint, { rows, cols }: GridSize): number | null {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null;
}

/** The middle of a cell. */
export function middleOf(cell: number, { cols }: Pick<GridSize, 'cols'>): BoardPoint {
  return { x: (cell % cols) + 0.5, y: Math.floor(cell / cols) + 0.5 };
}
