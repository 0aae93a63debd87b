import type { Experiment } from '../../shared/lab/experiment.ts';
import { Domains } from '../solver/domains.ts';
import { countTask } from './countTask.ts';

/** Counts every search of `experiment` in this thread; its clock counts looks at it. */
export function countHere(experiment: Experiment): void {
  const { puzzles, recipe } = experiment;
  const domains = new Domains(recipe.searches.length);
  let looks = 0;
  const means = { databases: [], domains, now: () => looks++ };
  for (const [puzzle, { puzzle: boards }] of puzzles.entries())
    for (const [search, spec] of recipe.searches.entries())
      experiment.add([{ ...countTask(boards, spec, means), puzzle, search }]);
}
