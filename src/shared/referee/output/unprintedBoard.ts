/** What languages print in place of a board. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [
    /\[(?:Array|Object)\]/,
    'that is how Node shortens what lies deep in an object. Print JSON.stringify({ expand: board }).',
  ],
  [
    /\[object \w+\]/,
    'that is how JavaScript writes an object that is added to a text. Print JSON.stringify({ expand: board }).',
  ],
  [
    / object at 0x[0-9a-f]+>/i,
    'that is how Python prints an object of a class without __repr__. Print its tiles, as print(list(board)).',
  ],
  [
    /(?:\[[A-Z]|\b[A-Z]\w*)@[0-9a-f]{4,8}\b/,
    'that is how Java prints an array, or an object without toString(). Print Arrays.toString(board); for rows, Arrays.deepToString(board).',
  ],
  [/\(index\)/, 'that is a table of console.table without a board. Print JSON.stringify({ expand: board }).'],
];
const MOST_LOOKED_AT = 300;

/** What was printed, and what to print; `null` where there is nothing of this kind. */
export function unprintedBoard(text: string): string | null {
  const looked = text.slice(0, MOST_LOOKED_AT);
  for (const [pattern, words] of INSTEAD) {
    const found = pattern.exec(looked);
    if (found !== null) return `“${found[0].trim()}”: ${words}`;
  }
  return null;
}
