/** Makes a trace of the records that are read from a file, whatever its format. */
import { printBoard } from '../../puzzle/board.ts';
import { costsFromText, type TileCosts } from '../../puzzle/tileCosts.ts';
import { count } from '../../text/numbers.ts';
import { AlikeEvents, type AlikeEvent } from './alikeEvents.ts';
import { BoardReader, type CostsFor } from './boardReader.ts';
import { isHead, readTraceHead, type TraceHead } from './head.ts';
import { PosthocEvents, type PosthocEvent } from './posthoc.ts';
import { boardWords, isRecord, type PrintedRecord } from './printedObject.ts';
import { pathIn } from './pathIn.ts';
import { numbersOf } from './printedNumbers.ts';
import { PrintedRun, type PrintedNumbers } from './printedRun.ts';
import { grown } from '../../trace/columns.ts';
import { NONE } from '../../trace/trace.ts';
import { unprintedBoard } from './unprintedBoard.ts';
import { WordedBoards, type WordedKind } from './wordedBoards.ts';
import { wordedSteps, type WordedSteps } from './wordedSteps.ts';

export const MAX_EVENTS = 2_000_000;

/** Where reading ended before the end of the file; what came before is there. */
export interface LineFault {
  readonly line: number;
  /** One sentence. */
  readonly message: string;
}

/** What is not judged of a file. */
export interface UnjudgedParts {
  readonly fault: LineFault | null;
  /** Lines that are no part of the trace: how many, and the first of them. */
  readonly ignored: number;
  readonly firstIgnored: number;
  /** The line at which another search begins. */
  readonly secondSearch: number | null;
  /** A path that cannot be read. */
  readonly unreadPath: LineFault | null;
}

export interface ReadTrace extends UnjudgedParts {
  readonly head: TraceHead;
  readonly boards: BoardReader;
  readonly run: PrintedRun;
  /** Whether all steps are boards alone. */
  readonly isPlain: boolean;
  /** By event, of boards alone: 1 where the line before was ignored. */
  readonly isNamed: Uint8Array;
  /** Why nobody knows which lines are the steps, in sentences. */
  readonly unclear: string | null;
  /** Of the first ignored line, the beginning. */
  readonly ignoredText: string;
  /** The first ignored line that has something else in place of a board, and what to print. */
  readonly unprinted: LineFault | null;
}

function expandedIn(read: PrintedRecord): unknown {
  return read.expand ?? read.expanding ?? read.expanded;
}

function generatedIn(read: PrintedRecord): unknown {
  return read.generate ?? read.generating ?? read.generated;
}

/** Whether an object says what happens to a state. */
export function isEvent(read: PrintedRecord): boolean {
  return expandedIn(read) !== undefined || generatedIn(read) !== undefined || typeof read.type === 'string';
}

const PATH = ['path', 'solution'];

/** Whether a member of a file, beside its events, is read. */
export function isOfFile(name: string): boolean {
  return PATH.includes(name) || isHead({ [name]: null });
}

interface IgnoredLines {
  count: number;
  readonly first: number;
  readonly text: string;
}

/** Characters of a line that is ignored. */
const MOST_KEPT = 100;

interface PrintedState {
  readonly state: number;
  readonly line: number;
  readonly numbers: PrintedNumbers;
}

export class TraceEvents {
  readonly boards: BoardReader;
  readonly #run = new PrintedRun();
  #head: TraceHead = {};
  #headLine = 0;
  #fault: LineFault | null = null;
  /** Ignored lines, by their kind. */
  readonly #ignored = new Map<WordedKind | null, IgnoredLines>();
  readonly #worded = new WordedBoards();
  #unreadPath: LineFault | null = null;
  #unprinted: LineFault | null = null;
  #isPlain = true;
  #isNamed = new Uint8Array(0);
  #isBehindWords = false;
  /** Generated before anything was expanded: the start joins the frontier. */
  #joined: PrintedState | null = null;
  /** As it was written: programs often write a parent in the same way. */
  #lastExpanded: unknown;
  readonly #posthoc: PosthocEvents;
  readonly #alike: AlikeEvents;

