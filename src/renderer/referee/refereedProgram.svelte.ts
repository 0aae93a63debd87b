/** The output of one program: read and refereed by the worker, and its trace on show. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import { changedClaim, type Claim } from '../../shared/referee/verdict/claimed.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { DrawerPage } from '../charts/charts.ts';
import type { Program } from '../program/program.ts';
import type { AskedLook, RunOwner } from '../run/runOwner.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';
import { assignedSearch } from './assignedSearch.ts';
import { Judging } from './judging.svelte.ts';
import { viewOfTrace } from '../run/readyTrace.ts';
import { refereeCommands } from './refereeCommands.ts';
import type { OutputFile } from './outputFile.ts';
import type { JudgedOutput, RefereedOutput } from './refereeMethods.ts';
import { RightSearch } from './rightSearch.svelte.ts';

/** Signs at the nodes of the step that breaks a rule. */
export const SIGNS = { taken: '✗', due: '✓' } as const;

/** What a page that was made for an assignment says of it; else nothing. */
export function givenAssignment({ settings }: Pick<Program, 'settings'>): Claim {
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
  /** What stands beside the tree. */
  panel = $state<'verdict' | 'step'>('verdict');
  /** What covers the tree; `null` for nothing. */
  page = $state.raw<DrawerPage | null>(null);

  readonly #program: Program;
  /** What was last to be judged. */
  #asked: { readonly file: OutputFile; readonly claim: Claim } | null = null;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.claim = givenAssignment(program);
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
    return this.judged?.assignment.puzzle ?? this.#program.current.puzzle!;
  }

  readonly search = $derived.by((): SearchSpec =>
    this.judged === null ? DEFAULT_SEARCH : assignedSearch(this.judged.assignment),
  );

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
    const { assignment = null } = this.judged ?? {};
    const { algorithm = null, heuristic = null } = assignment ?? this.result?.read ?? {};
    const { weight = null, duplicates = null, goalTest = null } = assignment ?? {};
    const goal = assignment === null ? '' : printBoard(assignment.puzzle.goal, assignment.puzzle.cols);
    return { algorithm, heuristic, weight, goal, duplicates, goalTest };
  }

  /** What was chosen before the first output is for it; every other one begins anew. */
  open(
    file: OutputFile,
    claim: Claim = this.file === null ? this.claim : givenAssignment(this.#program),
  ): Promise<void> {
    return this.#judge(file, claim);
  }

  /** Of the output that is being judged, if one is, else of the one on show. */
  async choose(change: Partial<Claim>): Promise<void> {
    const asked = this.judging.isOn ? this.#asked : null;
    const { file, claim } = asked ?? this;
    const chosen = changedClaim(claim, change);
    if (file === null) this.claim = chosen;
    else await this.#judge(file, chosen);
  }

  /** Puts the puzzle on the board, and searches it as the program should have, with the ties and the order of the user. */
  async searchIt(title: string): Promise<void> {
    if (this.judged === null) return;
    const { settings, current } = this.#program;
    const { ties, order } = settings.now.search;
    settings.remember({ search: { ...this.search, ties, order } });
    await current.openPuzzle({ puzzle: this.puzzle, title, puzzleId: null });
  }

  /** What was shown stays until the verdict is there. */
  #judge(file: OutputFile, claim: Claim): Promise<void> {
    this.#asked = { file, claim };
    return this.judging.run(async (referee, isWanted) => {
      const result = await referee.judge({ file, claim });
      if (!isWanted()) return;
      if (this.file !== file) [this.panel, this.page] = ['verdict', null];
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
    const { puzzle } = this;
    const { broken } = judged;
    this.view.viewState.begin();
    await this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable: true }, broken?.step ?? 0);
    await this.right.show(judged.right);
  }
}
