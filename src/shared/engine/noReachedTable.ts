import { NONE } from '../trace/trace.ts';

/** Replaces the table of reached states in searches without one: every state counts as new. */
export class NoReachedTable {
  readonly room = Infinity;
  readonly nodes = Infinity;

  bytesFor(): number {
    return 0;
  }

  reserve(): void {}

  clear(): void {}

  release(): void {}

  find(): number {
    return 0;
  }

  nodeAt(): number {
    return NONE;
  }

  put(): void {}
}
