/** Deletes answers of a class, and what was remarked about them; a notice offers to undo it. */
import type { ClassResults } from '../../../shared/contract/classResults.ts';
import { mergedRosters, type Remarked, type Roster } from '../../../shared/contract/rosters.ts';
import { quoted } from '../../ui/format.ts';
import type { LibraryContext } from '../libraryContext.ts';

/** As many as one call takes. */
const MOST_AT_ONCE = 5_000;

/** `name`: of one student; by default of all. */
export async function deleteAnswers(
  { notices, changes, library: { desk, rosters } }: LibraryContext,
  name: string | null = null,
): Promise<void> {
  const { results, classLabel, lesson } = desk.loaded!;
  const batches = inBatches(idsOf(results, name));
  const isMeant = (one: Remarked): boolean =>
    (name === null || one.name === name) && (lesson === null || one.lesson === lesson);
  const rosterNow = () => rosters.rows.find(({ roster }) => roster.title === classLabel);
  const meant = rosterNow()?.roster.remarked.filter(isMeant) ?? [];
  /** Changes the class as it is by now. */
  const remark = async (change: (roster: Roster) => Roster): Promise<void> => {
    const now = rosterNow();
    if (!now || meant.length === 0) return;
    const { roster, rosterId, revision } = now;
    await changes.library.save({ kind: 'roster', document: change(roster), id: rosterId, revision });
  };
  await notices.attempt(async () => {
    await remark((roster) => ({ ...roster, remarked: roster.remarked.filter((one) => !isMeant(one)) }));
    for (const ids of batches) await changes.library.delete({ kind: 'question', ids });
    notices.tell(
      `Deleted the answers ${name === null ? 'of all students' : `of ${quoted(name)}`}${toLesson(lesson)}.`,
      {
        undo: async () => {
          for (const ids of batches) await changes.library.restore({ kind: 'question', ids });
          await remark((roster) => mergedRosters(roster, { ...roster, remarked: meant }));
        },
      },
    );
  });
}

function toLesson(lesson: string | null): string {
  return lesson === null ? '' : ` to ${quoted(lesson)}`;
}

function idsOf({ students, answers }: ClassResults, name: string | null): readonly number[] {
  const meant = answers.filter(({ student }) => name === null || students[student].name === name);
  return meant.map(({ questionId }) => questionId);
}

function inBatches(ids: readonly number[]): readonly number[][] {
  const count = Math.ceil(ids.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}
