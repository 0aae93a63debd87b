/**
 * A program of the user runs in the thread that asks it, so nothing in that thread can stop an endless loop. So the thread says when a
 * program has control; the host that started the thread notices that no further sign comes, and ends it. Browsers have shared memory only
 * on pages whose server sends the headers for it.
 */
import { SILENT_MILLIS } from '../../host/sandbox/limits.ts';

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

  /**
   * A program has the thread, until `leave`, or until the thread is done with what it does now: to say so after every board would take
   * longer than most programs. `silence`: what is true of it where it does not come back.
   */
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
 * The other end: `end` is called with the sentence in which the thread has to end. `sleep` waits between two looks. Looks are counted, and
 * not a time: whoever looks may have been busy, while signs were waiting for it. The function that is returned ends the watch.
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
