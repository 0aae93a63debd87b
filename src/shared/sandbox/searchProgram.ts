/** A search that the user writes in JavaScript: it runs once, and what it prints is the trace of a program. */
import type { QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
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

class SearchRun {
  readonly #given: SearchGiven;
  readonly #program: QuickProgram;
  readonly #startedAt: number;
  #steps = 0;
  #lines = 0;
  #length = 0;
  #lastStepAt: number;

  constructor(quickJS: QuickJSWASMModule, given: SearchGiven) {
    this.#given = given;
    const { now, stackBytes = MAX_STACK_BYTES } = given;
    this.#program = new QuickProgram(quickJS, FILE, { bytes: MAX_SEARCH_BYTES, stackBytes, now }, this.#console());
    this.#giveWords();
    this.#startedAt = this.#lastStepAt = now();
  }

  /** Runs the program to its end, and frees its memory. */
  end(source: string): SearchFault {
    this.#program.mustStop = () => {
      this.#given.isAlive?.();
      return this.#limit !== null;
    };
    const result = this.#program.run(source);
    const fault = this.#faultOf(result.error);
    (result.error ?? result.value).dispose();
    this.#program.close();
    return fault;
  }

  #faultOf(error: QuickJSHandle | undefined): SearchFault {
    const reached = this.#limit;
    if (error) return reached ?? thrownSentence(this.#program.told(error));
    return this.#program.isWaiting ? `The program waits for something: ${LATER}` : null;
  }

  /** The limit that is reached, as a sentence; `null` for none. */
  get #limit(): string | null {
    const at = this.#given.now();
    if (this.#isFull)
      return `The program was ended: it has printed ${count(this.#lines, 'line')}, and the most are ${formatNumber(MAX_SEARCH_LINES)} lines, or ${formatNumber(MAX_SEARCH_LENGTH)} characters.`;
    if (at - this.#lastStepAt > SEARCH_SILENT_MILLIS)
      return `The program was ended: for ${SEARCH_SILENT_MILLIS / 1000} seconds it has expanded no state${this.#since}. Is there a loop without an end?`;
    if (at - this.#startedAt > SEARCH_MILLIS)
      return `The program was ended after ${SEARCH_MILLIS / 1000} seconds, the maximum. It had expanded ${count(this.#steps, 'state')}.`;
    return null;
  }

  get #isFull(): boolean {
    return this.#lines >= MAX_SEARCH_LINES || this.#length >= MAX_SEARCH_LENGTH;
  }

  get #since(): string {
    return this.#steps === 0 ? '' : ` after ${count(this.#steps, 'state')}`;
  }

  /** Throws in the program where a limit is reached, so that it has no time to go on. */
  #print(line: string): void {
    if (this.#limit !== null) throw new Error('The program was ended.');
    this.#lines++;
    this.#length += line.length;
    if (line.startsWith('{"expand"')) {
      this.#steps++;
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

function thrownSentence({ message, line }: Thrown): string {
  const where = line === null ? '' : inLine(line);
  if (/out of memory/.test(message))
    return `The program takes too much memory${where}: more than ${MAX_SEARCH_BYTES / 1024 / 1024} MB. Does the frontier hold the same states again and again?`;
  if (/stack overflow/.test(message))
    return `The program nests too deeply${where}: a function calls itself without an end, or more often than there is room for. A list can be the stack.`;
  return `The program ${message.startsWith('SyntaxError') ? 'cannot be read' : 'fails'}${where}: ${message}.`;
}
