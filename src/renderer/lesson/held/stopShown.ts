/** Brings the views to a stop, and checks whether they are there. Loaded with the first stop. */
import { isPage, type StopView } from '../../../shared/contract/stopParts.ts';
import { tick } from 'svelte';
import type { ExperimentRecipe } from '../../../shared/contract/experiments.ts';
import { fittingSearch } from '../../../shared/contract/searchOptions.ts';
import { FIRST_LOOK, type SeenTree } from '../../../shared/contract/looks.ts';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { isSamePuzzle } from '../../../shared/puzzle/puzzleKey.ts';
import { chosenIn } from '../../compare/lane.svelte.ts';
import { isSameSearch, sameSearches } from '../../compare/presets.ts';
import type { MainSearch } from '../../search/mainSearch.svelte.ts';
import { closeQuestions, type LessonTarget, type ShownStop } from '../lessonTarget.ts';

const FOLLOWING: SeenTree = { camera: { mode: 'follow', place: null }, folded: [], selected: null };

/**
 * Resolves when the stop's search is open at its step, or its comparison has come that far. `isWanted`: whether no other
 * stop was called for meanwhile, whose view this one would take away.
 */
export async function showStop(
  target: LessonTarget,
  stop: ShownStop,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const { program, main, comparison } = target;
  closeQuestions(target);
  main.hand.leave();
  main.page = null;
  if (isPage(stop.view)) return program.navigation.cover();
  if (stop.experiment) return experimentAt(target, stop.experiment, stop.hides);
  if (stop.hunt !== undefined) return huntAt(target, stop.hunt);
  program.settings.remember({ hidesNext: stop.hides });
  if (stop.view === 'compare') compareAt(target, stop);
  else await searchAt(target, stop, isWanted);
  if (!isWanted()) return;
  if (!comesWithPuzzle(stop.view)) program.navigation.show(stop.view);
  const { heuristic, puzzle } = stop;
  if (heuristic) await program.notices.attempt(() => target.heuristics.show(program, heuristic, puzzle));
  if (stop.view === 'compare' && stop.question) await comparison.target.untilAskable();
}

/** Whether the view shows the puzzle alone: it comes at once, so that the search that opens behind it is not seen. */
function comesWithPuzzle(view: StopView): view is 'puzzle' | 'states' {
  return view === 'puzzle' || view === 'states';
}

async function experimentAt({ program, lab }: LessonTarget, recipe: ExperimentRecipe, hides: boolean): Promise<void> {
  program.navigation.show('lab');
  await program.notices.attempt(() => lab.show(program, recipe, hides));
}

/** What the user has found of it is kept, and hidden until the lesson ends. */
function huntAt({ program: { settings, navigation }, hunts }: LessonTarget, hunt: number): void {
  settings.hold(['hunts']);
  settings.remember({ hunts: { at: hunt, found: hunts.isLent ? settings.now.hunts.found : [] } });
  if (!hunts.isLent) hunts.desk?.begin();
  hunts.isLent = true;
  navigation.show('hunt');
}

async function searchAt(target: LessonTarget, stop: ShownStop, isWanted: () => boolean): Promise<void> {
  const { program, main } = target;
  const { layout: kind, faces, colouredBy } = stop.look ?? { ...FIRST_LOOK, layout: 'tidy' };
  const seen = stop.trees?.[0] ?? FOLLOWING;
  Object.assign(main.treeLook, { kind, faces, colouredBy });
  if (canStepTo(main, stop)) stepTo(main, stop, seen);
  else await searchAnew(target, stop, seen);
  if (stop.evenIfUnsolvable || program.current.solvability?.solvable)
    await main.player.untilArrived(stop.steps[0] === 'end' ? Infinity : stop.steps[0] + 1);
  if (isWanted()) main.view.selected = seen.selected ?? NONE;
}

/** Whether the stop's search is already open; then the tree keeps its view. */
function canStepTo(
  { player, view }: MainSearch,
  { puzzle, searches: [search], trees, view: stopView }: ShownStop,
): boolean {
  const { opened } = player;
  const isSame = opened !== null && isSamePuzzle(opened.puzzle, puzzle) && isSameSearch(opened.search, search);
  return isSame && stopView === 'search' && trees?.[0].camera.mode !== 'free' && view.viewState.folded.size === 0;
}

