/** A question beside a view that has no place for one: only questions of the user's own stand there. */
import { createContext } from 'svelte';
import type { View } from '../../shared/contract/views.ts';
import type { Program } from '../program/program.ts';
import { Asking, type OwnRecipe, type QuestionTarget } from './asking.svelte.ts';

/** The view goes on below it, and makes no question itself. */
const NO_TARGET: QuestionTarget = {
  about: { puzzle: { rows: 0, cols: 0, start: [], goal: [] }, searches: [] },
  kinds: [],
  offeredBeside: () => [],
  ask: () => null,
  hold() {},
  answer() {},
};

export class BesideAsking {
  readonly asking: Asking;
  /** Where the question was asked: it stays there while another view is open. */
  #view = $state<View | null>(null);

  constructor(program: Program) {
    this.asking = new Asking(NO_TARGET, () => program);
  }

  poseOwn(recipe: OwnRecipe, view: View): void {
    this.#view = view;
    this.asking.poseOwn(recipe);
  }

  isIn(view: View): boolean {
    return this.asking.question !== null && this.#view === view;
  }
}

/** Whether a class is to think in any view: what would tell it the answer waits. */
export function isAnyWaiting(askers: Record<'main' | 'comparison' | 'beside', Pick<BesideAsking, 'asking'>>): boolean {
  return [askers.main, askers.comparison, askers.beside].some(({ asking }) => asking.isWaiting);
}

export const [getBesideAsking, setBesideAsking] = createContext<BesideAsking>();
