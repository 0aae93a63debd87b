import { describe, expect, test } from 'vitest';
import { SILENT_MILLIS } from '../../shared/sandbox/limits.ts';
import { LifeSigns, LOOK_MILLIS, watchSigns, type LifeSign } from './lifeSigns.ts';

const done = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));

describe('a thread', () => {
  function thread(): { signs: LifeSigns; given: LifeSign[]; pass: (millis: number) => void } {
    const given: LifeSign[] = [];
    let now = 0;
    return {
      signs: new LifeSigns(
        (sign) => given.push(sign),
        () => now,
      ),
      given,
      pass: (millis) => void (now += millis),
    };
  }

  test('says once that a program has it, and that it has not when it is done', async () => {
    const { signs, given } = thread();
    for (let board = 0; board < 1000; board++) signs.enter('h does not return.');
    expect(given).toEqual([{ silence: 'h does not return.' }]);
    await done();
    expect(given).toEqual([{ silence: 'h does not return.' }, { silence: null }]);
  });

  test('gives signs as long as the program comes back, and no more than it must', () => {
    const { signs, given, pass } = thread();
    signs.enter('h does not return.');
    for (let board = 0; board < 100; board++) {
      pass(10);
      signs.goOn();
    }
    expect(given.length).toBeGreaterThan(2);
    expect(given.length).toBeLessThan(10);
  });

  test('that has left its program says nothing more, whatever it does then', async () => {
    const { signs, given, pass } = thread();
    signs.enter('h does not return.');
    signs.leave();
    pass(10_000);
    signs.goOn();
    await done();
    expect(given).toEqual([{ silence: 'h does not return.' }, { silence: null }]);
  });
});

describe('who watches a thread', () => {
  function watched(): {
    sign: (sign: LifeSign) => void;
    look: (times: number) => void;
    ends: string[];
    stopped: () => number;
  } {
    const ends: string[] = [];
    let [hear, see, stops]: [(sign: LifeSign) => void, () => void, number] = [() => {}, () => {}, 0];
    watchSigns(
      (heard) => (hear = heard),
      (fault) => ends.push(fault),
      (look) => ((see = look), { stop: () => void stops++ }),
    );
    return {
      sign: (sign) => hear(sign),
      look: (times) => Array.from({ length: times }, () => see()),
      ends,
      stopped: () => stops,
    };
  }

  const PATIENCE = SILENT_MILLIS / LOOK_MILLIS;

  test('ends it where a program does not come back', () => {
    const { sign, look, ends, stopped } = watched();
    sign({ silence: 'h does not return.' });
    look(PATIENCE);
    expect(ends).toEqual([]);
    look(1);
    expect(ends).toEqual(['h does not return.']);
    expect(stopped()).toBe(1);
  });

  test('waits for one that gives signs, and for a thread that is in no program', () => {
    const { sign, look, ends } = watched();
    for (let round = 0; round < 5; round++) {
      sign({ silence: 'h does not return.' });
      look(PATIENCE);
    }
    sign({ silence: null });
    look(10 * PATIENCE);
    expect(ends).toEqual([]);
  });

  test('ends it at once where it says that it can be used no more', () => {
    const { sign, ends } = watched();
    sign({ silence: null, fault: 'The program has stopped its interpreter.' });
    expect(ends).toEqual(['The program has stopped its interpreter.']);
  });
});
