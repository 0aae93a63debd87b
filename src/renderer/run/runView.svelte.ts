/**
 * One search on show: its player, and what is selected in its tree. The search view has one, a comparison one for each lane;
 * whoever has it says what is searched (`RunSubject`).
 */
import { createContext, untrack } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type { CameraMode } from '../../shared/contract/looks.ts';
import type { Puzzle, SearchSpec, Theme } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { estimate, needsTables, perTile } from '../../shared/puzzle/heuristics/heuristics.ts';
import { pathEnds, GOAL_ROOT, pathTo, solutionNodes } from '../../shared/readings/path.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import type { StopId } from '../../shared/readings/stops.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { colouringBy, type Colouring, type NodeColouring } from './colouring.ts';
import type { AskedLook, RunSubject, SearchRequest } from './runSubject.ts';
import type { TreeLook } from './treeLook.svelte.ts';
import { TreeSight } from './treeSight.svelte.ts';
import type { Picture } from '../ui/pen/picture.ts';
import { Boards } from './boards.ts';
import { FineSteps } from './fineSteps.svelte.ts';
import { untilPrepared } from './preparation.ts';
import { Player } from './player.svelte.ts';
import { SearchSlot } from './searchSlot.ts';
import { stepTitle } from './sentences/sentence.ts';
import { ownOf, searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { findStop } from './stopSearch.ts';
import { SolutionWalk } from './solutionWalk.svelte.ts';

/** A node, and where its menu opens in the window, in CSS pixels. */
export interface NodePlace {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** Whether it opens in the drawing, where keys do the same. */
  readonly isInDrawing: boolean;
}

/** What the drawing of the tree can do while it is on the screen. */
export interface TreeOnScreen {
  /** Lets the camera follow the step, or see the whole tree. */
  follow(mode: Exclude<CameraMode, 'free'>): void;
  zoomBy(factor: number): void;
  /** The tree as it is on the screen; `null` before there is any. */
  picture(name: string): Picture | null;
}

export class RunView {
  readonly player: Player;
  readonly fine: FineSteps;
  /** From where the tree is seen, and what of it. */
  readonly sight: TreeSight;

  /** Node selected by the user; `NONE` follows the step. */
  selected = $state(NONE);
  hovered = $state(NONE);
  /** Where the menu of a node is open, wherever the node was pointed at; `null`: nowhere. */
  menu = $state.raw<NodePlace | null>(null);
  solution = $state.raw<SolutionWalk | null>(null);
  /** The drawing of the tree; `null` while none is on the screen. */
  drawing = $state.raw<TreeOnScreen | null>(null);
  /** The part that is built of what the search needs, from 0 to 1; `null` while nothing is being built. */
  preparing = $state<number | null>(null);
  /** Why the search could not be opened, or was lost on the way; `null` where it was not. */
  failure = $state<string | null>(null);

  readonly #subject: RunSubject;
  readonly #searches: Api['searches'];
  readonly #slot: SearchSlot;
  #opening = 0;

  /** `camera`: who moves the camera over the tree at first. `slot`: where its searches are started, alone or among others. */
  constructor(
    searches: Api['searches'],
    subject: RunSubject,
    camera: Exclude<CameraMode, 'free'>,
    slot = new SearchSlot(searches),
  ) {
    this.#searches = searches;
    this.#slot = slot;
    this.#subject = subject;
    this.sight = new TreeSight({ mode: camera, place: null });
    this.player = new Player(
      searches,
      (error) => this.#fail(error),
      () => (subject.hidesNext && this.player.opened ? this.fine.moment : null),
    );
    this.fine = new FineSteps(this.player, () => this.options);
  }

  get puzzle(): Puzzle | null {
    return this.#subject.puzzle;
  }

  get search(): SearchSpec {
    return this.#subject.search;
  }

  get treeLook(): TreeLook {
    return this.#subject.treeLook;
  }

  get theme(): Exclude<Theme, 'system'> {
    return this.#subject.theme;
  }

  get moveNaming(): MoveNaming {
    return this.#subject.moveNaming;
  }

  /** Whether what comes after the moment shown is hidden. */
  get hidesNext(): boolean {
    return this.#subject.hidesNext;
  }

  /** What a question to the class makes of it; `null` while none is open. */
  get asked(): AskedLook | null {
    return this.#subject.asked ?? null;
  }

  /** Where the step is in the run, in words. */
  readonly title = $derived.by((): string => {
    const { step, steps, ended } = this.player;
    return stepTitle({ step, steps, ended, place: this.fine.place, hidesNext: this.hidesNext });
  });

  complain(error: unknown): void {
    this.#subject.complain(error);
  }

  readonly strategy = $derived.by(() => STRATEGIES[this.search.algorithm]);

  /** The options in the engine's words: what decides the order of removal, and what a step consists of. */
  readonly options = $derived.by((): SearchOptions => searchOptionsOf(this.search));

  /** The scale that the user has chosen to colour the nodes by; `null` where the colour says what a node is. */
  readonly scale = $derived.by((): Colouring | null => {
    const { colouredBy } = this.treeLook;
    return colouredBy && colouringBy(colouredBy, this.player.reader, this.options, this.theme);
  });

  /** What colours the nodes. */
  get colouring(): NodeColouring | null {
    const { colouring } = this.#subject;
    return colouring === undefined ? this.scale : colouring;
  }

  /** Steps per second that it is going on with by itself; 0 while it stands. */
  get pace(): number {
    return this.#subject.pace ?? (this.player.playback === 'running' ? this.player.speed : 0);
  }

  /** The node that is to stand out beside the one on the board; `NONE` for none. */
  get pointedAt(): number {
    return this.#subject.pointedAt ?? this.hovered;
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

  /** Node taken from the frontier at this step; `NONE` before the first. */
  readonly current = $derived.by(() => this.player.reader.expandedBy(this.player.step));

  /** Node that the picture is about where the user has chosen none: the one taken; `NONE` before the first. */
  get followed(): number {
    return this.#subject.followed ?? this.current;
  }

  /** Node on the large board, or at the end of the path that is drawn. */
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

  /** Nodes from the root to the node on the board; where the two halves of a search have met on it, from start to goal. */
  readonly path = $derived.by((): readonly number[] => {
    const { reader, step } = this.player;
    if (reader.nodes === 0) return [];
    const isAcross = pathEnds(reader, step, this.shownNode).length > 1;
    return isAcross ? solutionNodes(reader) : Array.from(pathTo(reader, this.shownNode));
  });

  /** h of the board; `null` where the search uses none. */
  readonly h = $derived.by((): number | null => {
    const { puzzle } = this;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const { heuristic, factor, members } = this.search;
    if (heuristic === 'own' || needsTables(heuristic, puzzle.rows, puzzle.cols))
      return this.player.reader.h[this.shownNode] ?? null;
    return estimate(heuristic, this.shownCells, puzzle.goal, puzzle.cols, { factor, members });
  });

  /** What the heuristic counts for each tile of the board; `null` where it has no such parts, or the search uses none. */
  readonly contribution = $derived.by(() => this.contributionOf(this.shownCells));

  /** The same for any board of the puzzle. */
  contributionOf(cells: ArrayLike<number>): ReadonlyMap<number, number> | null {
    const { puzzle } = this;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const parts = perTile(this.search.heuristic, cells, puzzle.goal, puzzle.cols);
    return parts && new Map(parts.entries());
  }

  cellsOf(node: number): readonly number[] {
    return this.#boards!.of(node);
  }

  /** Stops the search that is open and opens another one, at `step`. The newest call wins. */
  async openSearch(request: SearchRequest, step: number): Promise<void> {
    this.closeSearch();
    this.player.expect(step);
    const opening = this.#opening;
    const isLatest = (): boolean => opening === this.#opening;
    const { puzzle, search } = request;
    const take = (searchId: number): void => this.player.open({ searchId, puzzle, search });
    try {
      if (!(await this.#prepared(puzzle, search, isLatest))) return;
      await this.#slot.start(request, { isWanted: isLatest, take });
    } catch (error) {
      if (!isLatest()) return;
      this.player.close();
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.failure = error instanceof Error ? error.message : String(error);
    this.complain(error);
  }

  /** Why the search that is wanted has no further steps: what it needs is being built, or it has failed; `null` where neither. */
  get obstacle(): string | null {
    if (this.preparing === null) return this.failure;
    return ownOf(this.search) ? 'The heuristic is being asked of all states.' : 'The pattern database is being built.';
  }

  /** Ends the search, and what was chosen in it; one that is being opened is not wanted any more. */
  closeSearch(): void {
    this.#opening++;
    this.preparing = null;
    this.failure = null;
    const searchId = this.player.opened?.searchId;
    this.player.close();
    this.selected = NONE;
    this.hovered = NONE;
    this.solution = null;
    if (searchId !== undefined) this.#slot.stop(searchId).catch((error: unknown) => this.complain(error));
  }

  /** Waits until what the search needs is there. Returns whether the search is still wanted then. */
  async #prepared(puzzle: Puzzle, search: SearchSpec, isLatest: () => boolean): Promise<boolean> {
    const [searches, subject] = [this.#searches, this.#subject];
    const progress = (done: number): void => void (this.preparing = done);
    try {
      return await untilPrepared({ searches, puzzle, search, subject, isWanted: isLatest, progress });
    } finally {
      if (isLatest()) this.preparing = null;
    }
  }

  /** Whether the step shown has reached the goal: only then is the solution offered. */
  readonly hasSolution = $derived.by(
    () => this.solution !== null || (this.player.atEnd && this.player.arrived.goal !== NONE),
  );

  /** Starts or pauses the walk along the solution, where there is one. */
  walkSolution(): void {
    const { reader } = this.player;
    if (this.solution) this.solution.toggle();
    else if (this.hasSolution) this.solution = new SolutionWalk(solutionNodes(reader));
  }

  /** Back to following the step. */
  letGo(): void {
    this.selected = NONE;
    this.solution = null;
  }

  select(node: number): void {
    if (this.asked?.point) return this.asked.point(node);
    this.solution = null;
    this.selected = node === this.selected ? NONE : node;
  }

  /** Every way to move the step goes through here: it shows the step, and what was chosen before gives way to it. */
  drive(move: (player: Player) => void): void {
    if (this.asked?.isWaiting) return;
    this.letGo();
    this.fine.leave();
    move(this.player);
  }

  /** Goes to a step at once. */
  jump(step: number): void {
    if (this.#subject.jump) this.#subject.jump(step);
    else this.drive((player) => player.jump(step));
  }

  /** So many steps forward or, negative, back. Inside a step the first one forward completes it. */
  stepBy(steps: number): void {
    const completes = steps > 0 && this.fine.place !== null ? 1 : 0;
    this.drive((player) => player.stepBy(steps - completes));
  }

  /** Goes to the next step at which `stop` happens. Returns `false` where there is none; nothing moves then. */
  async stopAt(stop: StopId): Promise<boolean> {
    const isWanted = this.#isStateOf(this.selected);
    this.player.pause();
    const found = await findStop(this.player, stop, this.options, isWanted);
    if (typeof found === 'number') this.jump(found);
    return found !== null;
  }

  /** Whether a node has the state of `node`, in whatever iteration or half; `null` for no node. */
  #isStateOf(node: number): ((other: number) => boolean) | null {
    if (node === NONE) return null;
    const cells = this.cellsOf(node);
    return (other) => this.cellsOf(other).every((tile, cell) => tile === cells[cell]);
  }

  /** One moment of a step forward or back. */
  stepWithin(direction: 1 | -1): void {
    if (this.asked?.isWaiting) return;
    this.letGo();
    if (direction === 1) this.fine.forward();
    else this.fine.back();
  }
}

/** The run view that the tree and what stands around it show. */
export const [getRunView, setRunView] = createContext<RunView>();
