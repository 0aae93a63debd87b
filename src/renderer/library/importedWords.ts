import type { ImportResult } from '../../shared/contract/exchange.ts';
import { count } from '../ui/format.ts';

/** "17 puzzles and 2 runs"; what is rare is told where there is any. */
export function importedInWords(result: ImportResult): string {
  const { puzzles, runs, comparisons, questions, lessons, challenges, experiments, heuristics } = result;
  const made = { comparison: comparisons, question: questions, lesson: lessons, challenge: challenges };
  const rare = Object.entries({ ...made, experiment: experiments, heuristic: heuristics }).filter(([, all]) => all > 0);
  const usual = puzzles + runs > 0 || rare.length === 0 ? [count(puzzles, 'puzzle'), count(runs, 'run')] : [];
  const parts = [...usual, ...rare.map(([noun, all]) => count(all, noun))];
  return new Intl.ListFormat('en').format(parts);
}
