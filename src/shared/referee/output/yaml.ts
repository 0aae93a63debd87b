/**
 * The YAML that traces are made of: mappings, lists and texts, in blocks or in brackets. Anchors, aliases and tags are
 * refused: with them a file of a few lines can stand for billions.
 */
import { DEEPEST, Members, parseFlow, parseInline, TOO_DEEP, YamlFault, type YamlValue } from './yamlFlow.ts';

const SIMPLE_MEMBER = /[\w$-]+:(?:$| +[^\s|>#])/y;

/** The value of lines in block style. Throws a `YamlFault`. */
export function parseBlock(lines: readonly string[]): YamlValue {
  return new BlockParser(lines).parse();
}

/**
 * The value of an element of a list, where it is a mapping with a member on each line, as most are; `null` for another one,
 * which `parseBlock` reads. Throws a `YamlFault`.
 */
export function parseSimpleItem(lines: readonly string[]): unknown {
  const indent = /^\s*- +/.exec(lines[0])?.[0].length ?? 0;
  const colons = lines.map((line, index) =>
    index === 0 || indentOf(line) === indent ? simpleColon(line, indent) : -1,
  );
  if (colons.includes(-1)) return null;
  const members = new Members();
  for (let index = 0; index < lines.length; index++) {
    const colon = colons[index];
    members.add(lines[index].slice(indent, colon), parseInline(lines[index].slice(colon + 1).trim()));
  }
  return members.made;
}

/** Where the colon behind a simple name is, if a value follows it that may be all of it; -1 for another line. */
function simpleColon(line: string, indent: number): number {
  SIMPLE_MEMBER.lastIndex = indent;
  return SIMPLE_MEMBER.test(line) ? line.indexOf(':', indent) : -1;
}

export interface YamlMember {
  readonly name: string;
  /** What follows in its line. */
  readonly rest: string;
}

/** The member that a line begins; `null` for none. */
export function memberOf(text: string): YamlMember | null {
  const isQuoted = /^["']/.test(text);
  const start = isQuoted ? text.indexOf(text[0], 1) + 1 : 0;
  const colon = text.slice(start).search(/:(\s|$)/);
  if (colon === -1 || (!isQuoted && NO_NAME.test(text))) return null;
  const name = text.slice(0, start + colon).trim();
  if (!isQuoted && name.includes(' #')) return null;
  return { name: isQuoted ? String(parseFlow(name)) : name, rest: text.slice(start + colon + 1).trim() };
}

/** Beginnings of other things than a name. */
const NO_NAME = /^([[{\]},&*!|>%@`#]|[-?]\s)/;

interface YamlLine {
  readonly indent: number;
  readonly text: string;
}

class BlockParser {
  readonly #lines: YamlLine[];
  readonly #raw: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#raw = lines;
    this.#lines = lines.map((line) => {
      const text = line.trimStart();
      return { indent: line.length - text.length, text: text.startsWith('#') ? '' : text.trimEnd() };
    });
  }

  parse(): YamlValue {
    const value = this.#value(-1, 0);
    if (this.#next() !== null) throw new YamlFault(`“${this.#next()!.text.slice(0, 40)}” stands out of line.`);
    return value;
  }

  /** The next line that is not empty. */
  #next(): YamlLine | null {
    while (this.#at < this.#lines.length && this.#lines[this.#at].text === '') this.#at++;
    return this.#lines[this.#at] ?? null;
  }

  /** What stands further in than `indent`. */
  #value(indent: number, depth: number): YamlValue {
    const line = this.#next();
    if (line === null || line.indent <= indent) return null;
    if (depth > DEEPEST) throw new YamlFault(TOO_DEEP);
    if (isItem(line.text)) return this.#list(line.indent, depth);
    return memberOf(line.text) === null ? this.#inline(line.text, indent) : this.#mapping(line.indent, depth);
  }

  #list(indent: number, depth: number): YamlValue[] {
    const list: YamlValue[] = [];
    for (let line = this.#next(); line?.indent === indent && isItem(line.text); line = this.#next()) {
      const rest = line.text.slice(1).trimStart();
      // What follows the dash is a block that begins in its column.
      if (rest === '') this.#at++;
      else this.#lines[this.#at] = { indent: indent + line.text.length - rest.length, text: rest };
      list.push(this.#value(indent, depth + 1));
    }
    return list;
  }

  #mapping(indent: number, depth: number): unknown {
    const members = new Members();
    for (let line = this.#next(); line?.indent === indent; line = this.#next()) {
      const member = memberOf(line.text);
      if (member === null) break;
      members.add(member.name, this.#valueOf(member.rest, indent, depth));
    }
    return members.made;
  }

  /** What follows a name. */
  #valueOf(rest: string, indent: number, depth: number): YamlValue {
    if (/^[|>][-+\d]*(\s+#.*)?$/.test(rest)) return this.#text(rest[0] === '|' ? '\n' : ' ', indent);
    if (rest !== '' && !rest.startsWith('#')) return this.#inline(rest, indent);
    this.#at++;
    const next = this.#next();
    // A list may stand as far out as the name that it belongs to.
    const isListHere = next?.indent === indent && isItem(next.text);
    return this.#value(isListHere ? indent - 1 : indent, depth + 1);
  }

  /** A value that begins in this line; lines further in than `indent` go on with it. */
  #inline(first: string, indent: number): YamlValue {
    const parts = [first];
    for (this.#at++; this.#next() !== null && this.#next()!.indent > indent; this.#at++) parts.push(this.#next()!.text);
    return parseInline(parts.join(' '));
  }

  /** A text on several lines, as it stands there. */
  #text(between: string, indent: number): string {
    const first = ++this.#at;
    const isInside = (line: string): boolean => /^\s*$/.test(line) || indentOf(line) > indent;
    while (this.#at < this.#raw.length && isInside(this.#raw[this.#at])) this.#at++;
    return this.#raw
      .slice(first, this.#at)
      .map((line) => line.trim())
      .join(between)
      .trim();
  }
}

/** Columns before the text of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether the text of a line begins an element of a list. */
export function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}
