/** A package that cannot be made; the message is one sentence. */
export class PackageFault extends Error {
  override readonly name = 'PackageFault';
}
