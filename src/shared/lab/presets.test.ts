import { expect, test } from 'vitest';
import { PRESETS, labPresetOf } from './presets.ts';

test('a copy with other puzzles asks what its preset asks, and other searches ask nothing', () => {
  for (const preset of Object.values(PRESETS)) {
    const { searches } = structuredClone(preset.recipe);
    expect(labPresetOf({ searches })).toBe(preset);
    expect(labPresetOf({ searches: [...searches, searches[0]!] })).toBeUndefined();
  }
});
