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

export function makeCards(found: FoundHeuristic, cols: number): Finding[] {
  return found.kind === 'sample'
    ? [sampledAdmissibility(found.verdict, cols), sampledConsistency(found.verdict, cols)]
    : [admissibilityOf(found.verdict), consistencyOf(found.verdict)];
}

export function dominanceCard({ dominance }: Pick<JudgementRest, 'dominance'>): Finding {
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

const RELATIONS = ['above', 'below', 'neither'] as const;

/** The longest that the card on dominance is, as a rule: it holds its place. */
export const LONGEST_DOMINANCE = dominanceCard({
  dominance: TOLD.map((heuristic, at) => ({ heuristic, dominance: RELATIONS[at % RELATIONS.length]! })),
});

/** h against h* of all states; `null` for a sample, and where h is too large to draw. */
export function drawnEstimates(found: FoundHeuristic): Estimates | null {
  if (found.kind !== 'all' || found.estimates.counts === null) return null;
  return { ...found.estimates, counts: Uint32Array.from(found.estimates.counts) };
}
