/** The start and the goal as text: typed, pasted, copied. A wrong text changes nothing and stays here for mending. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { notationsFor, printIn, readingOf, type NotationId } from '../../shared/puzzle/notation.ts';
import { parseBoard, type ParsedBoard } from '../../shared/puzzle/parse.ts';
import { goalOfSize } from './resizing.ts';
import type { BoardSide, Workbench } from './workbench.svelte.ts';

type ReadBoard = Extract<ParsedBoard, { ok: true }>;

const FALLBACK: NotationId = 'slashes';

export class BoardText {
  readonly #bench: Workbench;
  readonly #played: () => readonly number[];
  #wanted = $state<NotationId>(FALLBACK);
  /** By board: what is being typed, or was pasted and is no board; `null` where the text is that of the board. */
  readonly #drafts = $state<Record<BoardSide, string | null>>({ start: null, goal: null });
  /** Whether the highest number of a draft without a blank stands for it, as the user says. */
  highestIsBlank = $state(false);

  /** `played`: the board on the table, which is the start that is copied. */
  constructor(bench: Workbench, played: () => readonly number[]) {
    this.#bench = bench;
    this.#played = played;
  }

  get #puzzle(): Puzzle {
    return this.#bench.puzzle!;
  }

  /** Those that hold a board of this size. */
  get notations(): readonly NotationId[] {
    return notationsFor(this.#puzzle.goal.length);
  }

  /** The one chosen, where it holds the board. */
  get notation(): NotationId {
    return this.notations.includes(this.#wanted) ? this.#wanted : FALLBACK;
  }

  set notation(notation: NotationId) {
    this.#wanted = notation;
  }

  get draft(): string | null {
    return this.#drafts[this.#bench.side];
  }

  set draft(text: string | null) {
    this.#drafts[this.#bench.side] = text;
  }

  /** The board in the notation chosen. */
  get printed(): string {
    const { side } = this.#bench;
    return printIn(this.notation, side === 'start' ? this.#played() : this.#puzzle.goal, this.#puzzle.cols);
  }

  /** What the draft says; `null` where there is none. */
  readonly parsed = $derived.by((): ParsedBoard | null => {
    const { draft, highestIsBlank } = this;
    return draft === null ? null : parseBoard(draft, { highestIsBlank, ...readingOf(this.notation) });
  });

  /** Whether the draft is a board of another size than the puzzle. */
  readonly isOtherSize = $derived.by(() => {
    const { parsed } = this;
    return parsed !== null && parsed.ok && (parsed.rows !== this.#puzzle.rows || parsed.cols !== this.#puzzle.cols);
  });

  /** What is said of the draft: what is wrong, and where, or what comes of it. */
  readonly said = $derived.by((): string => {
    const { parsed } = this;
    if (!parsed) return '';
    if (!parsed.ok) return parsed.message;
    if (this.isOtherSize) return `This board is ${parsed.rows} × ${parsed.cols}: it brings its size along.`;
    return 'Press Enter to use it.';
  });

  /** The place in the draft that is wrong: from a character to the end of its word. `null` where nothing is. */
  get wrongPlace(): readonly [from: number, to: number] | null {
    const { parsed, draft } = this;
    if (draft === null || !parsed || parsed.ok) return null;
    const [word] = /^[^\s,;/|[\](){}]*/.exec(draft.slice(parsed.at))!;
    return [parsed.at, parsed.at + word.length];
  }

  /** Makes the draft the start or the goal. Returns whether it was a board; one that is none stays. */
  use(): boolean {
    const { parsed } = this;
    if (!parsed?.ok) return false;
    this.#bench.change(
      this.isOtherSize ? this.#resized(parsed) : { ...this.#puzzle, [this.#bench.side]: parsed.cells },
    );
    this.drop();
    return true;
  }

  /** The text is that of the board again. */
  drop(): void {
    this.draft = null;
    this.highestIsBlank = false;
  }

  /** Uses a text at once. Returns whether it was a board; one that is none becomes the draft. */
  paste(text: string): boolean {
    this.draft = text;
    return this.use();
  }

  /** A start brings a goal of its size along, with the name of the one before; a goal is its own start. */
  #resized({ rows, cols, cells }: ReadBoard): Puzzle {
    const goal = this.#bench.side === 'start' ? goalOfSize(this.#puzzle, { rows, cols }) : cells;
    return { rows, cols, start: cells, goal };
  }
}
