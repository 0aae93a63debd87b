/** A worker that runs in this thread, for tests of what asks it. */
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import type { Port } from '../../shared/rpc/port.ts';

/** Serves a worker's end of the pipe. */
type ServeWorker = (port: Port, now: () => number) => unknown;

/** Counts the workers that were started and ended. */
export class Workers {
  started = 0;
  ended = 0;
  readonly #serve: ServeWorker;

  /** `serve` gets a clock of which every look takes a second: what is done for a while is done once. */
  constructor(serve: ServeWorker) {
    this.#serve = serve;
  }

  /** Starts one and gives the page's end of its pipe; closing it ends the worker. */
  start(): Port {
    this.started++;
    const [page, worker] = loopback(structuredClone);
    let nowMs = 0;
    this.#serve(worker, () => (nowMs += 1000));
    return {
      post: (message, transfer) => void setTimeout(() => page.post(message, transfer)), // as from thread to thread
      onMessage: (receive) => page.onMessage(receive),
      onClose: (receive) => page.onClose(receive),
      close: () => (this.ended++, page.close()),
    };
  }
}
