/** What the library holds, as far as it is on the screen. Every change goes to the host first, then is shown. */
import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle, Puzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';

/** Runs fetched at a time. */
const PAGE = 50;

export interface ShelvedSet extends PuzzleSet {
  readonly puzzles: readonly LibraryPuzzle[];
}

export class Library {
  sets = $state.raw<readonly ShelvedSet[]>([]);
  runs = $state.raw<readonly Run[]>([]);
  runCount = $state(0);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async load(): Promise<void> {
    await Promise.all([this.loadSets(), this.loadRuns()]);
  }

  async loadSets(): Promise<void> {
    const sets = await this.#api.library.listSets({});
    const puzzles = await Promise.all(sets.map(({ setId }) => this.#api.library.listPuzzles({ setId })));
    this.sets = sets.map((set, index) => ({ ...set, puzzles: puzzles[index] }));
  }

  /** The newest runs; older ones are asked for again. */
  async loadRuns(): Promise<void> {
    const { runs, total } = await this.#api.runs.list({ offset: 0, limit: PAGE });
    this.runs = runs;
    this.runCount = total;
  }

  async loadMoreRuns(): Promise<void> {
    const { runs, total } = await this.#api.runs.list({ offset: this.runs.length, limit: PAGE });
    const known = new Set(this.runs.map((run) => run.runId));
    this.runs = [...this.runs, ...runs.filter((run) => !known.has(run.runId))];
    this.runCount = total;
  }

  find(puzzleId: number): LibraryPuzzle | undefined {
    return this.sets.flatMap((set) => set.puzzles).find((puzzle) => puzzle.puzzleId === puzzleId);
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
