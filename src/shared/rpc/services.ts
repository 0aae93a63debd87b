/** Types of services on a pipe: an interface, its implementation, and the parsers that list its methods. */

/** Throws for invalid parameters. */
export type Parser<Params> = (params: unknown) => Params;

/** The parameters of an interface, by service and method. */
export type ParamsOf<A> = { readonly [S in keyof A]: { readonly [M in keyof A[S]]: Taken<A[S][M]> } };
type Taken<Method> = Method extends (params: infer Params) => unknown ? Params : never;

/** The allow-list of an interface: methods without a parser cannot be called. */
export type ParsersOf<A> = Parsers<ParamsOf<A>>;

/** What a page sees of the services that a worker has: each method answers with a promise. */
export type Remote<S> = { readonly [N in keyof S]: { readonly [M in keyof S[N]]: Promising<S[N][M]> } };
type Promising<Method> = Method extends (params: infer Params) => infer Result
  ? (params: Params) => Promise<Awaited<Result>>
  : never;

type Service<P> = { readonly [M in keyof P]: (params: P[M]) => unknown };
type ServiceParsers<P> = { readonly [M in keyof P]: Parser<P[M]> };

export type ServicesTaking<P> = { readonly [S in keyof P]: Service<P[S]> };
export type Parsers<P> = { readonly [S in keyof P]: ServiceParsers<P[S]> };

/** Parses what the other side sent, and calls the method. */
export type RemoteMethod = (params: unknown) => unknown;

/** The methods of `services` with a parser, by 'service.method'. Only own members of the table count. */
export function methodsOf<P>(services: ServicesTaking<P>, parsers: Parsers<P>): ReadonlyMap<string, RemoteMethod> {
  const methods = new Map<string, RemoteMethod>();
  for (const name of Object.keys(parsers) as (keyof P & string)[])
    for (const method of Object.keys(parsers[name]) as (keyof P[typeof name] & string)[])
      methods.set(`${name}.${method}`, (params) => services[name][method](parsers[name][method](params)));
  return methods;
}

/** Parsers that trust the parameters, for services called by a thread of this program. */
export function trusting<P>(services: ServicesTaking<P>): Parsers<P> {
  const parsers = Object.entries<object>(services).map(([name, service]) => [
    name,
    Object.fromEntries(Object.keys(service).map((method) => [method, trusted])),
  ]);
  return Object.fromEntries(parsers) as Parsers<P>;
}

export function trusted(params: unknown): never {
  return params as never;
}
