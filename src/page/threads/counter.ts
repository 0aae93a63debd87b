/** Entry of a thread that counts searches of one experiment. */
import { counterOf } from '../../host/experiments/counter.ts';
import type { CounterData, CounterReport, CounterTasks } from '../../host/experiments/runExperiment.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { dieOf } from './dieOf.ts';
import type { LifeSigns } from './lifeSigns.ts';
import { loadQuickJS, programsIn } from './programs.ts';
import { signsTo, type ThreadData } from './startThread.ts';

/** Sent first; tasks follow. */
export interface CounterThreadData extends CounterData, ThreadData {}

let counting: Promise<(tasks: CounterTasks) => void>;
let signs: LifeSigns;

self.addEventListener(
  'message',
  ({ data }: MessageEvent<CounterThreadData>) => {
    signs = signsTo(data.signs);
    counting = begin(data);
    self.addEventListener('message', ({ data: tasks }: MessageEvent<CounterTasks>) => void count(tasks));
  },
  { once: true },
);

async function begin({ quickJS, ...data }: CounterThreadData): Promise<(tasks: CounterTasks) => void> {
  const needsPrograms = data.recipe.searches.some((search) => ownOf(search)?.kind === 'javascript');
  const own = new OwnMeasures(needsPrograms ? programsIn(await loadQuickJS(quickJS), signs) : undefined);
  return counterOf(data, own, tell);
}

async function count(tasks: CounterTasks): Promise<void> {
  try {
    (await counting)(tasks);
  } catch (error) {
    if (isHeuristicFault(error)) signs.fail(error.message);
    else dieOf(error);
  }
}

function tell(report: CounterReport): void {
  self.postMessage(report, { transfer: [report.packed.buffer as ArrayBuffer] });
}
