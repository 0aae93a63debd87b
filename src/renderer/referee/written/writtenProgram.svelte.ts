/** The search that the user writes: its text, what it should be, and its last run, which is refereed. */
import { AppError } from '../../../shared/contract/errors.ts';
import { MAX_DRAFT_LENGTH } from '../../../shared/contract/heuristics.ts';
import type { ProgramDraft } from '../../../shared/contract/programs.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { STRATEGIES, type StrategyId } from '../../../shared/engine/strategy.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { NO_LOG, type ProgramLog } from '../../../shared/puzzle/heuristics/programLog.ts';
import { parseBoard } from '../../../shared/puzzle/parse.ts';
import { isRefereed, REFEREED, type Assignment } from '../../../shared/referee/rules/assignment.ts';
import { changedClaim } from '../../../shared/referee/verdict/claimed.ts';
import { writtenHead } from '../../../shared/referee/trace/writtenHead.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import type { Program } from '../../program/program.ts';
import type { SearchThread } from './openSandbox.ts';
import { ProgramRun, type RunResult } from './programRun.svelte.ts';
import { SKELETON } from './skeleton.ts';

/** Where the output of a run is judged and shown. */
export interface RefereedOutputs {
  /** Whether an output from elsewhere is on show. */
  readonly isOther: boolean;
  /** `ended`: why it was ended, or `null` if it came to its end by itself. */
  open(output: File, ended: string | null): Promise<void>;
}

type Assigned = ProgramDraft['assigned'];

const NAME = 'Your program';

/** A search that is new to the program begins as this one. */
const FIRST_SEARCH: StrategyId = 'bfs';
const FIRST_HEURISTIC: NamedHeuristic = 'manhattan';

const NOTHING_EXPANDED =
  'The program came to its end without a state: call expand(state) for each one that it takes from the frontier.';

export class WrittenProgram {
  text = $state.raw(SKELETON);
  /** What the user has chosen; the rest is that of the board and of the search view. */
  assigned = $state.raw<Assigned>({});
  /** Why there is no verdict, or why the run ended early, in a sentence. */
  failure = $state<string | null>(null);
  log = $state.raw<ProgramLog>(NO_LOG);
  /** What is on show: the text and the assignment of the last run that was judged. */
  #shown = $state.raw<{ readonly text: string; readonly head: string } | null>(null);
  readonly run: ProgramRun;

  readonly #program: Program;
  readonly #refereed: RefereedOutputs;

  constructor(program: Program, refereed: RefereedOutputs, open: () => SearchThread) {
    this.#program = program;
    this.#refereed = refereed;
    this.run = new ProgramRun(open);
    const { programDraft: draft, assignment } = program.settings.now;
    if (draft !== null) [this.text, this.assigned] = [draft.text, draft.assigned];
    else if (assignment !== null) this.assigned = assignment;
  }

  /** What it should be: what was chosen, else what the search view has. */
  readonly claim = $derived.by((): Omit<Assignment, 'puzzle'> & { readonly goal: string } => {
    const { search } = this.#program.settings.now;
    const algorithm = REFEREED.find((id) => id === search.algorithm) ?? FIRST_SEARCH;
    const heuristic = Object.keys(NAMED_HEURISTICS).includes(search.heuristic)
      ? (search.heuristic as NamedHeuristic)
      : FIRST_HEURISTIC;
    return {
      algorithm,
      heuristic,
      weight: search.weight,
      ...this.assigned,
      goal: this.assigned.goal ?? this.#boardOf('goal'),
    };
  });

  /** The search alone, for its name. */
  get spec(): SearchSpec {
    const { algorithm, heuristic } = this.claim;
    return { ...DEFAULT_SEARCH, algorithm, heuristic };
  }

  /** What the form shows where nothing was chosen. */
  get suggested() {
    const { weight = null, duplicates = null, goalTest = null, ...rest } = this.claim;
    return { ...rest, weight, duplicates, goalTest };
  }

  /** Whether the board or the goal is not that of the search view. */
  get hasOwnBoard(): boolean {
    return this.assigned.start !== undefined || this.assigned.goal !== undefined;
  }

  get board(): string {
    return this.assigned.start ?? this.#boardOf('start');
  }

  /** Whether the verdict on show is that of another text, or of another assignment. */
  get isStale(): boolean {
    return this.#shown !== null && (this.#shown.text !== this.text || this.#shown.head !== this.#headOrFault);
  }

