/** Which questions of a run a test has: the program's choice at first. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import { candidatesOf, chosenFrom, MAX_QUESTIONS, reveals } from '../../shared/paper/testPaper.ts';
import type { AskedOnPaper } from '../../shared/paper/told.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';

const FIRST_COUNT = 6;

export class TestChoice {
  readonly candidates: readonly AskedOnPaper[];
  readonly #run: AskedRun;
  /** In the order of the test. */
  questions = $state.raw<readonly AskedOnPaper[]>([]);

  constructor(run: AskedRun, naming: MoveNaming) {
    this.#run = run;
    this.candidates = candidatesOf(run, naming);
    this.questions = chosenFrom(this.candidates, run, FIRST_COUNT);
  }

  get isFull(): boolean {
    return this.questions.length === MAX_QUESTIONS;
  }

  /** Its number in the test, from 1; `null` for none. */
  numberOf(one: AskedOnPaper): number | null {
    const place = this.questions.indexOf(one);
    return place === -1 ? null : place + 1;
  }

  /** Why it cannot be chosen, in a sentence; `null` where it can, or is. */
  whyNot(one: AskedOnPaper): string | null {
    if (this.questions.includes(one)) return null;
    for (const [place, other] of this.questions.entries()) {
      if (reveals(this.#run, one, other)) return `Tells the answer of question ${place + 1}.`;
      if (reveals(this.#run, other, one)) return `Question ${place + 1} tells its answer.`;
    }
    return this.isFull ? `A test has at most ${MAX_QUESTIONS} questions.` : null;
  }

  /** Leaves it as it is where it cannot be chosen. */
  toggle(one: AskedOnPaper): void {
    if (this.whyNot(one) !== null) return;
    const isChosen = (other: AskedOnPaper): boolean => (other === one) !== this.questions.includes(other);
    this.questions = this.candidates.filter(isChosen);
  }
}
