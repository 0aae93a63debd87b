/** Parser for filters of the table of expanded nodes, such as "g = 5, manhattan > 3". */

export interface NodeCondition {
  readonly column: string;
  readonly holds: (value: number) => boolean;
}

/** Conditions that must all hold, or a sentence about the error. */
export type NodeFilter =
  | { readonly conditions: readonly NodeCondition[]; readonly wrong: null }
  | { readonly conditions: null; readonly wrong: string };

const COMPARISONS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<=': (value, bound) => value <= bound,
  '>=': (value, bound) => value >= bound,
  '!=': (value, bound) => value !== bound,
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '>': (value, bound) => value > bound,
};
const SPELLINGS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≠': '!=', '==': '=' };

const CONDITION = /^([a-z][a-z-]*)\s*(<=|>=|!=|==|[=<>≤≥≠])\s*(\d+(?:\.\d+)?)$/i;

/** Conditions are separated by commas; an empty text has none. `columns`: ids that may be named. */
export function readFilter(text: string, columns: readonly string[]): NodeFilter {
  const conditions: NodeCondition[] = [];
  const parts = text.split(/,|\band\b/i).map((part) => part.trim());
  for (const part of parts.filter((part) => part !== '')) {
    const [, name, sign, number] = CONDITION.exec(part) ?? [];
    if (number === undefined) return wrong(`“${part}” is not a condition such as g = 5.`);
    const column = columns.find((id) => id === name.toLowerCase());
    if (column === undefined) return wrong(`There is no column “${name}”. The columns are ${columns.join(', ')}.`);
    const compare = COMPARISONS[SPELLINGS[sign] ?? sign];
    conditions.push({ column, holds: (value) => compare(value, Number(number)) });
  }
  return { conditions, wrong: null };
}

const wrong = (sentence: string): NodeFilter => ({ conditions: null, wrong: sentence });
