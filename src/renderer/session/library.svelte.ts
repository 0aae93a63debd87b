/** What the library holds, as far as it is on the screen. Every change goes to the host first, then is shown. */
import type { Api } from '../../shared/contract/api.ts';
import type { Damaged, LibraryPuzzle, Puzzle, PuzzleList, PuzzleSet, Run } from '../../shared/contract/types.ts';

/** Runs fetched at a time. */
const PAGE = 50;

export interface ShelvedSet extends PuzzleSet, PuzzleList {}

export class Library {
  sets = $state.raw<readonly ShelvedSet[]>([]);
  runs = $state.raw<readonly Run[]>([]);
  /** Runs that cannot be shown any more, among the newest that were fetched. */
  damagedRuns = $state.raw<readonly Damaged[]>([]);
  /** Runs in the whole history, the damaged ones included. */
  runCount = $state(0);
  /** Whether `sets` and `runs` tell what the library holds: an empty list may also be one that did not arrive. */
  hasSets = $state(false);
  hasRuns = $state(false);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Loads both lists. Where one fails, the other is there all the same, and this rejects. */
  async load(): Promise<void> {
    const loads = await Promise.allSettled([this.loadSets(), this.loadRuns()]);
    const failed = loads.find((load) => load.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async loadSets(): Promise<void> {
    const sets = await this.#api.library.listSets({});
    const lists = await Promise.all(sets.map(({ setId }) => this.#api.library.listPuzzles({ setId })));
    this.sets = sets.map((set, index) => ({ ...set, ...lists[index] }));
    this.hasSets = true;
  }

  /** The newest runs; older ones are asked for again. */
  async loadRuns(): Promise<void> {
    const { runs, damaged, total } = await this.#api.runs.list({ offset: 0, limit: PAGE });
    this.runs = runs;
    this.damagedRuns = damaged;
    this.runCount = total;
    this.hasRuns = true;
  }

  async loadMoreRuns(): Promise<void> {
    const { runs, damaged, total } = await this.#api.runs.list({ offset: this.#fetchedRuns, limit: PAGE });
    this.runs = withoutRepeats([...this.runs, ...runs], ({ runId }) => runId);
    this.damagedRuns = withoutRepeats([...this.damagedRuns, ...damaged], ({ id }) => id);
    this.runCount = total;
  }

  /** Runs of the history that were not fetched yet. */
  get olderRuns(): number {
    return this.runCount - this.#fetchedRuns;
  }

  get #fetchedRuns(): number {
    return this.runs.length + this.damagedRuns.length;
  }

  find(puzzleId: number): LibraryPuzzle | undefined {
    return this.sets.flatMap((set) => set.puzzles).find((puzzle) => puzzle.puzzleId === puzzleId);
  }

  /** The puzzle with that id, if it is one that cannot be shown any more. */
  findDamaged(puzzleId: number): Damaged | undefined {
    return this.sets.flatMap((set) => set.damaged).find(({ id }) => id === puzzleId);
  }

  setOf(puzzleId: number): ShelvedSet | undefined {
    return this.sets.find((set) => set.puzzles.some((puzzle) => puzzle.puzzleId === puzzleId));
  }

  /** Saves a puzzle in a set; `setTitle` names a new one. */
  async savePuzzle(
    into: { setId: number } | { setTitle: string },
    title: string,
    puzzle: Puzzle,
  ): Promise<LibraryPuzzle> {
    const setId = 'setId' in into ? into.setId : (await this.#api.library.createSet({ title: into.setTitle })).setId;
    const saved = await this.#api.library.savePuzzle({ setId, title, puzzle });
    await this.loadSets();
    return saved;
  }

  async renamePuzzle(puzzleId: number, title: string): Promise<void> {
    await this.#api.library.renamePuzzle({ puzzleId, title });
    await this.loadSets();
  }

  async deletePuzzle(puzzleId: number): Promise<void> {
    await this.#api.library.deletePuzzle({ puzzleId });
    await this.load();
  }

  async saveRun(searchId: number, puzzleId: number | null, title: string): Promise<Run> {
    const run = await this.#api.runs.save({ searchId, puzzleId, title });
    await this.load();
    return run;
  }

  async deleteRun(runId: number): Promise<void> {
    await this.#api.runs.delete({ runId });
    await this.loadRuns();
  }
}

/** A run that was saved meanwhile moves the others down a place: the last one of a page is then also the first of the next. */
function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => number): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
