/** The texts of a stop while they are typed; what is refused is still there when the stop is edited again. */
import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import { faultOfText } from '../../../shared/contract/lessonText.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { Notices } from '../../program/notices.svelte.ts';
import { FormDraft, type LeftText } from '../../ui/formDraft.svelte.ts';
import type { LessonEditor } from './lessonEditor.svelte.ts';
import type { LessonSelection, TypedStop } from './lessonSelection.svelte.ts';
import { inOneLine } from './typedQuestion.ts';

/** The stop that is edited, and where refused text is kept. */
export interface EditedStop {
  readonly editor: LessonEditor;
  readonly stopKey: number;
  readonly selection: Pick<LessonSelection, 'texts'>;
}

/** The texts of a stop; '' for those that it does not have. */
export function textsOf({ title, text, note, body = '', picture }: LessonStop): TypedStop {
  return { title, text, note, body, alt: picture?.alt ?? '' };
}

/** The draft of a stop, with what was refused when its form was closed. */
export function stopDraft(
  { editor, stopKey, selection: { texts } }: EditedStop,
  stop: LessonStop,
): FormDraft<TypedStop> {
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
