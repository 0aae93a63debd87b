/** What was found about a heuristic, as cards: a title, a sentence, and whether that is good news. */
import type { FoundHeuristic, JudgementRest } from '../../shared/contract/heuristics.ts';
import {
  admissibilityOf,
  consistencyOf,
  dominanceSentences,
  sampledAdmissibility,
  sampledConsistency,
  type Finding,
} from '../../shared/judge/sentences.ts';
import { HEURISTICS, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';

/** The heuristics that the card compares; the text of the verdict has all. */
const TOLD: readonly HeuristicId[] = ['misplaced', 'manhattan', 'gaschnig', 'linear-conflict', 'walking-distance'];

/** The cards of a verdict; that of dominance comes with the rest. */
export function cardsOf(found: FoundHeuristic, rest: JudgementRest | null, cols: number): Finding[] {
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
  if (same.length > 0) return { title: `= ${same[0]}`, isGood: null, sentence };
  if (above.length > 0) return { title: `≥ ${above[0]}`, isGood: true, sentence };
  return { title: 'Dominates none of these', isGood: null, sentence };
}
