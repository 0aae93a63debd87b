/** Answers already in the library or in an earlier file of the import: who gave the same ones, and who gave others. */
import { isOfClass, MAX_CLASS_LENGTH, type SavedQuestion } from '../../../../shared/contract/questions.ts';
import type { ReadableDb } from '../../../store/database.ts';
import { answersTo } from '../../../store/questions.ts';
import type { GivenAnswer } from './handedIn.ts';

/** This many answers equal to the millisecond under two names are no coincidence. */
const LEAST_COPIED = 2;

interface EarlierAnswer {
  readonly label: string;
  readonly classLabel: string;
  /** `null` where that is not known. */
  readonly lesson: string | null;
  readonly savedAtMs: number;
  readonly place: number;
  readonly isInLibrary: boolean;
}

/** Answers that someone else gave in the same millisecond. */
interface Copied {
  readonly label: string;
  readonly answers: readonly GivenAnswer[];
}

export class EarlierAnswers {
  readonly #db: ReadableDb;
  readonly #classLabel: string;
  readonly #answers = new Map<string, EarlierAnswer[]>();

  /** `classLabel`: the class of the files. */
  constructor(db: ReadableDb, classLabel: string) {
    this.#db = db;
    this.#classLabel = classLabel;
  }

  add(label: string, answers: readonly GivenAnswer[]): void {
    const place = { label, classLabel: this.#classLabel, isInLibrary: false };
    for (const answer of answers)
      this.#to(answer).push({ ...timeAndPlace(answer.question), ...place, lesson: answer.belongsTo.lesson });
  }

  /** Whether an earlier file of the import has this answer under this label. */
  isRepeated(label: string, answer: GivenAnswer): boolean {
    return this.#to(answer).some((one) => !one.isInLibrary && one.label === label && isSame(one, answer));
  }

  /** The answers that someone of another name gave in the same millisecond; `null` where that may be chance. */
  copied(name: string, answers: readonly GivenAnswer[]): Copied | null {
    const labels = answers.flatMap((answer) =>
      this.#to(answer).flatMap((one) => (isSame(one, answer) && !isLabelOf(name, one.label) ? [one.label] : [])),
    );
    const copies = [...new Set(labels)].map((label) => ({ label, answers: this.#same(label, answers) }));
    const [most] = copies.toSorted((one, other) => other.answers.length - one.answers.length);
    if (most === undefined) return null;
    return most.answers.length >= Math.min(LEAST_COPIED, answers.length) ? most : null;
  }

  /**
   * The label for answers of `name`: the name, numbered if in this class and lesson the name already has other answers
   * to the same questions. Prefers a label with some of the same answers.
   */
  labelFor(name: string, answers: readonly GivenAnswer[]): string {
    const free: string[] = [];
    for (let number = 1; ; number++) {
      const label = numbered(name, number);
      if (this.#hasOther(label, answers)) continue;
      if (this.#same(label, answers).length > 0) return label;
      free.push(label);
      if (!this.#isUsed(label, answers)) return free[0];
    }
  }

  #same(label: string, answers: readonly GivenAnswer[]): readonly GivenAnswer[] {
    return answers.filter((answer) => this.#to(answer).some((one) => one.label === label && isSame(one, answer)));
  }

  #hasOther(label: string, answers: readonly GivenAnswer[]): boolean {
    const isHere = (one: EarlierAnswer, { belongsTo }: GivenAnswer): boolean =>
      one.classLabel === this.#classLabel && (one.lesson === null || one.lesson === belongsTo.lesson);
    return answers.some((answer) =>
      this.#to(answer).some((one) => one.label === label && isHere(one, answer) && !isSame(one, answer)),
    );
  }

  #isUsed(label: string, answers: readonly GivenAnswer[]): boolean {
    return answers.some((answer) => this.#to(answer).some((one) => one.label === label));
  }

  #to({ askedHash, question }: GivenAnswer): EarlierAnswer[] {
    const known = this.#answers.get(askedHash);
    if (known !== undefined) return known;
    const kept = answersTo(this.#db, question.content).filter((saved) => !isOfClass(saved));
    const answers = kept.map((saved) => ({
      ...timeAndPlace(ofFile(saved)),
      label: saved.classLabel,
      classLabel: saved.homework?.classLabel ?? '',
      lesson: saved.homework?.lesson ?? null,
      isInLibrary: true,
    }));
    this.#answers.set(askedHash, answers);
    return answers;
  }
}

type Answered = Pick<GivenAnswer['question'], 'savedAtMs' | 'content'>;

function ofFile(saved: SavedQuestion): Answered {
  return { savedAtMs: saved.savedAtMs, content: saved };
}

function timeAndPlace({ savedAtMs, content }: Answered): Pick<EarlierAnswer, 'savedAtMs' | 'place'> {
  return { savedAtMs, place: content.votes[0].counts.indexOf(1) };
}

function isSame(earlier: EarlierAnswer, { question }: GivenAnswer): boolean {
  const { savedAtMs, place } = timeAndPlace(question);
  return earlier.savedAtMs === savedAtMs && earlier.place === place;
}

/** "Ada", "Ada (2)", "Ada (3)" … */
function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const mark = ` (${number})`;
  return `${[...name].slice(0, MAX_CLASS_LENGTH - mark.length).join('')}${mark}`;
}

/** Whether answers of this name may be kept under the label. */
export function isLabelOf(name: string, label: string): boolean {
  const [, number = '1'] = / \((\d{1,6})\)$/.exec(label) ?? [];
  return label === name || label === numbered(name, Number(number));
}
