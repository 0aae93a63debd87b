/** The heights of the blocks of a test and of its key, in CSS pixels: the head, then the questions. */
export class TestHeights {
  readonly test: number[] = $state([]);
  readonly key: number[] = $state([]);
  /** Of what each further page of the test begins with. */
  again = $state(0);
}
