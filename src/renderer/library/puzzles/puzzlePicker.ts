export const PICKER_ID = 'puzzle-picker';

export function showPicker(): void {
  document.getElementById(PICKER_ID)?.showPopover();
}

type PickerPlace = Pick<DOMRect, 'left' | 'top'>;

/**
 * The index of the card that an arrow key leads to: the nearest in the row above or below, or the one beside. −1 for
 * none.
 */
export function cardInDirection(cards: readonly PickerPlace[], from: number, key: string): number {
  if (key === 'ArrowRight') return from + 1 < cards.length ? from + 1 : -1;
  if (key === 'ArrowLeft') return from - 1;
  const { left, top } = cards[from]!;
  const sign = key === 'ArrowDown' ? 1 : -1;
  const beyond = cards.map((card, at) => ({ at, row: sign * (card.top - top), aside: Math.abs(card.left - left) }));
  const nearest = beyond.filter(({ row }) => row > 0).sort((a, b) => a.row - b.row || a.aside - b.aside);
  return nearest[0]?.at ?? -1;
}
