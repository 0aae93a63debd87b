import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { AlikeEvents } from './alikeEvents.ts';
import { TraceLines, type ReadTrace } from './traceReader.ts';

type Members = Readonly<Record<string, unknown>>;

function read(text: string, part: number): ReadTrace {
  const reader = new TraceLines();
  for (let at = 0; at < text.length; at += part) reader.push(text.slice(at, at + part));
  return reader.end();
}

/** All that was read. */
function shown({ boards, run, ...trace }: ReadTrace): unknown {
  const column = (values: ArrayLike<number>): number[] => Array.from(values).slice(0, run.events);
  return {
    ...{ ...trace, isNamed: [], steps: Array.from(run.stepEvents.subarray(0, run.steps)), isCut: run.isCut },
    states: column(run.state).map((state) => boards.states!.cellsOf(state).join()),
    ...{ line: column(run.line), g: column(run.g), h: column(run.h), f: column(run.f) },
  };
}

const permuted = (cells: number): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray([...Array(cells).keys()], { minLength: cells });

const rowsOf = <T>(cells: readonly T[]): T[][] => {
  const side = Math.sqrt(cells.length);
  return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
};

const textOf = (cells: readonly number[], blank: string): string =>
  rowsOf(cells.map((cell) => (cell === 0 ? blank : String(cell))))
    .map((row) => row.join(' '))
    .join(' / ');

/** How boards are written; the last ones are not read alike, or are no boards. */
const BOARDS: readonly ((cells: number[]) => unknown)[] = [
  (cells) => textOf(cells, '_'),
  (cells) => textOf(cells, '0').replaceAll(' / ', '/'),
  (cells) => cells,
  (cells) => rowsOf(cells),
  (cells) => rowsOf(cells.map((cell) => (cell === 0 ? 'x' : cell))),
  (cells) => cells.map((cell) => (cell === 0 ? null : cell)),
  (cells) => cells.join(','),
  (cells) => (cells.length === 9 ? cells.join('') : cells),
  (cells) => (cells.length === 9 ? Number(cells.join('')) : cells),
  (cells) => textOf(cells.with(0, cells[1]!), '_'),
  (cells) => cells.slice(1),
];

/** Mostly the first. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 60, arbitrary: usual }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })));

const number = mostly<unknown>(fc.nat(60), fc.constantFrom<unknown>(null, 1.5, -1, 1e21, 3e-7, '7', 1e17));

/** Members that are not read, and some that are. */
const others = fc.record<Members>(
  {
    id: mostly<unknown>(
      fc.nat(),
      fc.constantFrom<unknown>('n1', '5uu1H8', '1e3', null, 'a"b', "it's", 'a\\b', 'x # y'),
    ),
    pId: mostly<unknown>(fc.nat(), fc.constantFrom<unknown>('n1', null, true, [1], { g: 1 })),
    c0: mostly<unknown>(fc.constantFrom('8', ''), fc.constantFrom<unknown>('a: b', '- c', '', ' d', 'é')),
  },
  { requiredKeys: [] },
);

const event = (cells: number, written: (typeof BOARDS)[number], keys: Members): fc.Arbitrary<Members> =>
  fc
    .record({
      board: permuted(cells),
      write: mostly(fc.constant(written), fc.constantFrom(...BOARDS)),
      does: fc.constantFrom('expand', 'generate'),
      numbers: fc.record<Members>({ g: number, h: number, f: number }, { requiredKeys: ['g'] }),
      more: mostly(fc.constant(keys), others),
      parent: mostly<unknown>(fc.constant('last'), fc.constantFrom<unknown>(17, 'n1', null)),
    })
    .map(({ board, write, does, numbers, more, parent }) => ({
      board: write(board),
      does,
      parent,
      ...more,
      ...numbers,
    }));

/** Of one program: mostly alike. */
const output = fc
  .record({ cells: fc.constantFrom(9, 16), written: fc.constantFrom(...BOARDS), keys: others, isTyped: fc.boolean() })
  .chain(({ cells, written, keys, isTyped }) =>
    fc.array(event(cells, written, keys), { minLength: 3, maxLength: 14 }).map((all) => said(all, isTyped)),
  );

function said(all: readonly Members[], isTyped: boolean): readonly Members[] {
  let last: unknown;
  return all.map(({ board, does, parent, ...more }, index) => {
    const isStep = does === 'expand' || index === 0;
    if (isStep) last = board;
    const from = isStep ? {} : { parent: parent === 'last' ? last : parent };
    return isTyped
      ? { type: isStep ? 'expanding' : 'generating', board, ...from, ...more }
      : { [isStep ? 'expand' : 'generate']: board, ...from, ...more };
  });
}

const inFlow = (value: unknown): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();

const FORMATS: Readonly<Record<string, (events: readonly Members[]) => string>> = {
  'JSON Lines': (all) => all.map((one) => JSON.stringify(one)).join('\n'),
  'lines of Python': (all) =>
    all.map((one) => JSON.stringify(one).replaceAll('"', "'").replaceAll('null', 'None')).join('\n'),
  'a file of JSON': (all) => `{"version":"1.4.0","events":[\n${all.map((one) => JSON.stringify(one)).join(',\n')}]}`,
  'JSON on many lines': (all) => JSON.stringify({ version: '1.4.0', events: all }, null, 2),
  'YAML in brackets': (all) => `version: 1.4.0\nevents:\n${all.map((one) => `- ${inFlow(one)}`).join('\n')}`,
  'YAML in blocks': (all) => stringify({ version: '1.4.0', events: all }, { aliasDuplicateObjects: false }),
};

/** One sign is another one, or is there twice, or not at all. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.nat(1),
  sign: fc.constantFrom('', ...'{}[]",: \n\\019ax_-#.\'\t'),
});

function changed(text: string, { at, length, sign }: { at: number; length: number; sign: string }): string {
  const from = Math.floor(at * text.length);
  return text.slice(0, from) + sign + text.slice(from + length);
}

describe.each(Object.entries(FORMATS))('%s', (_name, write) => {
  afterEach(() => vi.restoreAllMocks());

  test('is read as if each event were read as a whole, whatever is changed in it', () => {
    fc.assert(
      fc.property(output, fc.array(change, { maxLength: 2 }), fc.constantFrom(7, 200, 65_536), (all, changes, part) => {
        const text = changes.reduce(changed, write(all));
        const found = shown(read(text, part));
        const reading = vi.spyOn(AlikeEvents.prototype, 'read').mockReturnValue(null);
        const whole = shown(read(text, part));
        reading.mockRestore();
        expect(found).toEqual(whole);
      }),
      { numRuns: 100 },
    );
  });

  test('is read without reading each event as a whole', () => {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const all = [0, 1, 2, 3].map((g) => ({ type: 'expanding', board: textOf(cells, '_'), g }));
    const learning = vi.spyOn(AlikeEvents.prototype, 'learn');
    expect(read(write(all), 65_536).run.steps).toBe(4);
    expect(learning.mock.calls.length).toBeLessThan(3); // the last line may end with the text
  });
});
