/**
 * Searches as students write them, right and wrong, each on its own: nothing here knows the engine or the referee. They
 * print JSON Lines.
 */
export interface StudentBoard {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

export interface StudentHabits {
  /** Draws a number below `below`: ties and orders of successors follow from it. */
  readonly draw: (below: number) => number;
  readonly prints: 'states' | 'numbers' | 'generated';
  /** States after which the program is stopped. */
  readonly limit: number;
}

type Board = readonly number[];
type H = (board: Board, goal: Board, cols: number) => number;

export function movesOf(board: Board, cols: number): number[][] {
  const blank = board.indexOf(0);
  const places = [blank - cols, blank + cols];
  if (blank % cols > 0) places.push(blank - 1);
  if (blank % cols < cols - 1) places.push(blank + 1);
  return places
    .filter((place) => place >= 0 && place < board.length)
    .map((place) => {
      const next = [...board];
      [next[blank], next[place]] = [next[place], 0];
      return next;
    });
}

export const misplaced: H = (board, goal) => board.filter((tile, cell) => tile !== 0 && goal[cell] !== tile).length;

export const manhattan: H = (board, goal, cols) =>
  board.reduce((sum, tile, cell) => {
    if (tile === 0) return sum;
    const home = goal.indexOf(tile);
    return sum + Math.abs((cell % cols) - (home % cols)) + Math.abs(Math.floor(cell / cols) - Math.floor(home / cols));
  }, 0);

export class Output {
  readonly lines: string[] = [];
  states = 0;
  readonly #habits: StudentHabits;

  constructor(habits: StudentHabits) {
    this.#habits = habits;
  }

  get isFull(): boolean {
    return this.states >= this.#habits.limit;
  }

  expand(board: Board, numbers: { g?: number; h?: number; f?: number } = {}): void {
    this.states++;
    const said = this.#habits.prints === 'states' ? {} : numbers;
    this.lines.push(JSON.stringify({ expand: board.join(','), ...said }));
  }

