/** Which words the editor offers at the caret. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { completionPath, localCompletionSource } from '@codemirror/lang-javascript';
import { javascriptWords, type ProgramKind } from './javascriptWords.ts';
import type { Complete, OfferedWord } from './offeredWords.ts';

export function formulaOffers(complete: Complete): CompletionSource {
  return ({ state, pos, explicit }) => {
    const found = complete(state.doc.toString(), pos, explicit);
    return found && { from: found.at, options: found.words.map(optionOf), filter: false };
  };
}

/** The words of the language, and the names of the program. */
export function javascriptOffers(kind: ProgramKind): (context: CompletionContext) => CompletionResult | null {
  return (context) => offersAt(context, kind);
}

function offersAt(context: CompletionContext, kind: ProgramKind): CompletionResult | null {
  const found = completionPath(context);
  if (!found || (found.path.length === 0 && found.name === '' && !context.explicit)) return null;
  const words = javascriptWords(found.path, kind).map(optionOf);
  const known = new Set(words.map(({ label }) => label));
  const names = found.path.length > 0 ? [] : localNames(context).filter(({ label }) => !known.has(label));
  const options = [...names, ...words];
  return offered(options, found.name, context);
}

/** A word that is finished needs no list, unless it was asked for. */
function offered(
  all: readonly Completion[],
  typed: string,
  { pos, explicit }: CompletionContext,
): CompletionResult | null {
  const start = typed.toLowerCase();
  const options = all.filter(({ label }) => label.toLowerCase().startsWith(start));
  const isFinished = options.some(({ label }) => label === typed) && !explicit;
  return options.length === 0 || isFinished ? null : { from: pos - typed.length, options, filter: false };
}

function localNames(context: CompletionContext): readonly Completion[] {
  const found = localCompletionSource(context);
  return found && 'options' in found ? found.options : [];
}

function optionOf({ name, write, meaning }: OfferedWord): Completion {
  return { label: name, displayLabel: write, detail: meaning };
}
