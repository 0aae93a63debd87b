/**
 * What a view shows for a while in place of what the user had there. Calls follow each other, and one that a later call
 * has overtaken does nothing.
 */
export class Loan<Left> {
  #before: { readonly left: Left } | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #turn = 0;

  /** `take` gives what the user had there; it is called once, before the first `show`. */
  async show(take: () => Left, show: () => Promise<void>): Promise<void> {
    await this.#inTurn(async () => {
      this.#before ??= { left: take() };
      await show();
    });
  }

  /** Calls `restore` where something is shown. */
  async giveBack(restore: (left: Left) => Promise<void>): Promise<void> {
    await this.#inTurn(async () => {
      const before = this.#before;
      this.#before = null;
      if (before) await restore(before.left);
    });
  }

  async #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = ++this.#turn;
    const done = this.#last.then(() => (turn === this.#turn ? act() : undefined));
    this.#last = done.catch(() => {});
    await done;
  }
}
