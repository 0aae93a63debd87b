/** A text field for code, by CodeMirror: undo, brackets, colours, words to choose from, and marked faults. */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionStatus,
  moveCompletionSelection,
  selectedCompletionIndex,
  setSelectedCompletion,
  startCompletion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import {
  history,
  historyKeymap,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  standardKeymap,
  toggleComment,
} from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { diagnosticCount, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips, type KeyBinding, type ViewUpdate } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import type { Span } from '../../../shared/puzzle/formula/fault.ts';
import type { CodeKind } from './codeKind.ts';
import { adoptStyles } from './adoptedStyles.ts';
import { FORMULA_LANGUAGE } from './formulaLanguage.ts';
import { LetterFirstView } from './letterFirst.ts';
import type { Complete } from './offeredWords.ts';
import { formulaOffers, javascriptOffers } from './offers.ts';
import { TYPING } from './typing.ts';

/** A part of the text that is wrong, and the sentence that says why. */
export interface CodeFault extends Span {
  readonly message: string;
}

export interface CodeEditorOptions {
  readonly attributes: Readonly<Record<string, string>>;
  readonly complete: Complete;
  /** Holds the lists of words and the sentences of faults, which may be larger than the field. */
  readonly lists: HTMLElement;
  /** Told of the height of the lines, in CSS pixels. */
  readonly onheight: (height: number) => void;
  /** Told of a changed text: of a typed one when its letter is painted, with the next key or when the field is left. */
  readonly onedit: (text: string) => void;
}

/** Lines have numbers where messages name them. */
const JAVASCRIPT = [javascriptLanguage, lineNumbers(), indentOnInput()];

const LANGUAGES: Readonly<Record<CodeKind, Extension>> = {
  formula: FORMULA_LANGUAGE,
  javascript: JAVASCRIPT,
  search: JAVASCRIPT,
};

const COLOURS = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.self, tags.bool, tags.null], class: 'code-keyword' },
  { tag: tags.number, class: 'code-number' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], class: 'code-string' },
  { tag: tags.comment, class: 'code-comment' },
  {
    tag: [tags.function(tags.name), tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'code-word',
  },
]);

/** A list of words takes keys only once a word of it is chosen, or to choose one: whoever types on is left alone. */
const CHOOSING: readonly KeyBinding[] = [
  { key: 'Ctrl-Space', mac: 'Alt-Escape', run: ask },
  { key: 'Escape', run: closeCompletion },
  { key: 'ArrowDown', run: moveCompletionSelection(true) },
  { key: 'ArrowUp', run: moveCompletionSelection(false) },
  { key: 'Enter', run: acceptCompletion },
  { key: 'Tab', run: acceptCompletion },
];

/** Tab is not among them: it leaves the field. */
const EDITING: readonly KeyBinding[] = [
  ...closeBracketsKeymap,
  ...historyKeymap,
  { key: 'Mod-/', run: toggleComment },
  { key: 'Mod-]', run: indentMore },
  { key: 'Mod-[', run: indentLess },
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'F8', run: nextDiagnostic },
  ...standardKeymap,
];

/** Editors whose user has asked for words that are still to come. */
const asked = new WeakSet<EditorView>();

function ask(view: EditorView): boolean {
  asked.add(view);
  return startCompletion(view);
}

/** Chooses the first of the words that were asked for. Where there are none, the next list is not asked for. */
function chooseFirst(view: EditorView): void {
  const status = completionStatus(view.state);
  if (status === 'pending' || !asked.delete(view) || status === null) return;
  if (selectedCompletionIndex(view.state) === null) view.dispatch({ effects: setSelectedCompletion(0) });
}

export class CodeEditor {
  readonly #view: LetterFirstView;
  readonly #options: CodeEditorOptions;
  #kind: CodeKind;
  /** The text as its owner has it. */
  #told: string;

  constructor(parent: HTMLElement, kind: CodeKind, text: string, options: CodeEditorOptions) {
    adoptStyles(parent.ownerDocument);
    this.#options = options;
    this.#kind = kind;
    this.#view = new LetterFirstView({ parent, state: this.#stateOf(kind, text) });
    this.#told = this.#text;
  }

  /** Text that was brought, not typed, begins a new history: undo never brings back that of another one. */
  show(kind: CodeKind, text: string): void {
    if (kind === this.#kind && text === this.#told) return;
    this.#kind = kind;
    this.#view.setState(this.#stateOf(kind, text));
    this.#told = this.#text;
  }

  mark(fault: CodeFault | null): void {
    const { state } = this.#view;
    if (fault === null && diagnosticCount(state) === 0) return;
    const within = (at: number): number => Math.min(at, state.doc.length);
    const marked = fault && { from: within(fault.at), to: within(fault.end), message: fault.message };
    this.#view.dispatch(setDiagnostics(state, marked ? [{ ...marked, severity: 'error' }] : []));
  }

  close(): void {
    this.#view.endLetter();
    this.#view.destroy();
  }

  get #text(): string {
    return this.#view.state.doc.toString();
  }

  #hear({ docChanged, transactions }: ViewUpdate): void {
    if (!docChanged) return;
    if (transactions.some((transaction) => transaction.isUserEvent('input.type'))) this.#view.beginLetter();
    this.#view.afterLetter(() => this.#tell());
  }

  #tell(): void {
    const text = this.#text;
    if (text === this.#told) return;
    this.#told = text;
    this.#options.onedit(text);
  }

  #stateOf(kind: CodeKind, doc: string): EditorState {
    const { attributes, complete, lists, onheight } = this.#options;
    const offers = kind === 'formula' ? formulaOffers(complete) : javascriptOffers(kind);
    return EditorState.create({
      doc,
      extensions: [
        LANGUAGES[kind],
        offering(offers),
        Prec.highest(keymap.of(CHOOSING)),
        keymap.of(EDITING),
        TYPING,
        history(),
        closeBrackets(),
        bracketMatching(),
        syntaxHighlighting(COLOURS),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(attributes),
        EditorView.contentAttributes.of(({ state }) => ({ 'aria-invalid': String(diagnosticCount(state) > 0) })),
        EditorView.updateListener.of((update) => {
          this.#hear(update);
          chooseFirst(update.view);
          if (update.heightChanged) onheight(heightOf(update.view));
        }),
        tooltips({ parent: lists }),
      ],
    });
  }
}

function heightOf({ contentHeight, documentPadding: { top, bottom } }: EditorView): number {
  return Math.ceil(contentHeight - top - bottom);
}

function offering(source: CompletionSource): Extension {
  return autocompletion({
    override: [source],
    selectOnOpen: false,
    interactionDelay: 0,
    defaultKeymap: false,
    icons: false,
  });
}