function stepTo({ view }: MainSearch, { steps: [step] }: ShownStop, { camera: { mode } }: SeenTree): void {
  view.jump(stepNumber(step));
  if (mode !== 'free') view.drawing?.follow(mode);
}

async function searchAnew({ program, main, spaces }: LessonTarget, stop: ShownStop, seen: SeenTree): Promise<void> {
  const { current, settings, navigation } = program;
  const { puzzle, title, searches, steps, evenIfUnsolvable, isGuest, onTiles } = stop;
  const { rows, cols, goal } = puzzle;
  const [[search], [step]] = [searches, steps];
  main.view.closeSearch();
  await tick(); // until the drawing, which would report its camera, is gone
  main.view.viewState.show(seen);
  settings.remember({ search });
  if (stop.view === 'states') void spaces.open({ rows, cols, goal });
  if (comesWithPuzzle(stop.view)) navigation.show(stop.view);
  await current.use(
    { puzzle: { ...puzzle }, title, puzzleId: null, isGuest, ...(onTiles && { picture: onTiles }) },
    stepNumber(step),
  );
  if (evenIfUnsolvable && current.solvability?.solvable === false) await main.searchAnyway(stepNumber(step));
}

function compareAt(
  { program, comparison }: LessonTarget,
  { puzzle, title, searches, steps, clock = 'step', look, trees, isGuest }: ShownStop,
): void {
  const at = steps.map(stepNumber);
  if (isCompared({ program, comparison }, puzzle, searches)) {
    comparison.clock.restart(at);
    comparison.clock.settle();
    if (look) comparison.look.show(look);
    return;
  }
  const content = {
    puzzle: { ...puzzle },
    searches,
    clock,
    steps: at,
    bets: [],
    ...(look && { look }),
    ...(trees && { trees }),
  };
  comparison.reopen({ ...content, title, puzzleId: null }, isGuest);
}

function isCompared(
  { program, comparison }: Pick<LessonTarget, 'program' | 'comparison'>,
  puzzle: Puzzle,
  searches: readonly SearchSpec[],
): boolean {
  const { current, navigation } = program;
  const isSame = current.puzzle !== null && isSamePuzzle(current.puzzle, puzzle);
  return isSame && navigation.view === 'compare' && sameSearches(chosenIn(comparison.lanes), searches);
}

function stepNumber(step: number | 'end'): number {
  return step === 'end' ? Infinity : step;
}

/** Whether the views still are where the stop has brought them. */
export function isAtStop(target: LessonTarget, stop: ShownStop): boolean {
  const { program, main, comparison, lab, heuristics } = target;
  const { navigation, current } = program;
  if (navigation.isCovered || isPage(stop.view)) return navigation.isCovered && isPage(stop.view);
  if (stop.experiment) return navigation.view === 'lab' && lab.shows(stop.experiment);
  if (stop.hunt !== undefined) return navigation.view === 'hunt' && program.settings.now.hunts.at === stop.hunt;
  const isHere = navigation.view === stop.view && current.puzzle !== null && isSamePuzzle(current.puzzle, stop.puzzle);
  if (!isHere || (stop.heuristic && !heuristics.shows(stop.heuristic))) return false;
  if (stop.view === 'compare') {
    const stand = comparison.lanes.map(({ player }) => ({ step: player.step, atEnd: player.atEnd }));
    return sameSearches(chosenIn(comparison.lanes), stop.searches) && standsAt(stand, stop);
  }
  const [search] = stop.searches.map((search) => fittingSearch(search, current.heuristics));
  return stop.view !== 'search' || (isSameSearch(main.search, search) && standsAt([main.player], stop));
}

function standsAt(stand: readonly { readonly step: number; readonly atEnd: boolean }[], { steps }: ShownStop): boolean {
  return stand.every(({ step, atEnd }, index) => (steps[index] === 'end' ? atEnd : step === steps[index]));
}
