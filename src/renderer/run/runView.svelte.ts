/**
 * A search on show: its player, and the selection in its tree. The search view has one, a comparison one per lane;
 * its owner (`RunOwner`) says what to search.
 */
import { createContext, untrack } from 'svelte';
import type { CameraMode } from '../../shared/contract/looks.ts';
import type { Puzzle, SearchSpec, Theme } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { estimate, needsTables, perTile } from '../../shared/puzzle/heuristics/heuristics.ts';
import { pathEnds, GOAL_ROOT, pathTo, solutionNodes } from '../../shared/readings/path.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import type { StopId } from '../../shared/readings/stops.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Program } from '../program/program.ts';
import { colouringBy, type Colouring, type NodeColouring } from './colouring.ts';
import type { AskedLook, RunOwner, SearchRequest } from './runOwner.ts';
import { TreeViewState, type NodePlace, type TreeLook, type TreeOnScreen } from './treeViewState.svelte.ts';
import type { Stepper } from '../ui/stepper.ts';
import { Boards } from './boards.ts';
import { FineSteps } from './fineSteps.svelte.ts';
import { untilPrepared } from './preparation.ts';
import { Player } from './player.svelte.ts';
import { SearchSlot } from './searchSlot.ts';
import { stepTitle } from './words.ts';
import { ownOf, searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { findStop } from './stopSearch.ts';
import { SolutionWalk } from './solutionWalk.svelte.ts';
import type { Source } from './supply.ts';

const LOST = 'This search was lost: it cannot be played, and no more steps will come.';

export class RunView implements Stepper {
  readonly player: Player;
  readonly fine: FineSteps;
  readonly viewState: TreeViewState;

  /** `NONE` follows the step. */
  selected = $state(NONE);
  hovered = $state(NONE);
  /** The open menu of a node, wherever that is; `null` for none. */
  menu = $state.raw<NodePlace | null>(null);
  solution = $state.raw<SolutionWalk | null>(null);
  drawing = $state.raw<TreeOnScreen | null>(null);
  /** Share of the preparation that is done, from 0 to 1; `null` while nothing is prepared. */
  preparing = $state<number | null>(null);
  /** Why the search failed to open or was lost; `null` for no failure. */
  failure = $state<string | null>(null);

  readonly #program: Program;
  readonly #owner: RunOwner;
  readonly #slot: SearchSlot;
  #opening = 0;

  /** `camera`: its first mode. `slot`: starts the searches. `source`: gives their traces. */
  constructor(
    program: Program,
    owner: RunOwner,
    camera: Exclude<CameraMode, 'free'>,
    slot = new SearchSlot(program.api.searches),
    source: Source = program.api.searches,
  ) {
    this.#program = program;
    this.#slot = slot;
    this.#owner = owner;
    this.viewState = new TreeViewState({ mode: camera, place: null });
    this.player = new Player(
      source,
      (error) => this.#fail(error),
      () => (owner.hidesNext && this.player.opened ? this.fine.moment : null),
    );
    this.fine = new FineSteps(this.player, () => this.options);
  }

  get puzzle(): Puzzle | null {
    return this.#owner.puzzle ?? this.#program.current.puzzle;
  }

  get search(): SearchSpec {
    return this.#owner.search;
  }

  get treeLook(): TreeLook {
    return this.#owner.treeLook;
  }

  get theme(): Exclude<Theme, 'system'> {
    return this.#program.settings.theme;
  }

  get moveNaming(): MoveNaming {
    return this.#program.settings.moveNaming;
  }

  get hidesNext(): boolean {
    return this.#owner.hidesNext;
  }

  get asked(): AskedLook | null {
    return this.#owner.asked ?? null;
  }

  readonly title = $derived.by((): string => {
    const { step, steps, ended } = this.player;
    return stepTitle({ step, steps, ended, place: this.fine.place, hidesNext: this.hidesNext });
  });

  complain(error: unknown): void {
    this.#program.notices.complain(error);
  }

  readonly strategy = $derived.by(() => STRATEGIES[this.search.algorithm]);

  /** Whether moves of the puzzle differ in cost: g is then a cost, and not the depth. */
  readonly costsDiffer = $derived.by(() => normalCosts(this.puzzle?.costs) !== undefined);

  readonly options = $derived.by((): SearchOptions => searchOptionsOf(this.search));

  /** The scale chosen for the nodes; `null`: colour by node status. */
  readonly scale = $derived.by((): Colouring | null => {
    const { colouredBy } = this.treeLook;
    return colouredBy && colouringBy(colouredBy, this.player.reader, this.options, this.theme);
  });

  /** `null` also while a question hides numbers: a scale would give them away. */
  get colouring(): NodeColouring | null {
    const { colouring } = this.#owner;
    if ((this.asked?.unkeyed ?? NONE) !== NONE) return null;
    return colouring === undefined ? this.scale : colouring;
  }

  get pace(): number {
    return this.#owner.pace ?? (this.isPlaying ? this.player.speed : 0);
  }

  get pointedAt(): number {
    return this.#owner.pointedAt ?? this.hovered;
  }

  readonly #boards = $derived.by(() => {
    const opened = this.player.opened;
    return opened
      ? new Boards(
          opened.puzzle,
          untrack(() => this.player.arrived),
          STRATEGIES[opened.search.algorithm].fromBothEnds ? GOAL_ROOT : NONE,
        )
      : null; // one reader for all its batches
  });

  readonly current = $derived.by(() => this.player.reader.expandedBy(this.player.step));

  get followed(): number {
    return this.#owner.followed ?? this.current;
  }

  /** The node on the large board, at the end of the path drawn. */
  readonly shownNode = $derived.by(() => {
    if (this.solution) return this.solution.node;
    if (this.selected !== NONE) return this.selected;
    return this.followed === NONE ? 0 : this.followed;
  });

  readonly shownCells = $derived.by((): readonly number[] => {
    const boards = this.#boards;
    if (!boards || this.player.reader.nodes === 0) return this.puzzle?.start ?? [];
    return boards.of(this.shownNode);
  });

  /** From the root to the node on the board; from start to goal where the halves of a search have met there. */
  readonly path = $derived.by((): readonly number[] => {
    const { reader, step } = this.player;
    if (reader.nodes === 0) return [];
    const isAcross = pathEnds(reader, step, this.shownNode).length > 1;
    return isAcross ? solutionNodes(reader) : Array.from(pathTo(reader, this.shownNode));
  });

  /** h of the board; `null` for a search without h. */
  readonly h = $derived.by((): number | null => {
    const { puzzle } = this;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const { heuristic, factor, members } = this.search;
    if (heuristic === 'own' || needsTables(heuristic, puzzle.rows, puzzle.cols))
      return this.player.reader.h[this.shownNode] ?? null;
    return estimate(heuristic, this.shownCells, puzzle.goal, puzzle.cols, { factor, members }, puzzle.costs);
  });

  /** h by tile of the board; `null` where the heuristic has no such parts, or none is used. */
  readonly contribution = $derived.by(() => this.contributionOf(this.shownCells));

  contributionOf(cells: ArrayLike<number>): ReadonlyMap<number, number> | null {
    const { puzzle } = this;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const parts = perTile(this.search.heuristic, cells, puzzle.goal, puzzle.cols, puzzle.costs);
    return parts && new Map(parts.entries());
  }

  cellsOf(node: number): readonly number[] {
    return this.#boards!.of(node);
  }

  /** Replaces the open search, and goes to `step`. The newest call wins. Resolves to whether this search is open. */
  async openSearch(request: SearchRequest, step: number): Promise<boolean> {
    this.closeSearch();
    this.player.expect(step);
    const opening = this.#opening;
    const isLatest = (): boolean => opening === this.#opening;
    const { puzzle, search } = request;
    const take = (searchId: number): void => this.player.open({ searchId, puzzle, search });
    const progress = (done: number | null): void => void (this.preparing = done);
    try {
      if (!(await untilPrepared(this.#program, { puzzle, search, isWanted: isLatest, progress }))) return false;
      await this.#slot.start(request, { isWanted: isLatest, take });
      return isLatest();
    } catch (error) {
      if (!isLatest()) return false;
      this.preparing = null;
      this.player.close();
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    this.failure = error instanceof Error ? error.message : String(error);
    this.complain(error);
  }

  /** Why there are no steps yet: the preparation, or a failure; `null` for neither. */
  get obstacle(): string | null {
    if (this.preparing === null) return this.failure;
    return ownOf(this.search) ? 'The heuristic is being asked of all states.' : 'The pattern database is being built.';
  }

  closeSearch(): void {
    this.#opening++;
    this.preparing = null;
    this.failure = null;
    const searchId = this.player.opened?.searchId;
    this.player.close();
    this.selected = NONE;
    this.hovered = NONE;
    this.menu = null;
    this.solution = null;
    if (searchId !== undefined) this.#slot.stop(searchId).catch((error: unknown) => this.complain(error));
  }

  /** True only once the step shown has reached the goal. */
  readonly hasSolution = $derived.by(
    () => this.solution !== null || (this.player.atEnd && this.player.arrived.goal !== NONE),
  );

  walkSolution(): void {
    const { reader } = this.player;
    if (this.solution) this.solution.toggle();
    else if (this.hasSolution) this.solution = new SolutionWalk(solutionNodes(reader));
  }

  clearSelection(): void {
    this.selected = NONE;
    this.solution = null;
  }

  select(node: number): void {
    if (this.asked?.point) return this.asked.point(node);
    this.solution = null;
    this.selected = node === this.selected ? NONE : node;
  }

  /** All moves of the step go through here: they clear the selection. */
  drive(move: (player: Player) => void): void {
    if (this.asked?.isWaiting) return;
    this.clearSelection();
    this.fine.leave();
    move(this.player);
  }

  get isPlaying(): boolean {
    return this.player.playback === 'running';
  }

  get atStart(): boolean {
    return this.player.step === 0;
  }

  get atEnd(): boolean {
    return this.player.atEnd;
  }

  get canStepForward(): boolean {
    return !this.atEnd || this.fine.place !== null;
  }

  togglePlay(): void {
    this.drive((player) => player.togglePlay());
    this.#sayIfLost();
  }

  /** Where a search was lost, Play and a step forward change nothing. */
  #sayIfLost(): void {
    if (this.player.playback === 'failed') this.#program.notices.hint(LOST);
  }

  jump(step: number): void {
    if (this.#owner.jump) this.#owner.jump(step);
    else this.drive((player) => player.jump(step));
  }

  /** Steps forward or, negative, back. Inside a step, the first one forward completes it. */
  stepBy(steps: number): void {
    const completes = steps > 0 && this.fine.place !== null ? 1 : 0;
    const { step } = this.player;
    this.drive((player) => player.stepBy(steps - completes));
    if (steps > completes && this.player.step === step) this.#sayIfLost();
  }

  /** Goes to the next step at which `stop` happens. Returns `false`, and moves nothing, where there is none. */
  async stopAt(stop: StopId): Promise<boolean> {
    const isWanted = this.#isStateOf(this.selected);
    this.player.pause();
    const found = await findStop(this.player, stop, this.options, isWanted);
    if (typeof found === 'number') this.jump(found);
    return found !== null;
  }

  /** A test for nodes with the state of `node`, in any iteration or half; `null` for `NONE`. */
  #isStateOf(node: number): ((other: number) => boolean) | null {
    if (node === NONE) return null;
    const cells = this.cellsOf(node);
    return (other) => this.cellsOf(other).every((tile, cell) => tile === cells[cell]);
  }

  stepWithin(direction: 1 | -1): void {
    if (this.asked?.isWaiting) return;
    this.clearSelection();
    if (direction === 1) this.fine.forward();
    else this.fine.back();
  }
}

export const [getRunView, setRunView] = createContext<RunView>();
