/** Searches by hand already in the class or in an earlier file of the import: who did the same one. */
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { HandWork } from '../../../../shared/contract/handWork.ts';
import { nameKey, searchKey, type Remarked } from '../../../../shared/contract/rosters.ts';
import { isLabelOf } from './earlierAnswers.ts';
import type { JudgedHand } from './handedIn.ts';

interface EarlierHand {
  readonly label: string;
  readonly work: HandWork;
}

/** Searches that someone else began in the same millisecond, and did in the same way. */
interface CopiedHands {
  readonly label: string;
  readonly hands: readonly JudgedHand[];
}

export class EarlierHands {
  readonly #earlier = new Map<string, EarlierHand[]>();

  /** `remarked`: of the class of the files. */
  constructor(remarked: readonly Remarked[]) {
    for (const { name, hands = [] } of remarked) this.add(name, hands);
  }

  add(label: string, hands: readonly HandWork[]): void {
    for (const work of hands) this.#like(work).push({ label, work });
  }

  /** Those that someone of another name has done; `null` for none. Of several such people, the one with the most. */
  copied(name: string, hands: readonly JudgedHand[]): CopiedHands | null {
    const byLabel = new Map<string, JudgedHand[]>();
    for (const hand of hands)
      for (const label of this.#othersWith(name, hand.work)) byLabel.set(label, [...(byLabel.get(label) ?? []), hand]);
    const copies = Array.from(byLabel, ([label, hands]) => ({ label, hands }));
    return copies.toSorted((one, other) => other.hands.length - one.hands.length)[0] ?? null;
  }

  #othersWith(name: string, work: HandWork): ReadonlySet<string> {
    const same = this.#like(work).filter((one) => isSameAsFar(one.work, work));
    return new Set(same.flatMap(({ label }) => (isLabelOf(nameKey(name), nameKey(label)) ? [] : [label])));
  }

  #like(work: HandWork): EarlierHand[] {
    const key = searchKey(work);
    const known = this.#earlier.get(key) ?? [];
    this.#earlier.set(key, known);
    return known;
  }
}

/** One file may be of a search halfway, the other of it later. */
function isSameAsFar(one: HandWork, other: HandWork): boolean {
  const length = Math.min(one.steps.length, other.steps.length);
  const [first, second] = [one, other].map(({ steps }) => canonicalJson(steps.slice(0, length)));
  return first === second;
}
