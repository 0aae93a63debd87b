import type * as v from 'valibot';

export type Schema<Output> = v.GenericSchema<unknown, Output>;

/** The output of a schema, read-only. */
export type Parsed<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;

type Frozen<Value> = Value extends ArrayBuffer
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;
