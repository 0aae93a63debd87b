/**
 * A second start of the program makes the running host of the same library open another window, with the named file.
 * That host has written its address and a secret into a file that only its user can read.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { FORBIDDEN, refuseStranger } from './gate.ts';
import { isOtherUser } from './peer.ts';
import { isToken } from './keys.ts';

export const START_PATH = '/start';
const WORD = 'x-searchlight-word';
const FILE = 'host.json';
/** The longest request, which contains a path. */
export const MAX_START_BYTES = 16 * 1024;
/** How long a running host may take to answer. */
const ANSWER_MS = 5000;

const NO_CONTENT = 204;
const BAD_REQUEST = 400;

export interface RunningHost {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly word: string;
}

/** `folder`: see `shellFolder`. */
export function announceHost(folder: string, host: RunningHost): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `${FILE}.${process.pid}`);
  writeFileSync(unfinished, JSON.stringify(host), { mode: 0o600 });
  renameSync(unfinished, join(folder, FILE));
}

export function withdrawHost(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}

/** Asks the host that is announced in `folder` to open a window; returns whether it does. */
export async function askRunningHost(folder: string, file: string | null): Promise<boolean> {
  const host = announced(folder);
  if (host === null) return false;
  const request = {
    method: 'POST',
    headers: { [WORD]: host.word },
    body: JSON.stringify({ file }),
    signal: AbortSignal.timeout(ANSWER_MS),
  };
  return fetch(host.origin + START_PATH, request).then(
    ({ status }) => status === NO_CONTENT,
    () => false,
  );
}

function announced(folder: string): RunningHost | null {
  try {
    const { origin, word } = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Partial<RunningHost>;
    return typeof word === 'string' && /^http:\/\/127\.0\.0\.1(:\d+)?$/.test(origin ?? '')
      ? { origin: origin!, word }
      : null;
  } catch {
    return null; // missing, or being written
  }
}

export interface Starts {
  readonly word: string;
  /** `file`: absolute path, or `null`. */
  readonly onStart: (file: string | null) => void;
}

/** Whether a request is a second start, and not the page's. */
export function isStart({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === START_PATH;
}

export async function answerStart(
  request: IncomingMessage,
  response: ServerResponse,
  authority: string,
  { word, onStart }: Starts,
): Promise<void> {
  const refusal = refuseStart(request, authority, word);
  if (refusal !== null) return void response.writeHead(refusal, { Connection: 'close' }).end();
  const file = await fileIn(request);
  response.writeHead(file === undefined ? BAD_REQUEST : NO_CONTENT, { Connection: 'close' }).end();
  if (file !== undefined) onStart(file);
}

function refuseStart(request: IncomingMessage, authority: string, word: string): number | null {
  const stranger = refuseStranger(request, authority);
  if (stranger !== null) return stranger;
  const sent = request.headers[WORD];
  return typeof sent === 'string' && isToken(sent, word) && !isOtherUser(request.socket) ? null : FORBIDDEN;
}

/** The file that a request names; `null` for none, `undefined` for an invalid request. */
async function fileIn(request: IncomingMessage): Promise<string | null | undefined> {
  try {
    let text = '';
    for await (const part of request.setEncoding('utf8')) {
      text += part;
      if (text.length > MAX_START_BYTES) return undefined;
    }
    const { file } = JSON.parse(text) as { file?: unknown };
    return file === null || (typeof file === 'string' && isAbsolute(file)) ? file : undefined;
  } catch {
    return undefined;
  }
}
