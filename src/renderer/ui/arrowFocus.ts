type FocusKeys = Readonly<Record<string, number>>;

const ROW: FocusKeys = { ArrowLeft: -1, ArrowRight: 1 };
const ENDS: FocusKeys = { Home: -Infinity, End: Infinity };
const KEYS = {
  row: ROW,
  'row with ends': { ...ROW, ...ENDS },
  /** Wraps around. */
  menu: { ArrowUp: -1, ArrowDown: 1, ...ENDS },
} as const satisfies Record<string, FocusKeys>;

/** Moves the focus among `controls`, one of which has it. Returns whether it handled the key. */
export function moveFocus(event: KeyboardEvent, controls: readonly HTMLElement[], keys: keyof typeof KEYS): boolean {
  const by = (KEYS[keys] as FocusKeys)[event.key];
  if (by === undefined || controls.length === 0) return false;
  const to = Math.max(0, controls.indexOf(event.target as HTMLElement)) + by;
  const isBeyond = Number.isFinite(to) && (to < 0 || to >= controls.length);
  const index = isBeyond && keys === 'menu' ? to : Math.min(Math.max(to, 0), controls.length - 1);
  event.preventDefault();
  controls.at(index % controls.length)?.focus();
  return true;
}
