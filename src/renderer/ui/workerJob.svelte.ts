/** A cancellable job with progress, in a worker of its own. One at a time. */
import type { Port } from '../../shared/rpc/port.ts';
import { connect } from '../../shared/rpc/rpc.ts';

export class WorkerJob<Services extends object, Progress> {
  /** `null` while no work is under way. */
  progress = $state.raw<Progress | null>(null);

  readonly #startWorker: () => Port;
  #stop: AbortController | null = null;

  /** Closing the port of `startWorker` ends the worker. */
  constructor(startWorker: () => Port) {
    this.#startWorker = startWorker;
  }

  /** Returns the result of `work`; `null` where it was cancelled, or another job is under way. */
  async run<Made>(
    work: (worker: Services, report: (progress: Progress) => void, signal: AbortSignal) => Promise<Made>,
  ): Promise<Made | null> {
    if (this.#stop) return null;
    const stop = (this.#stop = new AbortController());
    const worker = connect<Services>(this.#startWorker());
    stop.signal.addEventListener('abort', () => worker.close());
    try {
      return await work(worker, (progress) => this.#report(progress, stop), stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    } finally {
      if (this.#stop === stop) this.cancel();
    }
  }

  /** Idempotent. */
  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.progress = null;
  }

  #report(progress: Progress, stop: AbortController): void {
    if (this.#stop === stop) this.progress = progress;
  }
}
