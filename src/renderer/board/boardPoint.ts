export interface LaidBoard {
  readonly cells: readonly number[];
  readonly rows: number;
  readonly cols: number;
}

type GridSize = Omit<LaidBoard, 'cells'>;

/** In cells from the top left corner. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

interface BoardDrag {
  /** Returns whether a tile or the blank is held now. */
  press(pointerId: number, at: BoardPoint): boolean;
  move(pointerId: number, to: BoardPoint): void;
  release(pointerId: number, at: BoardPoint): void;
  cancel(pointerId: number): void;
}

type BoardEvent = PointerEvent & { currentTarget: HTMLElement };

/** Listeners for dragging on the element of a board with the main button. */
export function dragListeners(drag: BoardDrag, size: () => GridSize) {
  const at = (event: BoardEvent): BoardPoint => pointOn(event.currentTarget, event, size());
  return {
    onpointerdown(event: BoardEvent) {
      if (event.button === 0 && drag.press(event.pointerId, at(event)))
        event.currentTarget.setPointerCapture(event.pointerId);
    },
    onpointermove: (event: BoardEvent) => drag.move(event.pointerId, at(event)),
    onpointerup: (event: BoardEvent) => drag.release(event.pointerId, at(event)),
    onpointercancel: (event: BoardEvent) => drag.cancel(event.pointerId),
  };
}

/** The pointer's place on the element of a board, which must be exactly as large as its cells. */
export function pointOn(
  element: Pick<Element, 'getBoundingClientRect'>,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  { rows, cols }: GridSize,
): BoardPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((clientX - left) / width) * cols, y: ((clientY - top) / height) * rows };
}

export function cellAt({ x, y }: BoardPoint, { rows, cols }: GridSize): number | null {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null;
}

export function middleOf(cell: number, { cols }: Pick<GridSize, 'cols'>): BoardPoint {
  return { x: (cell % cols) + 0.5, y: Math.floor(cell / cols) + 0.5 };
}
