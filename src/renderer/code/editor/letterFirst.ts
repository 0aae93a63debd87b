import { EditorView, type EditorViewConfig } from '@codemirror/view';

/**
 * An editor that shows a typed letter before it does what else follows from it: measuring the text and telling its owner
 * take longer than the letter. They come after the frame that shows it, and before the next key or press.
 */
export class LetterFirstView extends EditorView {
  /** What waits for the frame of a letter; `undefined` where no letter is typed, and while the editor is made. */
  private waiting?: (() => void)[];

  constructor(config: EditorViewConfig) {
    super(config);
    const before = (type: keyof HTMLElementEventMap, act: (event: Event) => void): void =>
      this.dom.addEventListener(type, act, { capture: true });
    before('mousedown', () => this.endLetter());
    before('blur', () => this.endLetter());
    before('keydown', (event) => {
      this.endLetter();
      if (isLetter(event as KeyboardEvent)) this.beginLetter();
    });
  }

  /** The editor itself asks for it with each key. */
  override requestMeasure(...request: Parameters<EditorView['requestMeasure']>): void {
    this.afterLetter(() => super.requestMeasure(...request));
  }

  /** Does it after the frame of the letter that is typed, or at once where none is. */
  afterLetter(act: () => void): void {
    if (this.waiting) this.waiting.push(act);
    else act();
  }

  beginLetter(): void {
    if (this.waiting) return;
    const waiting = (this.waiting = []);
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (this.waiting === waiting) this.endLetter();
      }),
    );
  }

  endLetter(): void {
    const { waiting = [] } = this;
    this.waiting = undefined;
    for (const act of waiting) act();
  }
}

function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}
