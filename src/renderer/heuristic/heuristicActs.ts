/** What can be done with a draft: keep it, search by it, export it. */
import type { Challenge, ScoredPuzzle } from '../../shared/contract/challenges.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import type { FoundHeuristic, JudgementRest, ListedHeuristic } from '../../shared/contract/heuristics.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { csvLine } from '../../shared/exchange/csv.ts';
import { expandedBy } from '../../shared/judge/expansions.ts';
import { dominanceSentences, sampleSentence, sizeOf, wrongStartSentence } from '../../shared/judge/sentences.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import { fileName } from '../host/fileName.ts';
import { UNTITLED } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import { isSame } from '../options/ownChoices.ts';
import { cardsOf } from './cards.ts';
import type { HeuristicDesk } from './heuristicDesk.svelte.ts';

/** Keeps a heuristic under its name, in the place of the one that has it. */
export async function keepHeuristic({ notices, own: owns }: Program, own: OwnHeuristic): Promise<void> {
  await notices.attempt(async () => {
    const { heuristicId, before } = await owns.keep(own);
    if (before === null) return notices.tell(`Kept “${own.name}”.`, { undo: () => owns.delete(heuristicId) });
    notices.tell(`Kept “${own.name}” in place of the earlier one.`, {
      undo: async () => void (await owns.keep(before)),
    });
  });
}

/** Opens a heuristic that is kept: one from elsewhere once the user has looked at it. What was being written and is not kept comes back with an undo. */
export async function openKept(
  { notices, own: owns }: Program,
  desk: HeuristicDesk,
  { own, mayRun }: ListedHeuristic,
): Promise<void> {
  if (!mayRun && !(await owns.show(own))) return;
  const before = desk.draft;
  const isKept = owns.kept.some((kept) => isSame(kept.own, before));
  desk.open(own);
  if (isKept || desk.isFirst(before)) return;
  notices.tell(`Opened “${own.name}”. What you were writing was not kept.`, {
    undo: async () => desk.open(before),
  });
}

/** Searches the puzzle on the board by the heuristic: by A* where the search uses none. */
export async function searchBy(
  { navigation, notices, own: owns }: Program,
  main: MainSearch,
  own: OwnHeuristic,
): Promise<void> {
  await notices.attempt(async () => {
    await owns.agree(own);
    navigation.show('search');
    const { algorithm } = main.search;
    await main.setSearch({
      algorithm: STRATEGIES[algorithm].usesHeuristic ? algorithm : 'astar',
      heuristic: 'own',
      own,
    });
  });
}

/** Opens a start in the search, by A* with the heuristic as it was judged. */
export async function watchFrom(
  { navigation, notices, settings, current, own: owns }: Program,
  own: OwnHeuristic,
  puzzle: Puzzle,
): Promise<void> {
  await notices.attempt(async () => {
    await owns.agree(own);
    navigation.show('search');
    settings.remember({ search: changedSearch(DEFAULT_SEARCH, { heuristic: 'own', own }), runId: null });
    await current.use({ puzzle, title: UNTITLED, puzzleId: null });
  });
}

/** Opens a puzzle of a challenge in the search, as it was scored. */
export async function openScored(
  { navigation, notices, settings, current }: Program,
  { search }: Challenge,
  own: OwnHeuristic,
  { puzzle, title, puzzleId }: ScoredPuzzle,
): Promise<void> {
  await notices.attempt(async () => {
    navigation.show('search');
    settings.remember({ search: { ...search, heuristic: 'own', own }, runId: null });
    await current.use({ puzzle, title, puzzleId });
  });
}

/** What was found, and of what. */
export interface TakenVerdict {
  readonly own: OwnHeuristic;
  readonly puzzle: Puzzle;
  readonly found: FoundHeuristic;
  readonly rest: JudgementRest | null;
}

/** The verdict in sentences, with the text of the heuristic. */
export function verdictText({ own, puzzle, found, rest }: TakenVerdict): string {
  const { cols, goal } = puzzle;
  const cards = cardsOf(found, null, cols).map(({ title, sentence }) => `${title}. ${sentence}`);
  const dominance = rest ? dominanceSentences(rest.dominance) : [];
  const more = found.kind === 'all' ? sizeOf(found.verdict) : sampleSentence(found.verdict);
  const wrong = rest ? [wrongStartSentence(rest.wrong, cols)] : [];
  const expanded = rest?.expansions.means.map(
    ({ heuristic, mean }) => `  ${heuristic === null ? own.name : expandedBy(heuristic)}: ${Math.round(mean)}`,
  );
  const counted =
    rest && expanded
      ? [
          `Nodes that A* expands, mean of ${rest.expansions.puzzles} puzzles of ${rest.expansions.distance} moves:`,
          ...expanded,
        ]
      : [];
  return [own.name, '', own.text, '', `Towards ${printBoard([...goal], cols)}`, '', ...cards, more, ...dominance, ...wrong, ...counted, ''].join('\n'); // prettier-ignore
}

/** The figures of the verdict as a table of two columns. */
export function verdictCsv({ own, puzzle, found, rest }: TakenVerdict): string {
  const figures = Object.entries(found.verdict).filter(([, value]) => typeof value === 'number') as [string, number][];
  const means = rest?.expansions.means.map(
    ({ heuristic, mean }) => [`expanded by ${heuristic === null ? own.name : expandedBy(heuristic)}`, mean] as const,
  );
  const rows = [['heuristic', own.name], ['text', own.text], ['goal', printBoard([...puzzle.goal], puzzle.cols)], ['judged', found.kind === 'all' ? 'all states' : 'a sample'], ...figures, ...(means ?? [])] as const; // prettier-ignore
  return rows.map((row) => csvLine(row)).join('');
}

/** Saves what was found as a file. */
export async function saveVerdict({ api, notices }: Program, type: 'txt' | 'csv', taken: TakenVerdict): Promise<void> {
  const text = type === 'txt' ? verdictText(taken) : verdictCsv(taken);
  await notices.attempt(() =>
    saveBytes(api, { name: fileName(taken.own.name, 'verdict'), type, bytes: new Blob([text]) }),
  );
}
