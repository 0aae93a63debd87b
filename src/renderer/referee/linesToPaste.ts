/** What a student pastes, by language: the beginning of the files in `resources/traces`, which a test runs. */
import cpp from '../../../resources/traces/bfs.cpp?raw';
import csharp from '../../../resources/traces/Bfs.cs?raw';
import java from '../../../resources/traces/Bfs.java?raw';
import javascript from '../../../resources/traces/bfs.js?raw';
import python from '../../../resources/traces/bfs.py?raw';

const BEGIN = /^.*Paste these lines.*\n/m;
const END = /^.*An example: .*$/m;

export const LINES_TO_PASTE = {
  python: { label: 'Python', lines: linesIn(python) },
  java: { label: 'Java', lines: linesIn(java) },
  javascript: { label: 'JavaScript', lines: linesIn(javascript) },
  cpp: { label: 'C++', lines: linesIn(cpp) },
  csharp: { label: 'C#', lines: linesIn(csharp) },
} as const;
export type LanguageId = keyof typeof LINES_TO_PASTE;

/** Without the indentation that all lines share. */
function linesIn(source: string): string {
  const begin = BEGIN.exec(source)!;
  const lines = source
    .slice(begin.index + begin[0].length, END.exec(source)!.index)
    .trimEnd()
    .split('\n');
  const shared = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length));
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim();
}
