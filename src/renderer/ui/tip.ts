/** A tooltip has exactly the text for screen readers, so a control without visible text cannot lack a name. */
import { writtenKeys } from './keyNames.ts';

export interface Tip {
  /** The name, where the control shows none itself. */
  readonly name: string;
  readonly description: string;
  readonly keys: readonly string[];
}

/** What is read of an element; tests bring their own. */
export type Told = Pick<Element, 'getAttribute' | 'textContent'>;

/** `null` where the control shows everything itself. */
export function tipOf(control: Told): Tip | null {
  const isIcon = control.textContent.trim() === '';
  const name = isIcon ? (control.getAttribute('aria-label') ?? '') : '';
  const description = control.getAttribute('aria-description') ?? '';
  const [shortcut] = (control.getAttribute('aria-keyshortcuts') ?? '').split(' ');
  const keys = writtenKeys(shortcut!);
  return name === '' && description === '' && keys.length === 0 ? null : { name, description, keys };
}
