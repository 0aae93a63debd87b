import { AppError } from '../../shared/contract/errors.ts';

/** For missing files of the page, or a worker that died of one: a newer version has replaced the files. */
export function notLoaded(): AppError {
  return new AppError(
    'internal',
    'A part of Searchlight could not be loaded, or has ended. Load the page again: there may be a newer version.',
  );
}
