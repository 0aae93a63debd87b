import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Compares digests, which have one length, so that the time does not reveal where the two differ. */
export function isToken(candidate: string, token: string): boolean {
  return timingSafeEqual(digest(candidate), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A page sends the ticket of its address, the secret that it remembers, or both. */
const MAX_WORDS = 2;

/**
 * Who is admitted. Others can read an address: in the list of processes while a browser opens, and in the browser's
 * history. So its ticket admits one page, which receives the secret of the launch and keeps it in the memory of its
 * tab.
 */
export class Keys {
  /** For pages that were admitted before. */
  readonly session = newToken();
  readonly #onNewTicket: () => void;
  #ticket = newToken();

  /** `onNewTicket` is called when a ticket was used and replaced. */
  constructor(onNewTicket: () => void = () => {}) {
    this.#onNewTicket = onNewTicket;
  }

  get ticket(): string {
    return this.#ticket;
  }

  /** Whether the first message of a page admits it; uses up the ticket if it contains it. */
  admit(said: string): boolean {
    const words = said.split(' ', MAX_WORDS);
    const hasTicket = words.some((word) => isToken(word, this.#ticket));
    if (hasTicket) {
      this.#ticket = newToken();
      this.#onNewTicket();
    }
    return hasTicket || words.some((word) => isToken(word, this.session));
  }
}
