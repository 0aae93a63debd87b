import * as v from 'valibot';
import type { Parser } from '../rpc/services.ts';
import { parseParams } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';

/** The parser of a method's parameters. `Answer`, known to the compiler alone: what the method resolves to. */
export type ApiMethod<Params, Answer> = Parser<Params> & { readonly answer?: (answer: Answer) => Answer };

type Answerable<Params> = { answers<Answer>(): ApiMethod<Params, Answer> };

/** A method that takes one object, by the schemas of its members: `given({ runId: ID }).answers<Run>()`. */
export function given<const Entries extends v.ObjectEntries>(
  entries: Entries,
): Answerable<Parsed<v.StrictObjectSchema<Entries, undefined>>> {
  return taking(v.strictObject(entries) as never);
}

export function taking<Params>(schema: Schema<Params>): Answerable<Params> {
  return { answers: () => (params) => parseParams(schema, params) };
}

/** Methods by service and name, as their callers see them. */
export type ApiOf<Methods> = {
  readonly [S in keyof Methods]: {
    readonly [M in keyof Methods[S]]: Methods[S][M] extends ApiMethod<infer Params, infer Answer>
      ? (params: Params) => Promise<Answer>
      : never;
  };
};
