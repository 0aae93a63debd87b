/** A worker that runs in this thread, for tests of what asks it. */
import { loopback } from '../../shared/rpc/loopback.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { serve, type Methods } from '../../shared/rpc/rpc.ts';

/** Counts the workers that were started and ended. */
export class Workers {
  started = 0;
  ended = 0;
  readonly #methods: (now: () => number) => Methods;

  /** `methods` get a clock of which every look takes a second: what they do for a while, they do once. */
  constructor(methods: (now: () => number) => Methods) {
    this.#methods = methods;
  }

  /** Starts one and gives the page's end of its pipe; closing it ends the worker. */
  start(): Port {
    this.started++;
    const [page, worker] = loopback(structuredClone);
    let nowMs = 0;
    serve(
      worker,
      this.#methods(() => (nowMs += 1000)),
    );
    return {
      post: (message, transfer) => void setTimeout(() => page.post(message, transfer)), // as from thread to thread
      onMessage: (receive) => page.onMessage(receive),
      onClose: (receive) => page.onClose(receive),
      close: () => (this.ended++, page.close()),
    };
  }
}
