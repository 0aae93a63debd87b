/** Commands of the search view. The compare view has such commands for all of its searches. */
import { askCommands, whyAskingHolds } from '../ask/askCommands.ts';
import { HAND_HOLDS, handCommand } from '../ask/handCommands.ts';
import { nextMark, marksOf } from '../charts/marks.ts';
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { StopId } from '../../shared/readings/stops.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { DrawerPage } from '../charts/charts.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';
import { stepLines } from '../run/stepLines.ts';
import { SELECT_FIRST, STOP_WORDS, stopWordsIn } from '../run/sentences/stopWords.ts';
import { cameraLines, cameraOf, ringsLine } from '../tree/cameraLines.ts';
import type { MainSearch } from './mainSearch.svelte.ts';
import { STILL_OPENING } from '../run/words.ts';
import { printPages } from '../ui/printPages.ts';
import { copyRunCode } from './openRunCode.ts';

const NO_PUZZLE = 'Choose a puzzle first.';
const NOT_SEARCHED = 'No search is open, because no moves lead to this goal. Choose Search anyway to open one.';

const ALGORITHM_KEYS: Partial<Readonly<Record<StrategyId, string>>> = { bfs: '1', astar: '2' };

export function searchCommands(program: Program, main: MainSearch): CommandGroup[] {
  const except = ['compare', 'program'] as const;
  const whyNot = (): string | null => whyNotMoved(program, main);
  return [
    { title: 'Steps', except, lines: stepCommands(program, main) },
    { title: 'Stop at the next', except, lines: stopCommands(program, main) },
    {
      title: 'Ask the class',
      scope: 'search',
      lines: [
        ...askCommands(main.asking, whyNot, (text) => program.notices.hint(program.commands.withKeys(text))),
        handCommand(main.hand, whyNot, () => main.beginByHand()),
      ],
    },
    { title: 'Search', except, lines: [...algorithmCommands(program, main), ...runCommands(program, main)] },
    {
      title: 'Tree',
      except,
      lines: [...cameraLines('tree', '', cameraOf(main.view)), ringsLine('tree', main.treeLook)],
    },
  ];
}

/** Why there is nothing to step through; `null` if there is a search, or one is about to open. */
export function whyNoSearch({ current, notices }: Program, { view, player }: MainSearch): string | null {
  if (view.preparing === null && player.hasSearch) return null;
  return notices.whyCutOff ?? (current.shown === null ? NO_PUZZLE : (view.obstacle ?? NOT_SEARCHED));
}

/** Also says that the search is still being opened. */
function whyNotOpen(program: Program, main: MainSearch): string | null {
  return whyNoSearch(program, main) ?? (main.player.opened ? null : STILL_OPENING);
}

/** Also says why the step must not move: a class, or the user by hand, is thinking. */
export function whyNotMoved(program: Program, main: MainSearch): string | null {
  const why = whyNoSearch(program, main) ?? whyAskingHolds(main.asking);
  if (why !== null) return why;
  return main.hand.isWaiting ? HAND_HOLDS : null;
}

function stepCommands(program: Program, main: MainSearch): Command[] {
  const { view } = main;
  const finer: Omit<Command, 'whyNot'>[] = [
    {
      id: 'step.into',
      keys: ['Alt+ArrowRight'],
      title: 'Go to the next line of the pseudocode',
      run: () => view.stepWithin(1),
    },
    {
      id: 'step.out',
      keys: ['Alt+ArrowLeft'],
      title: 'Go to the previous line of the pseudocode',
      run: () => view.stepWithin(-1),
    },
    {
      id: 'step.mark',
      keys: ['.'],
      title: 'Go to the next mark on the timeline',
      run: () => goToMark(program, main, 1),
    },
    {
      id: 'step.markBack',
      keys: [','],
      title: 'Go to the previous mark on the timeline',
      run: () => goToMark(program, main, -1),
    },
  ];
  const whyNot = (): string | null => whyNotMoved(program, main);
  return [
    ...stepLines('step', view, whyNot),
    ...finer.map((line) => ({ ...line, whyNot })),
    {
      id: 'step.solution',
      keys: ['s'],
      title: 'Play the solution, or pause it',
      whyNot: () => whyNot() ?? whyNoSolution(main),
      run: () => view.walkSolution(),
    },
  ];
}

function goToMark({ notices }: Program, { view, player }: MainSearch, direction: 1 | -1): void {
  const step = nextMark(marksOf(player.arrived, view.options), player.step, direction);
  if (step !== null) view.jump(step);
  else notices.hint(`There is no mark ${direction === 1 ? 'after' : 'before'} this step.`, standingAt(player));
}

