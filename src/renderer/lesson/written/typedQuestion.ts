/** A question of the user's own as it is typed, and the first thing that it lacks. */
import { LETTERS } from '../../../shared/ask/question.ts';
import { faultOfText } from '../../../shared/contract/lessonText.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import { OWN_QUESTION, type OwnChoice, type OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { parse } from '../../../shared/contract/parse.ts';
import { checkArrangement } from '../../../shared/puzzle/arrangement.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { parseBoard } from '../../../shared/puzzle/parse.ts';

/** What is typed under the other `as` stays while the choice is open. */
export interface TypedChoice {
  readonly key: number;
  as: OwnChoice['value']['as'];
  text: string;
  board: string;
  isRight: boolean;
  reason: string;
}

export interface TypedQuestion {
  readonly text: string;
  readonly choices: readonly TypedChoice[];
}

export function typedChoice(key: number, choice: OwnChoice | null, cols: number): TypedChoice {
  const { value, isRight = false, reason = '' } = choice ?? {};
  return {
    ...{ key, as: value?.as ?? 'text', isRight, reason },
    text: value?.as === 'text' ? value.text : '',
    board: value?.as === 'board' ? printBoard(value.cells, cols) : '',
  };
}

export type ReadQuestion =
  { readonly asks: OwnQuestion; readonly fault: null } | { readonly asks: null; readonly fault: string };

/** The question, or a sentence of what it lacks. */
export function readQuestion(typed: TypedQuestion, stop: LessonStop): ReadQuestion {
  try {
    const asks = parse(OWN_QUESTION, { text: readText(typed.text, stop), choices: readChoices(typed.choices, stop) });
    return { asks, fault: null };
  } catch (error) {
    return { asks: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

function readText(text: string, stop: LessonStop): string {
  if (inOneLine(text) === '') throw new Error('The question has no text yet.');
  return withFigures(text, stop, '');
}

function readChoices(choices: readonly TypedChoice[], stop: LessonStop): readonly OwnChoice[] {
  const read = choices.map((choice, at) => ({
    value: readValue(choice, `Choice ${LETTERS[at]}`, stop),
    isRight: choice.isRight,
    reason: withFigures(choice.reason, stop, `The reason for ${LETTERS[at]}: `),
  }));
  if (new Set(read.map(({ isRight }) => isRight)).size < 2)
    throw new Error('Tick which choices are right: one or more, and not all of them.');
  requireDifferent(read);
  return read;
}

function readValue({ as, text, board }: TypedChoice, name: string, stop: LessonStop): OwnChoice['value'] {
  if (inOneLine(as === 'text' ? text : board) === '') throw new Error(`${name} is empty.`);
  return as === 'text'
    ? { as, text: withFigures(text, stop, `${name}: `) }
    : { as, cells: readCells(board, name, stop) };
}

function readCells(board: string, name: string, { puzzle: { rows, cols } }: LessonStop): readonly number[] {
  const read = parseBoard(board);
  if (!read.ok) throw new Error(`${name}: ${read.message}`);
  if (read.rows !== rows || read.cols !== cols)
    throw new Error(
      `${name}: the boards of this stop have ${rows} rows of ${cols} cells, not ${read.rows} of ${read.cols}.`,
    );
  const fault = checkArrangement(read.cells, rows, cols);
  if (fault !== null) throw new Error(`${name}: ${fault}`);
  return read.cells;
}

/** The state that is typed; `null` where it is none of the stop's puzzle. */
export function boardTyped(board: string, stop: LessonStop): readonly number[] | null {
  try {
    return readCells(board, '', stop);
  } catch {
    return null;
  }
}

function requireDifferent(choices: readonly OwnChoice[]): void {
  const said = choices.map(({ value }) => JSON.stringify(value));
  const again = said.findIndex((one, at) => said.indexOf(one) < at);
  if (again === -1) return;
  throw new Error(`The choices ${LETTERS[said.indexOf(said[again])]} and ${LETTERS[again]} are the same.`);
}

function withFigures(text: string, { searches }: LessonStop, name: string): string {
  const fault = faultOfText(text, searches.length);
  if (fault !== null) throw new Error(`${name}${fault}`);
  return inOneLine(text);
}

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
