/** The verdict on a heuristic as cards: a title, a sentence, and whether it is good news. */
import type { FoundHeuristic, JudgementRest } from '../../shared/contract/heuristics.ts';
import {
  admissibilityOf,
  consistencyOf,
  dominanceSentences,
  sampledAdmissibility,
  sampledConsistency,
  type Finding,
} from '../../shared/judge/sentences.ts';
import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import { HEURISTICS, MAX_MEMBERS, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';

/** The heuristics that the card compares; the verdict's text has all. */
const TOLD: readonly HeuristicId[] = MAX_MEMBERS;

/** Dominance needs `rest`. */
export function makeCards(found: FoundHeuristic, rest: JudgementRest | null, cols: number): Finding[] {
  if (found.kind === 'sample')
    return [sampledAdmissibility(found.verdict, cols), sampledConsistency(found.verdict, cols)];
  const cards = [admissibilityOf(found.verdict), consistencyOf(found.verdict)];
  return rest ? [...cards, dominanceCard(rest)] : cards;
}

function dominanceCard({ dominance }: JudgementRest): Finding {
  const named = (wanted: string): string[] =>
    dominance
      .filter((one) => one.dominance === wanted && TOLD.includes(one.heuristic))
      .map(({ heuristic }) => HEURISTICS[heuristic].label);
  const [same, above] = [named('same'), named('above')];
  const sentence = dominanceSentences(dominance.filter(({ heuristic }) => TOLD.includes(heuristic))).join(' ');
  if (same.length > 0) return { title: 'Equals another heuristic', isGood: null, sentence };
  if (above.length > 0) return { title: 'Dominates other heuristics', isGood: true, sentence };
  return { title: 'Dominates none of these', isGood: null, sentence };
}

/** h against h* of all states; `null` for a sample, and where h is too large to draw. */
export function drawnEstimates(found: FoundHeuristic): Estimates | null {
  if (found.kind !== 'all' || found.estimates.counts === null) return null;
  return { ...found.estimates, counts: Uint32Array.from(found.estimates.counts) };
}
