/** Two ports in one process, joined: for tests. */
import type { Port } from './port.ts';

/** `structuredClone`, which not every language library knows: it comes in from outside. */
export type Clone = (message: unknown, options: { transfer: ArrayBuffer[] }) => unknown;

/** Two joined ports. Messages are cloned when they are posted and arrive in order, never before `post` has returned. */
export function loopback(clone: Clone): [Port, Port] {
  const left = new End(clone);
  const right = new End(clone);
  left.other = right;
  right.other = left;
  return [left, right];
}

class End implements Port {
  other: End = this;
  private readonly clone: Clone;
  private open = true;
  private receive: (message: unknown) => void = () => {};
  private hearClose: () => void = () => {};

  constructor(clone: Clone) {
    this.clone = clone;
  }

  post(message: unknown, transfer: ArrayBuffer[] = []): void {
    if (!this.open) return;
    const copy = this.clone(message, { transfer });
    void Promise.resolve().then(() => this.other.open && this.other.receive(copy));
  }

  onMessage(receive: (message: unknown) => void): void {
    this.receive = receive;
  }

  onClose(receive: () => void): void {
    this.hearClose = receive;
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    void Promise.resolve().then(() => this.other.loseOther());
  }

  private loseOther(): void {
    if (!this.open) return;
    this.open = false;
    this.hearClose();
  }
}
