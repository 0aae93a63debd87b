/**
 * What the tooltip of a control says: what a screen reader is told of it, and nothing else. So there is one text for both,
 * and a control without visible text cannot be without a name.
 */
import { writtenKeys } from './keyNames.ts';

export interface Tip {
  /** The name, where the control shows none itself. */
  readonly name: string;
  readonly description: string;
  /** The keys of its shortcut, one after another; none where it has none. */
  readonly keys: readonly string[];
}

/** The part of an element that is read; tests bring their own. */
export type Told = Pick<Element, 'getAttribute' | 'textContent'>;

/** `null` where the control says everything itself. */
export function tipOf(control: Told): Tip | null {
  const isIcon = control.textContent.trim() === '';
  const name = isIcon ? (control.getAttribute('aria-label') ?? '') : '';
  const description = control.getAttribute('aria-description') ?? '';
  const keys = writtenKeys(firstOf(control.getAttribute('aria-keyshortcuts') ?? ''));
  return name === '' && description === '' && keys.length === 0 ? null : { name, description, keys };
}

function firstOf(shortcuts: string): string {
  return shortcuts.split(' ')[0]!;
}
