/** A search that the user writes in JavaScript: it runs once, and what it prints is the trace of a program. */
import type { QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { printBoard } from '../puzzle/board.ts';
import type { SlidingPuzzle } from '../puzzle/domain/slidingDomain.ts';
import { weightsOf } from '../puzzle/heuristics/lines.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import { MAX_PROGRAM_LENGTH } from '../puzzle/heuristics/own.ts';
import { inLine } from '../puzzle/heuristics/programLine.ts';
import type { LogBook } from '../puzzle/heuristics/programLog.ts';
import { count, formatNumber } from '../text/numbers.ts';
import {
  MAX_SEARCH_BYTES,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_LINES,
  MAX_STACK_BYTES,
  SEARCH_MILLIS,
  SEARCH_SILENT_MILLIS,
} from './limits.ts';
import { QuickProgram, STOPPED, type Heard, type Thrown } from './quickProgram.ts';
import { SEARCH_WORDS } from './searchWords.ts';

/** What a program searches, and how it is watched. */
export interface SearchGiven {
  readonly puzzle: SlidingPuzzle;
  readonly measure: Measure;
  readonly log: LogBook;
  /** Milliseconds. */
  readonly now: () => number;
  readonly stackBytes?: number;
  /** Takes a line of the trace. */
  readonly print: (line: string) => void;
  /** Called often while the program runs. */
  readonly isAlive?: () => void;
}

/** Why a search ended before its program did, in a sentence; `null` where the program came to its end. */
export type SearchFault = string | null;

/** Lines of a trace that a program may write by console.log, as programs elsewhere do. */
const TRACE_LINE = /^\{"(?:expand|generate|path)":[^\n]*$/;

const FILE = 'search.js';

const LATER = 'write it without async, await, promises and import().';

export function runSearch(quickJS: QuickJSWASMModule, source: string, given: SearchGiven): SearchFault {
  if (source.length > MAX_PROGRAM_LENGTH)
    return `A program has at most ${formatNumber(MAX_PROGRAM_LENGTH)} characters; this one has ${formatNumber(source.length)}.`;
  const run = new SearchRun(quickJS, given);
  try {
    return run.end(source);
  } catch {
    return STOPPED; // and so it cannot be closed
  }
}

const MEGABYTE = 1024 * 1024;

type Limit = 'lines' | 'memory' | 'silence' | 'time';

class SearchRun {
  readonly #given: SearchGiven;
  readonly #program: QuickProgram;
  readonly #startedAt: number;
  readonly #memory: { readonly buffer: { readonly byteLength: number } };
  readonly #bytesBefore: number;
  #steps = 0;
  #lastLine = '';
  #lines = 0;
  #length = 0;
  #lastStepAt: number;

  constructor(quickJS: QuickJSWASMModule, given: SearchGiven) {
    this.#given = given;
    const { now, stackBytes = MAX_STACK_BYTES } = given;
    this.#program = new QuickProgram(quickJS, FILE, { bytes: MAX_SEARCH_BYTES, stackBytes, now }, this.#console());
    this.#giveWords();
    this.#memory = quickJS.getWasmMemory();
    this.#bytesBefore = this.#memory.buffer.byteLength;
    this.#startedAt = this.#lastStepAt = now();
  }

  /** Runs the program to its end, and frees its memory. */
  end(source: string): SearchFault {
    this.#program.mustStop = () => {
      this.#given.isAlive?.();
      return this.#reached !== null;
    };
    const result = this.#program.run(source);
    const fault = this.#faultOf(result.error);
    (result.error ?? result.value).dispose();
    this.#program.close();
    return fault;
  }

  #faultOf(error: QuickJSHandle | undefined): SearchFault {
    const reached = this.#reached;
    if (error) return this.#sentence(reached, this.#program.told(error));
    return this.#program.isWaiting ? `The program waits for something: ${LATER}` : null;
  }

  get #megabytes(): number {
    return Math.round((this.#memory.buffer.byteLength - this.#bytesBefore) / MEGABYTE);
  }

  get #reached(): Limit | null {
    const at = this.#given.now();
    if (this.#lines >= MAX_SEARCH_LINES || this.#length >= MAX_SEARCH_LENGTH) return 'lines';
    // What the interpreter counts of small lists is a fraction of what they take.
    if (this.#megabytes > MAX_SEARCH_BYTES / MEGABYTE) return 'memory';
    if (at - this.#lastStepAt > SEARCH_SILENT_MILLIS) return 'silence';
    return at - this.#startedAt > SEARCH_MILLIS ? 'time' : null;
  }

  #sentence(reached: Limit | null, thrown: Thrown): string {
    if (reached === 'lines')
      return `The program was ended: it has printed ${count(this.#lines, 'line')}, and the most are ${formatNumber(MAX_SEARCH_LINES)} lines, or ${formatNumber(MAX_SEARCH_LENGTH)} characters.`;
    if (reached === 'memory') return memorySentence(whereIn(thrown));
    if (reached === 'silence')
      return `The program was ended: for ${SEARCH_SILENT_MILLIS / 1000} seconds it has expanded no state${this.#steps === 0 ? '' : ` after ${this.#soFar}`}, and takes ${formatNumber(this.#megabytes)} MB of memory. Is there a loop without an end?`;
    if (reached === 'time')
      return `The program was ended after ${SEARCH_MILLIS / 1000} seconds, the maximum. It had expanded ${this.#soFar}.`;
    return thrownSentence(thrown);
  }

  /** "812 states, the last one 1 2 3 / 4 5 6 / 7 _ 8" */
  get #soFar(): string {
    const last = boardIn(this.#lastLine, this.#given.puzzle.cols);
    return `${count(this.#steps, 'state')}${last === null ? '' : `, the last one ${last}`}`;
  }

  /** Throws in the program where a limit is reached, so that it has no time to go on. */
  #print(line: string): void {
    if (this.#reached !== null) throw new Error('The program was ended.');
    this.#lines++;
    this.#length += line.length;
    if (line.startsWith('{"expand"')) {
      this.#steps++;
      this.#lastLine = line;
      this.#lastStepAt = this.#given.now();
    }
    this.#given.print(line);
  }

  /** What a program writes is shown, but for lines of a trace. */
  #console(): Heard {
    const { log } = this.#given;
    return {
      isFull: false,
      skip: () => log.skip(),
      write: (text) => {
        if (TRACE_LINE.test(text)) this.#print(text);
        else if (log.isFull) log.skip();
        else log.write(text);
      },
    };
  }

  #giveWords(): void {
    const { puzzle, measure } = this.#given;
    const { context } = this.#program;
    const { rows, cols, start, goal } = puzzle;
    const print = context.newFunction('print', (line) => this.#print(context.getString(line)));
    const h = context.newFunction('h', (cells) =>
      context.newNumber(measure(context.getString(cells).split(',').map(Number))),
    );
    const sides = [rows, cols].map((side) => context.newNumber(side));
    const [from, to, costs] = [start, goal, weightsOf(puzzle)].map((list) => this.#program.listOf(list));
    const give = this.#program.own(SEARCH_WORDS, 'words.js');
    const args = [from!, to!, ...sides, costs!, this.#program.kept(print), this.#program.kept(h)];
    context.unwrapResult(this.#program.call(give, ...args)).dispose();
  }
}

/** `null` where the program has printed the line itself, in a notation that is not known here. */
function boardIn(line: string, cols: number): string | null {
  const [, cells, text] = /^\{"expand":(?:\[([\d,]+)\]|"([^"]{1,60})")/.exec(line) ?? [];
  return cells === undefined ? (text ?? null) : printBoard(cells.split(',').map(Number), cols);
}

function memorySentence(where: string): string {
  return `The program takes too much memory${where}: more than ${MAX_SEARCH_BYTES / MEGABYTE} MB. Does a list grow without an end, or hold the same states again and again?`;
}

/** The interpreter knows in which line it has failed, but not in which it was interrupted. */
function whereIn({ message, line }: Thrown): string {
  return line === null || message.endsWith('interrupted') ? '' : inLine(line);
}

function thrownSentence(thrown: Thrown): string {
  const { message } = thrown;
  const where = whereIn(thrown);
  if (/out of memory/.test(message)) return memorySentence(where);
  if (/stack overflow/.test(message))
    return `The program nests too deeply${where}: a function calls itself without an end, or more often than there is room for. A list can be the stack.`;
  return `The program ${message.startsWith('SyntaxError') ? 'cannot be read' : 'fails'}${where}: ${message}.`;
}
