import type { SavedHeuristic } from '../../shared/contract/heuristics.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';

/** Prefix of the index of an own heuristic, as a choice. */
const OWN = 'own:';

/** The saved ones, and the one that the search uses. */
export function ownChoices(saved: readonly SavedHeuristic[], { heuristic, own }: SearchSpec) {
  const kept = saved.map((one) => one.own);
  const all = own === undefined || kept.some((one) => isSame(one, own)) ? kept : [...kept, own];
  return {
    choices: all.map(({ name }, index) => [`${OWN}${index}`, name] as const),
    value: heuristic === 'own' && own ? `${OWN}${all.findIndex((one) => isSame(one, own))}` : heuristic,
    change(choice: string): Partial<SearchSpec> {
      if (!choice.startsWith(OWN)) return { heuristic: choice as HeuristicId };
      const own = all[Number(choice.slice(OWN.length))];
      return own ? { heuristic: 'own', own } : {};
    },
  };
}

export function isSame(one: OwnHeuristic, other: OwnHeuristic): boolean {
  return one.name === other.name && one.kind === other.kind && one.text === other.text;
}
