/** Keys of a list with selectable rows, as in the listbox pattern of WAI-ARIA. */
import type { Choice } from '../ui/choice.svelte.ts';
import type { Direction } from './neighbours.ts';

/** Missing actions have no key. */
export interface ListActions {
  readonly open?: () => void;
  readonly rename?: () => void;
  readonly remove?: () => void;
  readonly move?: (direction: Direction) => void;
}

const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

const ACTIONS: Readonly<Record<string, 'open' | 'rename' | 'remove'>> = {
  Enter: 'open',
  F2: 'rename',
  Delete: 'remove',
};

/**
 * Handles a key in a list with rows in `order`. Returns the row to focus; `null`: the focus stays. Other keys bubble to
 * the rest of the program.
 */
export function pressInList(
  event: KeyboardEvent,
  order: readonly number[],
  choice: Choice,
  actions: ListActions,
): number | null {
  const { key } = event;
  const step = STEPS[key];
  if (event.altKey && Math.abs(step) === 1) return done(event, () => actions.move?.(step as Direction));
  if (ACTIONS[key]) return done(event, () => actions[ACTIONS[key]]?.());
  if (key === 'a' && (event.ctrlKey || event.metaKey)) return done(event, () => choice.all(order));
  if (key === ' ' && choice.last !== null) return done(event, () => choice.toggle(choice.last!));
  if (step === undefined || order.length === 0) return null;
  event.preventDefault();
  const target = order[clamp(order.indexOf(choice.last ?? -1) + step, order.length - 1)];
  if (event.shiftKey) choice.stretchTo(target, order);
  else choice.only(target);
  return target;
}

export function pointInList(
  event: MouseEvent | PointerEvent,
  id: number,
  order: readonly number[],
  choice: Choice,
): void {
  if (event.shiftKey) choice.stretchTo(id, order);
  else if (event.ctrlKey || event.metaKey) choice.toggle(id);
  else choice.only(id);
}

/** Focuses the row with this `data-id`. */
export function focusRow(list: HTMLElement | undefined, id: number | null): void {
  if (id !== null) list?.querySelector<HTMLElement>(`[role="option"][data-id="${id}"]`)?.focus();
}

function done(event: KeyboardEvent, action: () => void): null {
  event.preventDefault();
  action();
  return null;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
