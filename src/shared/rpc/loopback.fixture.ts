/** Two joined ports in one process, for tests. */
import type { Port } from './port.ts';

/** `structuredClone`, passed in because not every TypeScript library declares it. */
export type Clone = (message: unknown, options: { transfer: ArrayBuffer[] }) => unknown;

/** Messages are cloned when posted and arrive in order, never before `post` has returned. */
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
