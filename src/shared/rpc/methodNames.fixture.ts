/** 'service.method' of every method in the table. */
export function methodNames(parsers: Readonly<Record<string, object>>): string[] {
  return Object.entries(parsers).flatMap(([service, methods]) =>
    Object.keys(methods).map((name) => `${service}.${name}`),
  );
}