  generate(board: Board, numbers: { g?: number; h?: number; f?: number } = {}): void {
    if (this.#habits.prints === 'generated') this.lines.push(JSON.stringify({ generate: board.join(','), ...numbers }));
  }
}

function shuffled<Item>(items: readonly Item[], draw: StudentHabits['draw']): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

export interface QueueProgram {
  /** What the queue orders by. */
  readonly key: (g: number, h: number) => number;
  readonly h: H | null;
  /** Waiting states: the cheaper path replaces the other; both wait, and the second is skipped; it is thrown away. */
  readonly waiting: 'replaced' | 'twice' | 'first stays';
  readonly closed: 'on expansion' | 'never' | 'asked on push only';
  readonly testsGoal: 'on expansion' | 'on generation';
  /** Whether skipped states are printed. */
  readonly printsSkipped?: boolean;
  readonly hOfParent?: boolean;
  readonly firstG?: number;
  readonly sums?: (g: number, h: number, expanded: number) => number;
  readonly pathToo?: boolean;
  /** Whether it leaves its loop over the successors, always in one order, at the first that is closed. */
  readonly stopsAtClosed?: boolean;
  /** Whether what it takes stays in the frontier. */
  readonly keepsTaken?: boolean;
  readonly moves?: typeof movesOf;
  /** Successors that are not generated; `latestParent`: of the path to the state that was found last. */
  readonly skips?: (next: string, start: string, latestParent: string | undefined) => boolean;
}

interface Entry {
  readonly board: Board;
  readonly text: string;
  readonly g: number;
  readonly h: number;
  readonly key: number;
  readonly parent: Entry | null;
}

/** Best-first search with a list that is looked through. */
export function queueProgram(puzzle: StudentBoard, program: QueueProgram, habits: StudentHabits): string[] {
  const out = new Output(habits);
  const { goal, cols } = puzzle;
  const goalText = goal.join();
  const closed = new Set<string>();
  const entry = (board: Board, g: number, h: number, parent: Entry | null): Entry => ({
    ...{ board, text: board.join(), g, h, parent },
    key: program.key(g, h),
  });
  const latest = new Map<string, string>();
  const hOf = (board: Board): number => program.h?.(board, goal, cols) ?? 0;
  let frontier: Entry[] = [entry(puzzle.start, program.firstG ?? 0, hOf(puzzle.start), null)];
  const numbers = ({ g, h, key }: Entry) => (program.h === null ? { g } : { g, h, f: key });
  while (frontier.length > 0 && !out.isFull) {
    const least = Math.min(...frontier.map(({ key }) => key));
    const best = frontier.filter(({ key }) => key === least);
    const taken = best[habits.draw(best.length)];
    if (program.keepsTaken !== true) frontier = frontier.filter((other) => other !== taken);
    const { text } = taken;
    if (program.closed === 'on expansion' && closed.has(text)) {
      if (program.printsSkipped === true) out.expand(taken.board, numbers(taken));
      continue;
    }
    out.expand(taken.board, numbers(taken));
    if (text === goalText) return ended(out, program, taken);
    closed.add(text);
    const latestParent = latest.get(text);
    const successors = (program.moves ?? movesOf)(taken.board, cols);
    for (const next of program.stopsAtClosed === true ? successors : shuffled(successors, habits.draw)) {
      const nextText = next.join();
      if (program.skips?.(nextText, puzzle.start.join(), latestParent) === true) continue;
      if (program.stopsAtClosed === true && closed.has(nextText)) break;
      latest.set(nextText, text);
      if (program.closed !== 'never' && closed.has(nextText)) continue;
      const h = program.hOfParent === true ? hOf(taken.board) : hOf(next);
      const made = entry(next, program.sums?.(taken.g, taken.h, out.states) ?? taken.g + 1, h, taken);
      const rival = frontier.find(({ text }) => text === nextText);
      if (rival !== undefined && program.waiting === 'first stays') continue;
      if (rival !== undefined && program.waiting === 'replaced') {
        if (rival.g <= made.g) continue;
        frontier = frontier.filter((other) => other !== rival);
      }
      out.generate(next, numbers(made));
      if (program.testsGoal === 'on generation' && nextText === goalText) return ended(out, program, made);
      frontier.push(made);
    }
  }
  return out.lines;
}

function ended(out: Output, { pathToo }: QueueProgram, last: Entry): string[] {
  const path: string[] = [];
  for (let entry: Entry | null = last; entry !== null; entry = entry.parent) path.unshift(entry.board.join());
  if (pathToo === true) out.lines.push(JSON.stringify({ path }));
  return out.lines;
}

/** Depth-first search with a stack. */
export function stackProgram(
  puzzle: StudentBoard,
  marks: 'on pop' | 'on push' | 'never',
  habits: StudentHabits,
  maxDepth = Infinity,
): string[] {
  const out = new Output(habits);
  const seen = new Set<string>([puzzle.start.join()]);
  const closed = new Set<string>();
  const stack = [{ board: puzzle.start, g: 0 }];
  while (stack.length > 0 && !out.isFull) {
    const { board, g } = stack.pop()!;
    if (marks === 'on pop' && closed.has(board.join())) continue;
    closed.add(board.join());
    out.expand(board, { g });
    if (board.join() === puzzle.goal.join()) break;
    if (g === maxDepth) continue;
    for (const next of shuffled(movesOf(board, puzzle.cols), habits.draw)) {
      if (marks === 'on push' && seen.has(next.join())) continue;
      seen.add(next.join());
      out.generate(next, { g: g + 1 });
      stack.push({ board: next, g: g + 1 });
    }
  }
  return out.lines;
}

/** Depth-first search by recursion. */
export function recursiveProgram(puzzle: StudentBoard, habits: StudentHabits, passesOn = true): string[] {
  const out = new Output(habits);
  const seen = new Set<string>();
  const visit = (board: Board, g: number): boolean => {
    seen.add(board.join());
    out.expand(board, { g });
    if (board.join() === puzzle.goal.join() || out.isFull) return true;
    return shuffled(movesOf(board, puzzle.cols), habits.draw).some(
      (next) => !seen.has(next.join()) && visit(next, g + 1) && passesOn,
    );
  };
  visit(puzzle.start, 0);
  return out.lines;
}

/** Depth-first search without a closed list: a state that lies on the path is not entered again. */
export function pathProgram(
  puzzle: StudentBoard,
  hasStack: boolean,
  habits: StudentHabits,
  maxDepth = Infinity,
): string[] {
  const out = new Output(habits);
  const successorsOf = (path: readonly Board[]): (readonly Board[])[] =>
    shuffled(path.length > maxDepth ? [] : movesOf(path.at(-1)!, puzzle.cols), habits.draw)
      .filter((next) => !path.some((board) => board.join() === next.join()))
      .map((next) => [...path, next]);
  const visit = (path: readonly Board[]): boolean => {
    out.expand(path.at(-1)!, { g: path.length - 1 });
    return path.at(-1)!.join() === puzzle.goal.join() || out.isFull;
  };
  const recurse = (path: readonly Board[]): boolean => visit(path) || successorsOf(path).some(recurse);
  const stack: (readonly Board[])[] = [[puzzle.start]];
  if (!hasStack) recurse(stack.pop()!);
  while (stack.length > 0) {
    const path = stack.pop()!;
    if (visit(path)) break;
    stack.push(...successorsOf(path));
  }
  return out.lines;
}

export interface DeepeningProgram {
  readonly first: number;
  readonly by: number;
  readonly prunes: 'nothing' | 'back' | 'path' | 'seen' | 'seen at no greater depth' | 'seen in any round';
  readonly printsLimit: boolean;
  /** In place of a sum. */
  readonly next?: (limit: number) => number;
  /**
   * Whether the calls above are not told that the goal was found, or are told so of everything that ends below; or the
   * loop over the limits is not told.
   */
  readonly returns?: 'nothing' | 'always' | 'not to the loop';
  /** Whether it turns back at the limit before it notes the state as seen. */
  readonly notesExpanded?: boolean;
  /** Whether states one move beyond the limit are printed, too, before they are found to be there. */
  readonly printsBeyond?: boolean;
}

/** Iterative deepening by recursion. */
export function deepeningProgram(puzzle: StudentBoard, program: DeepeningProgram, habits: StudentHabits): string[] {
  const out = new Output(habits);
  const goal = puzzle.goal.join();
  let seen = new Map<string, number>();
  const visit = (board: Board, path: readonly string[], depth: number, limit: number): boolean => {
    const text = board.join();
    if (depth < limit || program.printsLimit) out.expand(board, { g: depth });
    if (depth > limit) return out.isFull;
    if (text === goal || out.isFull) return true;
    const turnsBack = depth === limit && program.printsBeyond !== true;
    if (turnsBack && program.notesExpanded === true) return false;
    seen.set(text, Math.min(depth, seen.get(text) ?? Infinity));
    if (turnsBack) return false;
    return shuffled(movesOf(board, puzzle.cols), habits.draw).some((next) => {
      const nextText = next.join();
      if (program.prunes === 'back' && path.at(-1) === nextText) return false;
      if (program.prunes === 'path' && (path.includes(nextText) || nextText === text)) return false;
      if (program.prunes.startsWith('seen') && program.prunes !== 'seen at no greater depth' && seen.has(nextText))
        return false;
      if (program.prunes === 'seen at no greater depth' && (seen.get(nextText) ?? Infinity) <= depth + 1) return false;
      const isFound = visit(next, [...path, text], depth + 1, limit);
      hasFound ||= isFound;
      return program.returns === 'always' || (isFound && program.returns !== 'nothing');
    });
  };
  let hasFound = false;
  for (let limit = program.first; !out.isFull && limit < 60; limit = program.next?.(limit) ?? limit + program.by) {
    if (program.prunes !== 'seen in any round') seen = new Map();
    const isFound = visit(puzzle.start, [], 0, limit);
    if (program.returns === 'not to the loop') continue;
    if (program.returns === 'always' ? out.lines.at(-1)?.includes(goal) : isFound || hasFound) break;
  }
  return out.lines;
}

export interface DeepeningByF {
  readonly h: H;
  readonly rises: 'least' | 'one' | 'greatest';
  readonly prunes: 'back' | 'path';
  readonly printsBeyond: boolean;
  /** Missing: h of the start. */
  readonly firstBound?: number;
  /** Whether g alone is compared with the bound. */
  readonly boundsG?: boolean;
}

/** IDA\* by recursion. */
export function idaProgram(puzzle: StudentBoard, program: DeepeningByF, habits: StudentHabits): string[] {
  const out = new Output(habits);
  const goal = puzzle.goal.join();
  const h = (board: Board): number => program.h(board, puzzle.goal, puzzle.cols);
  let beyond = Infinity;
  const visit = (board: Board, path: readonly string[], g: number, bound: number): boolean => {
    const numbers = { g, h: h(board), f: g + h(board) };
    const bounded = program.boundsG === true ? g : numbers.f;
    if (bounded > bound) {
      if (program.printsBeyond) out.expand(board, numbers);
      beyond =
        program.rises === 'greatest' && beyond !== Infinity ? Math.max(beyond, bounded) : Math.min(beyond, bounded);
      return false;
    }
    out.expand(board, numbers);
    if (board.join() === goal || out.isFull) return true;
    return shuffled(movesOf(board, puzzle.cols), habits.draw).some((next) => {
      const text = next.join();
      if (program.prunes === 'back' ? path.at(-1) === text : path.includes(text)) return false;
      return visit(next, [...path, board.join()], g + 1, bound);
    });
  };
  for (let bound = program.firstBound ?? h(puzzle.start); !out.isFull;) {
    beyond = Infinity;
    if (visit(puzzle.start, [], 0, bound) || beyond === Infinity) break;
    bound = program.rises === 'one' ? bound + 1 : beyond;
  }
  return out.lines;
}
