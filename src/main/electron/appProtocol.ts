import type { CustomScheme } from 'electron';
import { headersFor, pageHeaders, type PageFiles } from '../hosts/pageFiles.ts';
import { isOwnAddress, SCHEME } from './decisions.ts';

/** `standard` and `secure` make the page an origin like one of https; `codeCache` keeps compiled scripts. */
export const PRIVILEGED_SCHEMES: CustomScheme[] = [
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
];

const HEADERS = pageHeaders();

/** Serves the page's fixed list of files. */
export function answer(files: PageFiles, request: { readonly url: string; readonly method: string }): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: HEADERS });
  const path = isOwnAddress(request.url) ? new URL(request.url).pathname : null;
  const file = path === null ? undefined : files.get(path);
  if (path === null || file === undefined) return new Response(null, { status: 404, headers: HEADERS });
  const body = request.method === 'HEAD' ? null : file.bytes;
  return new Response(body, { headers: { ...headersFor(path, HEADERS), 'Content-Type': file.type } });
}
