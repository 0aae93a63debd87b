import { createHash } from 'node:crypto';
import { pagePolicy } from '../../src/main/hosts/pageFiles.ts';

/** What a page without a host may do, as the content of its `<meta>`, which says nothing of who may frame it. */
export function policyOf(changes: Readonly<Record<string, string>>): string {
  return Object.entries({ ...pagePolicy(), ...changes })
    .filter(([name]) => name !== 'frame-ancestors')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** How a policy names a script or a style that stands in the page. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
