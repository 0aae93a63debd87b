/** Reads YAML with a list of events, as Posthoc and piglet write it, an event at a time. */
import { flowPieces, listPieces } from './jsonPieces.ts';
import { LineCutter, MAX_LINE_LENGTH, TOO_LONG, type TextReader } from './textReader.ts';
import { isRecord } from './printedObject.ts';
import { isOfFile, type TraceEvents } from './traceEvents.ts';
import { indentOf, isItem, memberOf, parseBlock, parseSimpleItem, type YamlMember } from './yaml.ts';
import { parseFlow, parseInline, YamlFault } from './yamlFlow.ts';

/** What a file of Posthoc begins with. */
const FIRST_LINE =
  /^(["']?(views|render|pivot)["']?:|["']?version["']?:\s*["']?\d[\d.]*["']?$|["']?(events|eventList)["']?:\s*(\[.*|#.*)?$|- \{? ?type:)/;
/** In brackets, and no JSON. */
const FLOW = /^\{\s{0,9}'?(version|views|render|pivot|events|eventList)'?\s{0,9}:/;
/** An event on one line. */
const IN_BRACES = /^\s*- +\{/;
/** Characters that tell. */
const BEGINNING = 200;

/** What reads YAML that begins with this line; `null` where it is none. */
export function yamlReader(line: string, events: TraceEvents, firstLine: number): TextReader | null {
  const beginning = line.slice(0, BEGINNING);
  if (FLOW.test(beginning)) return flowPieces(events, firstLine);
  return FIRST_LINE.test(beginning) ? new YamlReader(events, firstLine) : null;
}

class YamlReader implements TextReader {
  readonly #events: TraceEvents;
  readonly #lines = new LineCutter();
  #line: number;
  #isInList = false;
  /** The column of the elements of the list; `null` before the first. */
  #indent: number | null = null;
  /** The lines of an event, and the number of the first. */
  #item: string[] = [];
  #itemLine = 0;
  #itemLength = 0;
  /** Reads a list in brackets. */
  #pieces: TextReader | null = null;

  constructor(events: TraceEvents, firstLine: number) {
    this.#events = events;
    this.#line = firstLine - 1;
  }

  push(part: string): void {
    if (this.#pieces !== null) return this.#pieces.push(part);
    const lines = this.#lines.push(part);
    for (let index = 0; index < lines.length && !this.#events.isOver; index++) {
      this.#read(lines[index]);
      if (this.#pieces !== null) return this.push([...lines.slice(index + 1), this.#lines.rest].join('\n'));
    }
    if (this.#lines.rest.length > MAX_LINE_LENGTH) this.#events.refuse(this.#line + 1, TOO_LONG);
  }

  end(): void {
    if (this.#pieces === null && this.#lines.rest !== '') this.#read(this.#lines.rest);
    this.#pieces?.end();
    this.#endItem();
  }

  #read(line: string): void {
    this.#line++;
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return void (this.#item.length > 0 && this.#addToItem(line));
    const indent = indentOf(line);
    if (!this.#isInList) return this.#readMember(text, indent);
    if (isItem(text) && indent === (this.#indent ?? indent)) this.#beginItem(line, indent);
    else if (this.#indent !== null && indent > this.#indent) this.#addToItem(line);
    else this.#endList(text, indent);
  }

  #beginItem(line: string, indent: number): void {
    this.#endItem();
    this.#indent = indent;
    this.#itemLine = this.#line;
    this.#addToItem(line);
  }

  #addToItem(line: string): void {
    this.#item.push(line);
    this.#itemLength += line.length + 1;
    if (this.#itemLength > MAX_LINE_LENGTH) this.#events.refuse(this.#itemLine, TOO_LONG);
  }

  #endItem(): void {
    const lines = this.#item;
    this.#item = [];
    this.#itemLength = 0;
    if (lines.length === 0 || this.#events.isOver) return;
    const text = lines.length === 1 ? lines[0] : lines.join('\n');
    if (this.#events.addAlike(text, 0, this.#itemLine, true) !== null) return;
    const event = this.#guarded(this.#itemLine, () => parseItem(lines));
    if (event === undefined) return;
    if (isRecord(event)) this.#events.addRecord(event, this.#itemLine, text);
    else this.#events.addBoard(event, this.#itemLine);
  }

  #endList(text: string, indent: number): void {
    this.#endItem();
    this.#isInList = false;
    this.#readMember(text, indent);
  }

  /** What stands beside the list. What stands further in says how Posthoc draws, and is not read. */
  #readMember(text: string, indent: number): void {
    if (indent > 0 || this.#events.isOver) return;
    if (isItem(text)) return this.#beginList(text);
    const member = this.#guarded(this.#line, () => memberOf(text)) as YamlMember | null;
    if (member?.name === 'events' || member?.name === 'eventList') this.#beginEvents(member.rest);
    else if (member) this.#addMember(member);
  }

  /** The whole file is a list. */
  #beginList(line: string): void {
    this.#isInList = true;
    this.#beginItem(line, 0);
  }

  #beginEvents(rest: string): void {
    if (rest.startsWith('[')) {
      this.#pieces = listPieces(this.#events, this.#line);
      this.#pieces.push(`${rest.slice(1)}\n`);
    } else {
      this.#isInList = true;
      this.#indent = null;
    }
  }

  #addMember({ name, rest }: YamlMember): void {
    if (!isOfFile(name) || rest === '') return;
    const value = this.#guarded(this.#line, () => parseInline(rest));
    this.#events.addFile({ [name]: value }, this.#line);
  }

  /** `undefined` where it cannot be read. */
  #guarded(line: number, parse: () => unknown): unknown {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof YamlFault)) throw error;
      return this.#events.refuse(line, error.message);
    }
  }
}

function parseItem(lines: readonly string[]): unknown {
  const [line] = lines;
  if (lines.length === 1 && IN_BRACES.test(line)) return parseFlow(line.slice(line.indexOf('{')));
  return parseSimpleItem(lines) ?? (parseBlock(lines) as readonly unknown[])[0];
}
