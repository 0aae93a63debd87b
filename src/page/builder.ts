import type { Builder, BuilderMessage } from '../host/solver/databases.ts';
import { startWorker } from '../renderer/ui/worker.ts';
import type { FrameBlank } from '../shared/puzzle/square.ts';

/** Starts the worker of `script`, the built `tables.ts`, which keeps nothing: what it builds is there as long as the page is open. */
export function startBuilder(script: string, blank: FrameBlank): Builder {
  const worker = startWorker(script);
  worker.postMessage(blank);
  return {
    onMessage: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<BuilderMessage>) => hear(data)),
    onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(new Error(message))),
    end: async () => worker.terminate(),
  };
}
