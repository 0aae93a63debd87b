/** The time of day, and the time since the presentation began. */
import type { Presentation } from './presentation.svelte.ts';

const DAY_TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export class LessonClock {
  #nowMs = $state(Date.now());
  readonly #presentation: Pick<Presentation, 'sinceMs'>;

  constructor(presentation: Pick<Presentation, 'sinceMs'>) {
    this.#presentation = presentation;
  }

  run(): () => void {
    const timer = setInterval(() => (this.#nowMs = Date.now()), 1000);
    return () => clearInterval(timer);
  }

  get timeOfDay(): string {
    return DAY_TIME.format(this.#nowMs);
  }

  /** As `12:05`, or `1:02:05` after an hour; `null` while nothing is presented. */
  get elapsed(): string | null {
    const { sinceMs } = this.#presentation;
    return sinceMs === null ? null : elapsedWords(this.#nowMs - sinceMs);
  }
}

export function elapsedWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
