/** Entry of a thread that counts searches of one experiment. */
import { counterOf } from '../../host/experiments/counter.ts';
import type { CounterData, CounterReport, CounterTasks } from '../../host/experiments/runExperiment.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { dieOf } from './dieOf.ts';
import { onBegin } from './onBegin.ts';
import { loadQuickJS, programsIn } from './programs.ts';

onBegin(({ quickJS, port, signs }) => {
  let counting: Promise<(tasks: CounterTasks) => void>;
  port.onmessage = ({ data }: MessageEvent<CounterData>) => {
    counting = begin(data);
    port.onmessage = ({ data: tasks }: MessageEvent<CounterTasks>) => void count(tasks);
  };

  async function begin(data: CounterData): Promise<(tasks: CounterTasks) => void> {
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
    port.postMessage(report, [report.packed.buffer as ArrayBuffer]);
  }
});
