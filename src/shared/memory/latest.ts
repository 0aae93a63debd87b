/** What was used last, up to a limit: the entry that was not used for longest gives way to a new one. */
export class Latest<Value> {
  readonly #limit: number;
  /** The entry used last is the last one. */
  readonly #entries = new Map<string, Value>();
  readonly #dropped: (value: Value) => void;

  /** Keeps at most `limit` entries. `dropped`: called with each that gives way, or is taken away. */
  constructor(limit: number, dropped: (value: Value) => void = () => {}) {
    this.#limit = limit;
    this.#dropped = dropped;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The value of a key, which counts as used by this; `undefined` where there is none. */
  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The value of a key; where there is none it is made, and kept. */
  getOrMake(key: string, make: () => Value): Value {
    const value = this.get(key) ?? make();
    this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit) this.delete(oldest!);
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (this.#entries.delete(key)) this.#dropped(value!);
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.delete(key);
  }
}
