import { AppError } from '../../shared/contract/errors.ts';

/** Whether a call was refused because its other side was closed: what was asked for is not wanted any more. */
export function isClosed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'closed';
}
