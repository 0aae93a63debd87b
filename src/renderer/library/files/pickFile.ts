export const IMPORTED_FILES = '.searchlight,.json,.csv,.txt';

/** Opens the browser's file dialog; calls `take` only if a file was chosen. */
export function pickFiles(take: (...files: File[]) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.multiple = true;
  picker.accept = IMPORTED_FILES;
  picker.addEventListener('change', () => take(...(picker.files ?? [])));
  picker.click();
}
