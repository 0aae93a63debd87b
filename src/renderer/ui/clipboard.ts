/** Copy and paste outside text fields, which use what the view shows. */
import { editsText, hasSomethingInFront } from './keys.ts';

/**
 * Text pasted into the view; `null` where it belongs to a field. If a file comes with it, only text that is `wanted`
 * counts: spreadsheets add a picture of the cells, file managers the name of the file.
 */
export function pastedText(event: ClipboardEvent, wanted: (text: string) => boolean): string | null {
  const text = event.clipboardData?.getData('text/plain');
  if (isElsewhere(event) || !text) return null;
  return event.clipboardData!.files.length === 0 || wanted(text) ? text : null;
}

/** Pasted files; none where their text was used, or goes into a field. */
export function pastedFiles({ clipboardData, defaultPrevented, target }: ClipboardEvent): readonly File[] {
  const isText = editsText(target) && clipboardData?.getData('text/plain') !== '';
  return defaultPrevented || isText ? [] : [...(clipboardData?.files ?? [])];
}

/** Rejects with a sentence where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error('Nothing was copied: the browser does not allow it.');
  }
}

/** Whether copying is up to the view, because nothing is selected. */
export function copiesView(event: ClipboardEvent): boolean {
  return !isElsewhere(event) && (getSelection()?.isCollapsed ?? true);
}

function isElsewhere({ defaultPrevented, target }: ClipboardEvent): boolean {
  return defaultPrevented || hasSomethingInFront() || editsText(target);
}
