/** Whether the names of a formula mean something, and are given what they need. */
import { FormulaFault } from './fault.ts';
import { nearestName } from './nearestName.ts';
import type { CallNode, Expression, LambdaNode, NameNode } from './syntax.ts';
import { EACH_WORDS, FORMULA_WORDS, wordOf } from './words.ts';

/** Tiles that have a name at once at the most. */
export const MAX_NAMED_TILES = 6;

/** Names that `sum` and the like gave to tiles, the outermost first. */
type Scope = readonly string[];

/** Throws a `FormulaFault` for the first thing that is wrong with `node`. */
export function checkNames(node: Expression, scope: Scope = []): void {
  switch (node.kind) {
    case 'name':
      return checkName(node, scope);
    case 'call':
      return checkCall(node, scope);
    case 'lambda':
      throw new FormulaFault('A name with “=>” stands in sum, count, min or max only, as in sum(tile => 1).', node);
    case 'unary':
      return checkNames(node.operand, scope);
    case 'binary':
      checkNames(node.left, scope);
      return checkNames(node.right, scope);
    case 'choice':
      checkNames(node.test, scope);
      checkNames(node.yes, scope);
      return checkNames(node.no, scope);
  }
}

function checkName(node: NameNode, scope: Scope): void {
  const { name } = node;
  if (scope.includes(name)) return;
  const word = wordIn(FORMULA_WORDS, name);
  if (word?.given === null) return;
  const form = word ?? wordIn(EACH_WORDS, name);
  throw new FormulaFault(form ? `${name} is given something: ${form.write}.` : unknown(name, scope), node);
}

function checkCall(node: CallNode, scope: Scope): void {
  const { name } = node.name;
  const [first] = node.args;
  if (first?.kind === 'lambda' && wordIn(EACH_WORDS, name)) return checkEach(node, first, scope);
  const word = wordIn(FORMULA_WORDS, name);
  if (scope.includes(name)) throw new FormulaFault(`${name} is a tile, and is given nothing.`, node);
  if (!word) throw notGiven(node, scope);
  if (word.given === null) throw new FormulaFault(`${name} is given nothing: it stands alone.`, node);
  const [least, most] = word.given;
  if (node.args.length < least || node.args.length > most)
    throw new FormulaFault(
      `${name} is given ${amount(least, most)}, as in ${word.write}, not ${node.args.length}.`,
      node,
    );
  for (const arg of node.args) checkNames(arg, scope);
}

/** For a call of what is no function of values. */
function notGiven(node: CallNode, scope: Scope): FormulaFault {
  const each = wordIn(EACH_WORDS, node.name.name);
  if (each) return new FormulaFault(`${node.name.name} needs a name for the tile: ${each.write}.`, node);
  return new FormulaFault(unknown(node.name.name, scope), node.name);
}

function checkEach({ name: { name }, args }: CallNode, { params, body }: LambdaNode, scope: Scope): void {
  if (args.length > 1) throw new FormulaFault(`${name} with “=>” is given nothing else.`, args[1]);
  if (params.length > 2) throw new FormulaFault(`${name} goes through tiles or pairs: one name or two.`, params[2]);
  const inner = [...scope];
  for (const param of params) {
    if (inner.includes(param.name)) throw new FormulaFault(`${param.name} names another tile here already.`, param);
    if (wordIn(FORMULA_WORDS, param.name) || wordIn(EACH_WORDS, param.name))
      throw new FormulaFault(`${param.name} has a meaning already, and cannot name a tile.`, param);
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
  return nearest === null ? `There is no word “${name}”.` : `There is no word “${name}”; ${nearest} is one.`;
}

function wordIn<Word>(words: Readonly<Record<string, Word>>, name: string): Word | null {
  const word = wordOf(name);
  return Object.hasOwn(words, word) ? words[word] : null;
}
