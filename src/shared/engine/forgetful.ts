import { NONE } from '../trace/trace.ts';

/** A table of reached states for searches that ask nothing of it: every state is as new as the first. */
export class Forgetful {
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
