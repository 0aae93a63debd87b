/** What somebody who reports a problem is asked for: versions, the system, the last errors, and nothing of their own. */
import type { AppDescription } from '../../shared/contract/types.ts';

export interface ReportedPage {
  /** As the browser names itself. */
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for each of the page. */
  readonly scale: number;
  readonly view: string;
}

/** The text of a report. `shown`: errors of the page, as they were shown; `ofHost`: those of the program behind it. */
export function reportOf(
  description: AppDescription,
  page: ReportedPage,
  shown: readonly string[],
  ofHost: readonly string[],
): string {
  const { version, engineVersion, host, versions, isReadOnly } = description;
  const lines = [
    `Searchlight ${version}, engine ${engineVersion}, ${host === 'electron' ? 'Electron' : 'in a browser'}`,
    Object.entries(versions)
      .map(([name, of]) => `${name} ${of}`)
      .join(', '),
    page.userAgent,
    `Window ${page.width} × ${page.height} at ${page.scale}, view ${page.view}${isReadOnly ? ', library read-only' : ''}`,
    ...listed(shown, 'No errors since the page was loaded.', 'Last errors, the newest last:'),
    ...listed(ofHost, 'No errors of the program behind it.', 'Last errors of the program behind it:'),
  ];
  return `${lines.join('\n')}\n`;
}

function listed(errors: readonly string[], none: string, some: string): string[] {
  return errors.length === 0 ? [none] : [some, ...errors.map((error) => `- ${withoutNames(error)}`)];
}

/** Names, paths and puzzles are the user's: what stands in quotation marks, what looks like a path, and rows of numbers are left out. */
export function withoutNames(message: string): string {
  return message
    .replaceAll(/\d+(?:[ ,/]+(?:\d+|_)){3,}/g, '…')
    .replaceAll(/“[^”]*”|"[^"]*"|‘[^’]*’/g, '“…”')
    .replaceAll(/(?:[A-Za-z]:)?(?:[\\/][^\\/\s:*?"<>|]+(?: [^\\/\s:*?"<>|]+)*)+[\\/]?/g, '…');
}
