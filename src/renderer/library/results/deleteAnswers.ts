/** Deletes answers of a class, and what was remarked about them; a notice offers to undo it. */
import type { ClassResults } from '../../../shared/contract/classResults.ts';
import type { Roster } from '../../../shared/contract/rosters.ts';
import type { Program } from '../../program/program.ts';
import { quoted } from '../../ui/format.ts';
import type { ClassDesk } from '../classDesk.svelte.ts';

/** As many as one call takes. */
const MOST_AT_ONCE = 5_000;

/** `name`: of one student; by default of all. */
export async function deleteAnswers(
  { notices, changes }: Program,
  { results, roster: kept, lesson }: Pick<ClassDesk, 'results' | 'roster' | 'lesson'>,
  name: string | null = null,
): Promise<void> {
  const batches = inBatches(idsOf(results!, name));
  const isMeant = (one: Roster['remarked'][number]): boolean =>
    (name === null || one.name === name) && (lesson === null || one.lesson === lesson);
  const remarked = kept?.roster.remarked.filter((one) => !isMeant(one)) ?? [];
  const isRemarked = kept !== null && remarked.length < kept.roster.remarked.length;
  const save = (document: Roster) => changes.library.save({ kind: 'roster', document, id: kept!.rosterId });
  await notices.attempt(async () => {
    for (const ids of batches) await changes.library.delete({ kind: 'question', ids });
    if (isRemarked) await save({ ...kept.roster, remarked });
    notices.tell(
      `Deleted the answers ${name === null ? 'of all students' : `of ${quoted(name)}`}${toLesson(lesson)}.`,
      {
        undo: async () => {
          for (const ids of batches) await changes.library.restore({ kind: 'question', ids });
          if (isRemarked) await save(kept.roster);
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
