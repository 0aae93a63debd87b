/** Chooses the search of a board: options that are missing have their defaults. */
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { OWN_HEURISTIC, parse } from '../../../shared/contract/parse.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import type { SearchOptions } from '../../../shared/engine/options.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { HEURISTICS, type HeuristicId } from '../../../shared/puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import { checked, type Terminal, textOfFile } from '../command.ts';
import { InputError } from '../options.ts';
import type { SolveOptions } from './options.ts';

export interface Chosen {
  readonly heuristic: HeuristicId;
  /** Present if the heuristic is `own`. */
  readonly own?: OwnHeuristic | undefined;
  readonly options: SearchOptions;
}

/** Cells of a board that A* solves from every start. */
const SMALL = 9;

/** Bytes of one search with its trace. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** Throws an `InputError` where a weight would change nothing. */
export function requireWeighted({ weight, algorithm }: Pick<SolveOptions, 'weight' | 'algorithm'>): void {
  if (weight === undefined || (algorithm !== undefined && STRATEGIES[algorithm].usesWeight)) return;
  throw new InputError('--weight is for --algorithm weighted-astar: no other search has a weight.');
}

export function chooseSearch(chosen: SolveOptions, own: OwnHeuristic | undefined, rows: number, cols: number): Chosen {
  const usual = rows * cols <= SMALL ? DEFAULT_SEARCH.algorithm : 'idastar';
  const hasPatterns = chosen.algorithm === undefined && rows === 4 && cols === 4;
  const { algorithm = usual, limit = Infinity, nodes = Infinity, depth } = chosen;
  const { heuristic = hasPatterns ? 'pattern-database' : DEFAULT_SEARCH.heuristic } = chosen;
  return {
    own,
    heuristic: own === undefined ? heuristic : 'own',
    options: searchOptionsOf({
      ...chosen,
      algorithm,
      goalTest: chosen['goal-test'],
      straightBack: chosen['straight-back'],
      limits: { expansions: limit, nodes, depth, bytes: MAX_BYTES },
    }),
  };
}

/** Why the heuristic does not fit boards of that size, in a sentence, or `null`. */
export function heuristicFault({ heuristic, options }: Chosen, rows: number, cols: number): string | null {
  const { label, sizes, isFor } = HEURISTICS[heuristic];
  if (!STRATEGIES[options.strategy].usesHeuristic || isFor(rows, cols)) return null;
  return `${label} is for ${sizes}; this one is ${rows} × ${cols}.`;
}

/**
 * The user's own heuristic: a formula, or a file with a formula or, if it ends in `.js`, a program; `undefined` for
 * none. Throws an `InputError`.
 */
export function readOwnHeuristic(chosen: SolveOptions, terminal: Pick<Terminal, 'readFile'>): OwnHeuristic | undefined {
  const { heuristic, 'heuristic-formula': formula, 'heuristic-file': file } = chosen;
  if ([formula, file, heuristic].filter((named) => named !== undefined).length > 1)
    throw new InputError(
      '--heuristic, --heuristic-formula and --heuristic-file name one heuristic: write one of them.',
    );
  const own = (source: string, kind: OwnHeuristic['kind'], text: string): OwnHeuristic =>
    checked(source, () => parse(OWN_HEURISTIC, { name: kind, kind, text }));
  if (formula !== undefined) return own('--heuristic-formula', 'formula', formula);
  if (file === undefined) return undefined;
  return own(file, /\.[cm]?js$/i.test(file) ? 'javascript' : 'formula', textOfFile(file, terminal));
}
