import type { Experiment } from '../../../shared/lab/experiment.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import type { ProgressLine } from '../progress.ts';

/** Shows how many searches of `experiment` are done. */
export function showCounting(experiment: Experiment, line: ProgressLine): void {
  line.show(() => `${formatNumber(experiment.done)} of ${formatNumber(experiment.tasks)} searches`);
}
