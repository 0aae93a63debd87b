/** The output of one program: read and refereed by the worker, and its trace on show. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { Claim } from '../../shared/referee/claimed.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Program } from '../program/program.ts';
import type { AskedLook, RunOwner } from '../run/runOwner.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';
import { Judging } from './judging.svelte.ts';
import { viewOfTrace } from '../run/readyTrace.ts';
import { refereeCommands } from './refereeCommands.ts';
import type { OutputFile } from './outputFile.ts';
import type { JudgedOutput, RefereedOutput } from './refereeMethods.ts';
import { RightSearch } from './rightSearch.svelte.ts';

/** Signs at the nodes of the step that breaks a rule. */
export const SIGNS = { taken: '✗', due: '✓' } as const;

/** What a page that was made for an assignment says of it; else nothing. */
export function setAssignment({ settings }: Pick<Program, 'settings'>): Claim {
  return settings.now.assignment ?? {};
}

export class RefereedProgram implements RunOwner {
  readonly treeLook = new TreeLook();
  readonly view: RunView;
  readonly right: RightSearch;
  file = $state.raw<OutputFile | null>(null);
  /** What the user has chosen; the rest is what the file says. */
  claim = $state.raw<Claim>({});
  result = $state.raw<RefereedOutput | null>(null);
  readonly judging: Judging;
  readonly hidesNext = false;

  readonly #program: Program;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.claim = setAssignment(program);
    this.judging = new Judging(program.notices, startWorker);
    this.view = viewOfTrace(program, this, () => this.judged!.batch);
    this.right = new RightSearch(program, this);
    program.commands.add(refereeCommands(this));
  }

  get judged(): JudgedOutput | null {
    const { judged } = this.result ?? {};
    return judged === undefined || typeof judged === 'string' ? null : judged;
  }

  get puzzle(): Puzzle {
    return this.judged?.puzzle ?? this.#program.current.puzzle!;
  }

  readonly search = $derived.by((): SearchSpec => {
    const { judged } = this;
    if (judged === null) return DEFAULT_SEARCH;
    const { algorithm, heuristic, weight, duplicates, goalTest } = judged;
    const said = Object.entries({ weight, duplicates, goalTest }).filter(([, value]) => value !== null);
    return { ...DEFAULT_SEARCH, algorithm, heuristic, ...Object.fromEntries(said) };
  });

  /** By node of the step that breaks a rule. */
  readonly signs = $derived.by((): ReadonlyMap<number, string> => {
    const { due = NONE, taken = NONE } = this.judged?.broken ?? {};
    const signs = [
      [due, SIGNS.due],
      [taken, SIGNS.taken],
    ] as const;
    return new Map(signs.filter(([node]) => node !== NONE));
  });

  /** The signs stand there from the step before on. */
  readonly asked = $derived.by((): AskedLook | null => {
    const { signs, judged, view } = this;
    if (signs.size === 0 || view.player.step < judged!.broken!.step - 1) return null;
    return { isWaiting: false, signs, unkeyed: NONE };
  });

  /** What the form shows where nothing was chosen. */
  get suggested() {
    const { judged, result } = this;
    const { algorithm = null, heuristic = null } = judged ?? result?.read ?? {};
    const goal = judged === null ? '' : printBoard(judged.puzzle.goal, judged.puzzle.cols);
    const { weight = null, duplicates = null, goalTest = null } = judged ?? {};
    return { algorithm, heuristic, weight, goal, duplicates, goalTest };
  }

  /** What was chosen before the first output is for it; every other one begins anew. */
  open(file: OutputFile, claim: Claim = this.file === null ? this.claim : setAssignment(this.#program)): Promise<void> {
    return this.#judge(file, claim);
  }

  async choose(change: Partial<Claim>): Promise<void> {
    const claim = { ...this.claim, ...change };
    if (this.file === null) this.claim = claim;
    else await this.#judge(this.file, claim);
  }

  /** Puts the puzzle on the board, and searches it as the program should have. */
  async searchIt(): Promise<void> {
    const { judged, file } = this;
    if (judged === null) return;
    const { algorithm, heuristic, weight, puzzle } = judged;
    const { settings, current } = this.#program;
    const chosen = { ...settings.now.search, algorithm, heuristic, ...(weight === null ? {} : { weight }) };
    settings.remember({ search: changedSearch(chosen, {}) });
    await current.openPuzzle({ puzzle, title: file!.name, puzzleId: null });
  }

  /** What was shown stays until the verdict is there. */
  #judge(file: OutputFile, claim: Claim): Promise<void> {
    return this.judging.run(async (referee, isWanted) => {
      const result = await referee.judge({ file, claim });
      if (!isWanted()) return;
      this.file = file;
      this.claim = claim;
      await this.#show(result);
    });
  }

  async #show(result: RefereedOutput): Promise<void> {
    this.result = result;
    const { judged } = this;
    if (judged === null) {
      this.view.closeSearch();
      return this.right.show(null);
    }
    const { puzzle, broken } = judged;
    this.view.viewState.begin();
    await this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable: true }, broken?.step ?? 0);
    await this.right.show(judged.right);
  }
}
