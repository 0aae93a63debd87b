/** Checks that the names of a formula exist, and take what they are given. */
import { FormulaFault } from './fault.ts';
import { operandsOf, type CallNode, type Expression, type LambdaNode, type NameNode } from './syntax.ts';
import { EACH_WORDS, FORMULA_WORDS, wordOf } from './words.ts';

export const MAX_NAMED_TILES = 6;

/** Names bound by `sum` and the like, outermost first. */
type Scope = readonly string[];

/** Throws a `FormulaFault` for the first error in `node`. */
export function checkNames(node: Expression, scope: Scope = []): void {
  switch (node.kind) {
    case 'name':
      return checkName(node, scope);
    case 'call':
      return checkCall(node, scope);
    case 'lambda':
      throw new FormulaFault('“=>” is for sum, count, min and max only, as in sum(tile => 1).', node);
    default:
      for (const operand of operandsOf(node)) checkNames(operand, scope);
  }
}

function checkName(node: NameNode, scope: Scope): void {
  const { name } = node;
  if (scope.includes(name)) return;
  const word = wordIn(FORMULA_WORDS, name);
  if (word?.given === null) return;
  const form = word ?? wordIn(EACH_WORDS, name);
  throw new FormulaFault(form ? `${name} needs a value in parentheses: ${form.write}.` : unknown(name, scope), node);
}

function checkCall(node: CallNode, scope: Scope): void {
  const { name } = node.name;
  const [first] = node.args;
  if (first?.kind === 'lambda' && wordIn(EACH_WORDS, name)) return checkEach(node, first, scope);
  const word = wordIn(FORMULA_WORDS, name);
  if (scope.includes(name)) throw new FormulaFault(`${name} is a tile: write it without parentheses.`, node);
  if (!word) throw notGiven(node, scope);
  if (word.given === null) throw new FormulaFault(`${name} takes no value: write it without parentheses.`, node);
  const [least, most] = word.given;
  if (node.args.length < least || node.args.length > most)
    throw new FormulaFault(`${name} takes ${amount(least, most)}, as in ${word.write}, not ${node.args.length}.`, node);
  for (const arg of node.args) checkNames(arg, scope);
}

function notGiven(node: CallNode, scope: Scope): FormulaFault {
  const each = wordIn(EACH_WORDS, node.name.name);
  if (each) return new FormulaFault(`${node.name.name} needs a name for the tile: ${each.write}.`, node);
  return new FormulaFault(unknown(node.name.name, scope), node.name);
}

function checkEach({ name: { name }, args }: CallNode, { params, body }: LambdaNode, scope: Scope): void {
  if (args.length > 1) throw new FormulaFault(`${name} with “=>” takes nothing else.`, args[1]);
  if (params.length > 2)
    throw new FormulaFault(`${name} goes through tiles or pairs of tiles: give one name or two.`, params[2]);
  const inner = [...scope];
  for (const param of params) {
    if (inner.includes(param.name)) throw new FormulaFault(`${param.name} already names another tile here.`, param);
    if (wordIn(FORMULA_WORDS, param.name) || wordIn(EACH_WORDS, param.name))
      throw new FormulaFault(`${param.name} already has a meaning: give the tile another name.`, param);
    inner.push(param.name);
  }
  if (inner.length > MAX_NAMED_TILES)
    throw new FormulaFault(`At most ${MAX_NAMED_TILES} tiles can have a name at once.`, params[0]);
  checkNames(body, inner);
}

function amount(least: number, most: number): string {
  if (least !== most) return 'one or more values';
  return least === 1 ? 'one value' : `${least} values`;
}

function unknown(name: string, scope: Scope): string {
  if (name === 'tile') return 'No tile has a name here: name it first, as in sum(tile => row(tile)).';
  const nearest = nearestName(name, [...scope, ...Object.keys(FORMULA_WORDS), ...Object.keys(EACH_WORDS)]);
  return nearest === null ? `There is no word “${name}”.` : `There is no word “${name}”. Did you mean ${nearest}?`;
}

function wordIn<Word>(words: Readonly<Record<string, Word>>, name: string): Word | null {
  const word = wordOf(name);
  return Object.hasOwn(words, word) ? words[word] : null;
}

/** The nearest of `names`, if near enough to be meant; else `null`. */
function nearestName(written: string, names: readonly string[]): string | null {
  const most = Math.min(2, Math.floor(written.length / 3));
  const small = written.toLowerCase();
  const ranked = names
    .map((name) => ({ name, slips: slipsBetween(small, name.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  return ranked.length > 0 && ranked[0].slips <= most ? ranked[0].name : null;
}

/**
 * Edit distance: V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals" (1966).
 */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
