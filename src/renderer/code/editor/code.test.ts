import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionAt } from '../completion.ts';
import { nextColour } from './formulaLanguage.ts';
import { formulaOffers, javascriptOffers } from './offers.ts';

/** The parts of a line that have a colour. */
function coloured(text: string): [part: string, colour: string][] {
  const parts: [string, string][] = [];
  const line = {
    string: text,
    pos: 0,
    eatSpace() {
      const before = this.pos;
      while (/\s/.test(text[this.pos] ?? '')) this.pos++;
      return this.pos > before;
    },
  };
  while (line.pos < text.length) {
    const at = line.pos;
    const colour = nextColour(line);
    if (line.pos <= at) throw new Error(`Stands still at ${at} of ${text}`);
    if (colour !== null) parts.push([text.slice(at, line.pos), colour]);
  }
  return parts;
}

test('a formula is coloured by the tokens that its parser reads', () => {
  expect(coloured('sum(tile => not 1.5 × row(tile)) # // all')).toEqual([
    ['sum', 'word'],
    ['not', 'keyword'],
    ['1.5', 'number'],
    ['row', 'word'],
    ['#', 'invalid'],
    ['// all', 'comment'],
  ]);
  expect(coloured('linear-conflict - constructor')).toEqual([['linear-conflict', 'word']]);
});

test('any line is coloured to its end', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void coloured(text)));
});

/** What is offered at the bar in the text. */
function offered(text: string, isAsked = false, kind: 'javascript' | 'search' = 'javascript'): string[] {
  const pos = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: javascriptLanguage });
  return namesOf(javascriptOffers(kind)(new CompletionContext(state, pos, isAsked)));
}

const namesOf = (found: CompletionResult | null): string[] => found?.options.map(({ label }) => label) ?? [];

test('JavaScript offers its words, and the names of the program, where one is being typed', () => {
  expect(offered('function h(board) { let misplaced = 0; mis| }')).toEqual(['misplaced']);
  expect(offered('function h(board) { return bo| }')).toEqual(['board']);
  expect(offered('const h = () => Math.fl|')).toEqual(['floor']);
  expect(offered('const h = (board) => board.ind|')).toEqual(['indexOf']);
  expect(offered('console.|')).toEqual(['log']);
  expect(offered('exp|', false, 'search')).toEqual(['expand']);
});

test('JavaScript offers nothing in comments and texts, and no word that is finished, unless it is asked for', () => {
  expect(offered('// boa|')).toEqual([]);
  expect(offered('const a = "boa|"')).toEqual([]);
  expect(offered('const h = (board) => board|')).toEqual([]);
  expect(offered('const h = (board) => board|', true)).toEqual(['board']);
  expect(offered('const h = (board) => |')).toEqual([]);
  expect(offered('const h = (board) => |', true)).toEqual(expect.arrayContaining(['board', 'Math']));
});

test('a formula offers the words with what they mean', () => {
  const state = EditorState.create({ doc: '2 + goalR' });
  expect(formulaOffers(completionAt)(new CompletionContext(state, 9, false))).toMatchObject({
    from: 4,
    options: [{ label: 'goalRow', displayLabel: 'goalRow(tile)', detail: expect.stringContaining('in the goal') }],
  });
});
