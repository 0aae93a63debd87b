import type { Duplex } from 'node:stream';

/** Connections that have not yet proved that they belong to our page. */
export const MAX_GUESTS = 32;

/**
 * Keeps connections of strangers few: with one too many, the oldest is cut off. So nobody who only stays connected can keep
 * the page out, which needs a moment to come in.
 */
export class Guests {
  readonly #waiting = new Set<Duplex>();

  add(stream: Duplex): void {
    this.#waiting.add(stream);
    stream.once('close', () => this.#waiting.delete(stream));
    const [oldest] = this.#waiting;
    if (this.#waiting.size > MAX_GUESTS) oldest!.destroy();
  }

  /** It belongs to our page, and may stay as long as it likes. */
  welcome(stream: Duplex): void {
    this.#waiting.delete(stream);
  }
}
