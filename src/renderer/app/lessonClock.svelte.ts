/** The time of day, and the time since the presentation began. */
const DAY_TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export class LessonClock {
  #nowMs = $state(Date.now());
  #sinceMs = $state<number | null>(null);

  run(): () => void {
    const timer = setInterval(() => (this.#nowMs = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  present(isOn: boolean): void {
    this.#nowMs = Date.now();
    this.#sinceMs = isOn ? (this.#sinceMs ?? this.#nowMs) : null;
  }

  get timeOfDay(): string {
    return DAY_TIME.format(this.#nowMs);
  }

  /** As `12:05`, or `1:02:05` after an hour; `null` while nothing is presented. */
  get elapsed(): string | null {
    return this.#sinceMs === null ? null : elapsedWords(this.#nowMs - this.#sinceMs);
  }
}

export function elapsedWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
