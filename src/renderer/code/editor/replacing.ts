import { EditorView } from '@codemirror/view';

/**
 * Replaces selected text when another is typed. Browsers would keep its colour by a style that they write into the
 * element, which the policy of the page forbids, and they would say so.
 */
export const REPLACING = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const [from, to] = selected(view);
    if (inputType !== 'insertText' || data === null || isComposing || from === to) return false;
    replace(view, from, to, data);
    return true;
  },
});

/** As the document has it, which the editor may not have read yet. */
function selected(view: EditorView): [from: number, to: number] {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection()!;
  if (!view.contentDOM.contains(anchorNode) || !view.contentDOM.contains(focusNode)) return [0, 0];
  const ends = [view.posAtDOM(anchorNode!, anchorOffset), view.posAtDOM(focusNode!, focusOffset)];
  return [Math.min(...ends), Math.max(...ends)];
}

function replace(view: EditorView, from: number, to: number, typed: string): void {
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
