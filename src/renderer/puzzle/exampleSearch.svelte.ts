/** Searches for examples in a worker, which is ended to cancel. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import { isClosed } from '../../shared/contract/errors.ts';
import type { ExampleProgress, ExampleQuest } from './examples.ts';
import type { PuzzleServices } from './puzzleMethods.ts';

const SLICE_MS = 150;

export class ExampleSearch {
  progress = $state.raw<ExampleProgress | null>(null);
  running = $state(false);
  /** The quest of `progress`; `null` before the first. */
  quest = $state.raw<ExampleQuest | null>(null);

  readonly #startWorker: () => Port;
  readonly #complain: (error: unknown) => void;
  #worker: Connected<PuzzleServices> | null = null;

  /** `startWorker` starts `puzzleWorker.ts`; closing its port ends it. */
  constructor(startWorker: () => Port, complain: (error: unknown) => void) {
    this.#startWorker = startWorker;
    this.#complain = complain;
  }

  /** Looks for examples until there are enough or none is left; cancelling keeps those found. */
  async start(quest: ExampleQuest): Promise<void> {
    this.cancel();
    const worker = connect<PuzzleServices>(this.#startWorker());
    this.#worker = worker;
    this.progress = null;
    this.quest = quest;
    this.running = true;
    try {
      while (this.#worker === worker && !this.progress?.ended) {
        const progress = await worker.puzzle.examples({ ...quest, millis: SLICE_MS });
        if (this.#worker === worker) this.progress = progress;
      }
    } catch (error) {
      if (!isClosed(error)) this.#complain(error);
    }
    if (this.#worker === worker) this.cancel();
  }

  /** Idempotent. */
  cancel(): void {
    this.#worker?.close();
    this.#worker = null;
    this.running = false;
  }
}

export const [getExampleSearch, setExampleSearch] = createContext<ExampleSearch>();
