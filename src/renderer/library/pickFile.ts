/** The dialog of the browser that chooses a file to import. */

/** What the dialog offers. */
export const IMPORTED_FILES = '.searchlight,.json,.csv,.txt';

/** Asks for files and gives them to `take`, if any is chosen. */
export function pickFiles(take: (...files: File[]) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.multiple = true;
  picker.accept = IMPORTED_FILES;
  picker.addEventListener('change', () => take(...(picker.files ?? [])));
  picker.click();
}
