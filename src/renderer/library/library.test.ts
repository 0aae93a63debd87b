import { describe, expect, test } from 'vitest';
import { opened, quiet } from '../app/app.fixture.ts';

describe('the sets of the library', () => {
  test('are copied under the title that they are being given', async () => {
    const { app } = await opened();
    const { library } = app;
    const { setId } = library.sets[0];
    await Promise.all([library.renameSet(setId, 'Week 3'), library.duplicateSet(setId)]);
    expect(library.sets.slice(0, 2).map(({ title }) => title)).toEqual(['Week 3', 'Week 3 (copy)']);
  });

  test('are those of the newest answer, although an older one comes later', async () => {
    const { app, way } = await opened();
    const answerFirst = way.hold('library.listSets');
    const first = app.library.loadSets();
    await quiet();
    const answerSecond = way.hold('library.listSets');
    const second = app.library.createSet('New');
    await quiet();
    answerSecond();
    await second;
    answerFirst();
    await first;
    expect(app.library.sets.map(({ title }) => title)).toContain('New');
  });
});
