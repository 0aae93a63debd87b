/** Faults in rows of a library, as `AppError`s with a sentence for the user. */
import { AppError } from '../../shared/contract/errors.ts';
import { parse, TITLE } from '../../shared/contract/parse.ts';
import { nounOf, type DocumentKind } from '../../shared/contract/kinds.ts';

/** A change of a library that is read-only. */
export function readOnlyStore(): AppError {
  return new AppError('read-only', 'This library is read-only: you can look at it and export it, but not change it.');
}

/** The bytes of a picture do not match its hash. */
export function damagedPicture(): AppError {
  return new AppError('store-damaged', 'This picture has changed on the disk since it was saved, and is not shown.');
}

/** There is none with that id (any more). */
export function notFound(kind: DocumentKind | 'picture'): AppError {
  return new AppError('not-found', `This ${kind === 'picture' ? kind : nounOf(kind)} no longer exists.`);
}

/** A stored row that was corrupted: it must never be shown as sound. */
export class DamagedRow extends AppError {
  /** `null` where it cannot be read. */
  readonly title: string | null;

  constructor(kind: DocumentKind, title: unknown) {
    const noun = nounOf(kind);
    const readable = isTitle(title) ? title : null;
    const name = readable === null ? `A ${noun} whose title cannot be read` : `The ${noun} “${readable}”`;
    super('store-damaged', `${name} has changed on the disk since it was saved, and is not shown.`);
    this.title = readable;
  }
}

/** SQLite's replacement for bytes that are not text. */
const UNREADABLE = '\ufffd';

/** Whether `value` can be the title of anything that was saved. */
function isTitle(value: unknown): value is string {
  try {
    return !parse(TITLE, value).includes(UNREADABLE);
  } catch {
    return false;
  }
}
