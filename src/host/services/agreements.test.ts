import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { Agreements } from './agreements.ts';

const own = (text: string, name = 'Mine') => ({ name, kind: 'formula', text }) as const;
const search = (text: string): SearchSpec => ({ ...DEFAULT_SEARCH, heuristic: 'own', own: own(text) });

test('a heuristic runs once somebody has agreed to its text, and after a restart', () => {
  const folder = temporaryFolder(onTestFinished);
  const first = openStore(folder);
  const agreements = new Agreements(first);
  expect(() => agreements.require(search('misplaced'))).toThrow('“Mine” was written elsewhere: look at its text');
  agreements.agree(own('misplaced', 'Another name'));
  agreements.require(search('misplaced'));
  agreements.require(DEFAULT_SEARCH);
  first.close();

  const store = openStore(folder);
  onTestFinished(() => store.close());
  const again = new Agreements(store);
  again.require(search('misplaced'));
  expect(() => again.require(search('misplaced + 1'))).toThrow('was written elsewhere');
});
