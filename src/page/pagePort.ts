import { asPlain } from '../renderer/host/bridgePort.ts';
import { portToWorker, startWorker } from '../renderer/ui/worker.ts';
import { AppError } from '../shared/contract/errors.ts';
import { CONTENT_ID } from '../shared/exchange/pageFile.ts';
import type { Port } from '../shared/rpc/port.ts';
import type { Beginning, Begun } from './beginning.ts';
import { giveAddresses } from './offers.ts';
import { keepLibrary } from './offline.ts';
import { oneFile } from './oneFile.ts';

const NOT_BEGUN: Begun = { refused: 'The engine of this page could not be started.', isKept: false };

export interface HostParts {
  readonly worker: string;
  /** Starts the threads that the host asks for. */
  readonly startThreads: (requests: MessagePort) => void;
  readonly wasm: Promise<ArrayBuffer>;
  /** Whether the page is embedded in another one: then nothing is kept. */
  readonly isEmbedded: boolean;
  /** Whether it was opened with a link: then it opens even if another tab has the library. */
  readonly hasLink: boolean;
}

/** The page in one file lies beside the page in a folder; opened as a file, it keeps its own text. */
function templateHere(): Beginning['template'] {
  return oneFile === undefined ? { url: new URL('./searchlight.html', location.href).href } : { text: oneFile };
}

/** Opens the pipe to the page's host, a worker. Rejects with an `AppError` whose sentence says what the user can do. */
export async function openPagePort({ worker: script, startThreads, wasm, ...opened }: HostParts): Promise<Port> {
  const worker = startWorker(script);
  const begun = new Promise<Begun>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Begun>) => resolve(data), { once: true });
    worker.addEventListener('error', reject, { once: true });
  });
  const [offers, threads] = [new MessageChannel(), new MessageChannel()];
  const content = document.getElementById(CONTENT_ID)?.textContent ?? null;
  giveAddresses(offers.port1, URL);
  startThreads(threads.port1);
  const beginning: Beginning = {
    wasm: await wasm,
    threads: threads.port2,
    offers: offers.port2,
    content,
    template: templateHere(),
    protocol: location.protocol,
    origin,
    ...opened,
  };
  worker.postMessage(beginning, [beginning.wasm, offers.port2, threads.port2]);
  const { refused, isKept } = await begun.catch(() => NOT_BEGUN);
  if (refused !== null) throw new AppError('closed', refused);
  if (isKept) void keepLibrary();
  const port = portToWorker(worker);
  // If the host has died, the connection is lost, whatever was called.
  const onClose: Port['onClose'] = (receive) => port.onClose(() => receive());
  return { ...port, onClose, post: (message) => port.post(asPlain(message)) };
}
