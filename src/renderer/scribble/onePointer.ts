/** One pointer draws at a time, and a hand that rests beside a pen draws nothing. */
interface Pointing {
  readonly pointerId: number;
  readonly pointerType: string;
}

export class OnePointer {
  #active: Pointing | null = null;
  #hasPen = false;

  /** Whether a pointer that comes down draws from now on: a pen does in place of a finger, and after it no finger does. */
  take({ pointerId, pointerType }: Pointing): boolean {
    const isPen = pointerType === 'pen';
    if (this.#hasPen && pointerType === 'touch') return false;
    if (this.#active !== null && !(isPen && this.#active.pointerType === 'touch')) return false;
    this.#hasPen ||= isPen;
    this.#active = { pointerId, pointerType };
    return true;
  }

  has({ pointerId }: Pointing): boolean {
    return this.#active?.pointerId === pointerId;
  }

  release(): void {
    this.#active = null;
  }
}
