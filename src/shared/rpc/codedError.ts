/** Codes with which a pipe refuses a call. Services have codes of their own. */
export type PipeCode =
  | 'bad-message' // not a request at all
  | 'unknown-method' // not in the allow-list
  | 'too-many' // a named limit is reached
  | 'closed' // the other side of the pipe is gone
  | 'internal'; // a defect of ours

/** An expected failure, which may cross a pipe: `code` for decisions, `message` is one sentence for the user. */
export class CodedError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.name = 'CodedError';
    this.code = code;
  }
}

export function pipeError(code: PipeCode, message: string): CodedError {
  return new CodedError(code, message);
}
