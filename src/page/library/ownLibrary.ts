/** The library of a browser is one tab's at a time. */
import { AppError } from '../../shared/contract/errors.ts';

/** Refuses a second tab. Resolves once this tab has the library; it keeps it until it closes. */
export function ownLibrary(locks: LockManager | undefined, patienceMs: number): Promise<void> {
  if (locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const forEver = (): Promise<never> => new Promise(() => resolve());
    locks
      .request('searchlight-library', { signal: AbortSignal.timeout(patienceMs) }, forEver)
      .catch((error: unknown) => {
        if ((error as Error).name === 'TimeoutError') reject(inUse());
        else resolve(); // no locks here: the files tell whether another tab has them
      });
  });
}

/** The refusal of a second tab. */
export function inUse(): AppError {
  return new AppError(
    'store-in-use',
    'Searchlight is open in another tab of this browser. Go on there, or close it and load this page again.',
  );
}
