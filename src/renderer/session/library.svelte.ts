/** What the library holds, as far as it is on the screen. Every change goes to the host first, then is shown. */
import type { Api } from '../../shared/contract/api.ts';
import type {
  Damaged,
  LibraryPuzzle,
  Page,
  Puzzle,
  PuzzlePage,
  PuzzleSet,
  Run,
  RunLabel,
} from '../../shared/contract/types.ts';

/** Runs fetched at a time. */
const PAGE = 50;

const NEWEST_RUNS = { filter: {}, sort: 'time', descending: true, limit: PAGE } as const;

export interface ShelvedSet extends PuzzleSet, Pick<PuzzlePage, 'puzzles' | 'damaged'> {}

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
    const { listSets, listPuzzles } = this.#api.library;
    const sets = (await allPages((page) => listSets(page))).flatMap((page) => page.sets);
    this.sets = await Promise.all(
      sets.map(async (set) => {
        const pages = await allPages((page) => listPuzzles({ setId: set.setId, ...page }));
        const puzzles = pages.flatMap((page) => page.puzzles);
        return { ...set, puzzles, damaged: pages.flatMap((page) => page.damaged) };
      }),
    );
    this.hasSets = true;
  }

  /** The newest runs; older ones are asked for again. */
  async loadRuns(): Promise<void> {
    const { runs, damaged, total } = await this.#api.runs.list({ ...NEWEST_RUNS, offset: 0 });
    this.runs = runs;
    this.damagedRuns = damaged;
    this.runCount = total;
    this.hasRuns = true;
  }

  async loadMoreRuns(): Promise<void> {
    const { runs, damaged, total } = await this.#api.runs.list({ ...NEWEST_RUNS, offset: this.#fetchedRuns });
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
    await this.#api.library.editPuzzle({ puzzleId, change: { title } });
    await this.loadSets();
  }

  async deletePuzzle(puzzleId: number): Promise<void> {
    await this.#api.library.deletePuzzles({ puzzleIds: [puzzleId] });
    await this.load();
  }

  /** Keeps the run of a search for good. */
  async pinRun(searchId: number, keepAs: RunLabel): Promise<Run> {
    const { runId } = await this.#api.runs.keep({ searchId, keepAs });
    await this.#api.runs.pin({ runIds: [runId], isPinned: true });
    await this.load();
    return this.#api.runs.get({ runId });
  }

  async deleteRun(runId: number): Promise<void> {
    await this.#api.runs.delete({ runIds: [runId] });
    await this.loadRuns();
  }
}

/** Rows asked for at a time where all of them are wanted: the most that one call may ask for. */
const ROWS = 200;

/** Every page of a list. */
async function allPages<T extends { total: number }>(ask: (page: Page) => Promise<T>): Promise<T[]> {
  const pages = [await ask({ offset: 0, limit: ROWS })];
  while (pages.length * ROWS < pages[0].total) pages.push(await ask({ offset: pages.length * ROWS, limit: ROWS }));
  return pages;
}

/** A run that was saved meanwhile moves the others down a place: the last one of a page is then also the first of the next. */
function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => number): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
