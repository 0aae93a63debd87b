/**
 * Nothing in a thread can stop an endless loop of the user's program there. So the thread signals when a program has
 * control, and its host ends it when the signs stop. Shared memory would need headers from the server.
 */
import { SILENT_MILLIS } from '../../shared/sandbox/limits.ts';

export interface LifeSign {
  /** The fault of the program if no other sign follows; `null` outside of programs. */
  readonly silence: string | null;
  /** The sentence that the thread ends with. */
  readonly fault?: string;
}

/** The least interval between signs of a thread that stays in its program. */
const SIGN_MILLIS = 300;

/** How long to sleep between two checks of the signs. */
export const LOOK_MILLIS = 500;

type Give = (sign: LifeSign) => void;

export class LifeSigns {
  readonly #give: Give;
  readonly #now: () => number;
  #silence: string | null = null;
  #givenAt = 0;

  constructor(give: Give, now: () => number) {
    this.#give = give;
    this.#now = now;
  }

  /** A program has control until `leave` or the next microtask. `silence`: its fault if it does not return. */
  enter(silence: string): void {
    if (this.#silence === null) queueMicrotask(() => this.leave());
    this.#say(silence);
  }

  /** The program still returns. */
  goOn(): void {
    this.#say(this.#silence);
  }

  leave(): void {
    this.#say(null);
  }

  /** The thread is unusable. */
  fail(fault: string): void {
    this.#give({ silence: null, fault });
  }

  #say(silence: string | null): void {
    const isKnown = silence === this.#silence;
    if (isKnown && (silence === null || this.#now() - this.#givenAt < SIGN_MILLIS)) return;
    this.#silence = silence;
    this.#givenAt = this.#now();
    this.#give({ silence });
  }
}

/**
 * Calls `end` with the fault for which the thread must end. Counts looks, not time: the watcher may have been busy while
 * signs were waiting. The returned function ends the watch.
 */
export function watchSigns(
  onSign: (hear: Give) => void,
  end: (fault: string) => void,
  sleep: (look: () => void) => { stop(): void } = every,
): () => void {
  let [silence, silent]: [string | null, number] = [null, 0];
  const finish = (fault: string): void => {
    looking.stop();
    end(fault);
  };
  const looking = sleep(() => {
    if (silence === null) return;
    silent += LOOK_MILLIS;
    if (silent > SILENT_MILLIS) finish(silence);
  });
  onSign((sign) => {
    [silence, silent] = [sign.silence, 0];
    if (sign.fault !== undefined) finish(sign.fault);
  });
  return () => looking.stop();
}

function every(look: () => void): { stop(): void } {
  const timer = setInterval(look, LOOK_MILLIS);
  return { stop: () => clearInterval(timer) };
}
