/** Asks questions again, so that the engine decides what is right, not a file. */
import type { AskedRun } from '../../../../shared/ask/askedRun.ts';
import { judgeAgain } from '../../../../shared/ask/kinds/fillIn.ts';
import type { HandStep } from '../../../../shared/ask/kinds/perform.ts';
import type { HandWork } from '../../../../shared/contract/handWork.ts';
import type { EngineQuestion, QuestionKind } from '../../../../shared/ask/kinds/questions.ts';
import { ask, askOfTwo } from '../../../../shared/ask/kinds/questions.ts';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { QuestionContent, QuestionRecipe } from '../../../../shared/contract/questions.ts';
import { searchOptionsOf } from '../../../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../../../shared/contract/types.ts';
import { Search } from '../../../../shared/engine/search.ts';
import { STRATEGIES } from '../../../../shared/engine/strategy.ts';
import type { FileQuestion } from '../../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../../shared/exchange/readFile.ts';
import { createSlidingDomain } from '../../../../shared/puzzle/domain/slidingDomain.ts';
import { HEURISTICS, needsTables, type HeuristicId } from '../../../../shared/puzzle/heuristics/heuristics.ts';
import { traitsOf } from '../../../../shared/puzzle/heuristics/traits.ts';
import { TraceReader } from '../../../../shared/readings/reading.ts';
import { decodeBatch, encodeBatch } from '../../../../shared/trace/batch.ts';

/**
 * Expansions for all questions of the files, and for those of all lessons: about a second each (measured on a shared
 * core).
 */
const MOST_EXPANSIONS = 200_000;
/** Expansions for the searches by hand of all files together; each file has `MOST_EXPANSIONS` of them at the most. */
const MOST_BY_HAND = 5 * MOST_EXPANSIONS;
const MOST_NODES = 600_000;

/** `long`: exceeds the budget, or needs tables that take long to build or a heuristic that came with the file. */
export type AskedAgain = 'same' | 'other' | 'long';

/** `end`: the last step of its search. */
export type AskedRecipe = Omit<QuestionRecipe, 'kind' | 'step' | 'text' | 'choices'> & {
  readonly kind: QuestionKind;
  readonly step: number | 'end';
};

/** What the engine asks, after which step; `question: null` where it makes no sense there. */
interface Posed {
  readonly step: number;
  readonly question: EngineQuestion | null;
}

interface Budget {
  left: number;
}

/**
 * Asks each question once, since a class answers the same ones, and repeats each search by hand once. Files, lessons and
 * searches by hand have separate budgets.
 */
export class AskingAgain {
  readonly #ofLessons: Budget = { left: MOST_EXPANSIONS };
  readonly #ofFiles: Budget = { left: MOST_EXPANSIONS };
  readonly #byHand: Budget = { left: MOST_BY_HAND };
  readonly #runs = new Map<string, AskedRun>();
  readonly #posed = new Map<string, Posed | 'long'>();

  /**
   * The file without the questions that the engine would not ask like that; its faults name them. Where the searches
   * are too long to repeat, the questions are marked: their answers are the file's claim.
   */
  judged(file: Incoming): Incoming {
    return withVerdicts(file, (content) => this.verdictOn(content));
  }

  /** Whether the engine asks this, with this answer. What the user asks and holds to be right, no engine judges. */
  verdictOn({ kind, ...content }: QuestionContent): AskedAgain {
    if (kind === 'own') return 'same';
    const posed = this.#pose({ kind, ...content }, this.#ofFiles);
    if (posed === 'long') return 'long';
    if (posed.question === null) return 'other';
    return hasSameAnswer(posed.question, content) ? 'same' : 'other';
  }

  /**
   * Judges what somebody has chosen and filled in, with a budget for one file; `null` where the search is too long to
   * repeat, or is another one.
   */
  judgedHands(hands: readonly HandWork[]): readonly (readonly HandStep[] | null)[] {
    const given = Math.min(MOST_EXPANSIONS, this.#byHand.left);
    const budget = { left: given };
    const judged = hands.map((work) => this.#judgedHand(work, budget));
    this.#byHand.left -= given - budget.left;
    return judged;
  }

  #judgedHand({ puzzle, search, steps }: HandWork, budget: Budget): readonly HandStep[] | null {
    if (!isFor(puzzle, search)) return null;
    const run = this.#runFor(puzzle, search, steps.at(-1)!.step + 1, budget);
    const judged = run && steps.map((step) => judgeAgain(run, step));
    return judged && judged.every((step) => step !== null) ? judged : null;
  }

  /** The run for at least so many expansions: a class searches the same puzzle. */
  #runFor(puzzle: Puzzle, search: SearchSpec, wanted: number, budget: Budget): AskedRun | null {
    const key = canonicalJson({ puzzle, search });
    const known = this.#runs.get(key);
    if (known && (known.reader.expansions >= wanted || known.reader.status !== 'running')) return known;
    const run = searchedWithin(puzzle, search, wanted, budget);
    if (run) this.#runs.set(key, run);
    return run;
  }

