import { expect, test } from 'vitest';
import { PRESETS, presetOf } from './presets.ts';

test('a copy with other puzzles asks what its preset asks, and other searches ask nothing', () => {
  for (const preset of Object.values(PRESETS)) {
    const { searches } = structuredClone(preset.recipe);
    expect(presetOf({ searches })).toBe(preset);
    expect(presetOf({ searches: [...searches, searches[0]!] })).toBeUndefined();
  }
});
