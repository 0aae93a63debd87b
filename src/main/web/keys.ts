import { isToken, newToken } from './token.ts';

/** A page says the ticket of its address, the secret that it remembers, or both. */
const MAX_WORDS = 2;

/**
 * Who may come in. An address can be read by others: it stands in the list of processes while a browser is opened with it,
 * and in the browser's history for good. So the ticket in it lets one page in, and is worth nothing from then on; what the
 * page gets for it is the secret of the launch, which it keeps in the memory of its tab.
 */
export class Keys {
  /** The secret of this launch, for pages that were let in before. */
  readonly session = newToken();
  readonly #onNewTicket: () => void;
  #ticket = newToken();

  /** `onNewTicket` is called when the ticket has been used and there is another one. */
  constructor(onNewTicket: () => void = () => {}) {
    this.#onNewTicket = onNewTicket;
  }

  /** The ticket that is good now. */
  get ticket(): string {
    return this.#ticket;
  }

  /** Whether what a page says first lets it in; uses up the ticket if it is among that. */
  admit(said: string): boolean {
    const words = said.split(' ', MAX_WORDS);
    const hasTicket = words.some((word) => isToken(word, this.#ticket));
    if (hasTicket) this.#renew();
    return hasTicket || words.some((word) => isToken(word, this.session));
  }

  #renew(): void {
    this.#ticket = newToken();
    this.#onNewTicket();
  }
}
