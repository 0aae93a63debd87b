/** The results of one experiment in the order of arrival, and which searches have one. */
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import {
  compactResults,
  countPacked,
  packResults,
  resultsOfCompact,
  sliceOfPacked,
  type LabResult,
  type PackedResults,
} from '../../shared/lab/results.ts';
import { joined } from '../../shared/trace/columns.ts';
import type { ResultsPart } from '../store/experimentParts.ts';

/** Results per part in the library once an experiment stands still. */
const RESULTS_IN_PART = 20_000;

const NO_RESULTS: PackedResults = new Float64Array();

let lastSerial = 0;

export class CountedResults {
  readonly recipe: ExperimentRecipe;
  readonly tasks: number;
  /** New for each counting from the beginning. */
  readonly serial = ++lastSerial;
  readonly #isDone: Uint8Array;
  readonly #pieces: PackedResults[] = [];
  #done = 0;
  #unsaved: PackedResults[] = [];

  constructor(recipe: ExperimentRecipe, tasks: number, parts: readonly ResultsPart[]) {
    this.recipe = recipe;
    this.tasks = tasks;
    this.#isDone = new Uint8Array(tasks);
    for (const { bytes } of parts) this.#take(resultsOfCompact(bytes));
  }

  get done(): number {
    return this.#done;
  }

  isDone(task: number): boolean {
    return this.#isDone[task] === 1;
  }

  add(results: readonly LabResult[]): void {
    const piece = this.#take(results);
    if (piece !== null) this.#unsaved.push(piece);
  }

  /** At most `most` results from `from` on, as bytes. */
  slice(from: number, most: number): ArrayBuffer {
    const found: PackedResults[] = [NO_RESULTS];
    let [at, missing] = [0, most];
    for (const piece of this.#pieces) {
      const first = Math.max(0, from - at);
      const some = sliceOfPacked(piece, first, missing);
      found.push(some);
      missing -= countPacked(some);
      at += countPacked(piece);
      if (missing === 0) break;
    }
    return joined(found).buffer;
  }

  takeUnsaved(): Omit<ResultsPart, 'engineVersion'> | null {
    const unsaved = this.#unsaved;
    this.#unsaved = [];
    return unsaved.length === 0 ? null : partOf(joined(unsaved));
  }

  parts(engineVersion: number): ResultsPart[] {
    const all = joined([NO_RESULTS, ...this.#pieces]);
    const parts: ResultsPart[] = [];
    for (let at = 0; at < countPacked(all); at += RESULTS_IN_PART)
      parts.push({ engineVersion, ...partOf(sliceOfPacked(all, at, RESULTS_IN_PART)) });
    return parts;
  }

  /** Takes new results. Returns them packed; `null` for none. */
  #take(results: readonly LabResult[]): PackedResults | null {
    const fresh = results.filter(({ puzzle, search }) => this.#mark(puzzle * this.recipe.searches.length + search));
    if (fresh.length === 0) return null;
    const piece = packResults(fresh);
    this.#pieces.push(piece);
    this.#done += fresh.length;
    return piece;
  }

  /** Marks a task as done. Returns whether it was not. */
  #mark(task: number): boolean {
    if (task >= this.tasks || this.#isDone[task] === 1) return false;
    this.#isDone[task] = 1;
    return true;
  }
}

function partOf(packed: PackedResults): Omit<ResultsPart, 'engineVersion'> {
  return { results: countPacked(packed), bytes: compactResults(packed) };
}
