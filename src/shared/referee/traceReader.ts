/**
 * Reads what a program printed, part by part: JSON Lines, one event each, or a plain list of states. Other lines are passed
 * over. `docs/trace-format.md` describes the format.
 */
import { MAX_SIDE } from '../puzzle/geometry.ts';
import { count } from '../text/numbers.ts';
import { BoardReader, type CostsFor } from './boardReader.ts';
import { isHead, readTraceHead, type TraceHead } from './head.ts';
import { NOTHING_SAID, PrintedRun, type PrintedNumbers } from './printedRun.ts';

export const MAX_EVENTS = 2_000_000;
/** Characters in all. */
export const MAX_TRACE_LENGTH = 500_000_000;
/** Characters of a line: a path of ten thousand states has fewer. */
export const MAX_LINE_LENGTH = 1_000_000;

/** Where reading ended before the end of the file; what came before is there. */
export interface LineFault {
  readonly line: number;
  /** One sentence. */
  readonly message: string;
}

export interface ReadTrace {
  readonly head: TraceHead;
  readonly boards: BoardReader;
  readonly run: PrintedRun;
  readonly fault: LineFault | null;
  /** Lines that are no part of the trace: how many, and the first of them. */
  readonly passedOver: number;
  readonly firstPassedOver: number;
}

