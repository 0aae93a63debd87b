import { looksLikeRunCode, readRunCode, writeRunCode, type CodedRun } from '../../shared/exchange/runCode.ts';
import { UNTITLED } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import { copyText, pastedText } from '../ui/clipboard.ts';
import type { RunView } from '../run/runView.svelte.ts';

const WITHOUT_CODE =
  'This run has no code: its heuristic is a program or a long formula. Export the run as a file instead.';

/** The search must be open. */
export async function copyRunCode({ notices }: Program, { player: { opened, step } }: RunView): Promise<void> {
  const code = writeRunCode({ ...opened!, step });
  if (code === null) return notices.hint(WITHOUT_CODE);
  await notices.attempt(async () => {
    await copyText(code);
    notices.tell(`Copied the code of this run and step: ${code}`);
  });
}

/** Opens the run of a code at its step, with its search as the chosen one; does not change the library. */
export async function showCodedRun(program: Program, { puzzle, search, step }: CodedRun): Promise<void> {
  const { navigation, settings, current, notices } = program;
  if (notices.disconnected) return;
  navigation.show('search');
  settings.remember({ search });
  await current.use({ puzzle, title: UNTITLED, puzzleId: null }, step);
}

/** Opens a code pasted outside of text fields, or reports its error; ignores other text. */
export function takePastedCode(program: Program, event: ClipboardEvent): void {
  const text = pastedText(event, looksLikeRunCode);
  if (text === null || !looksLikeRunCode(text)) return;
  event.preventDefault();
  const read = readRunCode(text);
  if (read.ok) void showCodedRun(program, read.run);
  else program.notices.complain(new Error(read.message));
}
