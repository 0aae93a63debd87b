/** Title and summary of a lesson while they are typed; what is refused is still there when the lesson is opened again. */
import { quoted } from '../../ui/format.ts';
import { FormDraft, type LeftText } from '../../ui/formDraft.svelte.ts';
import type { LessonContext } from './lessonActs.ts';
import type { LessonEditor } from './lessonEditor.svelte.ts';
import type { LessonHead } from './lessonSelection.svelte.ts';

export interface HeadForm {
  readonly draft: FormDraft<LessonHead>;
  /** The form is closed: keeps what was refused, and says so. A lesson that is deleted takes it along. */
  leave(left: LeftText<LessonHead> | null): void;
}

/** The form of a lesson's head, with what was refused when the lesson was left. */
export function headForm(context: LessonContext, editor: LessonEditor): HeadForm {
  const { heads } = context.selection;
  const { lessonId, lesson } = editor;
  const left = heads.get(lessonId);
  heads.delete(lessonId);
  const rules = {
    clean: ({ title, summary }: LessonHead) => ({ title: title.trim(), summary: summary.trim() }),
    save: (change: Partial<LessonHead>) => editor.setHead(change),
  };
  return { draft: new FormDraft(textsOfHead(lesson), rules, left), leave: (left) => leaveHead(context, editor, left) };
}

/** The texts of a lesson's head alone. */
export function textsOfHead({ title, summary }: LessonHead): LessonHead {
  return { title, summary };
}

function leaveHead(
  { program: { notices }, library, selection: { heads } }: LessonContext,
  { lessonId, lesson: { title } }: LessonEditor,
  left: LeftText<LessonHead> | null,
): void {
  if (left === null || !library.lessons.rows.some((row) => row.lessonId === lessonId)) return;
  heads.set(lessonId, left.texts);
  notices.hint(
    `The head of ${quoted(title)} is not saved yet: ${left.fault} What you have typed is still there when you open it again.`,
  );
}
