import type { Palette } from './palette.ts';

/** Each colour is its own name. */
export const NAMED_PALETTE = new Proxy({} as Palette, { get: (_, name) => String(name) });
