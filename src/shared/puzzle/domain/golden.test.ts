/**
 * Fingerprints of whole traces. A changed one means that runs in a user's history no longer replay to what they say:
 * raise `ENGINE_VERSION`, and only then write the new numbers into `golden.fixture.ts`.
 */
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { GOLDEN, hashOf } from './golden.fixture.ts';

test.each(GOLDEN)('$name', ({ hash, ...search }) => {
  expect(ENGINE_VERSION).toBe(4);
  expect(hashOf(search)).toBe(hash);
});
