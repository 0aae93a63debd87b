const NOT_ON_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** `text` on one line: control characters become spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(NOT_ON_A_LINE, ' ');
}
