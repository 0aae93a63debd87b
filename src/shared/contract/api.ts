/** All that the renderer can ask of a host. Every method takes one object and may reject with an `AppError`. */
import type { Port } from '../rpc/port.ts';
import { serve, type Served } from '../rpc/rpc.ts';
import type { ParamsOf } from '../rpc/services.ts';
import type { DocumentToSave, SavedDocument, SchemaKind } from './kinds.ts';
import type { ListAnswers, ListName, WantedLists } from './lists.ts';
import type { ChangedMessage } from './changed.ts';
import type { ApiOf } from './method.ts';
import { METHODS } from './methods.ts';

type Methods = ApiOf<typeof METHODS>;

export interface Api extends Omit<Methods, 'library'> {
  readonly library: Omit<Methods['library'], 'list' | 'save'> & {
    /** The lists that are wanted, all of the same moment. */
    list<const Wanted extends WantedLists>(wanted: Wanted): Promise<Pick<ListAnswers, keyof Wanted & ListName>>;
    /** Refused as `too-many` where the library is full. */
    save<Kind extends SchemaKind>(toSave: DocumentToSave<Kind>): Promise<SavedDocument<Kind>>;
  };
}

/** Serves `api` on `port`. `onChange` registers the function that notifies the page of changed documents. */
export function serveApi(
  port: Port,
  api: Api,
  log?: (error: unknown) => void,
  onChange?: (hear: () => void) => void,
): Served {
  onChange?.(() => port.post({ changed: true } satisfies ChangedMessage));
  return serve<ParamsOf<Api>>(port, api, METHODS, log);
}
