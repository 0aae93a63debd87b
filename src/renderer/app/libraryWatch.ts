/** Notices soon when the library is removed while the program runs, also where nothing is saved at that time. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Program } from '../program/program.ts';

const ASKED_EVERY_MS = 900;

/** Asks the host, and says once what it answers. A page alone hears of it when it saves. Returns what ends it. */
export function watchLibrary({
  api,
  description,
  notices,
}: Pick<Program, 'api' | 'description' | 'notices'>): () => void {
  if (description.host === 'page' || description.isReadOnly) return () => {};
  let told: string | null = null;
  const ask = async (): Promise<void> => {
    if (notices.disconnected) return;
    const why = await api.app.whyUnsaved({});
    if (why !== null && why !== told) notices.complain(new AppError('store-full', why));
    told = why;
  };
  const timer = setInterval(() => void ask().catch(() => {}), ASKED_EVERY_MS); // a host that is gone is noticed elsewhere
  return () => clearInterval(timer);
}
