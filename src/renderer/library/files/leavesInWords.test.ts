import { expect, test } from 'vitest';
import { leavesInWords } from './leavesInWords.ts';

const ALL = { withRuns: true, withNames: true, withLessons: true, withExperiments: true, withHeuristics: true };

test('the dialog said that runs leave, and not that names of people do', () => {
  expect(leavesInWords(ALL).file).toMatch(/the names of those who predicted.*individual answers with their names/);
  expect(leavesInWords(ALL).page).toContain('the names of those who predicted');
  const nameless = leavesInWords({ ...ALL, withNames: false });
  expect(`${nameless.file} ${nameless.page}`).not.toMatch(/name|individual|prediction|predicted/);
  expect(nameless.stays).toBe(
    'Names of people stay here: predictions in comparisons, individual answers, and the students of classes.',
  );
  expect(leavesInWords({ ...ALL, withRuns: false, withNames: false }).stays).toBe('');
});

test('a page has neither questions nor notes for the teacher', () => {
  expect(leavesInWords(ALL).page).not.toMatch(/question|answer|notes for the teacher/);
});
