/** Any file system takes this length, and has room for an extension and a number. */
const MAX_LENGTH = 120;

/** A name for any file system: letters and digits of the parts, words joined by hyphens. */
export function fileName(...parts: readonly string[]): string {
  const words = parts.flatMap(
    (part) =>
      part
        .toLowerCase()
        .replaceAll('*', '-star')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return Array.from(words.join('-')).slice(0, MAX_LENGTH).join('') || 'searchlight';
}
