/** A list of boards on one line, as languages print lists: `[[1, 2, 3, 0], [1, 2, 0, 3]]`, `[(1, 2, 3, 0), …]`. */
import type { BoardReader } from './boardReader.ts';

const OPENING = new Set('[({');
const CLOSING = new Set('])}');
const QUOTES = new Set('\'"');

/** The boards; `null` where the text is no list, or its first element is no board. */
export function listedBoards(text: string, boards: BoardReader): readonly string[] | null {
  const elements = elementsOf(text.trim());
  return elements !== null && elements.length > 0 && boards.read(elements[0]).ok ? elements : null;
}

/** What stands between the commas of the outermost list; `null` where the brackets do not match. */
function elementsOf(text: string): readonly string[] | null {
  if (!OPENING.has(text[0])) return null;
  const elements: string[] = [];
  let [depth, first, quote] = [0, 1, ''];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (QUOTES.has(letter)) quote = letter;
    else if (OPENING.has(letter)) depth++;
    else if (CLOSING.has(letter) && --depth === 0 && at < text.length - 1) return null;
    if (quote === '' && ((letter === ',' && depth === 1) || depth === 0)) {
      if (at > first) elements.push(text.slice(first, at));
      first = at + 1;
    }
  }
  return depth === 0 ? elements.filter((element) => element.trim() !== '') : null;
}
