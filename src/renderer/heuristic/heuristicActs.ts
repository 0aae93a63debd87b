import type { Challenge, ScoredPuzzle } from '../../shared/contract/challenges.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import type { FoundHeuristic, JudgementRest, ListedHeuristic } from '../../shared/contract/heuristics.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { csvLine } from '../../shared/exchange/csv.ts';
import { expandedBy, searchedPuzzles } from '../../shared/judge/expansions.ts';
import { dominanceSentences, sampleSentence, sizeOf, wrongStartSentence } from '../../shared/judge/sentences.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { SampledVerdict } from '../../shared/judge/sample.ts';
import type { HeuristicVerdict } from '../../shared/judge/verdict.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import { fileName } from '../host/fileName.ts';
import { UNTITLED, type ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import { isSame } from '../options/ownChoices.ts';
import { makeCards } from './cards.ts';
import type { HeuristicEditor } from './heuristicEditor.svelte.ts';

/** Overwrites the kept heuristic of the same name. */
export async function saveHeuristic({ notices, own: owns, changes }: Program, own: OwnHeuristic): Promise<void> {
  await notices.attempt(async () => {
    const { heuristicId, before } = await owns.keep(own);
    if (before === null)
      return notices.tell(`Saved “${own.name}”.`, {
        undo: () => changes.library.delete({ kind: 'heuristic', ids: [heuristicId] }),
      });
    notices.tell(`Saved “${own.name}” in place of the earlier one.`, {
      undo: async () => void (await owns.keep(before)),
    });
  });
}

/** Opens a kept heuristic; a foreign one only after the user has reviewed it. Undo brings an unsaved draft back. */
export async function openKept(
  { notices, own: owns }: Program,
  editor: HeuristicEditor,
  { own, mayRun }: ListedHeuristic,
): Promise<void> {
  if (!mayRun && !(await owns.show(own))) return;
  const before = editor.written;
  const isLost = isShownUnsaved(owns, editor) || (own.kind !== before.kind && isHiddenUnsaved(owns, editor, own));
  editor.open(own);
  if (!isLost) return;
  notices.tell(`Opened “${own.name}”. What you were writing was not saved.`, {
    undo: async () => editor.takeBack(before),
  });
}

function isShownUnsaved({ kept }: Program['own'], editor: HeuristicEditor): boolean {
  return !editor.isFirst(editor.draft) && !kept.some((one) => isSame(one.own, editor.draft));
}

/** Of the text of the kind of `opened`, whose place it takes; such a text has no name of its own. */
function isHiddenUnsaved({ kept }: Program['own'], editor: HeuristicEditor, opened: OwnHeuristic): boolean {
  const { kind } = opened;
  const text = editor.written.texts[kind];
  const isThere = [opened, ...kept.map(({ own }) => own)].some((one) => one.kind === kind && one.text === text);
  return !isThere && !editor.isFirstText(kind, text);
}

/** Searches the puzzle on the board with the heuristic, by A* where the chosen search uses none. */
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
      algorithm: STRATEGIES[algorithm].usesHeuristic ? algorithm : DEFAULT_SEARCH.algorithm,
      heuristic: 'own',
      own,
    });
  });
}

/** Opens a start in the search, by A* with the heuristic as it was judged. */
export function watchFrom(program: Program, own: OwnHeuristic, puzzle: Puzzle): Promise<void> {
  return openInSearch(program, own, DEFAULT_SEARCH, { puzzle, title: UNTITLED, puzzleId: null });
}

/** Opens a puzzle of a challenge in the search, as it was scored. */
export function openScored(
  program: Program,
  { search }: Challenge,
  own: OwnHeuristic,
  scored: ScoredPuzzle,
): Promise<void> {
  const { puzzle, title, puzzleId } = scored;
  return openInSearch(program, own, search, { puzzle, title, puzzleId });
}

async function openInSearch(
  { navigation, notices, settings, current, own: owns }: Program,
  own: OwnHeuristic,
  search: SearchSpec,
  shown: ShownPuzzle,
): Promise<void> {
  await notices.attempt(async () => {
    await owns.agree(own);
    navigation.show('search');
    settings.remember({ search: changedSearch(search, { heuristic: 'own', own }), runId: null });
    await current.use(shown);
  });
}

export interface TakenVerdict {
  readonly own: OwnHeuristic;
  readonly puzzle: Puzzle;
  readonly found: FoundHeuristic;
  readonly rest: JudgementRest | null;
}

export function verdictText({ own, puzzle, found, rest }: TakenVerdict): string {
  const { cols, goal } = puzzle;
  const cards = makeCards(found, cols).map(({ title, sentence }) => `${title}. ${sentence}`);
  const more = found.kind === 'all' ? sizeOf(found.verdict) : sampleSentence(found.verdict);
  const lines = [own.name, '', own.text, '', `Towards ${printBoard([...goal], cols)}`, '', ...cards, more];
  if (rest) {
    lines.push(
      ...dominanceSentences(rest.dominance),
      wrongStartSentence(rest.wrong, cols, found.kind === 'all' && found.verdict.byCost),
    );
    lines.push(`Nodes that A* expands, mean of ${searchedPuzzles(rest.expansions)}:`);
    lines.push(...meansOf(own, rest).map(([name, mean]) => `  ${name}: ${Math.round(mean)}`));
  }
  return [...lines, ''].join('\n');
}

/** The figures of a verdict, on all states or on a sample. */
type NumberIn<Verdict> = { [Name in keyof Verdict]-?: Verdict[Name] extends number ? Name : never }[keyof Verdict];

const FIGURE_NAMES: Readonly<Record<NumberIn<HeuristicVerdict> | NumberIn<SampledVerdict>, string>> = {
  states: 'States judged',
  boards: 'Boards sampled',
  nearDistance: 'All boards sampled up to this distance',
  overestimates: 'States overestimated',
  largestOverestimate: 'Largest overestimate',
  moves: 'Moves judged',
  inconsistentMoves: 'Moves on which h falls by more than they cost',
  largestFall: 'Largest fall of h in a move',
  mean: 'Mean of h',
  meanDistance: 'Mean of h*',
  share: 'Mean of h / h*',
  values: 'Different values of h',
  ofGoal: 'h of the goal',
};

export function verdictCsv({ own, puzzle, found, rest }: TakenVerdict): string {
  const figures = Object.entries(FIGURE_NAMES).flatMap(([figure, name]) => {
    const value = found.verdict[figure as keyof typeof found.verdict];
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  const means = rest ? meansOf(own, rest).map(([name, mean]) => [`Expanded by ${name}`, mean] as const) : [];
  const rows = [
    ['Heuristic', own.name],
    ['Text', own.text],
    ['Goal', printBoard([...puzzle.goal], puzzle.cols)],
    ['Judged', found.kind === 'all' ? 'all states' : 'a sample'],
    ...figures,
    ...means,
  ] as const;
  return rows.map((row) => csvLine(row)).join('');
}

function meansOf(own: OwnHeuristic, { expansions }: JudgementRest): (readonly [name: string, mean: number])[] {
  return expansions.means.map(({ heuristic, mean }) => [heuristic === null ? own.name : expandedBy(heuristic), mean]);
}

export async function saveVerdict({ api, notices }: Program, type: 'txt' | 'csv', taken: TakenVerdict): Promise<void> {
  const text = type === 'txt' ? verdictText(taken) : verdictCsv(taken);
  await notices.attempt(() =>
    saveBytes(api, { name: fileName(taken.own.name, 'verdict'), type, bytes: new Blob([text]) }),
  );
}
