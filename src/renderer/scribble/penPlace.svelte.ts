/** Whether the pen is on. The layer that it draws on is loaded at its first use. */
export class PenPlace {
  isOn = $state(false);
  /** What is drawn stays when the pen is put away. */
  wasOn = $state(false);
  /** Whether there are strokes on the view; the layer sets it. */
  hasDrawn = $state(false);
  /** Takes back the last act on the view; the layer sets it. */
  undo: () => void = () => {};

  toggle(): void {
    this.isOn = !this.isOn;
    this.wasOn = true;
  }

  putAway(): void {
    this.isOn = false;
  }
}
