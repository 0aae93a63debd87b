import { EditorView } from '@codemirror/view';

/**
 * Puts typed text in by the editor. A browser would lay out the page twice for each letter and have the editor read the
 * letter back, and where text is replaced it would keep its colour by a style that the policy of the page forbids.
 */
export const TYPING = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (inputType !== 'insertText' || data === null || isComposing || view.compositionStarted) return false;
    // As the document has it, which the editor may not have read yet. Some browsers tell no range of plain text.
    const [place = document.getSelection()!.getRangeAt(0)] = event.getTargetRanges();
    const from = view.posAtDOM(place.startContainer, place.startOffset);
    type(view, from, view.posAtDOM(place.endContainer, place.endOffset), data);
    return true;
  },
});

/** Replaces the text from `from` to `to`, which may be none. */
function type(view: EditorView, from: number, to: number, typed: string): void {
  const insert = view.state.toText(typed);
  const change = () =>
    view.state.update({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, typed, change))) view.dispatch(change());
}
