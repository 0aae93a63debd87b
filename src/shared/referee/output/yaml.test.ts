import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseBlock, parseSimpleItem } from './yaml.ts';
import { parseFlow, YamlFault } from './yamlFlow.ts';

/** The value, or the fault. */
function tried(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof YamlFault) return error.message;
    throw error;
  }
}

describe('a mapping', () => {
  const anyName = fc.constantFrom('type', 'id', 'g', 'a b', '"q', '1', '01', 'null', 'x-1', '#', 'a:b', '$');
  const anyValue = fc.oneof(
    fc.constantFrom(0, 7, 123_456_780, 1e15, 1_234_567_890_123_456, -1, 0.5, null, true, false),
    fc.constantFrom('x', 'generating-new', 'true', 'no', 'null', '012345678', '1e3', '5uu1HXrq', 'a b', 'a # b', ''),
    fc.string({ unit: fc.constantFrom(...'ab1 0_-,#\'":[]{}'), maxLength: 8 }),
    fc.constant([
      ['x', 1],
      [2, 3],
    ]),
  );
  const anyMapping = fc.dictionary(anyName, anyValue, { minKeys: 1, maxKeys: 6, noNullPrototype: true });

  test('in braces is read as the yaml package writes it, whatever stood in the one before', () => {
    fc.assert(
      fc.property(anyMapping, anyMapping, (one, other) => {
        for (const mapping of [one, other, one])
          expect(
            parseFlow(
              stringify(mapping, {
                collectionStyle: 'flow',
                lineWidth: 0,
                aliasDuplicateObjects: false,
              } as never).trim(),
            ),
          ).toEqual(mapping);
      }),
    );
  });

  test('with a member on each line is read as by the reader of all blocks', () => {
    fc.assert(
      fc.property(anyMapping, (mapping) => {
        const lines = stringify([mapping], { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd().split('\n');
        const simple = tried(() => parseSimpleItem(lines));
        expect(parseBlock(lines)).toEqual([mapping]);
        if (simple !== null) expect(simple).toEqual(mapping);
      }),
    );
    expect(parseSimpleItem(['  - type: expand', '    id: 5', '    pId:', '    g: 1.0e-05 # small'])).toEqual({
      ...{ type: 'expand', id: 5, pId: null, g: 1e-5 },
    });
  });

  test.each([
    ['- a: 1', '- b: 2'],
    ['- - a: 1'],
    ['-', '  a: 1'],
    ['- a: [1,', '    2]'],
    ['- a: b', '    c'],
    ['- a:', '    - 1'],
    ['- a:', '  - 1'],
    ['- a: |', '    text'],
    ['- a: # none', '  b: 1'],
    ['- a: 1', '  a: 2'],
    ['- a: &b 1'],
    ['- a: "b'],
    ['- a:b: 1'],
    ['- ? a'],
  ])('that begins with %j is read as by the reader of all blocks, or left to it', (...lines) => {
    const simple = tried(() => parseSimpleItem(lines));
    if (simple === null) return;
    const block = tried(() => parseBlock(lines));
    expect(simple).toEqual(Array.isArray(block) ? block[0] : block);
  });
});
