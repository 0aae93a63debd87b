/**
 * Imported first by every command: an old Node gets a sentence instead of an error from the depths. It imports nothing,
 * and the commands import nothing else before it has run; an import that an old Node lacks would fail earlier.
 */
const OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`Searchlight needs Node ${OLDEST} or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}
