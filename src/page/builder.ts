import type { Builder, BuilderMessage } from '../host/solver/databases.ts';
import { startWorker } from '../renderer/ui/worker.ts';
import type { TablesRequest } from './tables.ts';

export function startBuilderThread(script: string, request: TablesRequest): Builder {
  const worker = startWorker(script);
  worker.postMessage(request);
  return {
    onMessage: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<BuilderMessage>) => hear(data)),
    onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(new Error(message))),
    end: async () => worker.terminate(),
  };
}
