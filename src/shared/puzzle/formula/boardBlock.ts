/** A block of boards for which a formula is computed at once. */
export class BoardBlock {
  readonly room: number;
  readonly cells: number;
  /** Board by board, row by row; 0 is the blank. */
  readonly boards: Uint8Array;
  /** Entry `tile × room + board`: the cell of the tile. */
  readonly cellOf: Uint8Array;

  constructor(cells: number, room: number) {
    this.cells = cells;
    this.room = room;
    this.boards = new Uint8Array(cells * room);
    this.cellOf = new Uint8Array(cells * room);
  }

  /** `boards`: the cells of `count` boards, one after the other. */
  fill(boards: ArrayLike<number>, count: number): void {
    const { cells, room, cellOf } = this;
    for (let board = 0, at = 0; board < count; board++)
      for (let cell = 0; cell < cells; cell++, at++) {
        this.boards[at] = boards[at];
        cellOf[boards[at] * room + board] = cell;
      }
  }

  board(board: number): Uint8Array {
    return this.boards.subarray(board * this.cells, (board + 1) * this.cells);
  }
}
