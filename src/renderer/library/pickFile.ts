/** The dialog of the browser that chooses a file to import. */

/** What the dialog offers. */
export const IMPORTED_FILES = '.searchlight,.json,.csv,.txt';

/** Asks for a file and gives it to `take`, if one is chosen. */
export function pickFile(take: (file: File) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = IMPORTED_FILES;
  picker.addEventListener('change', () => picker.files?.[0] && take(picker.files[0]));
  picker.click();
}
