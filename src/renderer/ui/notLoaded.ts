import { AppError } from '../../shared/contract/errors.ts';

/** What is said where a file of the page is not there, or a worker made of one has died: a newer version has taken the place of the files. */
export function notLoaded(): AppError {
  return new AppError(
    'internal',
    'A part of Searchlight could not be loaded, or has ended. Load the page again: there may be a newer version.',
  );
}
