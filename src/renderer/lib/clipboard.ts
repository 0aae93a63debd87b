/** The clipboard where no text is edited: there, what is copied and pasted is what the view shows. */
import { editsText, hasSomethingInFront } from './keys.ts';

/** The text that is pasted into the view; `null` where it belongs to a field, or a file is pasted. */
export function pastedText(event: ClipboardEvent): string | null {
  const { clipboardData } = event;
  if (isElsewhere(event) || !clipboardData || clipboardData.files.length > 0) return null;
  return clipboardData.getData('text/plain') || null;
}

/** Whether what is copied is the view's to choose: nothing is selected. */
export function copiesView(event: ClipboardEvent): boolean {
  return !isElsewhere(event) && (getSelection()?.isCollapsed ?? true);
}

function isElsewhere({ defaultPrevented, target }: ClipboardEvent): boolean {
  return defaultPrevented || hasSomethingInFront() || editsText(target);
}
