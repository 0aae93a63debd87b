import { expect, test } from 'vitest';
import { MAX_BOARD_TEXT_LENGTH } from '../../shared/puzzle/parse.ts';
import { BoardText } from './boardText.svelte.ts';
import { PuzzleEditor, type BoardSide } from './puzzleEditor.svelte.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const START = [1, 2, 3, 4, 5, 6, 0, 7, 8];

function open(side: BoardSide = 'start'): { editor: PuzzleEditor; text: BoardText } {
  const editor = new PuzzleEditor(() => {});
  editor.open({ title: 'Case', puzzleId: 7, puzzle: { rows: 3, cols: 3, start: START, goal: GOAL } });
  editor.side = side;
  return { editor, text: new BoardText(editor, () => editor.cells) };
}

test('what is copied is the board as it was played, or the goal, in the notation chosen', () => {
  const { editor, text } = open();
  editor.move(3);
  expect(text.printed).toBe('1 2 3 / 4 5 6 / 7 _ 8');
  text.notation = 'digits-to-nine';
  expect(text.printed).toBe('123456798');
  editor.side = 'goal';
  expect(text.printed).toBe('123456789');
});

test.each([
  ['start', '8 1 3\n4 0 2\n7 6 5', [8, 1, 3, 4, 0, 2, 7, 6, 5], GOAL],
  ['goal', '[[1,2,3],[8,0,4],[7,6,5]]', START, [1, 2, 3, 8, 0, 4, 7, 6, 5]],
] as const)('a text that is pasted becomes the %s, and can be undone', (side, pasted, start, goal) => {
  const { editor, text } = open(side);
  expect(text.paste(pasted)).toBe(true);
  expect(editor.puzzle).toMatchObject({ start, goal });
  expect(text.draft).toBeNull();
  editor.undo();
  expect(editor.puzzle).toMatchObject({ start: START, goal: GOAL });
});

test.each(['1 2 3 / 7 4 5 / 6 8 8', 'no board', ' ', '1 '.repeat(MAX_BOARD_TEXT_LENGTH)])(
  'a text that is no board changes nothing, and stays for mending: %j',
  (pasted) => {
    const { editor, text } = open();
    expect(text.paste(pasted)).toBe(false);
    expect(editor.puzzle).toMatchObject({ start: START, goal: GOAL });
    expect(editor.canUndo).toBe(false);
    expect(text.draft).toBe(pasted);
    expect(text.parsed).toMatchObject({ ok: false });
  },
);

test('each board has a draft of its own', () => {
  const { editor, text } = open();
  text.draft = '1 2';
  editor.side = 'goal';
  expect(text.draft).toBeNull();
  text.paste('1 2 3 / 4 5 6 / 7 8 _');
  editor.side = 'start';
  expect(text.draft).toBe('1 2');
  text.drop();
  expect(text.draft).toBeNull();
});

test('a start of another size brings a goal of the same name along, and a goal is its own start', () => {
  const { editor, text } = open();
  text.paste('0 1 2 / 3 4 5');
  expect(editor.puzzle).toMatchObject({ rows: 2, cols: 3, start: [0, 1, 2, 3, 4, 5], goal: [1, 2, 3, 4, 5, 0] });
  editor.side = 'goal';
  text.paste('3120');
  expect(editor.puzzle).toMatchObject({ rows: 2, cols: 2, start: [3, 1, 2, 0], goal: [3, 1, 2, 0] });
});

test('nine for the blank is read where it is asked for, once, or where that is the notation', () => {
  const { editor, text } = open();
  expect(text.paste('123456798')).toBe(false);
  text.highestIsBlank = true;
  expect(text.use()).toBe(true);
  expect(editor.cells).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
  expect(text.paste('123456798')).toBe(false);
  text.notation = 'digits-to-nine';
  expect(text.use()).toBe(true);
  expect(text.printed).toBe('123456798');
});

test('a notation that does not hold a larger board makes way, and comes back', () => {
  const { text } = open();
  text.notation = 'digits';
  text.paste('1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');
  expect(text.notation).toBe('slashes');
  text.paste('3120');
  expect(text.printed).toBe('3120');
});

test('playing on keeps the start', () => {
  const { editor } = open('goal');
  editor.mode = 'edit';
  expect(editor.side).toBe('goal');
  editor.mode = 'play';
  expect(editor.side).toBe('start');
});

test.each([
  ['1 2 3 / 4 5 6 / 7 8 _', 'Press Enter to use it.', null],
  ['1 2 3 / 4 5 _', 'This board is 2 × 3: it brings its size along.', null],
  ['1 2 3 / 4 six 6 / 7 8 _', '“six” in row 2, column 2 is neither a number nor a blank.', 'six'],
  ['((1, 2), (3, x1))', '“x1” in row 2, column 2 is neither a number nor a blank.', 'x1'],
  ['1 2 3 / 4 5 6 / 7 8 88', /./, '88'],
])('of %j is said what becomes of it, or the word that is wrong is found', (draft, said, wrong) => {
  const { text } = open();
  expect([text.said, text.wrongPlace]).toEqual(['', null]);
  text.draft = draft;
  expect(text.said).toMatch(said);
  expect(text.wrongPlace && draft.slice(...text.wrongPlace)).toBe(wrong);
  text.drop();
  expect(text.said).toBe('');
});
