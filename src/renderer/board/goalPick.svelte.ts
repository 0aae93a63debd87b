import { printBoard } from '../../shared/puzzle/board.ts';
import { GOALS, goalNamed, type GoalId } from '../../shared/puzzle/goals.ts';
import { parseBoard } from '../../shared/puzzle/parse.ts';

export interface GoalInUse {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  /** The goal of the puzzle on the board, if it has this size. */
  readonly own: readonly number[] | null;
}

/** `as-is`: the goal in use, if it is none of the others; `other`: a typed one. */
export type GoalOption = GoalId | 'own' | 'as-is' | 'other';

export class GoalPick {
  readonly #inUse: () => GoalInUse;
  readonly #onchoose: (goal: readonly number[]) => void;
  isTyping = $state(false);
  text = $state('');

  constructor(inUse: () => GoalInUse, onchoose: (goal: readonly number[]) => void) {
    this.#inUse = inUse;
    this.#onchoose = onchoose;
  }

  readonly option = $derived.by((): GoalOption => {
    const { goal, own, rows, cols } = this.#inUse();
    if (this.isTyping) return 'other';
    if (own?.join() === goal.join()) return 'own';
    return goalNamed(goal, rows, cols) ?? 'as-is';
  });

  readonly #typed = $derived.by(() => parseBoard(this.text));

  /** Why the text is not a goal; empty if it is. */
  readonly fault = $derived.by((): string => {
    const typed = this.#typed;
    const { rows, cols } = this.#inUse();
    if (!typed.ok) return typed.message;
    if (typed.rows === rows && typed.cols === cols) return '';
    return `This goal is ${typed.rows} × ${typed.cols}, but the board is ${rows} × ${cols}.`;
  });

  choose(option: GoalOption): void {
    const { rows, cols, goal, own } = this.#inUse();
    this.isTyping = option === 'other';
    if (option === 'as-is') return;
    if (option === 'other') this.text = printBoard(goal, cols);
    else this.#onchoose(option === 'own' ? own! : GOALS[option].cells(rows, cols));
  }

  confirm(): void {
    const typed = this.#typed;
    if (!typed.ok || this.fault !== '') return;
    this.isTyping = false;
    this.#onchoose(typed.cells);
  }

  cancel(): void {
    this.isTyping = false;
  }
}
