/** Services as a pipe sees them: an interface, what implements it, and the table of parsers that says which methods exist. */

/** Turns anything into what a method takes. Throws where that is impossible. */
export type Parser<Params> = (params: unknown) => Params;

/** What the methods of an interface take, by service and method. */
export type ParamsOf<A> = { readonly [S in keyof A]: { readonly [M in keyof A[S]]: Taken<A[S][M]> } };
type Taken<Method> = Method extends (params: infer Params) => unknown ? Params : never;

/** The allow-list of an interface: a parser for each of its methods. What has none cannot be called. */
export type ParsersOf<A> = Parsers<ParamsOf<A>>;

/** What implements an interface of promises; it may answer at once. */
export type Hosted<A> = { readonly [S in keyof A]: { readonly [M in keyof A[S]]: Answering<A[S][M]> } };
type Answering<Method> = Method extends (params: infer Params) => Promise<infer Result>
  ? (params: Params) => Result | Promise<Result>
  : never;

/** A service whose methods take `P`, and a parser for each of them. */
type Service<P> = { readonly [M in keyof P]: (params: P[M]) => unknown };
type ServiceParsers<P> = { readonly [M in keyof P]: Parser<P[M]> };

/** Services whose methods take `P`, and a parser for each of them. */
export type ServicesTaking<P> = { readonly [S in keyof P]: Service<P[S]> };
export type Parsers<P> = { readonly [S in keyof P]: ServiceParsers<P[S]> };

/** Gets whatever the other side sent, and parses it first. */
export type RemoteMethod = (params: unknown) => unknown;

/** The methods of `services` that `parsers` names, by 'service.method'. Only own members of the table count. */
export function methodsOf<P>(services: ServicesTaking<P>, parsers: Parsers<P>): ReadonlyMap<string, RemoteMethod> {
  const methods = new Map<string, RemoteMethod>();
  for (const name in parsers) {
    if (Object.hasOwn(parsers, name)) addService(methods, name, services[name], parsers[name]);
  }
  return methods;
}

function addService<P>(
  methods: Map<string, RemoteMethod>,
  name: string,
  service: Service<P>,
  parsers: ServiceParsers<P>,
): void {
  for (const method in parsers) {
    if (!Object.hasOwn(parsers, method)) continue;
    methods.set(`${name}.${method}`, (params) => service[method](parsers[method](params)));
  }
}

/** The parser of what this program sends to a thread of its own: it is taken as it is. */
export function trusted(params: unknown): never {
  return params as never;
}
