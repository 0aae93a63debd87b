import { LifeSigns } from './lifeSigns.ts';
import type { QuickJS } from './programs.ts';

/** What `startThreads` gives to a thread. */
export interface ThreadBeginning {
  readonly quickJS: QuickJS;
  /** Its pipe, which keeps messages until it has a listener. */
  readonly port: MessagePort;
  readonly signs: LifeSigns;
}

/** Calls `begin` when this thread, a worker, has what it needs. */
export function onBegin(begin: (beginning: ThreadBeginning) => void): void {
  self.addEventListener(
    'message',
    ({ data: quickJS, ports: [port, signs] }: MessageEvent<QuickJS>) =>
      begin({ quickJS, port: port!, signs: signsTo(signs!) }),
    { once: true },
  );
}

function signsTo(port: MessagePort): LifeSigns {
  return new LifeSigns(
    (sign) => port.postMessage(sign),
    () => performance.now(),
  );
}
