/** Work at the end of the program that takes seconds: a host with a window says so first. */
export interface LongEnd {
  readonly sentence: string;
  work(): void;
}