const EXPANDED = ['expand', 'expanding', 'expanded'];
const GENERATED = ['generate', 'generating', 'generated'];
/** What a line of a plain list is made of. */
const LOOKS_LIKE_BOARD = /^(?=.*\d)[\d\s,;/|()[\]{}_.xX*'"+-]+$/;

export class TraceLines {
  readonly #boards: BoardReader;
  readonly #run = new PrintedRun();
  #head: TraceHead = {};
  #fault: LineFault | null = null;
  #rest = '';
  #line = 0;
  #passedOver = 0;
  #firstPassedOver = 0;
  /** Rows of a board that is written on several lines. */
  #rows: string[] = [];
  #firstRow = 0;
  /** Whether events are JSON; `null` before the first. */
  #isJson: boolean | null = null;
  /** A line that is no JSON: forgiven if it is the last one. */
  #broken: LineFault | null = null;

  constructor(costsFor?: CostsFor) {
    this.#boards = new BoardReader(costsFor);
  }

  get events(): number {
    return this.#run.events;
  }

  /** Whether the rest need not be read. */
  get isOver(): boolean {
    return this.#fault !== null;
  }

  /** Ends reading at the line that is being read. */
  refuse(message: string): void {
    this.#refuse(this.#line + 1, message);
  }

  /** The next part of the text, which may end anywhere. */
  push(part: string): void {
    const lines = (this.#rest + part).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop()!;
    if (this.#rest.length > MAX_LINE_LENGTH) this.#refuse(this.#line + 1, tooLong());
    for (const line of lines) this.#read(line);
  }

  end(): ReadTrace {
    if (this.#rest !== '') this.#read(this.#rest);
    this.#endRows();
    this.#run.isCut = this.#broken !== null || this.#fault !== null;
    return {
      head: this.#head,
      boards: this.#boards,
      run: this.#run,
      fault: this.#fault,
      passedOver: this.#passedOver,
      firstPassedOver: this.#firstPassedOver,
    };
  }

  #read(line: string): void {
    this.#line++;
    if (this.isOver) return;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') return this.#endRows();
    if (this.#broken !== null) return this.#refuse(this.#broken.line, this.#broken.message);
    if (text.length > MAX_LINE_LENGTH) return this.#refuse(this.#line, tooLong());
    if (text.startsWith('{') && /^\{\s*("|\}|$)/.test(text)) return this.#readJson(text);
    if (this.#isJson !== true && LOOKS_LIKE_BOARD.test(text)) return this.#readPlain(text);
    this.#endRows();
    this.#passOver();
  }

  #passOver(): void {
    if (this.#passedOver++ === 0) this.#firstPassedOver = this.#line;
  }

  #readJson(text: string): void {
    this.#passOverRows();
    const read = parsed(text);
    if (read === undefined) {
      this.#broken = { line: this.#line, message: 'This line is not whole: no JSON object can be read from it.' };
      return;
    }
    if (this.#isJson === false)
      this.#refuse(this.#line, 'Boards without JSON came before: write all lines in one way.');
    else this.#event(read);
  }

  #event(read: Readonly<Record<string, unknown>>): void {
    const expanded = valueOf(read, EXPANDED);
    const generated = valueOf(read, GENERATED);
    if (expanded !== undefined || generated !== undefined) {
      this.#isJson = true;
      return this.#addState(expanded ?? generated, expanded !== undefined, read);
    }
    const path = read.path ?? read.solution;
    if (path !== undefined) return this.#readPath(path);
    if (!isHead(read)) return this.#passOver();
    const head = readTraceHead(read);
    if (typeof head === 'string') this.#refuse(this.#line, head);
    else this.#head = { ...this.#head, ...head };
  }

  #addState(board: unknown, isExpanded: boolean, read: Readonly<Record<string, unknown>>): void {
    if (this.#run.events >= MAX_EVENTS)
      return this.#refuse(this.#line, `A trace has at most ${count(MAX_EVENTS, 'state')}: what follows is not read.`);
    const found = this.#boards.read(board);
    if (!found.ok) return this.#refuse(this.#line, found.message);
    const numbers = numbersOf(read);
    if (typeof numbers === 'string') return this.#refuse(this.#line, numbers);
    if (isExpanded) this.#run.addStep(found.state, this.#line, numbers);
    else if (this.#run.steps > 0) this.#run.addGenerated(found.state, this.#line, numbers);
    else this.#refuse(this.#line, 'A state is generated before any was expanded.');
  }

  #readPath(path: unknown): void {
    if (!Array.isArray(path) || path.every((move) => typeof move === 'string' && !/\d/.test(move)))
      return this.#passOver();
    const states: number[] = [];
    for (const board of path) {
      const found = this.#boards.read(board);
      if (!found.ok) return this.#refuse(this.#line, found.message);
      states.push(found.state);
    }
    if (states.length > 0) this.#run.path = { line: this.#line, states };
  }

  /** Numbers before the first event are no rows of a board: a program may print its bound. */
  #passOverRows(): void {
    if (this.#isJson === null) this.#rows.splice(0).forEach(() => this.#passOver());
  }

  /** A board on a line, or a row of one. */
  #readPlain(text: string): void {
    if (/^[+\-\s|]*$/.test(text)) return this.#endRows();
    if (this.#rows.length === 0 && this.#boards.cols !== 2 && /^\d{1,2}$/.test(text)) return this.#passOver();
    if (this.#rows.length === 0) this.#firstRow = this.#line;
    this.#rows.push(text);
    if (this.#boards.isWhole(this.#rows) || this.#rows.length >= MAX_SIDE) this.#endRows();
  }

  #endRows(): void {
    if (this.#rows.length === 0) return;
    const found = this.#boards.read(this.#rows.join('\n'));
    this.#rows = [];
    this.#isJson = false;
    if (!found.ok) this.#refuse(this.#firstRow, found.message);
    else this.#run.addStep(found.state, this.#firstRow, NOTHING_SAID);
  }

  #refuse(line: number, message: string): void {
    this.#fault ??= { line, message };
  }
}

function tooLong(): string {
  return `A line has at most ${count(MAX_LINE_LENGTH, 'character')}.`;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function valueOf(read: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  return read[names.find((name) => read[name] !== undefined) ?? ''];
}

/** g, h and f of a line, or what is wrong with them. */
function numbersOf(read: Readonly<Record<string, unknown>>): PrintedNumbers | string {
  const { g = null, h = null, f = null } = read;
  const wrong = Object.entries({ g, h, f }).find(([, value]) => value !== null && typeof value !== 'number');
  if (wrong) return `${wrong[0]} must be a number, not ${JSON.stringify(wrong[1])}.`;
  return { g: (g as number) ?? NaN, h: (h as number) ?? NaN, f: (f as number) ?? NaN };
}
