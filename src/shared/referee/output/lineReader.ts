/**
 * Reads JSON Lines, one object each, and plain lists of states: a board on a line, on several, or all of them on one. Other
 * lines are ignored. The first line of another format hands the text over to its reader.
 */
import { MAX_SIDE } from '../../puzzle/geometry.ts';
import { MAX_BOARD_TEXT_LENGTH, parseBoard } from '../../puzzle/parse.ts';
import { boardsInWords } from './boardInWords.ts';
import { jsonPieces } from './jsonPieces.ts';
import { listedBoards } from './listedBoards.ts';
import { OpenList } from './openList.ts';
import { boardWords, printedObject, type PrintedObject, type PrintedRecord } from './printedObject.ts';
import { spacedRows } from './spacedRows.ts';
import { BREAKS_OFF, LineCutter, MAX_LINE_LENGTH, TOO_LONG, type TextReader } from './textReader.ts';
import { isEvent, isOfFile, type TraceEvents } from './traceEvents.ts';
import { unprintedBoard } from './unprintedBoard.ts';
import { cellsIn, dictionaryAsJson, plainLine, withoutBlankWords } from './writtenLine.ts';
import { yamlReader } from './yamlReader.ts';

/** What a line of a plain list is made of. */
const LOOKS_LIKE_BOARD = /^(?=.*\d)[\d\s,;/|│┃║()[\]{}_.xX*'"+-]+$/;
const LOOKS_LIKE_JSON = /^\{\s*("|\}|$)|^\[\s*(\{|$)/;
/** Between boards, or between the rows of one that is drawn in a frame. */
const RULE_LINE = /^[\s+\-=|─━═│┃┌┬┐├┼┤└┴┘]+$/;
const FRAMED = /^\s*[|│┃║]/;
/** More of them are no statistics beside a search. */
const MOST_OTHERS = 1000;
const OPEN_OBJECT = '{'.charCodeAt(0);
/** A beginning so long without an end is a file on one line. */
const LONG_BEGINNING = 65_536;

export class LineReader implements TextReader {
  readonly #events: TraceEvents;
  readonly #handOver: (reader: TextReader) => void;
  readonly #lines = new LineCutter();
  readonly #list = new OpenList();
  #line = 0;
  /** Rows of a board that is written on several lines. */
  #rows: string[] = [];
  /** The same with all their spaces. */
  #printed: string[] = [];
  #firstRow = 0;
  /** Lines of numbers that are no boards. */
  #others = 0;
  /** Whether boards are written so. */
  #isInRows = false;
  /** Whether states are JSON; `null` before the first. */
  #isJson: boolean | null = null;
  /** The line before the one whose beginning has been looked at. */
  #looked = -1;
  /** A line that is no JSON: if it is the last one, the output breaks off there. */
  #broken = 0;

  constructor(events: TraceEvents, handOver: (reader: TextReader) => void) {
    this.#events = events;
    this.#handOver = handOver;
  }

  push(part: string): void {
    const lines = this.#lines.push(part);
    for (let index = 0; index < lines.length && !this.#events.isOver; index++) {
      if (this.#isAlike(lines[index]) || this.#isInList(lines[index])) continue;
      const read = [...this.#list.release(), lines[index]];
      const other = this.#otherReader(read[0]);
      if (other !== null) return this.#giveTo(other, [...read, ...lines.slice(index + 1), this.#lines.rest].join('\n'));
      for (const line of read) this.#read(line);
    }
    if (this.#lines.rest.length > LONG_BEGINNING) this.#readBeginning(this.#lines.rest);
  }

  end(): void {
    const rest = this.#isInList(this.#lines.rest) ? '' : this.#lines.rest;
    const list = this.#list.release();
    if (list.length > 0 && rest === '') return this.#events.refuse(this.#line + 1, BREAKS_OFF);
    const other = rest === '' ? null : this.#otherReader(list[0] ?? rest);
    if (other !== null) {
      this.#giveTo(other, [...list, rest].join('\n'));
      return other.end();
    }
    for (const line of list) this.#read(line);
    const breaksOff = this.#isJson === false && this.#events.boards.isBeginning(rest);
    if (rest !== '') this.#read(rest);
    const { boards } = this.#events;
    const isFirstRow = this.#rows.length === 1 && this.#isInRows && boards.isBeginning(this.#rows[0]);
    if (isFirstRow || breaksOff) this.#events.refuse(this.#firstRow, BREAKS_OFF);
    this.#endRows();
    if (this.#broken > 0) this.#events.refuse(this.#broken, BREAKS_OFF);
  }

  /** Adds an event that is written as one before it. */
  #isAlike(line: string): boolean {
    if (this.#isJson !== true || this.#broken > 0 || this.#list.isOpen) return false;
    const isAdded = this.#events.addAlike(line, 0, this.#line + 1, true) !== null;
    if (isAdded) this.#line++;
    return isAdded;
  }

  /** A list, an object or a table on several lines is read as it is closed. */
  #isInList(line: string): boolean {
    if (!this.#list.takes(line)) return false;
    if (!this.#list.isClosed) return true;
    const { text } = this.#list;
    const { length } = this.#list.release();
    this.#read(text);
    this.#line += length - 1;
    return true;
  }

  #giveTo(reader: TextReader, text: string): void {
    this.#endRows();
    this.#handOver(reader);
    reader.push(text);
  }

  #readBeginning(rest: string): void {
    const isNew = this.#isJson === null && this.#looked !== this.#line;
    this.#looked = this.#line;
    if (isNew && LOOKS_LIKE_JSON.test(rest.slice(0, LONG_BEGINNING)))
      this.#giveTo(jsonPieces(this.#events, this.#line + 1), rest);
    else if (rest.length > MAX_LINE_LENGTH) this.#events.refuse(this.#line + 1, TOO_LONG);
  }

  /** What reads the text from this line on, if not lines. */
  #otherReader(line: string): TextReader | null {
    if (this.#isJson !== null) return null;
    const text = trimmed(line);
    const yaml = yamlReader(text, this.#events, this.#line + 1);
    if (yaml !== null) return yaml;
    if (!LOOKS_LIKE_JSON.test(text)) return null;
    const read = parsed(text);
    const isLine = read !== undefined && !Array.isArray(read) && !Array.isArray(read.events ?? read.eventList);
    return isLine ? null : jsonPieces(this.#events, this.#line + 1);
  }

  #read(line: string): void {
    this.#line++;
    const text = this.#isJson === true && line.charCodeAt(0) === OPEN_OBJECT ? line : trimmed(line);
    if (text === '') return this.#endRows();
    if (this.#broken > 0) return this.#events.refuse(this.#broken, NOT_WHOLE);
    if (text.length > MAX_LINE_LENGTH) return this.#events.refuse(this.#line, TOO_LONG);
    if (LOOKS_LIKE_JSON.test(text)) return this.#readJson(parsed(text), text);
    const dictionary = dictionaryAsJson(text);
    const read = dictionary === null ? undefined : parsed(dictionary);
    if (read !== undefined) return this.#readJson(read, text);
    const object = printedObject(text);
    if (object !== null) return this.#readObject(object, text);
    if (RULE_LINE.test(text)) return this.#readRule();
    const plain = plainLine(text);
    if (this.#isJson !== true && LOOKS_LIKE_BOARD.test(withoutBlankWords(plain)))
      return this.#readPlain(this.#rows.length === 0 ? this.#events.boards.withFirstZero(plain) : plain, line);
    this.#endRows();
    this.#events.passOver(this.#line, text);
  }

  #readJson(read: PrintedRecord | undefined, text: string): void {
    if (this.#isJson === null) this.#passOverRows();
    else this.#endRows();
    if (read === undefined) this.#broken = this.#line;
    else {
      const isFirst = this.#isJson === false && isEvent(read);
      if (isFirst) this.#events.forgetBoards();
      this.#events.addRecord(read, this.#line, text);
      if (isFirst || (this.#isJson === null && this.#events.events > 0)) this.#isJson = true;
    }
  }

  #readObject({ words, members }: PrintedObject, text: string): void {
    const shortened = isEvent(members) ? unprintedBoard(JSON.stringify(members)) : null;
    if (shortened !== null) return this.#events.refuse(this.#line, `Here stands ${shortened}`);
    const board = boardWords(members);
    if (isEvent(members) || (board === '' && Object.keys(members).some(isOfFile))) return this.#readJson(members, text);
    this.#endRows();
    this.#events.passOver(this.#line, board === '' ? text : `${words} ${board}`);
  }

  /** Numbers before the first event are no rows of a board: a program may print its bound. */
  #passOverRows(): void {
    this.#rows.forEach((_, index) => this.#events.passOver(this.#firstRow + index));
    this.#clearRows();
  }

  #readRule(): void {
    if (this.#rows.length === 0 || !FRAMED.test(this.#rows[0])) this.#endRows();
  }

  /** A board on a line, or a row of one. */
  #readPlain(text: string, printed: string): void {
    const isBound = this.#rows.length === 0 && this.#events.boards.cols !== 2 && /^\d{1,2}$/.test(text);
    if (isBound) return this.#events.passOver(this.#line);
    if (this.#rows.length === 0) this.#firstRow = this.#line;
    this.#rows.push(text);
    this.#printed.push(printed);
    const { boards } = this.#events;
    const isAlike = boards.readAlike(this.#rows.join('\n')) !== null;
    if (isAlike || boards.isWhole(this.#wholeRows()) || this.#rows.length >= MAX_SIDE) return this.#endRows();
    const list = this.#rows.length === 1 ? listedBoards(text, boards) : null;
    if (list === null) return this.#isTooWide(text) ? this.#endRows() : undefined;
    this.#clearRows();
    this.#isJson = false;
    for (const board of list) this.#events.addBoard(board, this.#line);
  }

  /** Whether a line has more numbers than a row: it is a board, or none. */
  #isTooWide(text: string): boolean {
    const { states, cols } = this.#events.boards;
    const isFirst = this.#rows.length === 1;
    return isFirst && (text.length > MAX_BOARD_TEXT_LENGTH || cellsIn(text) > (states === null ? MAX_SIDE : cols));
  }

  /** With the blank, also where it is printed as a space. */
  #wholeRows(): readonly string[] {
    return (this.#rows.length > 1 ? spacedRows(this.#printed) : null) ?? this.#rows;
  }

  #clearRows(): void {
    this.#rows = [];
    this.#printed = [];
  }

  /** Whether a line of numbers is no step. */
  #isOther(line: string): boolean {
    const { boards } = this.#events;
    if (boards.readAlike(line) !== null) return false;
    if (isWorded(line)) return !boards.read(line).ok;
    return this.#others < MOST_OTHERS && boards.isNoBoard(line) && this.#others++ < MOST_OTHERS;
  }

  #endRows(): void {
    if (this.#rows.length === 0) return;
    const rows = this.#wholeRows();
    this.#isInRows ||= rows.length > 1;
    const board = rows.join('\n');
    this.#clearRows();
    if (rows.length === 1 && this.#isOther(board)) return this.#events.passOver(this.#firstRow, board);
    this.#isJson = false;
    this.#events.addBoard(board, this.#firstRow);
  }
}

const NOT_WHOLE = 'This line is not whole: no JSON object can be read from it.';

/** Whether numbers are a board and others beside it. */
function isWorded(line: string): boolean {
  const [found, other] = boardsInWords(line);
  return found !== undefined && other === undefined && found.words.trim() !== '#' && parseBoard(found.board).ok;
}

function trimmed(line: string): string {
  return line.replace(/^\uFEFF/, '').trim();
}

function parsed(text: string): PrintedRecord | undefined {
  try {
    return JSON.parse(text) as PrintedRecord;
  } catch {
    return undefined;
  }
}
