/** Detects that the library was removed while the program runs, even if nothing is saved meanwhile. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Program } from '../program/program.ts';

const ASKED_EVERY_MS = 900;

/**
 * Asks the host regularly, and reports a failure once; a page alone finds out when it saves. Returns a stop function.
 */
export function watchLibrary({
  api,
  description,
  notices,
}: Pick<Program, 'api' | 'description' | 'notices'>): () => void {
  if (description.host === 'page' || description.isReadOnly) return () => {};
  let reported: string | null = null;
  const ask = async (): Promise<void> => {
    if (notices.disconnected) return;
    const why = await api.app.whyUnsaved({});
    if (why !== null && why !== reported) notices.complain(new AppError('store-full', why));
    reported = why;
  };
  const timer = setInterval(() => void ask().catch(() => {}), ASKED_EVERY_MS); // a lost host is noticed elsewhere
  return () => clearInterval(timer);
}
