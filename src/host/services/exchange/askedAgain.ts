/** Asks the questions of an imported file again: the engine says what is right, not the file. */
import type { AskedRun } from '../../../shared/ask/askedRun.ts';
import { withoutLetters, type Question } from '../../../shared/ask/question.ts';
import { ask, askOfTwo } from '../../../shared/ask/questions.ts';
import { writeChoices, type QuestionContent } from '../../../shared/contract/questions.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { Search } from '../../../shared/engine/search.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import type { FileQuestion } from '../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';
import { createSlidingDomain } from '../../../shared/puzzle/domain/slidingDomain.ts';
import { HEURISTICS, needsTables, traitsOf, type HeuristicId } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { TraceReader } from '../../../shared/readings/reading.ts';
import { decodeBatch, encodeBatch } from '../../../shared/trace/batch.ts';

/** Expansions that all questions of a file may need together: about a second (measured on a shared core). */
const MOST_EXPANSIONS = 200_000;
/** Nodes of one search among them. */
const MOST_NODES = 600_000;

/** `long`: it needs more than there is left, tables that take long to build, or a heuristic that came with the file. */
type AskedAgain = 'same' | 'other' | 'long';

/** A question without what was voted. */
type Unvoted = Omit<QuestionContent, 'votes'>;

/** Asks the questions of the files of one import again, each once: a class answers the same ones. */
export class AskingAgain {
  readonly #budget = { left: MOST_EXPANSIONS };
  readonly #verdicts = new Map<string, AskedAgain>();

  /**
   * The file without the questions that the engine would not ask like that; its faults say which. Those whose searches are too long
   * to be run again here are marked: their answers are what the file says.
   */
  judged(file: Incoming): Incoming {
    return withVerdicts(file, (content) => this.#verdictOn(content));
  }

  #verdictOn({ votes: _votes, ...asked }: QuestionContent): AskedAgain {
    const key = JSON.stringify(asked);
    const verdict = this.#verdicts.get(key) ?? verdictOn(asked, this.#budget);
    this.#verdicts.set(key, verdict);
    return verdict;
  }
}

function withVerdicts(file: Incoming, verdictOf: (content: QuestionContent) => AskedAgain): Incoming {
  const judged = file.questions.map((question) => ({ question, verdict: verdictOf(question.content) }));
  const sound = judged.filter(({ verdict }) => verdict !== 'other');
  const faults = judged.filter(({ verdict }) => verdict === 'other').map(({ question }) => faultOf(question));
  const questions = sound.map(({ question, verdict }) => ({ ...question, isClaimed: verdict === 'long' }));
  return { ...file, questions, faults: [...file.faults, ...faults] };
}

function faultOf({ title, content: { step } }: FileQuestion): Incoming['faults'][number] {
  const sentence = `The question after step ${step} of “${title}”: here the engine asks it with other choices, or not at all.`;
  return { line: null, sentence };
}

/** Takes what its searches need off what is `left`. */
function verdictOn(content: Unvoted, budget: { left: number }): AskedAgain {
  const { puzzle, searches, kind, step } = content;
  if (!searches.every((search) => isFor(puzzle, search))) return 'other';
  const runs = searches.map((search) => searchedWithin(puzzle, search, kind === 'more' ? Infinity : step + 1, budget));
  if (runs.includes(null)) return 'long';
  const posed = posedOn(content, runs as AskedRun[]);
  if (posed === null) return 'other';
  return writeChoices(kind, withoutLetters(posed)) === writeChoices(kind, content.choices) ? 'same' : 'other';
}

function heuristicOf({ algorithm, heuristic }: SearchSpec): HeuristicId {
  return STRATEGIES[algorithm].usesHeuristic ? heuristic : 'zero';
}

function isFor({ rows, cols }: Puzzle, search: SearchSpec): boolean {
  return HEURISTICS[heuristicOf(search)].isFor(rows, cols);
}

/** The run to its end, or after so many expansions; `null` where there are not so many left, or it needs what is not there. */
function searchedWithin(puzzle: Puzzle, spec: SearchSpec, wanted: number, budget: { left: number }): AskedRun | null {
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
  return isCutShort ? null : { reader, options, puzzle, h: traitsOf(heuristic, rows, cols, { factor: spec.factor }) };
}

/** The question as the engine asks it; `null` where it makes no sense there. */
function posedOn({ kind, step }: Unvoted, [first, second]: readonly AskedRun[]): Question | null {
  if (kind === 'more') return askOfTwo({ name: '', run: first }, { name: '', run: second });
  return step > first.reader.expansions ? null : (ask(kind, first, step) as Question | null);
}
