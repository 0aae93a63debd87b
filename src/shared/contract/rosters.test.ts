import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './defaults.ts';
import type { HandWork } from './handWork.ts';
import { parse } from './parse.ts';
import { MAX_STUDENTS, mergedRosters, nameKey, namesIn, ROSTER, type Roster } from './rosters.ts';

test('names are read one on each line, each once, without empty lines', () => {
  expect(namesIn(' Ada  Lovelace\r\n\nBob\nada lovelace\n\tBob\u2028Carol ')).toEqual(['Ada Lovelace', 'Bob', 'Carol']);
  expect(namesIn('Ada\nBob\nada')).toEqual(['Ada', 'Bob']);
});

test('a class has a name, and each student once, up to a limit', () => {
  const roster = { title: 'CS 101', students: ['Ada', 'Bob'], remarked: [] };
  expect(parse(ROSTER, roster)).toEqual(roster);
  expect(() => parse(ROSTER, { ...roster, students: ['Ada', 'ADA'] })).toThrow('A student is in a class once.');
  const many = Array.from({ length: MAX_STUDENTS + 1 }, (_, at) => `Student ${at}`);
  expect(() => parse(ROSTER, { ...roster, students: many })).toThrow('A class has at most 500 students.');
  expect(() => parse(ROSTER, { ...roster, title: ' ' })).toThrow('A class has a name');
});

const HAND: HandWork = {
  ...{ title: 'Case 1', search: DEFAULT_SEARCH, beganAtMs: 0, steps: [{ step: 0, node: 0, filled: { g: 0 } }] },
  puzzle: { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] },
};

/** Saved at any time: after one step or more. */
const anyHand: fc.Arbitrary<HandWork> = fc.record({
  ...{ title: fc.constant(HAND.title), puzzle: fc.constant(HAND.puzzle), search: fc.constant(HAND.search) },
  beganAtMs: fc.nat(3),
  steps: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(1))
    .map(([steps, node]) => Array.from({ length: steps }, (_, step) => ({ step, node }))),
});

const anyRemark = fc
  .record({
    ...{ lesson: fc.constantFrom('One', 'Two'), name: fc.constantFrom('Ada', 'Bob'), handedInAtMs: fc.nat(3) },
    sentences: fc.constantFrom(['It was changed.'], ['It is a copy.']),
  })
  .chain((remark) =>
    fc.option(fc.array(anyHand, { minLength: 1, maxLength: 3 }), { nil: undefined }).map((hands) => ({
      ...remark,
      ...(hands && { hands }),
    })),
  );

const anyRoster: fc.Arbitrary<Roster> = fc.record({
  title: fc.constant('CS 101'),
  students: fc.uniqueArray(fc.constantFrom('Ada', 'ada', 'Bob', 'Carol'), { selector: nameKey }),
  remarked: fc.array(anyRemark, { maxLength: 4 }),
});

test('two lists of one class are a class with the students of both, and joining it again changes nothing', () => {
  fc.assert(
    fc.property(anyRoster, anyRoster, (one, other) => {
      const merged = mergedRosters(one, other);
      expect(parse(ROSTER, merged)).toEqual(merged);
      const keysOf = ({ students }: Roster): Set<string> => new Set(students.map(nameKey));
      expect(keysOf(merged)).toEqual(new Set([...keysOf(one), ...keysOf(other)]));
      expect(mergedRosters(merged, other)).toEqual(merged);
      const begunIn = ({ remarked }: Roster): Set<number> =>
        new Set(remarked.flatMap(({ hands = [] }) => hands.map(({ beganAtMs }) => beganAtMs)));
      expect(begunIn(merged)).toEqual(new Set([...begunIn(one), ...begunIn(other)]));
      const latest = Math.max(0, ...one.remarked.map(({ handedInAtMs }) => handedInAtMs));
      if (one.remarked.length > 0) expect(merged.remarked.some((each) => each.handedInAtMs >= latest)).toBe(true);
    }),
  );
});
