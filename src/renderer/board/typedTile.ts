/** The number of a tile, typed digit by digit. */

/** A digit typed within this time belongs to those before. */
const TYPING_MS = 900;

export class TypedTile {
  #digits = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a digit. Returns the number that is typed now, and whether it goes on one that was typed before. */
  add(digit: string, cells: number): { tile: number; goesOn: boolean } {
    const goesOn = this.#digits !== '' && Number(this.#digits + digit) < cells;
    const digits = goesOn ? this.#digits + digit : digit;
    this.end();
    this.#digits = digits;
    this.#timer = setTimeout(() => this.end(), TYPING_MS);
    return { tile: Number(digits), goesOn };
  }

  /** The next digit begins a number. */
  end(): void {
    clearTimeout(this.#timer);
    this.#digits = '';
  }
}
