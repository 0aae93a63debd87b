/** All errors that cross a pipe: a code for decisions and a sentence for the user. */
import { CodedError, type PipeCode } from '../rpc/codedError.ts';

export type ErrorCode =
  | PipeCode
  | 'bad-params' // a request whose parameters do not parse; the message names the place
  | 'not-found' // no such set, puzzle, run or search
  | 'unsolvable' // parity rules the goal out
  | 'not-ready' // what the search needs is still being built
  | 'bad-heuristic' // an own heuristic cannot be used, or fails on a board
  | 'not-agreed' // the user has not agreed to a heuristic from elsewhere
  | 'not-finished' // only a search that has ended can be saved
  | 'changed' // another window has changed it in the meantime
  | 'busy' // the search is being advanced already
  | 'store-in-use' // another Searchlight has the library open
  | 'store-from-future' // written by a newer Searchlight
  | 'store-damaged' // the library, or a row of it, is not what was saved
  | 'store-foreign' // the file belongs to another program, or something in its folder is a link
  | 'read-only' // the library can only be looked at and exported: a newer Searchlight wrote it, or its file may only be read
  | 'store-full' // the disk is full, or the folder cannot be written
  | 'bad-file' // a file that comes in and cannot be read
  | 'not-saved'; // a file that leaves could not be written

/** An expected failure; `message` is one sentence for the user. */
export const AppError = CodedError<ErrorCode>;
export type AppError = CodedError<ErrorCode>;

/** Whether a call failed because the connection was closed. */
export function isClosed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'closed';
}

export function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
