/** Longest name that every file system takes with room for an ending and a number. */
const MAX_LENGTH = 120;

/** A name that every file system takes: letters and digits of the parts, words joined by hyphens. */
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