  constructor(costsFor?: CostsFor) {
    this.boards = new BoardReader((cells) => costsFor?.(cells) ?? this.#costsOf(cells));
    this.#posthoc = new PosthocEvents(this.boards);
    this.#alike = new AlikeEvents(this.boards, this.#posthoc);
  }

  get events(): number {
    return this.#run.events;
  }

  /** Whether the rest need not be read. */
  get isOver(): boolean {
    return this.#fault !== null;
  }

  end(): ReadTrace {
    const { boards } = this;
    const start = this.#run.steps > 0 ? this.#run.expandedBy(1) : NONE;
    this.#run.isCut = this.#fault !== null;
    const worded = this.#isPlain ? wordedSteps(this.#run, this.#worded, boards) : null;
    const [unclear, found] = typeof worded === 'string' ? [worded, null] : [null, worded];
    const others = [...this.#ignored].filter(([kind]) => kind === null || kind !== found?.kind);
    const ignored = others.map(([, one]) => one).toSorted((one, other) => one.first - other.first);
    return {
      head: { ...this.#posthoc.reachedGoal(start), ...this.#head },
      ...{ boards, run: found?.run ?? this.#run, fault: this.#fault },
      ignored: ignored.reduce((sum, one) => sum + one.count, 0),
      firstIgnored: ignored[0]?.first ?? 0,
      ignoredText: ignored[0]?.text ?? '',
      ...{ isPlain: this.#isPlain, isNamed: this.#namedIn(found), secondSearch: null, unclear },
      ...{ unreadPath: this.#unreadPath, unprinted: this.#unprinted },
    };
  }

  /** By event of what was found. */
  #namedIn(found: WordedSteps | null): Uint8Array {
    if (found === null) return this.#isNamed;
    const named = new Uint8Array(found.run.steps);
    named.set(this.#isNamed.subarray(0, found.before));
    named.set(this.#isNamed.subarray(found.before, this.#run.steps), found.before + found.kind.count);
    return named;
  }

  refuse(line: number, message: string): void {
    this.#fault ??= { line, message };
  }

  /** `text`: of a line that may have a board among words. */
  passOver(line: number, text = ''): void {
    const kind = this.#isPlain && text !== '' ? this.#worded.take(text, line) : null;
    if (kind === null && this.#isPlain && this.#unprinted === null) this.#lookFor(text, line);
    const known = this.#ignored.get(kind);
    if (known === undefined) this.#ignored.set(kind, { count: 1, first: line, text: text.slice(0, MOST_KEPT) });
    else known.count++;
    this.#isBehindWords = true;
  }

  #lookFor(text: string, line: number): void {
    const message = unprintedBoard(text);
    if (message !== null) this.#unprinted = { line, message };
  }

  /** Adds the event that begins at `from`, if it is written as one before it; see `AlikeEvents`. */
  addAlike(text: string, from: number, line: number, mustEnd: boolean): AlikeEvent | null {
    const run = this.#run;
    if (this.isOver || run.steps === 0 || run.events >= MAX_EVENTS) return null;
    const event = this.#alike.read(text, from, mustEnd);
    if (event === null) return null;
    if (event.isExpanded) this.#lastExpanded = undefined;
    if (event.isExpanded) run.addStep(event.state, line, event.numbers);
    else run.addGenerated(event.state, line, event.numbers);
    return event;
  }

  /** An object on a line, or an element of a list of events, and its text. */
  addRecord(read: PrintedRecord, line: number, text: string): void {
    const { events, steps } = this.#run;
    this.#addRecord(read, line);
    if (this.isOver || this.#run.events === events) return;
    this.#alike.learn({ text, read, isExpanded: this.#run.steps > steps, state: this.#run.state[events] });
  }

  #addRecord(read: PrintedRecord, line: number): void {
    if (this.isOver) return;
    const expanded = expandedIn(read);
    const generated = generatedIn(read);
    if (expanded !== undefined || generated !== undefined) this.#isPlain = false;
    if (expanded !== undefined) this.#addState(expanded, true, read, line);
    else if (generated !== undefined) this.#addState(generated, false, read, line);
    else if (typeof read.type === 'string') this.#addPosthoc(read, line);
    else if (!this.#addPath(read, line) && !this.addHead(read, line)) this.passOver(line, boardWords(read));
  }

  /** Whether the record has a member of a head. */
  addHead(read: PrintedRecord, line: number): boolean {
    if (!isHead(read)) return false;
    const head = readTraceHead(read);
    if (typeof head === 'string') this.refuse(line, head);
    else if (head.cost !== undefined && this.boards.states !== null) this.refuse(line, COST_TOO_LATE);
    else this.#head = { ...this.#head, ...head };
    if (typeof head !== 'string' && head.goal !== undefined) this.expectSizeOf(head.goal);
    this.#headLine = line;
    return true;
  }

  #costsOf(cells: number): TileCosts | undefined {
    const read = costsFromText(this.#head.cost ?? '', cells);
    if (read.ok) return read.costs;
    this.refuse(this.#headLine, `cost: ${read.message}`);
    return undefined;
  }

  /** What a file says beside its list of events. An object is no path: Posthoc 1.0.4 says in it how it draws. */
  addFile(read: PrintedRecord, line: number): void {
    this.addHead(read, line);
    const { path } = read;
    this.#addPath(isRecord(path) ? { ...read, path: null } : read, line);
  }

  /** A board alone, or a list of boards. */
  addBoard(board: unknown, line: number): void {
    const event = this.#run.events;
    this.#addState(board, true, {}, line);
    if (this.#run.events === event) return;
    this.#isNamed = grown(this.#isNamed, this.#run.events);
    this.#isNamed[event] = Number(this.#isBehindWords);
    this.#isBehindWords = false;
  }

  /** The goal, as far as it is known, tells the size of boards that are one row of numbers. */
  expectSizeOf(goal: unknown): void {
    for (const boards of [this.boards, this.#worded.boards]) boards.expectSizeOf(goal);
  }

  /** Boards alone before the first event are no steps: a program may print its start and its goal. */
  forgetBoards(): void {
    const { steps, line } = this.#run;
    for (let step = 0; step < steps; step++) this.passOver(line[step]);
    this.#run.clear();
    this.boards.forget();
  }

  #addPosthoc(read: PrintedRecord, line: number): void {
    const event = this.#posthoc.read(read);
    if (typeof event === 'string') this.refuse(line, event);
    else if (event === null) this.passOver(line);
    else this.#takePosthoc(event, read, line);
  }

  #takePosthoc({ does, board }: PosthocEvent, read: PrintedRecord, line: number): void {
    this.#isPlain = false;
    if (does === 'expand' || does === 'generate') this.#addState(board, does === 'expand', read, line);
    else if (does === 'start') this.#head = { puzzle: board, ...this.#head };
    else if (does === 'goal') this.#head = { goal: board, ...this.#head };
    else if (does === 'unknown') this.#takeUnknown(line);
  }

  /** It may be a successor. */
  #takeUnknown(line: number): void {
    this.#run.isPartial = true;
    this.passOver(line);
  }

  #addState(board: unknown, isExpanded: boolean, read: PrintedRecord, line: number): void {
    if (this.isOver) return;
    if (this.#run.events >= MAX_EVENTS)
      return this.refuse(line, `A trace has at most ${count(MAX_EVENTS, 'state')}: the rest is not read.`);
    const found = this.boards.read(board);
    if (!found.ok) return this.refuse(line, found.message);
    const numbers = numbersOf(read);
    if (typeof numbers === 'string') return this.refuse(line, numbers);
    const printed = { state: found.state, line, numbers };
    if (isExpanded) this.#expand(printed, board);
    else this.#generate(printed, read.parent);
  }

  #expand(printed: PrintedState, board: unknown): void {
    const joined = this.#joined;
    this.#joined = null;
    if (joined !== null && joined.state !== printed.state) return this.refuse(joined.line, TOO_EARLY);
    this.#lastExpanded = board;
    this.#alike.forgetParent();
    this.#run.addStep(printed.state, printed.line, printed.numbers);
  }

  #generate(printed: PrintedState, parent: unknown): void {
    if (this.#run.steps === 0) {
      if (this.#joined === null) this.#joined = printed;
      else this.refuse(this.#joined.line, TOO_EARLY);
      return;
    }
    const stranger = this.#strangerOf(parent);
    if (stranger === null) this.#run.addGenerated(printed.state, printed.line, printed.numbers);
    else this.refuse(printed.line, this.#strangerSentence(stranger));
  }

  /** The state that is named as the parent, if it is not the one expanded last; what is no board is an id. */
  #strangerOf(parent: unknown): number | null {
    if (parent === undefined || parent === null || parent === this.#lastExpanded) return null;
    const found = this.boards.read(parent);
    return found.ok && found.state !== this.#expandedLast ? found.state : null;
  }

  get #expandedLast(): number {
    return this.#run.expandedBy(this.#run.steps);
  }

  #strangerSentence(stranger: number): string {
    const { states, cols } = this.boards;
    const [named, last] = [stranger, this.#expandedLast].map((state) => printBoard(states!.cellsOf(state), cols));
    return `The parent of this successor is “${named}”, but “${last}” was expanded last: successors follow their parent.`;
  }

  /** Whether the record has a path that can be read. */
  #addPath(read: PrintedRecord, line: number): boolean {
    const found = pathIn(read, this.boards, line);
    if (found === null) return false;
    if ('path' in found) this.#run.path = found.path;
    else if ('fault' in found) this.refuse(line, found.fault);
    else this.#unreadPath ??= { line, message: found.unread };
    return !('unread' in found);
  }
}

const COST_TOO_LATE = 'What moves cost must stand before the first board.';
const TOO_EARLY = 'A state is generated before any was expanded: print a state as it is expanded, then its successors.';
