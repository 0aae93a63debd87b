/** What a report of a problem needs: versions, the system, the last errors; nothing private. */
import type { AppDescription } from '../../shared/contract/description.ts';

export interface ReportedPage {
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  readonly view: string;
}

/** The text of a report. `shown`: errors of the page, as shown; `ofHost`: those of the host. */
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

/** Removes what may be private: quoted names, what looks like a path, and rows of numbers. */
export function withoutNames(message: string): string {
  return message
    .replaceAll(/\d+(?:[ ,/]+(?:\d+|_)){3,}/g, '…')
    .replaceAll(/“[^”]*”|"[^"]*"|‘[^’]*’/g, '“…”')
    .replaceAll(/(?:[A-Za-z]:)?(?:[\\/][^\\/\s:*?"<>|]+(?: [^\\/\s:*?"<>|]+)*)+[\\/]?/g, '…');
}
