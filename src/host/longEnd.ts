/** Work of the end of the program that takes seconds: a host that has a window says so first. */
export interface LongEnd {
  readonly sentence: string;
  work(): void;
}
