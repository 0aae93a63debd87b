import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { moveFocus } from './arrowFocus.ts';

/**
 * Makes the buttons of a group one Tab stop, from which arrows go on. Not after a click: then the arrows are those of the
 * view.
 */
export const oneTabStop =
  (keys: 'row with ends' | 'menu'): Attachment<HTMLElement> =>
  (group) => {
    let isPointed = false;
    const buttons = [...group.querySelectorAll('button')];

    function settle(at: EventTarget | null): void {
      for (const button of buttons) button.tabIndex = button === at ? 0 : -1;
    }

    settle(group.querySelector('[aria-current], [aria-pressed="true"]') ?? buttons[0]!);
    const stops = [
      on(group, 'pointerdown', () => (isPointed = true)),
      on(group, 'focusin', ({ target }) => settle(target)),
      on(group, 'focusout', () => (isPointed = false)),
      on(group, 'keydown', (event) => void (!isPointed && moveFocus(event, buttons, keys))),
    ];
    return () => stops.forEach((stop) => stop());
  };
