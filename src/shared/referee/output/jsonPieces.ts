/**
 * Reads JSON that is no line: a file with a list of events, a list alone, or objects on several lines each. It is cut
 * into its events while it comes in, so that no file is in memory as a whole.
 */
import { NONE } from '../../trace/trace.ts';
import { parseFlow, YamlFault } from './yamlFlow.ts';
import { BREAKS_OFF, MAX_LINE_LENGTH, tableOf, TOO_LONG, type TextReader } from './textReader.ts';
import { isRecord, type PrintedRecord } from './printedObject.ts';
import type { TraceEvents } from './traceEvents.ts';

/** Reads a value; throws where there is none. */
type ParsePiece = (text: string) => unknown;

const [QUOTE, APOSTROPHE, BACKSLASH, LINE_FEED] = Array.from('"\'\\\n', (letter) => letter.charCodeAt(0));
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Array.from('{}[]', (letter) => letter.charCodeAt(0));
const SPACE = 32;
/** Characters that the name of the list of events, and what is around it, have at most. */
const NEAR = 64;
const BETWEEN = new Set(Array.from(' \t\r\n,\uFEFF', (letter) => letter.charCodeAt(0)));
/** What stands before a text. */
const BEFORE_TEXT = new Set(Array.from('{[,:', (letter) => letter.charCodeAt(0)));
/** Behind a text: a second apostrophe goes on with it. */
const TEXT_END = -1;
BEFORE_TEXT.add(TEXT_END);
/** By character code: 1 for what tells where a piece, or a text in it, ends. */
const [SIGNS, SIGNS_IN_TEXT] = ['"\'{}[]\n', '"\'\\\n'].map(tableOf);

export function jsonPieces(events: TraceEvents, firstLine: number): TextReader {
  return new Pieces(events, firstLine, JSON.parse);
}

/** The same, with names and texts that need no quotes. */
export function flowPieces(events: TraceEvents, firstLine: number): TextReader {
  return new Pieces(events, firstLine, parseFlow);
}

/** The rest of a list in YAML that has begun. */
export function listPieces(events: TraceEvents, firstLine: number): TextReader {
  return new Pieces(events, firstLine, parseFlow, true);
}

class Pieces implements TextReader {
  readonly #events: TraceEvents;
  readonly #parse: ParsePiece;
  readonly #isListAlone: boolean;
  #line: number;
  #depth = 0;
  /** How deep the list of events is; 0 for objects outside of a list. */
  #list = 0;
  /** The quote that ends the text around this place; 0 outside of texts. */
  #quote = 0;
  #isEscaped = false;
  /** The last character but spaces. */
  #before = OPEN_LIST;
  /** The piece that has begun, and its line. */
  #piece = '';
  #isOpen = false;
  #firstLine = 0;
  /** The file around the list of events, and the members before it. */
  #file = '';
  #fileLine = 0;
  #membersBefore = new Set<string>();
  #hasBegun = false;
  /** Whether the rest of the line is ignored. */
  #isPassing = false;
  #hasEnded = false;

  constructor(events: TraceEvents, firstLine: number, parse: ParsePiece, isListAlone = false) {
    this.#events = events;
    this.#line = firstLine;
    this.#parse = parse;
    this.#isListAlone = isListAlone;
    if (isListAlone) this.#depth = this.#list = 1;
  }

