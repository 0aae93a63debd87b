/** Work that delays the end of the program by seconds; a host with a window says so first. */
export interface LongEnd {
  readonly sentence: string;
  work(): void;
}
