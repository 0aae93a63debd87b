/** A heuristic that is being written, and what is found of it meanwhile. */
import type { Api } from '../../shared/contract/api.ts';
import type { FoundHeuristic, JudgementRest } from '../../shared/contract/heuristics.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { FormulaFault } from '../../shared/puzzle/formula/fault.ts';
import { readFormula } from '../../shared/puzzle/formula/formula.ts';
import type { OwnHeuristic, OwnKind } from '../../shared/puzzle/heuristics/own.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';

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

export class HeuristicDesk {
  draft = $state.raw<OwnHeuristic>({ name: 'rows and columns', kind: 'formula', text: FIRST.formula });
  /** The part that is judged, from 0 to 1, while it is being judged; `null` while it is not. */
  progress = $state<number | null>(null);
  found = $state.raw<FoundHeuristic | null>(null);
  /** Whether what was found is that of an earlier text. */
  isStale = $state(false);
  rest = $state.raw<JudgementRest | null>(null);
  /** What is wrong with it, in a sentence; `null` while nothing is. */
  failure = $state<string | null>(null);

  readonly #api: Api['heuristics'];
  /** The text of the kind that is not on show. */
  #other: string = FIRST.javascript;
  #turn = 0;

  constructor(api: Api['heuristics']) {
    this.#api = api;
  }

  /** What cannot be read of a formula, and where; `null` where all can. */
  readonly fault = $derived.by((): FormulaFault | null => {
    if (this.draft.kind !== 'formula') return null;
    try {
      readFormula(this.draft.text);
      return null;
    } catch (error) {
      if (error instanceof FormulaFault) return error;
      throw error;
    }
  });

  edit(change: Partial<OwnHeuristic>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Another kind, with what was written of it before. */
  become(kind: OwnKind): void {
    if (kind === this.draft.kind) return;
    const text = this.#other;
    this.#other = this.draft.text;
    this.edit({ kind, text });
  }

  /** Opens a heuristic that is kept. */
  open(own: OwnHeuristic): void {
    this.become(own.kind);
    this.draft = own;
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
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.#turn) this.progress = null;
    }
  }

  /** What is on its way is not wanted any more, and nothing is found of what cannot be read. */
  forget(): void {
    this.#turn++;
    [this.found, this.rest, this.failure, this.progress] = [null, null, null, null];
    this.isStale = false;
  }

  async #judge(own: OwnHeuristic, puzzle: Puzzle, isWanted: () => boolean): Promise<void> {
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
