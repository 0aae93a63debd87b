/** Kept questions in words: as the engine asks them; where that takes too long, as far as the kept part tells. */
import type { Question } from '../../../../shared/ask/kinds/questions.ts';
import {
  kindWords,
  mistakeWords,
  questionWords,
  valueWords,
  type ValueWorded,
} from '../../../../shared/ask/kinds/words.ts';
import { LETTERS, type AskedChoice } from '../../../../shared/ask/question.ts';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { ResultChoice, ResultQuestion } from '../../../../shared/contract/classResults.ts';
import type { QuestionContent, SavedQuestion } from '../../../../shared/contract/questions.ts';
import { searchOptionsOf } from '../../../../shared/contract/searchOptions.ts';
import { boundOfSearch } from '../../../../shared/contract/searchPromises.ts';
import { STRATEGIES } from '../../../../shared/engine/strategy.ts';
import { confusionName } from '../../../../shared/results/results.ts';
import { Latest } from '../../../../shared/memory/latest.ts';
import type { MoveNaming } from '../../../../shared/puzzle/geometry.ts';
import { hashAsked } from '../../../store/contentHash.ts';
import { AskingAgain } from './askedAgain.ts';

/** More than a class is asked in a term. */
const MOST_WORDED = 1_000;

type WordedQuestion = Pick<ResultQuestion, 'words' | 'choices'>;
type KeptQuestion = Omit<QuestionContent, 'votes'>;

export class QuestionWords {
  readonly #worded = new Latest<WordedQuestion>(MOST_WORDED);

  /** Each call may search as long as an import. */
  ofAll(kept: readonly KeptQuestion[], naming: MoveNaming): readonly WordedQuestion[] {
    const asking = new AskingAgain();
    return kept.map((one) => {
      const key = [naming, hashAsked(one), canonicalJson(one.choices)].join(' ');
      return this.#worded.getOrMake(key, () => worded(one, posedOf(one, asking), naming));
    });
  }
}

export function wordedOf({ searches, puzzle }: Pick<SavedQuestion, 'searches' | 'puzzle'>): ValueWorded {
  const [first, second = first] = searches.map(({ algorithm }) => STRATEGIES[algorithm].shortLabel);
  return {
    rules: searchOptionsOf(searches[0]),
    names: [first, second],
    cols: puzzle.cols,
    bound: boundOfSearch(searches[0], puzzle),
  };
}

/** `null` where it takes too long, and for a question of its author's own, which brings its words along. */
function posedOf({ kind, ...kept }: KeptQuestion, asking: AskingAgain): Question | null {
  if (kind === 'own') return null;
  const posed = asking.posedInLesson({ kind, ...kept });
  return posed === 'long' ? null : posed.question;
}

function worded(kept: KeptQuestion, question: Question | null, naming: MoveNaming): WordedQuestion {
  const unposed = (): string => kept.text ?? kindWords(kept.kind, searchOptionsOf(kept.searches[0]));
  const words = question ? questionWords(question as never) : unposed();
  return { words, choices: kept.choices.map((_, at) => wordedChoice(kept, at, question, naming)) };
}

function wordedChoice(kept: KeptQuestion, at: number, question: Question | null, naming: MoveNaming): ResultChoice {
  const { value, confusion, reason } = kept.choices[at];
  const text = canonicalJson(value);
  const posed = question?.choices.find((choice) => canonicalJson(choice.value) === text);
  const words = valueWords(wordedOf(kept), value, naming);
  if (confusion === null) return { value, words, confusion, mistake: null };
  if (kept.kind === 'own') return { value, words, confusion: reason ?? `“${words}”`, mistake: reason ?? null };
  const asked = posed && ({ ...posed, letter: LETTERS[at] } as AskedChoice<never>);
  const mistake = question && asked ? mistakeWords(question as never, asked, naming) : null;
  return { value, words, confusion, mistake: mistake ?? `${LETTERS[at]}: ${confusionName(confusion)}.` };
}
