/** The user's settings: read by every view, and written when they change. */
import { MediaQuery } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import type { Settings, Theme } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { Notices } from './notices.svelte.ts';

const PREFERS_DARK = new MediaQuery('(prefers-color-scheme: dark)');

/** How long a setting must stay as it is before it counts as settled. */
const SETTLED_MS = 250;

export class SettingsStore {
  now = $state.raw<Settings>()!;

  readonly #api: Api['settings'];
  readonly #notices: Notices;
  readonly #isReadOnly: boolean;
  #pending: Partial<Settings> = {};
  /** Settings that are not settled: they have been written, and what becomes of them is gathered. */
  readonly #changing = new Set<string>();
  /** The settings as they were when some of them were held; `null` while none are. */
  #held: Partial<Settings> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isReadOnly`: nothing is written, as the library cannot be changed. */
  constructor(api: Api['settings'], notices: Notices, now: Settings, isReadOnly: boolean) {
    this.#api = api;
    this.#notices = notices;
    this.#isReadOnly = isReadOnly;
    this.now = now;
  }

  /** The theme in force. Derived, so that a setting that changes with every step is no reason to read the colours anew. */
  readonly theme = $derived.by((): Exclude<Theme, 'system'> => {
    const { theme } = this.now;
    if (theme !== 'system') return theme;
    return PREFERS_DARK.current ? 'dark' : 'light';
  });

  /** What moves are named for. */
  get moveNaming(): MoveNaming {
    return this.now.moveNaming;
  }

  /**
   * Keeps settings for the next launch: at once, as a browser gives a busy page half a second when it closes. Those that go on
   * changing, as the step does, are gathered until they are settled.
   */
  remember(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    this.keep(change);
  }

  /** The same, of what nobody reads before then. */
  keep(change: Partial<Settings>): void {
    const held = this.#held;
    const kept = Object.entries(change).filter(([name]) => held === null || !(name in held));
    Object.assign(this.#pending, Object.fromEntries(kept));
    const areSettled = kept.some(([name]) => !this.#changing.has(name));
    for (const [name] of kept) this.#changing.add(name);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLED_MS);
    if (areSettled) queueMicrotask(() => void this.write()); // with what else changes now
  }

  #settle(): void {
    this.#changing.clear();
    void this.write();
  }

  /** From now on these settings change for a while: what is written is as it is now. */
  hold(names: readonly (keyof Settings)[]): void {
    this.#held ??= Object.fromEntries(names.map((name) => [name, this.now[name]]));
  }

  /** What was held is again as it was. */
  release(): void {
    this.now = { ...this.now, ...this.#held };
    this.#held = null;
  }

  /** Writes what is gathered, at once: the page may be about to close. What could not be written is tried again later. */
  async write(): Promise<void> {
    const change = this.#pending;
    if (Object.keys(change).length === 0 || this.#notices.disconnected || this.#isReadOnly) return;
    this.#pending = {};
    const isWritten = await this.#notices.attempt(() => this.#api.write({ change }));
    if (!isWritten) this.#pending = { ...change, ...this.#pending };
  }
}
