/** The clipboard where no text is edited: there, what is copied and pasted is what the view shows. */
import { editsText, hasSomethingInFront } from './keys.ts';

/**
 * The text that is pasted into the view; `null` where it belongs to a field. Where a file comes with it, only a text that is
 * `wanted` counts: spreadsheets bring a picture of the cells along, file managers the name of the file.
 */
export function pastedText(event: ClipboardEvent, wanted: (text: string) => boolean): string | null {
  const text = event.clipboardData?.getData('text/plain');
  if (isElsewhere(event) || !text) return null;
  return event.clipboardData!.files.length === 0 || wanted(text) ? text : null;
}

/** The files that are pasted; none where their text was used, or goes into a field. */
export function pastedFiles({ clipboardData, defaultPrevented, target }: ClipboardEvent): readonly File[] {
  const isText = editsText(target) && clipboardData?.getData('text/plain') !== '';
  return defaultPrevented || isText ? [] : [...(clipboardData?.files ?? [])];
}

/** Copies a text. Rejects with a sentence where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error('Nothing was copied: the browser does not allow it.');
  }
}

/** Whether what is copied is the view's to choose: nothing is selected. */
export function copiesView(event: ClipboardEvent): boolean {
  return !isElsewhere(event) && (getSelection()?.isCollapsed ?? true);
}

function isElsewhere({ defaultPrevented, target }: ClipboardEvent): boolean {
  return defaultPrevented || hasSomethingInFront() || editsText(target);
}
