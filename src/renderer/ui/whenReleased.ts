/**
 * Acts on `event` once no button of the mouse is down. Linux and macOS ask for a menu when a button is pressed, Windows
 * when it is released; where a popover opens under a pressed button, its release closes it again.
 */
export function whenReleased({ buttons }: MouseEvent, act: () => void): void {
  if (buttons === 0) act();
  else addEventListener('pointerup', act, { once: true });
}
