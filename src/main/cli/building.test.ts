import { expect, test, vi } from 'vitest';
import { poor } from '../../shared/puzzle/heuristics/patterns.fixture.ts';
import { showBuilding } from './building.ts';

test('a line tells how far a pattern database is built, and goes when it is there', async () => {
  vi.useFakeTimers();
  try {
    const database = poor(0);
    const promise = new Promise<typeof database>((resolve) => setTimeout(resolve, 300, database));
    const said: string[] = [];
    const line = { show: (sentence: () => string) => void said.push(sentence()), clear: () => void said.push('') };
    const waiting = showBuilding({ ready: () => promise, progress: () => 0.417 }, line).ready(0);
    vi.advanceTimersByTime(300);
    expect(await waiting).toBe(database);
    vi.advanceTimersByTime(3000);
    expect(said).toEqual(['Building the pattern database, once for all: 42 %', '']);
  } finally {
    vi.useRealTimers();
  }
});
