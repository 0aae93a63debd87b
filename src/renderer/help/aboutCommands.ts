import type { Command } from '../program/commands.svelte.ts';

export function aboutCommands(show: (dialog: 'about' | 'report') => void, releases: string | null): Command[] {
  return [
    { id: 'help.report', title: 'Report a problem', run: () => show('report') },
    {
      id: 'help.newer',
      title: 'Look for a newer version',
      whyNot: () =>
        releases === null ? 'This Searchlight was built from its source: look where that came from.' : null,
      // Opened by the host or the browser: the program itself makes no request.
      run: () => void open(releases!, '_blank', 'noopener'),
    },
    { id: 'help.about', title: 'About Searchlight', run: () => show('about') },
  ];
}