  push(part: string): void {
    let first = 0;
    for (let at = this.#nextSign(part, 0); at < part.length; at = this.#nextSign(part, at + 1)) {
      const code = part.charCodeAt(at);
      if (!this.#isOpen) {
        const end = code === OPEN_OBJECT && !this.#isPassing ? this.#alikeEnd(part, at) : NONE;
        if (end !== NONE) at = end - 1;
        else if (this.#begins(code)) first = at;
      } else if (this.#goesOn(code)) {
        if (this.#depth === this.#list) this.#endPiece(part.slice(first, at + 1));
        else this.#beginList(part.slice(first, at + 1));
      }
      if (code === LINE_FEED) this.#line++;
      if (this.#events.isOver || this.#hasEnded) return;
    }
    if (!this.#isOpen) return;
    this.#piece += part.slice(first);
    if (this.#piece.length > MAX_LINE_LENGTH) this.#events.refuse(this.#firstLine, TOO_LONG);
  }

  end(): void {
    if (!this.#hasEnded && (this.#isOpen || this.#depth > 0)) this.#events.refuse(this.#line, BREAKS_OFF);
  }

  /** Where the event ends that begins here, if it is written as one before it; else `NONE`. */
  #alikeEnd(part: string, first: number): number {
    const event = this.#events.addAlike(part, first, this.#line, false);
    this.#line += event?.lineEnds ?? 0;
    return event?.end ?? NONE;
  }

  /** The next place that `goesOn` must see; outside of pieces, all of them are. */
  #nextSign(part: string, from: number): number {
    if (!this.#isOpen || this.#isEscaped) return from;
    const signs = this.#quote === 0 ? SIGNS : SIGNS_IN_TEXT;
    let at = from;
    while (at < part.length && signs[part.charCodeAt(at)] !== 1) at++;
    let last = at - 1;
    while (last >= from && part.charCodeAt(last) <= SPACE) last--;
    if (last >= from && this.#quote === 0) this.#before = part.charCodeAt(last);
    return at;
  }

  /** Outside of pieces: whether one begins here. */
  #begins(code: number): boolean {
    if (this.#isPassing) this.#isPassing = code !== LINE_FEED;
    else if (code === CLOSE_LIST && this.#list > 0) return this.#endList();
    else if (code === OPEN_OBJECT || (this.#list > 0 && (code === OPEN_LIST || code === QUOTE)))
      return this.#open(code);
    else if (code === OPEN_LIST && !this.#hasBegun) this.#depth = this.#list = 1;
    else if (!BETWEEN.has(code)) this.#passOver();
    return false;
  }

  #passOver(): void {
    if (this.#list > 0) return this.#events.refuse(this.#line, 'Here, an event {…} was expected.');
    this.#events.passOver(this.#line);
    this.#isPassing = true;
  }

  #open(code: number): boolean {
    if (code === QUOTE) this.#quote = QUOTE;
    else this.#depth++;
    this.#hasBegun = this.#isOpen = true;
    this.#firstLine = this.#line;
    this.#before = code;
    return true;
  }

  /** Inside a piece: whether it ends here, or the list of events may begin. */
  #goesOn(code: number): boolean {
    if (this.#quote !== 0) return this.#goesOnInText(code);
    if ((code === QUOTE || code === APOSTROPHE) && BEFORE_TEXT.has(this.#before)) this.#quote = code;
    else if (code === OPEN_OBJECT) this.#depth++;
    else if (code === OPEN_LIST) return ++this.#depth === 2 && this.#list === 0;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) return --this.#depth === this.#list;
    if (code > SPACE) this.#before = code;
    return false;
  }

  #goesOnInText(code: number): boolean {
    if (code === LINE_FEED) this.#events.refuse(this.#line, 'This line is not whole: a text in it has no end.');
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH && this.#quote === QUOTE) this.#isEscaped = true;
    else if (code === this.#quote) {
      this.#quote = 0;
      this.#before = TEXT_END;
      return this.#depth === this.#list;
    }
    return false;
  }

  #endPiece(text: string): void {
    const isFile = this.#file !== '' && this.#list === 0;
    const whole = this.#taken(text);
    const read = this.#parsed(whole);
    if (read === undefined) return;
    if (isFile) this.#endFile(read as PrintedRecord);
    else if (isRecord(read)) this.#events.addRecord(read, this.#firstLine, whole);
    else this.#events.addBoard(read, this.#firstLine);
  }

  /** The text of the piece that ends with `text`. */
  #taken(text: string): string {
    const whole = this.#piece + text;
    this.#piece = '';
    this.#isOpen = false;
    return whole;
  }

  /** A list in the outermost object: if it is that of the events, they are pieces, and the object goes on behind it. */
  #beginList(text: string): void {
    const near = text.length < NEAR ? this.#piece.slice(-NEAR) + text : text.slice(-NEAR);
    if (!/(["']?)(events|eventList)\1\s*:\s*\[$/.test(near)) return;
    this.#file = this.#taken(text);
    this.#fileLine = this.#firstLine;
    this.#list = 2;
    const before = this.#parsed(`${this.#file}]}`);
    if (before === undefined) return;
    this.#membersBefore = new Set(Object.keys(before as PrintedRecord));
    this.#events.addFile(before as PrintedRecord, this.#fileLine);
  }

  #endList(): boolean {
    this.#depth--;
    this.#list = 0;
    this.#hasEnded = this.#isListAlone;
    if (this.#depth === 0) return false;
    this.#isOpen = true;
    this.#piece = this.#file;
    this.#firstLine = this.#fileLine;
    this.#before = CLOSE_LIST;
    return true;
  }

  #endFile(read: PrintedRecord): void {
    this.#file = '';
    const behind = Object.entries(read).filter(([name]) => !this.#membersBefore.has(name));
    this.#events.addFile(Object.fromEntries(behind), this.#fileLine);
  }

  #parsed(text: string): unknown {
    if (text.length > MAX_LINE_LENGTH) return this.#events.refuse(this.#firstLine, TOO_LONG);
    try {
      return this.#parse(text);
    } catch (error) {
      return this.#events.refuse(this.#firstLine, error instanceof YamlFault ? error.message : NOT_WHOLE);
    }
  }
}

const NOT_WHOLE = 'The object that begins here is not whole: it cannot be read as JSON.';
