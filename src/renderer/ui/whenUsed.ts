import type { Attachment } from 'svelte/attachments';

/** Calls `used` when the pointer or the focus comes to a part of the page. */
export function whenUsed(used: () => void): Attachment {
  return (part) => {
    part.addEventListener('pointerdown', used);
    part.addEventListener('focusin', used);
    return () => {
      part.removeEventListener('pointerdown', used);
      part.removeEventListener('focusin', used);
    };
  };
}
