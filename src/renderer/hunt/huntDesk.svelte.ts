/** The open hunt: the board that is tried, what both searches return, and what has been found. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { HuntFound } from '../../shared/contract/hunts.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import type { Refutation } from '../../shared/referee/hunt/hunt.ts';
import { HUNT_PUZZLE, HUNTED, type Hunted } from '../../shared/referee/hunt/hunted.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { TriedBoard } from '../board/triedBoard.svelte.ts';
import type { Program } from '../program/program.ts';
import { CommonClock } from '../compare/commonClock.svelte.ts';
import { huntCommands } from './huntCommands.ts';
import { HuntLane } from './huntLane.svelte.ts';
import type { HuntServices, SeenStart } from './huntMethods.ts';

/** A name that is not the bug's, and why. */
export interface WrongName {
  readonly bug: BugId;
  readonly refutation: Refutation | null;
}

export class HuntDesk {
  readonly tried = new TriedBoard();
  readonly puzzle: Puzzle = HUNT_PUZZLE;
  readonly right: HuntLane;
  readonly wrong: HuntLane;
  seen = $state.raw<SeenStart | 'goal' | 'unreachable' | null>(null);
  wrongName = $state.raw<WrongName | null>(null);
  /** The hunt whose board was put there; 0 before the first. */
  begunAt = 0;
  readonly clock = new CommonClock(() => this.#opened, { isWaiting: false });
  /** Whether ←, → and Home step through the trees, as those were used last; else they slide tiles. */
  keysStep = $state(false);

  readonly #program: Program;
  readonly #startWorker: () => Port;
  #services: HuntServices['hunt'] | null = null;
  /** Hunts whose smallest start was told: whoever is told has not found it. */
  readonly #told = new Set<number>();
  /** Counts what was asked of the worker: the latest wins. */
  #asked = 0;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.#startWorker = startWorker;
    this.right = new HuntLane(program, this);
    this.wrong = new HuntLane(program, this);
    program.commands.add(...huntCommands(this, program.settings));
  }

  get #opened(): readonly HuntLane[] {
    return [this.right, this.wrong].filter(({ player }) => player.opened);
  }

  /** From 1. */
  get at(): number {
    return this.#program.settings.now.hunts.at;
  }

  get hunted(): Hunted {
    return HUNTED[this.at - 1];
  }

  get cells(): readonly number[] {
    return this.tried.cellsOf(this.puzzle);
  }

  readonly search = $derived.by((): SearchSpec => {
    const { algorithm, heuristic } = this.hunted;
    return { ...DEFAULT_SEARCH, algorithm, heuristic };
  });

  /** By hunt. */
  readonly found = $derived.by(
    (): ReadonlyMap<number, HuntFound> => new Map(this.#program.settings.now.hunts.found.map((one) => [one.hunt, one])),
  );

  get foundHere(): HuntFound | null {
    return this.found.get(this.at) ?? null;
  }

  open(hunt: number): void {
    if (HUNTED[hunt - 1] !== undefined) this.#remember({ at: hunt });
  }

  /** Puts the start that was found on the board, or else the goal. */
  begin(): void {
    this.begunAt = this.at;
    this.seen = null;
    this.wrongName = null;
    this.keysStep = false;
    this.tried.take(this.puzzle, this.foundHere?.start ?? this.puzzle.goal);
  }

  /** Runs both searches from the board. */
  async look(): Promise<void> {
    const { at: hunt, cells: start } = this;
    await this.#ask(async (services, isWanted) => {
      const seen = await services.look({ hunt, start });
      if (!isWanted()) return;
      this.seen = seen;
      await this.#show(start, seen);
    });
  }

  /** Puts a smallest start on the board; it does not count as found. */
  async tell(): Promise<void> {
    const { at: hunt } = this;
    await this.#program.notices.attempt(async () => {
      const start = await this.#connected.smallest({ hunt });
      if (hunt !== this.at) return;
      this.#told.add(hunt);
      this.tried.take(this.puzzle, start);
    });
  }

  async name(bug: BugId): Promise<void> {
    const { at: hunt, foundHere } = this;
    if (foundHere === null) return;
    if (bug === this.hunted.bug) {
      this.wrongName = null;
      return this.#keep({ ...foundHere, isNamed: true });
    }
    await this.#program.notices.attempt(async () => {
      const refutation = await this.#connected.against({ hunt, bug, start: this.#refutable(foundHere) });
      if (hunt === this.at) this.wrongName = { bug, refutation };
    });
  }

  /** Forgets what was found; it can be taken back. */
  reset(): void {
    const { settings, notices } = this.#program;
    const before = settings.now.hunts;
    settings.remember({ hunts: { at: this.at, found: [] } });
    this.#told.clear();
    this.begin();
    notices.tell('All hunts start over.', {
      undo: () => {
        settings.remember({ hunts: before });
        this.begin();
        return Promise.resolve();
      },
    });
  }

  /** The board on the screen if it can be searched, or else the one that exposed the bug. */
  #refutable({ start }: HuntFound): readonly number[] {
    return typeof this.seen === 'object' && this.seen !== null ? this.cells : start;
  }

  async #show(start: readonly number[], seen: SeenStart | 'goal' | 'unreachable'): Promise<void> {
    this.clock.restart();
    if (typeof seen === 'string') {
      this.right.close();
      this.wrong.close();
      return;
    }
    if (seen.exposed) this.#note(start, seen.moves, seen.exposed.isSmallest);
    const puzzle = { ...this.puzzle, start };
    await Promise.all([this.right.open(puzzle, seen.right.batch), this.wrong.open(puzzle, seen.wrong.batch)]);
    this.clock.jump(Infinity);
  }

  /** Keeps the start if it is nearer to the goal than the one before. */
  #note(start: readonly number[], moves: number, isSmallest: boolean): void {
    const before = this.foundHere;
    if (before !== null && before.moves <= moves) return;
    const isFound = isSmallest && !this.#told.has(this.at);
    this.#keep({ hunt: this.at, start, moves, isSmallest: isFound, isNamed: before?.isNamed ?? false });
  }

  #keep(found: HuntFound): void {
    this.#remember({ found: [...new Map([...this.found, [found.hunt, found]]).values()] });
  }

  #remember(change: { readonly at?: number; readonly found?: readonly HuntFound[] }): void {
    const { settings } = this.#program;
    settings.remember({ hunts: { ...settings.now.hunts, ...change } });
  }

  async #ask(work: (services: HuntServices['hunt'], isWanted: () => boolean) => Promise<void>): Promise<void> {
    const asked = ++this.#asked;
    await this.#program.notices.attempt(() => work(this.#connected, () => asked === this.#asked));
  }

  get #connected(): HuntServices['hunt'] {
    return (this.#services ??= connect<HuntServices>(this.#startWorker()).hunt);
  }
}