  /** Why the verdict on show is not that of the text, in a sentence; `null` where it is, or none is there. */
  get whyStale(): string | null {
    if (this.#refereed.isOther) return 'The verdict is of another program';
    return this.isStale ? 'The verdict is of an earlier text' : null;
  }

  edit(text: string): void {
    this.text = text;
    this.failure = null;
    this.#keep();
  }

  choose(change: Assigned): void {
    this.assigned = changedClaim(this.assigned, change);
    this.#keep();
  }

  /** The board and the goal of the search view, in place of those that were chosen. */
  takeBoard(): void {
    this.choose({ start: '', goal: '' });
  }

  /** Opens a file; it runs only when the user says so. Throws an `AppError`. */
  async open(file: File): Promise<void> {
    if (file.size > MAX_DRAFT_LENGTH)
      throw new AppError('bad-file', `A program has at most ${formatNumber(MAX_DRAFT_LENGTH)} characters here.`);
    this.bring(await file.text(), `Opened “${file.name}”.`);
  }

  /** Brings another text; undo brings the present one back. */
  bring(text: string, sentence: string): void {
    const before = this.text;
    this.edit(text);
    this.#program.notices.tell(sentence, { undo: async () => this.edit(before) });
  }

  /** Runs the text. What was on show stays until the verdict is there. */
  async begin(): Promise<void> {
    await this.#program.notices.attempt(async () => {
      const assignment = this.#assignment();
      if (typeof assignment === 'string') return void (this.failure = assignment);
      const { text } = this;
      this.failure = null;
      const { puzzle, heuristic } = assignment;
      const result = await this.run.run({ source: text, puzzle, heuristic });
      if (result !== null) await this.#judge(result, text, JSON.stringify(writtenHead(assignment)));
    });
  }

  async #judge({ printed, steps, log, fault }: RunResult, text: string, head: string): Promise<void> {
    this.log = log;
    this.failure = fault ?? (steps === 0 ? NOTHING_EXPANDED : null);
    if (steps === 0) return;
    await this.#refereed.open(new File([`${head}\n`, ...printed], NAME), fault);
    this.#shown = { text, head };
  }

  #boardOf(which: 'start' | 'goal'): string {
    const { puzzle } = this.#program.current;
    return puzzle === null ? '' : printBoard(puzzle[which], puzzle.cols);
  }

  /** Or what is wrong with it, in a sentence. */
  #assignment(): Assignment | string {
    const { claim } = this;
    const puzzle = this.#puzzle();
    if (typeof puzzle === 'string') return puzzle;
    const { label, usesHeuristic } = STRATEGIES[claim.algorithm];
    if (isRefereed(claim.heuristic, puzzle)) return { ...claim, puzzle };
    if (!usesHeuristic) return { ...claim, heuristic: FIRST_HEURISTIC, puzzle };
    return `${label} with ${NAMED_HEURISTICS[claim.heuristic].label} cannot be refereed on boards of ${puzzle.rows} × ${puzzle.cols}: choose another heuristic.`;
  }

  #puzzle(): Puzzle | string {
    const [start, goal] = [parseBoard(this.board), parseBoard(this.claim.goal)];
    if (!start.ok) return `Board: ${start.message}`;
    if (!goal.ok) return `Goal: ${goal.message}`;
    const { rows, cols, cells } = start;
    if (goal.rows !== rows || goal.cols !== cols)
      return `The board has ${rows} × ${cols} cells, and the goal ${goal.rows} × ${goal.cols}.`;
    const puzzle = { rows, cols, start: cells, goal: goal.cells };
    const { puzzle: current } = this.#program.current;
    const isAlike = current?.rows === rows && current.cols === cols && current.costs !== undefined;
    return isAlike ? { ...puzzle, costs: current.costs } : puzzle;
  }

  get #headOrFault(): string {
    const assignment = this.#assignment();
    return typeof assignment === 'string' ? assignment : JSON.stringify(writtenHead(assignment));
  }

  /** A draft that is too long stays on the screen only; running it says so. */
  #keep(): void {
    if (this.text.length > MAX_DRAFT_LENGTH) return;
    this.#program.settings.gather({ programDraft: { text: this.text, assigned: { ...this.assigned } } });
  }
}
