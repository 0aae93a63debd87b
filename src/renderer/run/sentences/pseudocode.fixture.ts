/**
 * Runs the lines of the panel as they are printed: each has a meaning here, and nothing else is known of the search. It shares
 * no code with the engine but the tables of moves, strategies and h.
 */
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { Machine, type Ran } from './pseudocodeMachine.fixture.ts';

export type Result = 'failure' | 'cutoff' | { readonly moves: number };

export interface Execution {
  readonly steps: readonly Ran[];
  /** `null` where it was stopped after as many steps as it was allowed. */
  readonly result: Result | null;
}

/** Runs `lines` for `search` on `puzzle`: step 0 is what comes before the first node is taken. */
export function runLines(lines: readonly string[], puzzle: Puzzle, search: SearchSpec, mostSteps: number): Execution {
  const machine = new Machine(puzzle, search);
  const signal = new Runner(machine, mostSteps).run(blocksOf(lines));
  machine.endStep();
  return { steps: machine.steps, result: typeof signal === 'object' ? signal.result : null };
}

/** A line with the lines that are indented below it. */
interface Block {
  readonly line: number;
  readonly text: string;
  readonly body: readonly Block[];
}

function blocksOf(lines: readonly string[], first = 0, end = lines.length): Block[] {
  const depthOf = (line: number): number => lines[line].search(/\S/);
  const heads = Array.from({ length: end - first }, (_, index) => first + index).filter(
    (line) => depthOf(line) === depthOf(first),
  );
  return heads.map((line, index) => {
    const next = heads[index + 1] ?? end;
    return { line, text: lines[line].trim(), body: line + 1 < next ? blocksOf(lines, line + 1, next) : [] };
  });
}

/** How a line ends: what comes next is the line below, the next turn of the loop, or nothing any more. */
type Signal = 'below' | 'continue' | 'stop' | { readonly result: Result };

/** What a condition asks, and where the answer is a moment of its own: the answer, and the node that it is about. */
interface Condition {
  readonly pattern: RegExp;
  readonly holds: (machine: Machine, found: RegExpExecArray) => boolean;
  readonly tells?: readonly [answer: boolean, about: 'n' | 'c'];
  /** Whether it belongs to the head of a loop. */
  readonly isHead?: boolean;
}

const CONDITIONS: readonly Condition[] = [
  { pattern: /^start is goal$/, holds: (m) => m.isGoal(m.start) },
  { pattern: /^n is goal$/, holds: (m) => m.isGoal(m.n), tells: [false, 'n'] },
  { pattern: /^n in other$/, holds: (m) => m.isIn(m.other, m.n), tells: [false, 'n'] },
  { pattern: /^c is goal$/, holds: (m) => m.isGoal(m.c) },
  { pattern: /^c in other$/, holds: (m) => m.isIn(m.other, m.c) },
  { pattern: /^level is done$/, holds: (m) => m.side.level === 0, isHead: true },
  { pattern: /^depth\(n\) = bound$/, holds: (m) => m.n.depth === m.bound, tells: [false, 'n'] },
  { pattern: /^depth\(n\) = (\d+)$/, holds: (m, [, limit]) => m.n.depth === Number(limit), tells: [false, 'n'] },
  {
    pattern: /^both depths sum to (\d+)$/,
    holds: (m, [, limit]) => m.n.depth + m.other.frontier[0].depth === Number(limit),
    tells: [false, 'n'],
  },
  { pattern: /^f\(c\) > bound$/, holds: (m) => m.f(m.c) > m.bound },
  { pattern: /^c is new$/, holds: (m) => m.isNew(m.c), tells: [false, 'c'] },
  { pattern: /^c is new or cheaper$/, holds: (m) => m.isNew(m.c) || m.isCheaper(m.c), tells: [false, 'c'] },
  { pattern: /^c is new or shorter$/, holds: (m) => m.isNew(m.c) || m.isShorter(m.c), tells: [false, 'c'] },
  { pattern: /^nothing cut$/, holds: (m) => m.lowestCut === Infinity },
  { pattern: /^any cutoff$/, holds: (m) => m.isCutOff },
];

interface Statement {
  readonly pattern: RegExp;
  readonly run: (machine: Machine, found: RegExpExecArray) => unknown;
  /** The node that it is about, where it is a moment of its own. */
  readonly tells?: 'n' | 'c';
}

const STATEMENTS: readonly Statement[] = [
  { pattern: /^frontier ← [{[]start[}\]]$/, run: (m) => m.begin() },
  { pattern: /^explored ← {}$/, run: (m) => (m.side.explored = []) },
  { pattern: /^other ← the same from the goal$/, run: (m) => m.beginFromGoal() },
  { pattern: /^swap sides$/, run: (m) => m.swap() },
  { pattern: /^n ← frontier\.pop_first\(\)$/, run: (m) => m.take(() => 0), tells: 'n' },
  {
    pattern: /^n ← frontier\.pop_min\(([fgh])(?:, path)?\)$/,
    run: (m, [, key]) => m.take(m.byKey(key)),
    tells: 'n',
  },
  { pattern: /^explored\.add\(n\)$/, run: (m) => m.side.explored.unshift(m.n), tells: 'n' },
  { pattern: /^c ← child\(n, move\)$/, run: (m) => m.generate(), tells: 'c' },
  { pattern: /^g\(c\) ← g\(n\) \+ cost\(tile\)$/, run: (m) => m.addCost() },
  { pattern: /^frontier\.remove\(c\.state\)$/, run: (m) => m.discard(m.c) },
  { pattern: /^frontier\.push\(c\)$/, run: (m) => m.side.frontier.push(m.c), tells: 'c' },
  { pattern: /^frontier\.add_in_order\(c\)$/, run: (m) => m.addBelowSiblings(m.c), tells: 'c' },
  { pattern: /^bound ← h\(start\)$/, run: (m) => (m.bound = m.start.h) },
  { pattern: /^bound ← lowest f that was cut$/, run: (m) => (m.bound = m.lowestCut) },
  { pattern: /^cut$/, run: (m) => m.cut(m.n.depth + 1) },
  { pattern: /^cut c$/, run: (m) => m.cut(m.f(m.c)), tells: 'c' },
  { pattern: /^cutoff$/, run: (m) => (m.isCutOff = true) },
];

