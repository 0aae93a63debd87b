/** A cache that keeps the most recently used entries. */
export class Latest<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Value>();
  readonly #dropped: (value: Value) => void;

  /** `dropped` is called with each value that is evicted or removed. */
  constructor(limit: number, dropped: (value: Value) => void = () => {}) {
    this.#limit = limit;
    this.#dropped = dropped;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Counts as a use. */
  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

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
