/** Runs as short codes: the one on show is written, and one that is typed or pasted is opened. */
import { isMeantAsRunCode, readRunCode, writeRunCode, type CodedRun } from '../../shared/exchange/runCode.ts';
import { UNTITLED } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import { copyText, pastedText } from '../ui/clipboard.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** The code of the run on show at `step`, if it has one; the search that it has must be open. */
export function codeOf({ player }: RunView, step: number): string | null {
  return writeRunCode({ ...player.opened!, step });
}

const WITHOUT_CODE =
  'This run has no code: its heuristic is a program or a long formula. Export the run as a file instead.';

/** Copies the code of the run at its step, and says it. */
export async function copyRunCode({ notices }: Program, view: RunView): Promise<void> {
  const code = codeOf(view, view.player.step);
  if (code === null) return notices.hint(WITHOUT_CODE);
  await notices.attempt(async () => {
    await copyText(code);
    notices.tell(`Copied the code of this run and step: ${code}`);
  });
}

/** Shows the run of a code at its step. The search becomes the one that is chosen; the library stays as it is. */
export async function showCodedRun(program: Program, { puzzle, search, step }: CodedRun): Promise<void> {
  const { navigation, settings, current, notices } = program;
  if (notices.disconnected) return;
  navigation.show('search');
  settings.remember({ search });
  await current.use({ puzzle, title: UNTITLED, puzzleId: null }, step);
}

/** Opens a code that is pasted where no text is edited, or says what is wrong with it; any other text is left to the view. */
export function takePastedCode(program: Program, event: ClipboardEvent): void {
  const text = pastedText(event, isMeantAsRunCode);
  if (text === null || !isMeantAsRunCode(text)) return;
  event.preventDefault();
  const read = readRunCode(text);
  if (read.ok) void showCodedRun(program, read.run);
  else program.notices.complain(new Error(read.message));
}
