/** The commands of `searchlight`, for its help, man page and launchers. */
export const COMMAND_LINES = [
  { name: 'solve', takes: '[options] BOARD ...', does: 'answers puzzles on the terminal' },
  { name: 'judge', takes: '[options] FORMULA', does: 'judges a heuristic' },
  { name: 'referee', takes: '[options] [FILE ...]', does: 'says where your search first goes wrong' },
  { name: 'lab', takes: '[options]', does: 'counts what searches cost' },
] as const;

export type CommandName = (typeof COMMAND_LINES)[number]['name'];
