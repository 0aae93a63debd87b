/** The user's own heuristic, as the command line names it. */
import { OWN_HEURISTIC, parse } from '../../shared/contract/parse.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { InputError } from './arguments.ts';
import { textOfFile, type Files } from './textOfFile.ts';

/** How it was named: by its formula, or by a file with a formula, or with a program where it ends in `.js`. */
export interface OwnChoice {
  readonly formula: string | undefined;
  readonly file: string | undefined;
}

/** The choice of these two options. Throws an `InputError` where there is more than one heuristic. */
export function parseOwnChoice(
  formula: string | undefined,
  file: string | undefined,
  heuristic: string | undefined,
): OwnChoice {
  if ([formula, file, heuristic].filter((named) => named !== undefined).length > 1)
    throw new InputError(
      '--heuristic, --heuristic-formula and --heuristic-file name one heuristic: write one of them.',
    );
  return { formula, file };
}

/** The heuristic, with its text; nothing where none is named. Throws an `InputError`. */
export function ownOfChoice({ formula, file }: OwnChoice, files: Files): OwnHeuristic | undefined {
  if (formula !== undefined) return checked({ name: 'formula', kind: 'formula', text: formula }, '--heuristic-formula');
  if (file === undefined) return undefined;
  const kind = /\.[cm]?js$/i.test(file) ? 'javascript' : 'formula';
  return checked({ name: kind, kind, text: textOfFile(file, files) }, file);
}

function checked(own: OwnHeuristic, source: string): OwnHeuristic {
  try {
    return parse(OWN_HEURISTIC, own);
  } catch (error) {
    throw error instanceof AppError ? new InputError(`${source}: ${error.message}`) : error;
  }
}
