/** How high the blocks of a test and of its key are, in CSS pixels: the head first, then the questions. */
export class TestHeights {
  readonly test: number[] = $state([]);
  readonly key: number[] = $state([]);
}
