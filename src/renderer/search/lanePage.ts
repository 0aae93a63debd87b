/** Places of a list that are shown together: from `first` up to, and not including, `end`. */
export interface LanePage {
  readonly first: number;
  readonly end: number;
}

/** The page that holds `place`, or the last one where the list ends before; pages begin at multiples of `perPage`. */
export function pageAt(place: number, perPage: number, size: number): LanePage {
  const within = Math.max(0, Math.min(place, size - 1));
  const first = within - (within % perPage);
  return { first, end: Math.min(first + perPage, size) };
}
