/** The colours of a formula, by the tokens that its parser reads. */
import { StreamLanguage } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { FormulaFault } from '../../../shared/puzzle/formula/fault.ts';
import { tokenAt, type FormulaToken } from '../../../shared/puzzle/formula/tokens.ts';
import { EACH_WORDS, FORMULA_WORDS, wordOf } from '../../../shared/puzzle/formula/words.ts';

const COMMENT = '//';

/** What a stream of a line offers, of which this needs three. */
interface LineOfFormula {
  readonly string: string;
  pos: number;
  eatSpace(): boolean;
}

/** Goes on to the end of the next token, and names its colour; `null` for none. */
export function nextColour(line: LineOfFormula): string | null {
  if (line.eatSpace()) return null;
  if (line.string.startsWith(COMMENT, line.pos)) {
    line.pos = line.string.length;
    return 'comment';
  }
  const token = readToken(line.string, line.pos);
  line.pos = token.end;
  return 'kind' in token ? colourOf(token) : 'invalid';
}

/** A character without a meaning is passed over. */
function readToken(text: string, at: number): FormulaToken | FormulaFault {
  try {
    return tokenAt(text, at);
  } catch (error) {
    if (error instanceof FormulaFault) return error;
    throw error;
  }
}

function colourOf({ kind, text }: FormulaToken): string | null {
  if (kind === 'number') return 'number';
  if (kind === 'sign') return /\p{L}/u.test(text) ? 'keyword' : null;
  const word = wordOf(text);
  return Object.hasOwn(FORMULA_WORDS, word) || Object.hasOwn(EACH_WORDS, word) ? 'word' : null;
}

export const FORMULA_LANGUAGE = StreamLanguage.define({
  name: 'formula',
  token: nextColour,
  tokenTable: { word: tags.function(tags.name) },
  languageData: { commentTokens: { line: COMMENT }, closeBrackets: { brackets: ['('] } },
});
