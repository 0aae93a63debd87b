import type { Api } from '../../shared/contract/api.ts';
import {
  MAX_DRAFT_LENGTH,
  type FoundHeuristic,
  type HeuristicDraft,
  type JudgementRest,
} from '../../shared/contract/heuristics.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { FormulaFault } from '../../shared/puzzle/formula/fault.ts';
import { readFormula, type Formula } from '../../shared/puzzle/formula/formula.ts';
import type { OwnHeuristic, OwnKind } from '../../shared/puzzle/heuristics/own.ts';
import { NO_LOG } from '../../shared/puzzle/heuristics/programLog.ts';
import { NO_PARTS, type ShownValue } from './parts.ts';
import { TriedBoard } from '../board/triedBoard.svelte.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';

export interface DraftKeeper {
  /** `null` on the first start. */
  readonly draft: HeuristicDraft | null;
  keep(draft: HeuristicDraft): void;
}

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

const FIRST_NAME = 'rows and columns';

export class HeuristicEditor {
  draft = $state.raw<OwnHeuristic>({ name: FIRST_NAME, kind: 'formula', text: FIRST.formula });
  /** The judged part, from 0 to 1; `null` while nothing is judged. */
  progress = $state<number | null>(null);
  found = $state.raw<FoundHeuristic | null>(null);
  /** Whether the verdict is that of an earlier text. */
  isStale = $state(false);
  rest = $state.raw<JudgementRest | null>(null);
  /** A program's value for the tried board; `null` while unknown. Formulas are evaluated on display. */
  value = $state.raw<ShownValue | null>(null);
  failure = $state<string | null>(null);
  readonly tried = new TriedBoard();

  readonly #api: Api['heuristics'];
  readonly #keeper: DraftKeeper;
  /** The text of each kind; that of the shown kind is in `draft`. */
  #texts: Record<OwnKind, string> = { ...FIRST };
  /** A text is read once, whoever asks. */
  #read: { readonly text: string; readonly as: Formula | FormulaFault } | null = null;
  #turn = 0;
  #valueTurn = 0;

  constructor(api: Api['heuristics'], keeper: DraftKeeper) {
    this.#api = api;
    this.#keeper = keeper;
    if (keeper.draft !== null) this.restore(keeper.draft);
  }

  /** What is written, of both kinds, as `restore` brings it back. */
  get written(): HeuristicDraft {
    const { name, kind } = this.draft;
    return { name, kind, texts: { ...this.#texts } };
  }

  restore({ name, kind, texts }: HeuristicDraft): void {
    this.#texts = { ...texts };
    this.draft = { name, kind, text: texts[kind] };
  }

  /** Brings back what was written before, and keeps it. */
  takeBack(draft: HeuristicDraft): void {
    this.restore(draft);
    this.#keep();
  }

  /** Syntax error of a formula; `null` for none. */
  get fault(): FormulaFault | null {
    const read = this.#readDraft();
    return read instanceof FormulaFault ? read : null;
  }

  /** What is written, as a formula; `null` where it is none. */
  get formula(): Formula | null {
    const read = this.#readDraft();
    return read instanceof FormulaFault ? null : read;
  }

  /** Not a `$derived`: the editor outlives the view that made it, and a derived value freezes with its view. */
  #readDraft(): Formula | FormulaFault | null {
    const { kind, text } = this.draft;
    if (kind !== 'formula') return null;
    if (this.#read?.text !== text) this.#read = { text, as: formulaOrFault(text) };
    return this.#read.as;
  }

  edit(change: Partial<OwnHeuristic>): void {
    this.draft = { ...this.draft, ...change };
    this.#texts[this.draft.kind] = this.draft.text;
    this.#keep();
  }

  /** Whether it is the first draft. */
  isFirst({ name, kind, text }: OwnHeuristic): boolean {
    return name === FIRST_NAME && this.isFirstText(kind, text);
  }

  isFirstText(kind: OwnKind, text: string): boolean {
    return text === FIRST[kind];
  }

  /** Switches to another kind and its last text. */
  become(kind: OwnKind): void {
    if (kind === this.draft.kind) return;
    this.edit({ kind, text: this.#texts[kind] });
  }

  open({ name, kind, text }: OwnHeuristic): void {
    this.edit({ name, kind, text });
  }

  /** A draft that is too long stays on the screen only, with a warning beside it. */
  #keep(): void {
    const isTooLong = Object.values(this.#texts).some(({ length }) => length > MAX_DRAFT_LENGTH);
    if (!isTooLong) this.#keeper.keep(this.written);
  }

  /** Judges the draft towards the goal of `puzzle`; the newest call wins. */
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

  /** Asks the host for h of the start of `puzzle`, the tried board, because programs run only there. The newest call wins. */
  async measure(puzzle: Puzzle): Promise<void> {
    this.forgetValue();
    const turn = this.#valueTurn;
    const own = this.draft;
    const asked = this.#agree(own).then(() => this.#api.value({ own, puzzle }));
    const value = await asked.then(
      (told): ShownValue => ({ ...told, parts: NO_PARTS }),
      (error: unknown): ShownValue => ({ h: null, failure: sentenceOf(error), log: NO_LOG, parts: NO_PARTS }),
    );
    if (turn === this.#valueTurn) this.value = value;
  }

  /** Call when the text or the board changes. */
  forgetValue(): void {
    this.#valueTurn++;
    this.value = null;
  }

  /**
   * Call when the text or the goal changes: the verdict stays as one of before; a failure, which names a line of the text,
   * and a judgement under way are dropped.
   */
  outdate(): void {
    this.#turn++;
    [this.isStale, this.failure, this.progress] = [true, null, null];
  }

  /** Drops the verdict and any judgement under way. */
  forget(): void {
    this.#turn++;
    [this.found, this.rest, this.failure, this.progress] = [null, null, null, null];
    this.isStale = false;
  }

  /** A program written here may run; formulas need no consent. */
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

function formulaOrFault(text: string): Formula | FormulaFault {
  try {
    return readFormula(text);
  } catch (error) {
    if (error instanceof FormulaFault) return error;
    throw error;
  }
}
