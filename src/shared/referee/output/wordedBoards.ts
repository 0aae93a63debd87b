/**
 * Lines of words with one board on each. Most are no steps, and which are shows only at the end: those of one kind, where
 * no other line is a step.
 */
import { grown } from '../../trace/columns.ts';
import { BoardReader } from './boardReader.ts';
import { boardsInWords } from './boardInWords.ts';

/** Lines that are alike but for their numbers. */
export interface WordedKind {
  /** With `#` for the board and for each number. */
  readonly words: string;
  /** What the words say of the state. */
  readonly role: 'expanded' | 'unsaid' | 'other';
  count: number;
  /** Numbers of `WordedBoards.boards`. */
  state: Int32Array;
  line: Int32Array;
}

/** Lines with all kinds of words are no trace. */
const MOST_KINDS = 50;
/** After so many texts that were none, only boards that are written as the last one are read: that takes no time. */
const MOST_MISSES = 10_000;
const MOST_WORDS = 80;

const ROLES: readonly (readonly [RegExp, WordedKind['role']])[] = [
  [/already|skip|add|push|generat|insert|append|enqueu|child|succ|neighb|duplicate|prun/, 'other'],
  [/expand|expansion|pop|visit|explor|examin|process|current|dequeu|taken|taking|remov|select|step|iter/, 'expanded'],
  [/start|initial|root|goal|target|final|path|solution|frontier|open|queue|closed|parent|move/, 'other'],
];

export class WordedBoards {
  readonly boards = new BoardReader();
  #misses = 0;
  readonly #kinds = new Map<string, WordedKind>();

  /** The kind of a line, which is counted; `null` where there is not one board on it. */
  take(text: string, line: number): WordedKind | null {
    const found = boardsInWords(text).flatMap(({ board, words }) => {
      const state = this.#stateOf(board);
      return state === null ? [] : [{ state, words }];
    });
    if (found.length !== 1) return null;
    const kind = this.#kindOf(found[0].words.replaceAll(/\d+(?:\.\d+)?/g, '#').slice(0, MOST_WORDS));
    if (kind !== null) add(kind, found[0].state, line);
    return kind;
  }

  #stateOf(board: string): number | null {
    const alike = this.boards.readAlike(board);
    if (alike !== null || this.#misses === MOST_MISSES) return alike;
    const read = this.boards.read(board);
    if (read.ok) return read.state;
    this.#misses++;
    return null;
  }

  /** Kinds that may be steps, where words say of some that they are, only those. */
  get stepKinds(): readonly WordedKind[] {
    const kinds = [...this.#kinds.values()];
    const said = kinds.filter(({ role }) => role === 'expanded');
    return said.length > 0 ? said : kinds.filter(({ role }) => role === 'unsaid');
  }

  #kindOf(words: string): WordedKind | null {
    const known = this.#kinds.get(words);
    if (known !== undefined) return known;
    if (this.#kinds.size === MOST_KINDS) return null;
    const said = words.toLowerCase();
    const role = ROLES.find(([pattern]) => pattern.test(said))?.[1] ?? 'unsaid';
    const kind = { words, role, count: 0, state: new Int32Array(0), line: new Int32Array(0) };
    this.#kinds.set(words, kind);
    return kind;
  }
}

function add(kind: WordedKind, state: number, line: number): void {
  const at = kind.count++;
  kind.state = grown(kind.state, kind.count);
  kind.line = grown(kind.line, kind.count);
  kind.state[at] = state;
  kind.line[at] = line;
}
