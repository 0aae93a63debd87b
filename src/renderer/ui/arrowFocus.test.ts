import { expect, test } from 'vitest';
import { moveFocus } from './arrowFocus.ts';

/** Presses keys one after the other, from the first of three controls on. Returns the control that has the focus after each. */
function press(keys: Parameters<typeof moveFocus>[2], ...pressed: string[]): number[] {
  let focused = 0;
  const controls = [0, 1, 2].map((index) => ({ focus: () => (focused = index) }) as unknown as HTMLElement);
  return pressed.map((key) => {
    const event = { key, target: controls[focused], preventDefault() {} } as unknown as KeyboardEvent;
    moveFocus(event, controls, keys);
    return focused;
  });
}

test('arrows move the focus along a row, and no further than its ends', () => {
  expect(press('row', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([1, 2, 2, 1]);
  expect(press('row', 'ArrowLeft', 'End', 'ArrowDown')).toEqual([0, 0, 0]);
});

test('Home and End go to the ends of a row that has them', () => {
  expect(press('row with ends', 'End', 'ArrowLeft', 'Home')).toEqual([2, 1, 0]);
});

test('a menu begins again beyond its end', () => {
  expect(press('menu', 'ArrowUp', 'ArrowDown', 'End', 'Home')).toEqual([2, 0, 2, 0]);
});

test('other keys are left to the rest of the program', () => {
  const control = { focus() {} } as unknown as HTMLElement;
  const event = { key: 'Enter', target: control } as unknown as KeyboardEvent;
  expect(moveFocus(event, [control], 'menu')).toBe(false);
});
