import { LETTERS, rightLetters } from '../../../shared/ask/question.ts';
import { MAX_ROUNDS, rightVotesIn, totalOf, type VoteRound } from '../../../shared/ask/votes.ts';
import { kindWords, valueWords } from '../../../shared/ask/kinds/words.ts';
import { heuristicLabel } from '../../../shared/contract/heuristicLabel.ts';
import type { SavedQuestion } from '../../../shared/contract/questions.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { wordedOf } from './answers/questionWords.ts';
import type { Cell, WrittenColumn } from './tableLines.ts';

type QuestionColumn = WrittenColumn<SavedQuestion, MoveNaming>;

/** For a question about two searches both, parted by a line. */
const ofEach = (saved: SavedQuestion, of: (search: SavedQuestion['searches'][number]) => string): string =>
  saved.searches.map(of).join(' | ');

function choiceCell(saved: SavedQuestion, place: number, naming: MoveNaming): Cell {
  const value = saved.choices[place]?.value;
  if (value === undefined) return null;
  const words = valueWords(wordedOf(saved), value, naming);
  return value.as === 'node' ? `${printBoard(value.cells, saved.puzzle.cols)}: ${words}` : words;
}

/** "B"; "B, D". */
function rightOf({ choices }: SavedQuestion): string {
  return rightLetters(choices).join(', ');
}

function judgeOf({ kind, isClaimed }: SavedQuestion): string {
  if (isClaimed) return 'the file it came from';
  return kind === 'own' ? 'its author' : 'the engine';
}

/** The cell is empty without such a round. */
const inRound =
  (round: number, of: (votes: VoteRound, saved: SavedQuestion) => Cell): QuestionColumn[1] =>
  (saved) =>
    saved.votes[round] === undefined ? null : of(saved.votes[round], saved);

const columnsOfRound = (round: number): QuestionColumn[] => [
  ...LETTERS.map((letter, place): QuestionColumn => [
    `round ${round + 1}: ${letter}`,
    inRound(round, ({ counts }) => counts[place] ?? null),
  ]),
  [`round ${round + 1}: votes`, inRound(round, totalOf)],
  [`round ${round + 1}: right`, inRound(round, rightVotesIn)],
];

export const QUESTION_TABLE: readonly QuestionColumn[] = [
  ['asked', ({ savedAtMs }) => new Date(savedAtMs).toISOString()],
  ['class', ({ classLabel }) => classLabel],
  ['puzzle', ({ title }) => title],
  ['rows', ({ puzzle }) => puzzle.rows],
  ['columns', ({ puzzle }) => puzzle.cols],
  ['start', ({ puzzle }) => printBoard(puzzle.start, puzzle.cols)],
  ['goal', ({ puzzle }) => printBoard(puzzle.goal, puzzle.cols)],
  ['algorithm', (saved) => ofEach(saved, ({ algorithm }) => STRATEGIES[algorithm].label)],
  ['heuristic', (saved) => ofEach(saved, heuristicLabel)],
  ['step', ({ step }) => step],
  ['question', ({ kind, searches, text }) => kindWords(kind, searchOptionsOf(searches[0]), text)],
  ['moves named for', (_saved, naming) => naming],
  ...LETTERS.map((letter, place): QuestionColumn => [letter, (saved, naming) => choiceCell(saved, place, naming)]),
  ['right', rightOf],
  ['right according to', judgeOf],
  ...Array.from({ length: MAX_ROUNDS }, (_, round) => columnsOfRound(round)).flat(),
];
