/** Saves votes in the library, and finds the last votes on the same question. */
import type { Api } from '../../shared/contract/api.ts';
import type { Question } from '../../shared/ask/kinds/questions.ts';
import { withoutLetters } from '../../shared/ask/question.ts';
import { totalOf, type Votes } from '../../shared/ask/votes.ts';
import {
  areSameChoices,
  recipeOfContent,
  type QuestionContent,
  type QuestionRecipe,
  type SavedQuestion,
} from '../../shared/contract/questions.ts';
import type { Puzzle, RunLabel } from '../../shared/contract/types.ts';
import { isSamePuzzle } from '../../shared/puzzle/puzzleKey.ts';
import { isAskedAlone } from '../program/alone.ts';
import type { Program } from '../program/program.ts';

/** The puzzle and the searches of a question. */
export type About = Pick<QuestionContent, 'puzzle' | 'searches'>;

/** What is asked, as it is kept and found again. */
export function recipeOf(question: Question, about: About): QuestionRecipe {
  const { kind, step } = question;
  const said = kind === 'own' && { text: question.grounds.text, choices: withoutLetters(question) };
  return { ...about, kind, step, ...said };
}

/** `none`: nothing to save. `late`: not saved yet, tried again later. `again`: one person has answered this before. */
type VotesStanding = 'none' | 'kept' | 'late' | 'again';

export class VoteKeeper {
  standing = $state<VotesStanding>('none');
  /** The same question the last time; `null` if it had no votes, and until the answer is shown. */
  before = $state.raw<SavedQuestion | null>(null);

  readonly #program: () => Program;
  #late: Parameters<Api['questions']['save']>[0][] = [];
  #keeping: Promise<void> = Promise.resolve();
  #isTold = false;
  #turn = 0;

  /** `program` is called when there is something to save. */
  constructor(program: () => Program) {
    this.#program = program;
  }

  /** Saves the votes on a revealed question, if any. `title`: of its puzzle, where the board has another one. */
  async revealed(question: Question, votes: Votes, about: About, title: string): Promise<void> {
    this.forget();
    const turn = this.#turn;
    const asked = { ...recipeOf(question, about), choices: withoutLetters(question) };
    const rounds = votes.slice(0, votes.findLastIndex((round) => totalOf(round) > 0) + 1);
    const program = this.#program();
    const { settings, answers } = program;
    const isAlone = isAskedAlone(program);
    if (answers?.has(asked)) return void (this.standing = 'again');
    const keepAs = { ...this.#labelOf(about.puzzle, title), classLabel: isAlone ? '' : settings.now.classLabel };
    const before = isAlone ? null : await this.#lastTime(asked);
    if (turn === this.#turn) this.before = before;
    if (rounds.length === 0 || this.#program().description.isReadOnly) return;
    answers?.noteRevealed(asked);
    this.#late.push({ content: { ...asked, votes: rounds }, keepAs });
    await this.#keepLate();
    if (turn === this.#turn) this.standing = this.#late.length === 0 ? 'kept' : 'late';
  }

  /** A page, or a view beside the search, leaves another puzzle on the board. */
  #labelOf(puzzle: Puzzle, title: string): RunLabel {
    const { shown } = this.#program().current;
    const isOnBoard = shown !== null && isSamePuzzle(shown.puzzle, puzzle);
    return isOnBoard ? { puzzleId: shown.puzzleId, title: shown.title } : { puzzleId: null, title };
  }

  /** The question was closed. Tries again what could not be saved. */
  forget(): void {
    this.#turn++;
    [this.standing, this.before] = ['none', null];
    if (this.#late.length > 0) void this.#keepLate();
  }

  /** One try after the other. What fails stays; one notice reports it. */
  #keepLate(): Promise<void> {
    return (this.#keeping = this.#keeping.then(async () => {
      while (this.#late.length > 0 && (await this.#keep(this.#late[0]))) this.#late.shift();
    }));
  }

  async #keep({ content, keepAs }: Parameters<Api['questions']['save']>[0]): Promise<boolean> {
    const { changes, notices, answers } = this.#program();
    try {
      const saved = await changes.questions.save({ content, keepAs });
      answers?.add(saved);
      this.#isTold = false;
      return true;
    } catch (error) {
      if (!this.#isTold) notices.complain(error, 'The votes could not be saved yet; Searchlight will try again.');
      this.#isTold = true;
      return false;
    }
  }

  /** With other choices the letters mean something else, and the earlier votes say nothing. */
  async #lastTime(asked: Omit<QuestionContent, 'votes'>): Promise<SavedQuestion | null> {
    const { api, notices } = this.#program();
    try {
      const last = await api.questions.last(recipeOfContent(asked));
      const isSame = last && areSameChoices(last.choices, asked.choices);
      return isSame ? last : null;
    } catch (error) {
      notices.complain(error);
      return null;
    }
  }
}