/** The lines that end what is being done. */
const ENDS: readonly { pattern: RegExp; signal: (machine: Machine, found: RegExpExecArray) => Signal }[] = [
  { pattern: /^continue$/, signal: () => 'continue' },
  { pattern: /^return {start}$/, signal: () => ({ result: { moves: 0 } }) },
  { pattern: /^return path\(n\)$/, signal: (m) => ({ result: { moves: m.movesBy(m.n) } }) },
  { pattern: /^return path\(c\)$/, signal: (m) => ({ result: { moves: m.movesBy(m.c) } }) },
  { pattern: /^return (failure|cutoff)$/, signal: (_, [, result]) => ({ result: result as Result }) },
];

/** Loops, and what is set up for each of their turns. */
const LOOPS: readonly { pattern: RegExp; turns: (machine: Machine, found: RegExpExecArray) => Iterable<void> }[] = [
  { pattern: /^while frontier is not empty$/, turns: (m) => m.turnsWhile(() => m.side.frontier.length > 0) },
  {
    pattern: /^while neither frontier is empty$/,
    turns: (m) => m.turnsWhile(() => m.side.frontier.length > 0 && m.other.frontier.length > 0),
  },
  { pattern: /^repeat$/, turns: (m) => m.turnsWhile(() => true) },
  { pattern: /^for bound ← (.*)$/, turns: (m, [, list]) => m.turnsByBound(list.split(', ')) },
  { pattern: /^for each move of (?:the blank|a tile)$/, turns: (m) => m.turnsByMove(-1) },
  { pattern: /^for moves but straight back$/, turns: (m) => m.turnsByMove(m.n.action) },
];

/** The row that a text belongs to. */
function rowFor<Row extends { readonly pattern: RegExp }>(rows: readonly Row[], text: string): [Row, RegExpExecArray] {
  for (const row of rows) {
    const found = row.pattern.exec(text);
    if (found) return [row, found];
  }
  throw new Error(`No meaning is known for “${text}”.`);
}

class Runner {
  readonly #machine: Machine;
  readonly #mostSteps: number;

  constructor(machine: Machine, mostSteps: number) {
    this.#machine = machine;
    this.#mostSteps = mostSteps;
  }

  run(blocks: readonly Block[]): Signal {
    for (const block of blocks) {
      const signal = this.#runBlock(block);
      if (signal !== 'below') return signal;
    }
    return 'below';
  }

  #runBlock(block: Block): Signal {
    if (/^(while|for|repeat)\b/.test(block.text)) return this.#runLoop(block);
    return block.text.startsWith('if ') ? this.#runCondition(block) : this.#runLine(block.line, block.text);
  }

  #runLoop({ text, body }: Block): Signal {
    const [row, found] = rowFor(LOOPS, text.replace(/:$/, ''));
    const turns = row.turns(this.#machine, found)[Symbol.iterator]();
    while (turns.next().done !== true) {
      const signal = this.run(body);
      if (signal !== 'below' && signal !== 'continue') return signal;
    }
    return 'below';
  }

  #runCondition({ line, text, body }: Block): Signal {
    const [, condition, inline] = /^if (.*?):(.*)$/.exec(text)!;
    const [{ holds, tells, isHead = false }, found] = rowFor(CONDITIONS, condition);
    const answer = holds(this.#machine, found);
    if (!isHead) this.#machine.current.last = line;
    if (tells?.[0] === answer) this.#machine.tell(line, this.#machine[tells[1]]);
    if (!answer) return 'below';
    return body.length > 0 ? this.run(body) : this.#runLine(isHead ? -1 : line, inline.trim());
  }

  /** `line`: −1 for one that counts to the head of a loop. */
  #runLine(line: number, text: string): Signal {
    if (text.startsWith('return')) return this.#end(line, text);
    for (const part of text.split(/, (?!move|path)/)) {
      if (part === 'continue') return 'continue';
      if (part.startsWith('n ←') && this.#machine.steps.length > this.#mostSteps) return 'stop';
      const [{ run, tells }, found] = rowFor(STATEMENTS, part);
      run(this.#machine, found);
      if (line !== -1) this.#machine.current.last = line;
      if (tells !== undefined) this.#machine.tell(line, this.#machine[tells]);
    }
    return 'below';
  }

  #end(line: number, text: string): Signal {
    this.#machine.current.last = line;
    const [{ signal }, found] = rowFor(ENDS, text);
    return signal(this.#machine, found);
  }
}
