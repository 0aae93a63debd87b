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

/** The text of a report; `errors`: messages as they were shown. */
export function reportOf(description: AppDescription, page: ReportedPage, errors: readonly string[]): string {
  const { version, engineVersion, host, versions, isReadOnly } = description;
  const lines = [
    `Searchlight ${version}, engine ${engineVersion}, ${host === 'electron' ? 'Electron' : 'in a browser'}`,
    Object.entries(versions)
      .map(([name, of]) => `${name} ${of}`)
      .join(', '),
    page.userAgent,
    `Window ${page.width} × ${page.height} at ${page.scale}, view ${page.view}${isReadOnly ? ', library read-only' : ''}`,
    errors.length === 0 ? 'No errors since the page was loaded.' : 'Last errors, the newest last:',
    ...errors.map((error) => `- ${withoutNames(error)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Names and paths are the user's: what stands in quotation marks, and what looks like a path, is left out. */
export function withoutNames(message: string): string {
  return message
    .replaceAll(/“[^”]*”|"[^"]*"|‘[^’]*’/g, '“…”')
    .replaceAll(/(?:[A-Za-z]:)?(?:[\\/][^\\/\s:*?"<>|]+(?: [^\\/\s:*?"<>|]+)*)+[\\/]?/g, '…');
}