  posedInLesson(recipe: AskedRecipe): Posed | 'long' {
    return this.#pose(recipe, this.#ofLessons);
  }

  #pose({ puzzle, searches, kind, step }: AskedRecipe, budget: Budget): Posed | 'long' {
    const keyAt = (step: number | 'end'): string => canonicalJson({ puzzle, searches, kind, step });
    const known = this.#posed.get(keyAt(step));
    if (known !== undefined) return known;
    const posed = posedAgain({ puzzle, searches, kind, step }, budget);
    this.#posed.set(keyAt(step), posed);
    if (posed !== 'long') this.#posed.set(keyAt(posed.step), posed);
    return posed;
  }
}

/** The wrong choices may be those of an earlier version, which made others of the same mistakes. */
function hasSameAnswer({ choices, answer }: EngineQuestion, asked: Pick<QuestionContent, 'choices'>): boolean {
  const right = canonicalJson(choices.find(({ letter }) => letter === answer)!.value);
  return asked.choices.every(({ value, confusion }) => (canonicalJson(value) === right) === (confusion === null));
}

function withVerdicts(file: Incoming, verdictOf: (content: QuestionContent) => AskedAgain): Incoming {
  const judged = file.questions.map((question) => ({ question, verdict: verdictOf(question.content) }));
  const sound = judged.filter(({ verdict }) => verdict !== 'other');
  const faults = judged.filter(({ verdict }) => verdict === 'other').map(({ question }) => faultOf(question));
  const questions = sound.map(({ question, verdict }) => ({ ...question, isClaimed: verdict === 'long' }));
  return { ...file, questions, faults: [...file.faults, ...faults] };
}

function faultOf({ title, content: { step } }: FileQuestion): Incoming['faults'][number] {
  const sentence = `The question after step ${step} of “${title}”: here the engine has another answer, or does not ask it.`;
  return { line: null, sentence };
}

/** Takes what its searches need off `budget`. */
function posedAgain({ puzzle, searches, kind, step }: AskedRecipe, budget: Budget): Posed | 'long' {
  if (!searches.every((search) => isFor(puzzle, search))) return { step: step === 'end' ? 0 : step, question: null };
  const wanted = kind === 'more' || step === 'end' ? Infinity : step + 1;
  const runs = searches.map((search) => searchedWithin(puzzle, search, wanted, budget));
  if (runs.includes(null)) return 'long';
  const [first, second] = runs as AskedRun[];
  if (kind === 'more') return { step: 0, question: askOfTwo({ name: '', run: first }, { name: '', run: second }) };
  const at = step === 'end' ? first.reader.expansions : step;
  const isThere = at <= first.reader.expansions;
  return { step: at, question: isThere ? (ask(kind, first, at) as EngineQuestion | null) : null };
}

function heuristicOf({ algorithm, heuristic }: SearchSpec): HeuristicId {
  return STRATEGIES[algorithm].usesHeuristic ? heuristic : 'zero';
}

function isFor({ rows, cols }: Puzzle, search: SearchSpec): boolean {
  return HEURISTICS[heuristicOf(search)].isFor(rows, cols);
}

/**
 * The run to its end, or for so many expansions; `null` if the budget does not allow it, or something it needs is
 * missing.
 */
function searchedWithin(puzzle: Puzzle, spec: SearchSpec, wanted: number, budget: Budget): AskedRun | null {
  const { rows, cols } = puzzle;
  const heuristic = heuristicOf(spec);
  // The user looks at a foreign heuristic before it runs.
  const isFree = heuristic !== 'own' && !needsTables(heuristic, rows, cols);
  if ((wanted > budget.left && wanted < Infinity) || !isFree) return null;
  const options = searchOptionsOf({ ...spec, limits: { nodes: MOST_NODES, depth: spec.limits?.depth } });
  const search = new Search(
    createSlidingDomain(puzzle, heuristic, { factor: spec.factor, members: spec.members }),
    options,
  );
  search.advance(Math.min(wanted, budget.left));
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  budget.left -= reader.expansions;
  const isCutShort = reader.status === 'node-limit' || (reader.status === 'running' && reader.expansions < wanted);
  const { factor } = spec;
  return isCutShort
    ? null
    : { reader, options, puzzle, h: traitsOf(heuristic, rows, cols, { factor }), heuristic, factor };
}
