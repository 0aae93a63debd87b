/** The draft of a heuristic, and what is found about it as it is typed. */
import type { Api } from '../../shared/contract/api.ts';
import {
  MAX_DRAFT_LENGTH,
  type FoundHeuristic,
  type HeuristicDraft,
  type JudgementRest,
} from '../../shared/contract/heuristics.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { FormulaFault } from '../../shared/puzzle/formula/fault.ts';
import { readFormula } from '../../shared/puzzle/formula/formula.ts';
import type { OwnHeuristic, OwnKind } from '../../shared/puzzle/heuristics/own.ts';
import type { ShownValue } from './parts.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';

/** Keeps the draft for the next start. */
export interface DraftKeeper {
  /** What was being written before; `null` for the first time. */
  readonly draft: HeuristicDraft | null;
  keep(draft: HeuristicDraft): void;
}

/** What an editor begins with. */
const FIRST: Readonly<Record<OwnKind, string>> = {
  formula:
    '// A tile in a wrong row, and in a wrong column.\nsum(tile =>\n    (row(tile) != goalRow(tile))\n  + (col(tile) != goalCol(tile)))',
  javascript: `// Tiles that are not at home.
function h(board, goal, rows, cols) {
  let count = 0;
  for (let cell = 0; cell < board.length; cell++)
    if (board[cell] !== 0 && board[cell] !== goal[cell]) count++;
  return count;
}`,
};

/** A name to begin with. */
const FIRST_NAME = 'rows and columns';

export class HeuristicDesk {
  draft = $state.raw<OwnHeuristic>({ name: FIRST_NAME, kind: 'formula', text: FIRST.formula });
  /** The part that is judged, from 0 to 1, while it is being judged; `null` while it is not. */
  progress = $state<number | null>(null);
  found = $state.raw<FoundHeuristic | null>(null);
  /** Whether what was found is that of an earlier text. */
  isStale = $state(false);
  rest = $state.raw<JudgementRest | null>(null);
  /** What a program says of the start on the board; `null` while that is not known. A formula is read where it is shown. */
  value = $state.raw<ShownValue | null>(null);
  /** What is wrong with it, in a sentence; `null` while nothing is. */
  failure = $state<string | null>(null);

  readonly #api: Api['heuristics'];
  readonly #keeper: DraftKeeper;
  /** What is written of each kind; that of the kind on show is in `draft`. */
  #texts: Record<OwnKind, string> = { ...FIRST };
  #turn = 0;
  #valueTurn = 0;

  constructor(api: Api['heuristics'], keeper: DraftKeeper) {
    this.#api = api;
    this.#keeper = keeper;
    if (keeper.draft === null) return;
    const { name, kind, texts } = keeper.draft;
    this.#texts = { ...texts };
    this.draft = { name, kind, text: texts[kind] };
  }

  /**
   * What cannot be read of a formula, and where; `null` where all can. Not a `$derived`: the desk outlives the view that made it, and a
   * derived value stays as it is once the view that it was made in is gone.
   */
  get fault(): FormulaFault | null {
    if (this.draft.kind !== 'formula') return null;
    try {
      readFormula(this.draft.text);
      return null;
    } catch (error) {
      if (error instanceof FormulaFault) return error;
      throw error;
    }
  }

  edit(change: Partial<OwnHeuristic>): void {
    this.draft = { ...this.draft, ...change };
    this.#texts[this.draft.kind] = this.draft.text;
    this.#keep();
  }

  /** Whether it is what an editor begins with. */
  isFirst({ name, kind, text }: OwnHeuristic): boolean {
    return name === FIRST_NAME && text === FIRST[kind];
  }

  /** Another kind, with what was written of it before. */
  become(kind: OwnKind): void {
    if (kind === this.draft.kind) return;
    this.edit({ kind, text: this.#texts[kind] });
  }

  /** Opens a heuristic that is kept. */
  open({ name, kind, text }: OwnHeuristic): void {
    this.edit({ name, kind, text });
  }

  /** A draft that is too long stays on the screen only; a sentence beside it says so. */
  #keep(): void {
    const { name, kind } = this.draft;
    const isTooLong = Object.values(this.#texts).some(({ length }) => length > MAX_DRAFT_LENGTH);
    if (!isTooLong) this.#keeper.keep({ name, kind, texts: { ...this.#texts } });
  }

  /** Judges what is written towards the goal of `puzzle`; the newest call wins. */
  async judge(puzzle: Puzzle): Promise<void> {
    const turn = ++this.#turn;
    const own = this.draft;
    [this.isStale, this.failure, this.progress] = [true, null, 0];
    try {
      await this.#judge(own, puzzle, () => turn === this.#turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.forget();
      this.failure = sentenceOf(error);
    } finally {
      if (turn === this.#turn) this.progress = null;
    }
  }

  /** Asks the host for h of the start of `puzzle`: a program runs there alone. The newest call wins. */
  async measure(puzzle: Puzzle): Promise<void> {
    this.forgetValue();
    const turn = this.#valueTurn;
    const own = this.draft;
    const asked = this.#agree(own).then(() => this.#api.value({ own, puzzle }));
    const value = await asked.then(
      ({ h }): ShownValue => ({ h, failure: null, parts: [] }),
      (error: unknown): ShownValue => ({ h: null, failure: sentenceOf(error), parts: [] }),
    );
    if (turn === this.#valueTurn) this.value = value;
  }

  /** The value is that of another text, or of another board. */
  forgetValue(): void {
    this.#valueTurn++;
    this.value = null;
  }

  /** Drops the judgement under way; what cannot be read has none. */
  forget(): void {
    this.#turn++;
    [this.found, this.rest, this.failure, this.progress] = [null, null, null, null];
    this.isStale = false;
  }

  /** A program that is written here may run; a formula may without that. */
  async #agree(own: OwnHeuristic): Promise<void> {
    if (own.kind === 'javascript') await this.#api.agree({ own, isDraft: true });
  }

  async #judge(own: OwnHeuristic, puzzle: Puzzle, isWanted: () => boolean): Promise<void> {
    await this.#agree(own);
    for (;;) {
      const { done, found } = await this.#api.judge({ own, puzzle });
      if (!isWanted()) return;
      this.progress = done;
      if (found === undefined) continue;
      [this.found, this.rest, this.isStale] = [found, null, false];
      if (found.kind === 'sample') return;
      learnProof(own, puzzle, found.proof);
      break;
    }
    const rest = await this.#api.rest({ own, puzzle });
    if (isWanted()) this.rest = rest;
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