/** Whether the step is still the present one. */
function standingAt(player: MainSearch['player']): () => boolean {
  const { step } = player;
  return () => player.step === step;
}

function whyNoSolution({ view, player }: MainSearch): string | null {
  if (view.hasSolution) return null;
  return player.atEnd ? 'This search has found no solution.' : 'The search has not reached the goal yet.';
}

function stopCommands(program: Program, main: MainSearch): Command[] {
  return (Object.keys(STOP_WORDS) as StopId[]).map((stop) => ({
    id: `stop.${stop}`,
    keys: [STOP_WORDS[stop].key],
    get title() {
      return stopWordsIn(stop, main.view).label;
    },
    whyNot: () => whyNotMoved(program, main) ?? (stop === 'state' && main.view.selected === NONE ? SELECT_FIRST : null),
    run: () => void stopAt(program, main, stop),
  }));
}

/** Goes to the next step at which `stop` happens, or reports that there is none. */
async function stopAt({ notices }: Program, { view, player }: MainSearch, stop: StopId): Promise<void> {
  if (player.opened === null) return;
  if (!(await view.stopAt(stop))) notices.hint(stopWordsIn(stop, view).none, standingAt(player));
}

function algorithmCommands({ notices, navigation }: Program, main: MainSearch): Command[] {
  return (Object.keys(STRATEGIES) as StrategyId[]).map((algorithm) => {
    const key = ALGORITHM_KEYS[algorithm];
    const { label } = STRATEGIES[algorithm];
    return {
      id: `search.${algorithm}`,
      ...(key !== undefined && { keys: [key] }),
      title: label,
      whyNot: () => notices.whyCutOff,
      run: () => {
        void main.setSearch({ algorithm });
        if (navigation.view !== 'search') notices.tell(`The algorithm of the search is now: ${label}.`);
      },
    };
  });
}

function runCommands(program: Program, main: MainSearch): Command[] {
  return [
    {
      id: 'run.print',
      keys: ['$mod+p'],
      title: 'Print the step on one page',
      whyNot: () => whyNotOpen(program, main),
      run: printPages,
    },
    {
      id: 'run.keep',
      keys: ['$mod+s'],
      title: 'Save the run',
      whyNot: () => whyNotKept(program, main),
      run: () => void main.saveRun(),
    },
    {
      id: 'run.copyCode',
      title: 'Copy the code of this run and step',
      whyNot: () => whyNotOpen(program, main),
      run: () => void copyRunCode(program, main.view),
    },
  ];
}

function whyNotKept(program: Program, main: MainSearch): string | null {
  const why = program.notices.whyCutOff ?? whyNoSearch(program, main);
  if (why !== null) return why;
  if (main.saving) return 'The run is saved as soon as its search has ended.';
  return main.run?.isPinned ? 'This run is saved already.' : null;
}

export function waysCommand({ settings, navigation }: Program, main: MainSearch): Command {
  return {
    id: 'board.ways',
    keys: ['w'],
    title: 'Show arrows from the tiles to their goal cells',
    whyNot: () => (navigation.view === 'search' ? whyNoArrows(main) : 'The arrows are on the board in Search.'),
    isChecked: () => settings.now.ways,
    run: () => settings.remember({ ways: !settings.now.ways }),
  };
}

function whyNoArrows({ search, view: { puzzle, strategy } }: MainSearch): string | null {
  if (puzzle === null) return NO_PUZZLE;
  if (strategy.usesHeuristic && HEURISTICS[search.heuristic].ways) return null;
  const used = strategy.usesHeuristic ? `uses ${heuristicLabel(search)}` : 'uses no heuristic';
  return `There are arrows for Manhattan distance and the heuristics based on it. This search ${used}.`;
}

export function hideCommand({ settings }: Program): Command {
  return {
    id: 'run.hide',
    keys: ['v'],
    title: 'Hide later steps, or show them',
    isChecked: () => settings.now.hidesNext,
    run: () => settings.remember({ hidesNext: !settings.now.hidesNext }),
  };
}

/** The pages over the tree, each of which its command opens and closes. */
export function pageCommands(program: Program, main: MainSearch): Command[] {
  const { navigation } = program;
  const isOpen = (page: DrawerPage): boolean => main.page === page && navigation.view === 'search';
  const command = (page: DrawerPage, rest: Pick<Command, 'id' | 'title' | 'keys'>): Command => ({
    ...rest,
    whyNot: () => whyNoSearch(program, main),
    run() {
      main.page = isOpen(page) ? null : page;
      navigation.show('search');
    },
  });
  return [
    command('charts', { id: 'run.charts', keys: ['d'], title: 'Show the charts of the run, or the tree' }),
    command('nodes', { id: 'run.nodes', title: 'Show the table of expanded nodes, or the tree' }),
  ];
}
