import { startWorker } from '../../renderer/ui/worker.ts';
import type { QuickJS } from './programs.ts';
import type { ThreadName } from './threadsOfPage.ts';

/**
 * The page's end of `threadsOfPage`: starts the threads that the host asks for. `scripts`: their addresses. The host
 * starts none, because in Firefox (seen in 153 ESR) a worker that starts another one may hang for ever. The port `life`
 * tells the host that a thread has died, and ends it.
 */
export function startThreads(
  requests: MessagePort,
  scripts: Readonly<Record<ThreadName, string>>,
  quickJS: () => Promise<QuickJS>,
): void {
  requests.onmessage = async ({ data: name, ports: [life, ...ports] }: MessageEvent<ThreadName>) => {
    try {
      const worker = startWorker(scripts[name]);
      worker.addEventListener('error', ({ message }) => life!.postMessage(message));
      life!.onmessage = () => worker.terminate();
      worker.postMessage(await quickJS(), ports);
    } catch (error) {
      life!.postMessage(String(error));
    }
  };
}
