/**
 * How a program writes its events: all of them alike, but for the board and the numbers. Of one event that was read as JSON
 * or YAML, this makes a pattern of all texts with the same meaning.
 */
import type { PrintedRecord } from './printedObject.ts';

/** An event that was read, and what it means. */
export interface LearnedEvent {
  readonly text: string;
  readonly read: PrintedRecord;
  /** The member that holds the board; `null` where each cell has its member. */
  readonly board: string | null;
  /** The arrangement. */
  readonly cells: readonly number[];
  /** The board that was expanded last, as it stood there. */
  readonly parent: string | null;
}

/** What a group of a pattern holds; a number: that cell of the board. The board and its parent are without their quotes. */
export type EventPart = 'board' | 'parent' | 'type' | 'g' | 'h' | 'f' | number;

export interface EventShape {
  /** Sticky. */
  readonly pattern: RegExp;
  /** By group of the pattern, from 1. */
  readonly parts: readonly EventPart[];
  /** By cell, where each is one sign: its place in the board. */
  readonly cellsAt: readonly number[];
  /** Line ends in each of these texts. */
  readonly lineEnds: number;
}

/** A longer event is read as a whole. */
const LONGEST = 1_000;
const NAME = /[\s{,-]*(["']?)([\w$-]+)\1\s*:\s*/y;
const QUOTED = /(["'])([^"'\\\p{Cc}]*)\1/uy;
const BARE = /[\w./~-](?:[\w./ -]*[\w./-])?/y;
const CELL = /\d{1,2}|[_xX]|(["'])[_xX.*]\1|null|None/y;
const BETWEEN_CELLS = /[^\w"'\\]+/y;
const LIST = /[[(][^:{}]*[\])]/y;
const END = /\s*\}?\s*$/y;

/** A board in a text with a sign or more between its cells. */
const SPACED = /^\W*(?:(?:\d{1,2}|[_xX])[^\w"'\\]+)+(?:\d{1,2}|[_xX])\W*$/;

const CELL_NAME = /^\d\d$/;
/** A text with a slash is no number, and these signs stand for themselves. */
const BARE_BOARD = /^[\d_xX][\d _xX]*\/[\d _xX/]*$/;
const TYPE = /^[a-z_-]+$/i;
const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** No number in JSON has such a letter. */
const WORD = /^\w*[a-df-z_]\w*$/i;
const NO_TEXT = /^(?:null|none|true|false|~)$/i;
const NAMED = ['parent', 'type', 'g', 'h', 'f'] as const;

const ANY_QUOTED = String.raw`[^"'\\\x00-\x1f]*`;
const ANY_TYPE = '[A-Za-z_-]+';
const ANY_NUMBER = String.raw`(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?`;
const ANY_WORD = String.raw`\w+`;
const ANY_BARE_BOARD = '[0-9_xX][0-9 _xX/]*';
/** These stand for patterns that are known as the blank is. */
const [ANY_CELL, ANY_SIGN] = ['\0', '\x01'];
/** A tile of a board with as many cells is one sign. */
const SMALL = 10;
const HAS_LONG_CELL = /\d\d|[a-z]{2}|["']/i;

/** `null` where it is written in a way that is not known here. */
export function learnedShape(event: LearnedEvent): EventShape | null {
  if (event.text.length > LONGEST) return null;
  const learner = new Learner(event);
  return learner.takeAll() ? learner.shape : null;
}

class Learner {
  readonly #event: LearnedEvent;
  readonly #parts: EventPart[] = [];
  readonly #names = new Set<string>();
  readonly #cellsAt: number[] = [];
  #pattern = '';
  #blank = '';
  #at = 0;

  constructor(event: LearnedEvent) {
    this.#event = event;
  }

  get shape(): EventShape {
    const cell = String.raw`[1-9]\d?|${escaped(this.#blank)}`;
    const pattern = this.#pattern.replaceAll(ANY_CELL, cell).replaceAll(ANY_SIGN, `[1-9${this.#blank}]`);
    return {
      ...{ pattern: new RegExp(pattern, 'y'), parts: this.#parts, cellsAt: this.#cellsAt },
      lineEnds: this.#event.text.split('\n').length - 1,
    };
  }

  /** Whether everything is known. */
  takeAll(): boolean {
    const { read, board, cells } = this.#event;
    while (this.#match(END) === null) if (!this.#takeMember()) return false;
    this.#write(this.#match(END)![0]);
    const isBoardWhole =
      board !== null || this.#parts.filter((part) => typeof part === 'number').length === cells.length;
    return isBoardWhole && this.#names.size === Object.keys(read).length;
  }

  #takeMember(): boolean {
    const { read, board } = this.#event;
    const [all, , name] = this.#match(NAME) ?? [];
    if (all === undefined || this.#names.has(name) || !Object.hasOwn(read, name)) return false;
    this.#names.add(name);
    this.#write(all);
    if (board === null && CELL_NAME.test(name)) return this.#takeCell(true);
    return Array.isArray(read[name]) ? this.#takeList(name) : this.#takeValue(name);
  }

  #takeList(name: string): boolean {
    const { board, parent } = this.#event;
    const [list] = this.#match(LIST) ?? [];
    const isRead = list !== undefined && (name === board || (name === 'parent' && list === parent));
    return (
      isRead && this.#take(name === board ? 'board' : 'parent', () => this.#takeCells(list.length, name === board))
    );
  }

  #takeCells(length: number, isBoard: boolean): boolean {
    const [first, end] = [this.#at, this.#at + length];
    const { text, cells } = this.#event;
    const isSmall = isBoard && cells.length <= SMALL && !HAS_LONG_CELL.test(text.slice(first, end));
    while (this.#at < end) {
      const between = this.#match(BETWEEN_CELLS)?.[0].slice(0, end - this.#at);
      if (between !== undefined) this.#pass(between, isSmall ? escaped(between) : spaced(between));
      else if (!(isSmall ? this.#takeSign(first) : this.#takeCell(isBoard))) return false;
    }
    return true;
  }

  #takeSign(first: number): boolean {
    const [cell, tile] = this.#nextCell();
    if (cell === '') return false;
    this.#cellsAt[this.#event.cells.indexOf(tile)] = this.#at - first;
    return this.#pass(cell, ANY_SIGN);
  }

  #takeCell(isBoard: boolean): boolean {
    const [cell, tile] = this.#nextCell();
    const part = isBoard ? this.#event.cells.indexOf(tile) : undefined;
    return cell !== '' && this.#take(part, () => this.#pass(cell, ANY_CELL));
  }

  #nextCell(): readonly [cell: string, tile: number] {
    const [cell] = this.#match(CELL) ?? [''];
    const tile = Number(cell) || 0;
    if (tile === 0) this.#blank = cell;
    return [cell, tile];
  }

  #takeValue(name: string): boolean {
    const quoted = this.#match(QUOTED);
    const [, quote, text] = quoted ?? ['', '', this.#match(BARE)?.[0]];
    if (text === undefined || !isSame(this.#event.read[name], text)) return false;
    if (quoted === null && NO_TEXT.test(text)) return this.#write(text);
    const any = this.#patternFor(name, text, quoted === null ? bareKind(text) : ANY_QUOTED);
    if (any === undefined) return false;
    const isBoard = name === this.#event.board;
    const isSpaced = isBoard && SPACED.test(text) && String(tilesIn(text)) === String(this.#event.cells);
    this.#write(quote);
    this.#take(isBoard ? 'board' : NAMED.find((part) => part === name), () =>
      isSpaced ? this.#takeCells(text.length, true) : this.#pass(text, any),
    );
    return this.#write(quote);
  }

  /** What a member with this name may be; `undefined` where it cannot be read so. `kind`: how this text is written. */
  #patternFor(name: string, text: string, kind: string | undefined): string | undefined {
    if (name === this.#event.board) return kind === ANY_QUOTED || kind === ANY_BARE_BOARD ? kind : undefined;
    if (name === 'type') return TYPE.test(text) ? ANY_TYPE : undefined;
    if (name === 'parent') return text === this.#event.parent ? kind : undefined;
    return kind;
  }

  /** `part`: `undefined` for what is not read. */
  #take(part: EventPart | undefined, pass: () => boolean): boolean {
    this.#pattern += part === undefined ? '(?:' : '(';
    if (part !== undefined) this.#parts.push(part);
    const isTaken = pass();
    this.#pattern += ')';
    return isTaken;
  }

  #pass(text: string, pattern: string): boolean {
    this.#pattern += pattern;
    this.#at += text.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#event.text);
  }

  #write(text: string): boolean {
    return this.#pass(text, escaped(text));
  }
}

/** The pattern of texts without quotes that are read alike. */
function bareKind(text: string): string | undefined {
  if (BARE_BOARD.test(text)) return ANY_BARE_BOARD;
  if (NUMBER.test(text)) return ANY_NUMBER;
  return WORD.test(text) ? ANY_WORD : undefined;
}

/** Whether a value may stand so in a text. */
function isSame(value: unknown, text: string): boolean {
  if (typeof value === 'number') return value === Number(text);
  return typeof value === 'string' ? value === text : NO_TEXT.test(text);
}

function tilesIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\d+|[_xX]/g), ([cell]) => Number(cell) || 0);
}

/** Signs between cells: there may be more or fewer spaces around them. */
function spaced(between: string): string {
  const signs = Array.from(between.replaceAll(' ', ''), escaped);
  return signs.length === 0 ? ' +' : ` *${signs.join(' *')} *`;
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w\s]/g, String.raw`\$&`);
}
