/** The headers that every host sends with the page and its files. */

/**
 * What the page may do: load its own files and talk to its own host. The Trusted Types policies are Svelte's and that of `ui/worker.ts`.
 * `connect` names further places to connect to: the web host's socket, which not every browser counts as 'self'.
 */
export function pagePolicy(connect: readonly string[] = []): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'svelte-trusted-html searchlight-workers',
  };
}

function contentSecurityPolicy(connect: readonly string[]): string {
  return Object.entries(pagePolicy(connect))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export function pageHeaders(connect: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connect),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
