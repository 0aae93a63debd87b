import { AppError } from '../../shared/contract/errors.ts';

/** Whether a call failed because the connection was closed. */
export function isClosed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'closed';
}
