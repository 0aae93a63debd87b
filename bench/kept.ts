/**
 * V8 forgets the shape of a class with the last instance of it, and with the shape the machine code that relies on it. The
 * program always has a search open; between two rounds here there would be none.
 */
const kept = new Map<string, object>();

/** Keeps `instance`, the newest of its class, for the rest of the process, and returns it. */
export function keep<Instance extends object>(instance: Instance): Instance {
  kept.set(instance.constructor.name, instance);
  return instance;
}
