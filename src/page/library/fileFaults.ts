/**
 * Why the files of the library fail. SQLite does not say, and browsers report it to SQLite with their own numbers: so
 * the private file system is probed apart from SQLite as soon as something has failed.
 */
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { METHODS } from '../../shared/contract/methods.ts';
import { POOL_FOLDER } from './openSqlite.ts';
import { removePrivate, writePrivate } from './privateFiles.ts';

const LEFT = 'What was saved before is still there.';

const SENTENCES = {
  removed:
    'The data of this page was deleted in the browser, and the library with it, so nothing more is saved. Save everything as a file before you close this tab.',
  full: `This browser gives Searchlight no more room, so nothing more is saved. ${LEFT}`,
  locked: `Another tab of this browser has the files of the library, so nothing is saved here. ${LEFT}`,
  denied: 'This browser no longer lets this page keep files, so nothing more is saved.',
  unknown: 'This browser could not use the files of the library, and does not say why: nothing was saved.',
} as const;

export type StorageFault = keyof typeof SENTENCES;

/** By the names of errors of the private file system. */
const MEANINGS: Readonly<Record<string, StorageFault>> = {
  NotFoundError: 'removed',
  QuotaExceededError: 'full',
  NoModificationAllowedError: 'locked',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
};

/** The size of a small change of the library. */
const PROBE_BYTES = 65_536;
const PROBE = 'searchlight-probe';

/** An error of the library's files whose reason is not known yet. */
export class FilesFailed extends AppError {
  constructor(fault: StorageFault = 'unknown') {
    super('store-full', SENTENCES[fault]);
  }
}

export function faultOf(error: unknown): StorageFault {
  return (error instanceof Error && MEANINGS[error.name]) || 'unknown';
}

export async function presentFault(storage: StorageManager): Promise<StorageFault> {
  try {
    const root = await storage.getDirectory();
    await root.getDirectoryHandle(POOL_FOLDER);
    await writePrivate([PROBE], new Uint8Array(PROBE_BYTES));
    return 'unknown';
  } catch (error) {
    return faultOf(error);
  } finally {
    await removePrivate(PROBE).catch(() => {}); // it was not made
  }
}

type Method = (params: unknown) => unknown;

/** `api`, with the reason for failures of the library's files; `find` looks for it. */
export function sayingWhy(api: Api, find: () => Promise<StorageFault>): Api {
  const said = (call: Method): Method => {
    return async (params) => {
      try {
        return await call(params);
      } catch (error) {
        throw error instanceof FilesFailed ? new FilesFailed(await find()) : error;
      }
    };
  };
  const services = Object.entries(METHODS).map(([name, methods]) => {
    const service = api[name as keyof Api] as unknown as Readonly<Record<string, Method>>;
    return [
      name,
      Object.fromEntries(Object.keys(methods).map((method) => [method, said((it) => service[method]!(it))])),
    ];
  });
  return Object.fromEntries(services) as Api;
}
