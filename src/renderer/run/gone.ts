import { AppError } from '../../shared/contract/errors.ts';

/** Whether what was asked for is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
