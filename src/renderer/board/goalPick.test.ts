import { describe, expect, test } from 'vitest';
import { GOALS, type GoalId } from '../../shared/puzzle/goals.ts';
import { GoalPick, type GoalInUse } from './goalPick.svelte.ts';

const OWN = [3, 1, 2, 4, 5, 6, 7, 8, 0];

function open(inUse: Partial<GoalInUse> = {}) {
  const chosen: (readonly number[])[] = [];
  const goal = GOALS['blank-last'].cells(3, 3);
  const pick = new GoalPick(
    () => ({ rows: 3, cols: 3, goal, own: null, ...inUse }),
    (cells) => chosen.push(cells),
  );
  return { pick, chosen };
}

describe('the goal in use', () => {
  test.each([
    ['blank-last', {}],
    ['spiral', { goal: GOALS.spiral.cells(3, 3) }],
    ['own', { goal: OWN, own: OWN }],
    ['own', { own: GOALS['blank-last'].cells(3, 3) }],
    ['blank-last', { own: OWN }],
    ['as-is', { goal: OWN }],
  ])('is told as %s', (option, inUse) => {
    expect(open(inUse).pick.option).toBe(option);
  });
});

describe('choosing', () => {
  test.each(Object.keys(GOALS) as GoalId[])('%s gives that goal in the size of the board', (id) => {
    const { pick, chosen } = open({ rows: 2, cols: 4 });
    pick.choose(id);
    expect(chosen).toEqual([GOALS[id].cells(2, 4)]);
  });

  test('the goal of the puzzle gives that', () => {
    const { pick, chosen } = open({ own: OWN });
    pick.choose('own');
    expect(chosen).toEqual([OWN]);
  });

  test('another one begins with the goal in use, and chooses nothing until it is confirmed', () => {
    const { pick, chosen } = open();
    pick.choose('other');
    expect(pick).toMatchObject({ isTyping: true, option: 'other', text: '1 2 3 / 4 5 6 / 7 8 _', fault: '' });
    pick.text = '1 2 3 / 8 _ 4 / 7 6 5';
    expect(chosen).toEqual([]);
    pick.confirm();
    expect(chosen).toEqual([[1, 2, 3, 8, 0, 4, 7, 6, 5]]);
    expect(pick.isTyping).toBe(false);
  });

  test.each([
    ['1 2 3 / 4 5', /./],
    ['1 2 3 / 4 5 _', /^This goal is 2 × 3, but the board is 3 × 3\.$/],
    ['1 2 3 / 4 5 6 / 7 8 8', /^Tile 8 is there twice/],
  ])('%j is no goal, and says why', (text, fault) => {
    const { pick, chosen } = open();
    pick.choose('other');
    pick.text = text;
    expect(pick.fault).toMatch(fault);
    pick.confirm();
    expect([chosen, pick.isTyping]).toEqual([[], true]);
  });

  test('another one is possible also where the goal in use is one’s own, and leaves it when it is cancelled', () => {
    const { pick, chosen } = open({ goal: OWN });
    pick.choose('other');
    expect(pick).toMatchObject({ option: 'other', text: '3 1 2 / 4 5 6 / 7 8 _' });
    pick.cancel();
    expect(pick.option).toBe('as-is');
    pick.choose('as-is');
    expect(chosen).toEqual([]);
  });

  test('is left by Cancel, or by choosing one of the list', () => {
    const { pick, chosen } = open();
    pick.choose('other');
    pick.cancel();
    expect(pick).toMatchObject({ isTyping: false, option: 'blank-last' });
    pick.choose('other');
    pick.choose('snake');
    expect(pick.isTyping).toBe(false);
    expect(chosen).toEqual([GOALS.snake.cells(3, 3)]);
  });
});
