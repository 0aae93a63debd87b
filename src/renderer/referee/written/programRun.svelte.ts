/** One run at a time of a search of the user, in a thread that can be ended. */
import { NO_LOG, type ProgramLog } from '../../../shared/puzzle/heuristics/programLog.ts';
import type { SearchThread } from './openSandbox.ts';
import type { RunMessage, RunRequest } from './runMessages.ts';

/** What a run has left. */
export interface RunResult {
  /** What it printed, part by part. */
  readonly printed: readonly string[];
  readonly steps: number;
  readonly log: ProgramLog;
  /** Why it ended before its program did, in a sentence. */
  readonly fault: string | null;
}

const BY_USER = 'You stopped the program.';
const NOT_LOADED = 'The interpreter for JavaScript could not be loaded. Load the page again.';
const NO_ANSWER =
  'The program was ended: its interpreter no longer answers. One operation takes too long, or too much memory.';

/** A thread is silent for so long only if nothing in it can end the program. */
const MOST_SILENT_MILLIS = 10_000;

/** How long to wait between two looks for signs of life. */
const LOOK_MILLIS = 500;

export class ProgramRun {
  isOn = $state(false);
  /** States expanded so far. */
  steps = $state(0);
  readonly #open: () => SearchThread;
  #end: ((fault: string | null) => void) | null = null;

  constructor(open: () => SearchThread) {
    this.#open = open;
  }

  /** Ends the thread, whatever it is doing; what was printed is the result. */
  stop(): void {
    this.#end?.(BY_USER);
  }

  /** Ends the run before; its result is `null`. */
  async run(request: Omit<RunRequest, 'wasm'>): Promise<RunResult | null> {
    this.stop();
    const sandbox = this.#open();
    const { promise: ended, resolve: end } = Promise.withResolvers<string | null>();
    this.#end = end;
    this.isOn = true;
    this.steps = 0;
    const printed: string[] = [];
    let [log, steps] = [NO_LOG, 0];
    const signs = new Signs(() => end(NO_ANSWER));
    listen(sandbox, request, end, (told) => {
      signs.hear();
      log = told.log;
      if (told.text !== '') printed.push(told.text);
      this.steps = steps += told.steps;
    });
    const fault = await ended;
    signs.stop();
    sandbox.port.close();
    if (this.#end !== end) return null;
    this.#end = null;
    this.isOn = false;
    return { printed, steps, log, fault };
  }
}

/** Sends the program, and hears of it until its `end`. */
function listen(
  { port, wasm }: SearchThread,
  request: Omit<RunRequest, 'wasm'>,
  end: (fault: string | null) => void,
  hear: (told: Extract<RunMessage, { kind: 'lines' }>) => void,
): void {
  port.onMessage((message) => {
    const told = message as RunMessage;
    if (told.kind === 'ended') end(told.fault);
    else hear(told);
  });
  port.onClose(() => end(NOT_LOADED));
  wasm.then(
    (bytes) => port.post({ ...request, wasm: bytes } satisfies RunRequest, [bytes]),
    () => end(NOT_LOADED),
  );
}

/** Counts looks, not time: the page may have been busy while signs were waiting. Begins with the first sign. */
class Signs {
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silent = 0;

  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
  }

  hear(): void {
    this.#silent = 0;
    this.#timer ??= setInterval(() => this.#look(), LOOK_MILLIS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    this.#silent += LOOK_MILLIS;
    if (this.#silent > MOST_SILENT_MILLIS) this.#onSilence();
  }
}
