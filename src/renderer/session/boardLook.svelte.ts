/** How the large board is drawn, as the user chose it. */
export class BoardLook {
  /** Whether arrows lead from the tiles to their goal cells, where the heuristic counts these ways. */
  ways = $state(false);
}
