import { describe, expect, test } from 'vitest';
import { Choice } from './choice.svelte.ts';

const ORDER = [11, 12, 13, 14, 15];

describe('a choice', () => {
  test('stretches from where it began, both ways', () => {
    const choice = new Choice();
    choice.only(13);
    choice.stretchTo(15, ORDER);
    expect(choice.in(ORDER)).toEqual([13, 14, 15]);
    choice.stretchTo(12, ORDER);
    expect(choice.in(ORDER)).toEqual([12, 13]);
  });

  test('comes out in the order of the list, not in that of choosing', () => {
    const choice = new Choice();
    for (const id of [14, 11, 13]) choice.toggle(id);
    choice.toggle(11);
    expect(choice.in(ORDER)).toEqual([13, 14]);
  });

  test('loses what is no longer there, and stretches from there as from a new one', () => {
    const choice = new Choice();
    choice.only(12);
    choice.stretchTo(14, ORDER);
    choice.keepTo([11, 13, 15]);
    expect([choice.in(ORDER), choice.last]).toEqual([[13], 13]);
    choice.stretchTo(15, [11, 13, 15]);
    expect(choice.in(ORDER)).toEqual([15]);
  });

  test('of all and of none', () => {
    const choice = new Choice();
    choice.all(ORDER);
    expect(choice.in(ORDER)).toEqual(ORDER);
    choice.none();
    expect([choice.ids.size, choice.last]).toEqual([0, null]);
  });
});
