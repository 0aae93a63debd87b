import { MediaQuery } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import type { Theme } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { Notices } from './notices.svelte.ts';

const PREFERS_DARK = new MediaQuery('(prefers-color-scheme: dark)');

/** Gathered settings count as settled when unchanged for this long. */
const SETTLED_MS = 250;

export class SettingsStore {
  now = $state.raw<Settings>()!;

  readonly #api: Api['settings'];
  readonly #notices: Notices;
  readonly #isReadOnly: boolean;
  /** By name: the newest value to store, so that a write that is tried again brings no older one. */
  readonly #newest: Record<string, unknown> = {};
  readonly #unsaved = new Set<string>();
  /** Stored values of the held settings; `null` while none are held. */
  #held: Partial<Settings> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isReadOnly`: nothing is stored, because the library cannot be changed. */
  constructor(api: Api['settings'], notices: Notices, now: Settings, isReadOnly: boolean) {
    this.#api = api;
    this.#notices = notices;
    this.#isReadOnly = isReadOnly;
    this.now = now;
  }

  /** The theme in force. Derived, so that frequently changing settings do not cause the colours to be read again. */
  readonly theme = $derived.by((): Exclude<Theme, 'system'> => {
    const { theme } = this.now;
    if (theme !== 'system') return theme;
    return PREFERS_DARK.current ? 'dark' : 'light';
  });

  get moveNaming(): MoveNaming {
    return this.now.moveNaming;
  }

  /** Stores settings at once: a closing browser gives a busy page only half a second. */
  remember(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    this.#add(change);
    this.#writeSoon();
  }

  /** Takes over settings that the host has already stored. */
  adopt(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    Object.assign(this.#newest, change);
    for (const name of Object.keys(change)) this.#unsaved.delete(name);
  }

  /** Whether changes of this setting are stored. */
  isStored(name: keyof Settings): boolean {
    return this.#held === null || !(name in this.#held);
  }

  /**
   * Stores frequently changing settings, such as the step, without updating `now`: the first change at once, later ones
   * when they are settled.
   */
  gather(change: Partial<Settings>): void {
    this.#add(change);
    if (this.#timer === undefined) this.#writeSoon();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLED_MS);
  }

  #settle(): void {
    this.#timer = undefined;
    void this.write();
  }

  #add(change: Partial<Settings>): void {
    const held = this.#held ?? {};
    for (const [name, value] of Object.entries(change)) {
      if (name in held) continue;
      this.#newest[name] = value;
      this.#unsaved.add(name);
    }
  }

  /** Batches changes of the same task. */
  #writeSoon(): void {
    queueMicrotask(() => void this.write());
  }

  /** Keeps the stored values of these settings, beside those held already, until `release`, whatever they change to. */
  hold(names: readonly (keyof Settings)[]): void {
    this.#held = { ...Object.fromEntries(names.map((name) => [name, this.now[name]])), ...this.#held };
  }

  /** Restores the held settings. */
  release(): void {
    this.now = { ...this.now, ...this.#held };
    this.#held = null;
  }

  /** Stores gathered settings now, because the page may be about to close. Failed writes are retried later. */
  async write(): Promise<void> {
    if (this.#unsaved.size === 0 || this.#notices.disconnected || this.#isReadOnly) return;
    const names = [...this.#unsaved];
    this.#unsaved.clear();
    const change: Partial<Settings> = Object.fromEntries(names.map((name) => [name, this.#newest[name]]));
    const isWritten = await this.#notices.attempt(() => this.#api.write({ change }));
    if (!isWritten) names.forEach((name) => this.#unsaved.add(name));
  }
}
