/** The start and the goal as text: typed, pasted, copied. An invalid text changes nothing and stays to be corrected. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { notationsFor, printIn, readingOf, type NotationId } from '../../shared/puzzle/notation.ts';
import { parseBoard, type ParsedBoard } from '../../shared/puzzle/parse.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';
import { costsOfSize, goalOfSize } from './resizing.ts';
import type { BoardSide, PuzzleEditor } from './puzzleEditor.svelte.ts';

type ReadBoard = Extract<ParsedBoard, { ok: true }>;

const FALLBACK: NotationId = 'slashes';

export class BoardText {
  readonly #editor: PuzzleEditor;
  readonly #played: () => readonly number[];
  #wanted = $state<NotationId>(FALLBACK);
  /** By board: text being typed, or pasted text that is no board; `null` for the text of the board. */
  readonly #drafts = $state<Record<BoardSide, string | null>>({ start: null, goal: null });
  /** The user's choice: in a draft without a blank, the highest number stands for it. */
  highestIsBlank = $state(false);

  /** `played`: the shown board, which is the start to copy. */
  constructor(editor: PuzzleEditor, played: () => readonly number[]) {
    this.#editor = editor;
    this.#played = played;
  }

  get #puzzle(): Puzzle {
    return this.#editor.puzzle!;
  }

  /** Those that hold a board of this size. */
  get notations(): readonly NotationId[] {
    return notationsFor(this.#puzzle.goal.length);
  }

  /** The chosen one, where it holds the board. */
  get notation(): NotationId {
    return this.notations.includes(this.#wanted) ? this.#wanted : FALLBACK;
  }

  set notation(notation: NotationId) {
    this.#wanted = notation;
  }

  get draft(): string | null {
    return this.#drafts[this.#editor.side];
  }

  set draft(text: string | null) {
    this.#drafts[this.#editor.side] = text;
  }

  get printed(): string {
    const { side } = this.#editor;
    return printIn(this.notation, side === 'start' ? this.#played() : this.#puzzle.goal, this.#puzzle.cols);
  }

  readonly parsed = $derived.by((): ParsedBoard | null => {
    const { draft, highestIsBlank } = this;
    return draft === null ? null : parseBoard(draft, { highestIsBlank, ...readingOf(this.notation) });
  });

  readonly isOtherSize = $derived.by(() => {
    const { parsed } = this;
    return parsed !== null && parsed.ok && (parsed.rows !== this.#puzzle.rows || parsed.cols !== this.#puzzle.cols);
  });

  /** The draft's error with its place, or its effect. */
  readonly said = $derived.by((): string => {
    const { parsed } = this;
    if (!parsed) return '';
    if (!parsed.ok) return parsed.message;
    if (this.isOtherSize) return `This board is ${parsed.rows} × ${parsed.cols}: it brings its size along.`;
    return 'Press Enter to use it.';
  });

  /** From the wrong character to the end of its word; `null` for no error. */
  get wrongPlace(): readonly [from: number, to: number] | null {
    const { parsed, draft } = this;
    if (draft === null || !parsed || parsed.ok) return null;
    const [word] = /^[^\s,;/|[\](){}]*/.exec(draft.slice(parsed.at))!;
    return [parsed.at, parsed.at + word.length];
  }

  /** Makes the draft the start or the goal. Returns whether it was a board; otherwise it stays. */
  use(): boolean {
    const { parsed } = this;
    if (!parsed?.ok) return false;
    this.#editor.change(
      this.isOtherSize ? this.#resized(parsed) : { ...this.#puzzle, [this.#editor.side]: parsed.cells },
    );
    this.drop();
    return true;
  }

  drop(): void {
    this.draft = null;
    this.highestIsBlank = false;
  }

  /** Uses a text at once. Returns whether it was a board; otherwise it becomes the draft. */
  paste(text: string): boolean {
    this.draft = text;
    return this.use();
  }

  /** For a resized start, keeps the goal's name; a resized goal is its own start. */
  #resized({ rows, cols, cells }: ReadBoard): Puzzle {
    const goal = this.#editor.side === 'start' ? goalOfSize(this.#puzzle, { rows, cols }) : cells;
    return withCosts({ rows, cols, start: cells, goal }, costsOfSize(this.#puzzle.costs, cells.length));
  }
}
