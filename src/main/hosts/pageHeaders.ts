/**
 * What the page may do: load its own files and talk to its own host. The Trusted Types policies are those of Svelte and
 * `ui/worker.ts`. `connect`: the web host's socket, which not every browser counts as 'self'.
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

/** The headers that every host sends with the page and its files. */
export function pageHeaders(connect: readonly string[] = []): Record<string, string> {
  const policy = Object.entries(pagePolicy(connect)).map(([name, value]) => `${name} ${value}`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
