/** Only one tab at a time may have the library of a browser. */
import { AppError } from '../../shared/contract/errors.ts';

/** Resolves once this tab has the library, until it closes; refuses a second tab. */
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

export function inUse(): AppError {
  return new AppError(
    'store-in-use',
    'Searchlight is open in another tab of this browser. Go on there, or close it and load this page again.',
  );
}
