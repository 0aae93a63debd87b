/** The texts and the question of a stop while they are typed; what is refused is still there when the stop is edited again. */
import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import { faultOfText } from '../../../shared/contract/lessonText.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { Notices } from '../../program/notices.svelte.ts';
import { FormDraft, type LeftText } from '../../ui/formDraft.svelte.ts';
import type { LessonEditor } from './lessonEditor.svelte.ts';
import type { LessonSelection, TypedStop } from './lessonSelection.svelte.ts';
import { OwnQuestionDraft } from './ownQuestionDraft.svelte.ts';
import { inOneLine } from './typedQuestion.ts';

/** The stop that is edited, and where refused text is kept. */
interface EditedStop {
  readonly editor: LessonEditor;
  readonly stopKey: number;
  /** As it was when its form was opened. */
  readonly stop: LessonStop;
  readonly selection: Pick<LessonSelection, 'texts' | 'drafts'>;
}

/** The texts of a stop; '' for those that it does not have. */
export function textsOf({ title, text, note, body = '', picture }: LessonStop): TypedStop {
  return { title, text, note, body, alt: picture?.alt ?? '' };
}

/** The draft of a stop, with what was refused when its form was closed. */
export function stopDraft({ editor, stopKey, stop, selection: { texts } }: EditedStop): FormDraft<TypedStop> {
  const place = placeOf(editor.lessonId, stop);
  const left = texts.get(place);
  texts.delete(place);
  const rules = {
    clean: ({ title, text, note, body, alt }: TypedStop) => ({
      ...{ title: title.trim(), text: inOneLine(text), note, body: body.trimEnd(), alt: inOneLine(alt) },
    }),
    save: async (change: Partial<TypedStop>) => {
      const faults = [change.text, change.note, change.body].map((text) => faultIn(text, stop));
      const fault = faults.find((found) => found !== null);
      if (fault) throw new Error(fault);
      await editor.setStop(stopKey, (now) => withTexts(now, change));
    },
  };
  return new FormDraft(textsOf(stop), rules, left);
}

/** Why a text cannot be saved, as for a figure that there is not; `null` where it can. */
export function faultIn(text: string | undefined, { searches }: LessonStop): string | null {
  return text === undefined ? null : faultOfText(text, searches.length);
}

/** The form is closed: keeps what was refused, and says so. A stop that is deleted takes it along. */
export function leaveTexts(
  { editor, stopKey, selection: { texts } }: EditedStop,
  notices: Pick<Notices, 'hint'>,
  left: LeftText<TypedStop> | null,
): void {
  const at = editor.placeOf(stopKey);
  if (left === null || at === -1) return;
  texts.set(placeOf(editor.lessonId, editor.stops[at].stop), left.texts);
  notices.hint(
    `What you have typed at stop ${at + 1} is not saved yet: ${left.fault} It is still there when you edit the stop again.`,
  );
}

/** The user's own question of a stop, with what was not complete when its form was closed; `null` for none. */
export function questionDraft({ editor, stop, selection }: EditedStop): OwnQuestionDraft | null {
  const left = selection.drafts.get(momentOf(editor.lessonId, stop));
  return left ?? (stop.asks === undefined ? null : new OwnQuestionDraft(stop));
}

/** The form is closed: keeps a question that is not complete, and says so; `null`: it is no longer asked. */
export function leaveQuestion(
  { editor, stopKey, stop, selection: { drafts } }: EditedStop,
  notices: Pick<Notices, 'hint'>,
  draft: OwnQuestionDraft | null,
): void {
  const at = editor.placeOf(stopKey);
  drafts.delete(momentOf(editor.lessonId, stop));
  if (draft === null || draft.fault === null) return;
  drafts.set(momentOf(editor.lessonId, editor.stops[at]?.stop ?? stop), draft);
  if (at !== -1)
    notices.hint(
      `The question of stop ${at + 1} is not saved yet: ${draft.fault} What you have typed is still there when you edit the stop again.`,
    );
}

/** Wherever the stop is moved, and whatever it says. */
function momentOf(lessonId: number, { view, puzzle, searches, steps }: LessonStop): string {
  return JSON.stringify([lessonId, view, puzzle, searches, steps]);
}

/** All of a stop as it is saved, wherever it is moved: another one of the same moment has other texts. */
function placeOf(lessonId: number, stop: LessonStop): string {
  return canonicalJson([lessonId, stop]);
}

/** Only a page has lines below its text, and only a picture page words for its picture. */
function withTexts({ body: before, picture, ...stop }: LessonStop, typed: Partial<TypedStop>): LessonStop {
  const { body = before ?? '', alt = picture?.alt, ...change } = typed;
  return {
    ...{ ...stop, ...change },
    ...(body !== '' && { body }),
    ...(picture && { picture: { ...picture, alt: alt! } }),
  };
}
