/** Reads events that are written as some before them, from the text alone: many times as fast. */
import { NONE } from '../../trace/trace.ts';
import type { BoardReader } from './boardReader.ts';
import { learnedShape, type EventPart, type EventShape } from './learnedShape.ts';
import { doingOf, type PosthocEvents } from './posthoc.ts';
import type { PrintedRecord } from './printedObject.ts';
import type { PrintedNumbers } from './printedRun.ts';

/** An event that was read as JSON or YAML, and what it means. */
interface KnownEvent {
  readonly text: string;
  readonly read: PrintedRecord;
  readonly isExpanded: boolean;
  readonly state: number;
}

/** What is read of an event. */
export interface AlikeEvent {
  /** Behind its text. */
  readonly end: number;
  readonly lineEnds: number;
  readonly isExpanded: boolean;
  readonly state: number;
  readonly numbers: PrintedNumbers;
}

type NamedPart = Exclude<EventPart, number>;

const ZERO = '0'.charCodeAt(0);

const SAYING = ['expand', 'expanding', 'expanded', 'generate', 'generating', 'generated', 'type'];
const MOST_SHAPES = 8;
/** After so many, more are in vain. */
const MOST_LEARNED = 200;

export class AlikeEvents {
  readonly #boards: BoardReader;
  readonly #posthoc: PosthocEvents;
  #shapes: KnownShape[] = [];
  #learned = 0;
  /** The board that was expanded last, as it stood there; `null` where that is not known. */
  #parent: string | null = null;

  constructor(boards: BoardReader, posthoc: PosthocEvents) {
    this.#boards = boards;
    this.#posthoc = posthoc;
  }

  /** The event that begins at `from`; `null` where it has to be read as a whole. `mustEnd`: with the text. */
  read(text: string, from: number, mustEnd: boolean): AlikeEvent | null {
    const shapes = this.#shapes;
    for (let index = 0; index < shapes.length; index++) {
      const known = shapes[index];
      const end = known.read(text, from);
      if (end === NONE) continue;
      if (index > 0) [shapes[0], shapes[index]] = [known, shapes[0]]; // the next one is likely to be like it
      return mustEnd && end !== text.length ? null : this.#taken(known, end);
    }
    return null;
  }

  /** A state was expanded that has not been read here. */
  forgetParent(): void {
    this.#parent = null;
  }

  learn({ text, read, isExpanded, state }: KnownEvent): void {
    const saying = SAYING.filter((name) => Object.hasOwn(read, name));
    if (saying.length !== 1 || this.#learned++ > MOST_LEARNED) return;
    const hasType = saying[0] === 'type';
    const board = hasType ? this.#posthoc.memberIn(read) : saying[0];
    const shape = learnedShape({ text, read, board, cells: this.#boards.states!.cellsOf(state), parent: this.#parent });
    if (shape === null) return;
    const known = new KnownShape(shape, hasType ? null : isExpanded, this.#boards.way, this.#posthoc.place);
    if (known.read(text, 0) !== text.length) return;
    if (isExpanded) this.#parent = known.board;
    this.#shapes = [known, ...this.#shapes.filter((other) => this.#isValid(other))].slice(0, MOST_SHAPES);
  }

  #isValid({ way, place }: KnownShape): boolean {
    return way === this.#boards.way && place === this.#posthoc.place;
  }

  #taken(known: KnownShape, end: number): AlikeEvent | null {
    const { isExpanded, board, parent, cells, numbers, lineEnds } = known;
    if (isExpanded === null || !this.#isValid(known) || (parent !== null && parent !== this.#parent)) return null;
    const state = cells === null ? this.#boards.readAlike(board!) : this.#boards.stateOf(cells);
    if (state === null) return null;
    if (isExpanded) this.#parent = board;
    return { end, lineEnds, isExpanded, state, numbers };
  }
}

/** Reads one event at a time: what it holds is here until the next. */
class KnownShape {
  readonly way: unknown;
  readonly place: unknown;
  readonly lineEnds: number;
  readonly #pattern: RegExp;
  readonly #isExpanded: boolean | null;
  /** By part, its group in what was found; `NONE` where there is none. */
  readonly #groupOf: Readonly<Record<NamedPart, number>>;
  /** By cell, its group; or where it is in the board. */
  readonly #groups: readonly number[];
  readonly #places: readonly number[];
  readonly #cells: Uint8Array;
  #found: readonly string[] = [];

  /** `isExpanded`: `null` where the type of the event says it. */
  constructor(
    { pattern, parts, cellsAt, lineEnds }: EventShape,
    isExpanded: boolean | null,
    way: unknown,
    place: unknown,
  ) {
    const tiles = parts.filter((part) => typeof part === 'number');
    this.#pattern = pattern;
    this.#isExpanded = isExpanded;
    const groupOf = (part: EventPart): number => (parts.includes(part) ? parts.indexOf(part) + 1 : NONE);
    this.#groupOf = {
      ...{ type: groupOf('type'), board: groupOf('board'), parent: groupOf('parent') },
      ...{ g: groupOf('g'), h: groupOf('h'), f: groupOf('f') },
    };
    this.#groups = tiles.map((_, cell) => groupOf(cell));
    this.#places = cellsAt;
    this.#cells = new Uint8Array(tiles.length || cellsAt.length);
    this.way = way;
    this.place = place;
    this.lineEnds = lineEnds;
  }

  /** Where the event ends that begins at `from`; `NONE` for another shape. */
  read(text: string, from: number): number {
    this.#pattern.lastIndex = from;
    const found = this.#pattern.exec(text);
    if (found === null) return NONE;
    this.#found = found;
    return this.#pattern.lastIndex;
  }

  /** `null` for an event that does neither. */
  get isExpanded(): boolean | null {
    if (this.#isExpanded !== null) return this.#isExpanded;
    const does = doingOf(this.#part('type'));
    return does === 'expand' || does === 'generate' ? does === 'expand' : null;
  }

  get board(): string | null {
    return this.#part('board');
  }

  get parent(): string | null {
    return this.#part('parent');
  }

  /** Of a board in cells, which may be no arrangement; `null` for a board in a text. */
  get cells(): Uint8Array | null {
    const { length } = this.#cells;
    const board = this.#places.length === length ? this.board : null;
    for (let cell = 0; cell < length; cell++)
      this.#cells[cell] =
        board === null ? numberIn(this.#found[this.#groups[cell]]) : digitAt(board, this.#places[cell]);
    return length === 0 ? null : this.#cells;
  }

  get numbers(): PrintedNumbers {
    return { g: this.#number('g'), h: this.#number('h'), f: this.#number('f') };
  }

  /** `null` where there is no such part. */
  #part(name: NamedPart): string | null {
    const group = this.#groupOf[name];
    return group === NONE ? null : this.#found[group];
  }

  #number(name: NamedPart): number {
    const written = this.#part(name);
    return written === null ? NaN : numberIn(written);
  }
}

/** A blank is no number. */
function numberIn(written: string): number {
  return written.length === 1 ? digitAt(written, 0) : Number(written) || 0;
}

/** 0 for a blank. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - ZERO;
  return digit <= 9 ? digit : 0;
}
